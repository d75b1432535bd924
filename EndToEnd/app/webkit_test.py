"""The same app in WebKitGTK: a first day, a craving over a reload, and no server."""

import pytest

from accounts import PASSWORD
from server import Server, certified
from store import EACH, decoded
from webkit_verbs import counts, proved, reload, set_up, visit


@pytest.fixture
def webkit(server):
    with visit(server) as webkit:
        yield webkit


def time_left(webkit):
    left = "return document.querySelector('.meter .value')?.textContent ?? ''"
    minutes, seconds = webkit.run(left).split(":")
    return int(minutes) * 60 + int(seconds)


def test_a_first_day_is_there_after_a_reload(webkit):
    set_up(webkit)
    webkit.press("log-1", "log-more", "log-5")
    counts(webkit, 6)
    webkit.press("log-more", "undo-last")
    counts(webkit, 1)
    reload(webkit)
    counts(webkit, 1)
    webkit.run("location.hash = '#/history'")
    webkit.shown("1 puff")


def test_a_craving_goes_on_over_a_reload(webkit):
    set_up(webkit)
    webkit.press("craving", "skip-breath")
    webkit.shown("It passed")
    webkit.press("next", "next", "next", "trigger-coffee", "next", "more")
    webkit.fill("note", "half a thou")
    before = time_left(webkit)
    webkit.until(
        lambda: [key for key, _ in webkit.wait(f"() => ({EACH})(['meta'])")],
        lambda found: "draft" in found,
        "the note is not kept",
    )
    reload(webkit)
    webkit.shown("It passed")
    assert before - 60 <= time_left(webkit) <= before
    note = "return document.querySelector('textarea[data-key=note]').value"
    assert webkit.run(note) == "half a thou"
    webkit.press("back")
    webkit.shown("What set it off?")
    assert webkit.run("return document.getElementById('k-trigger-coffee').checked")
    webkit.press("passed")
    webkit.shown("That is the first one.")


def test_what_helped_in_a_craving_is_remembered(webkit):
    set_up(webkit)
    webkit.press("craving", "skip-breath")
    webkit.shown("It passed")
    webkit.press("next", "technique-boxBreathing", "end-technique", "after-3")
    webkit.press("passed", "to-today")
    webkit.run("location.hash = '#/techniques'")
    webkit.shown("It helped the one time you tried it.")
    reload(webkit)
    webkit.shown("It helped the one time you tried it.")
    webkit.run("location.hash = '#/milestones'")
    webkit.shown("First craving passed")
    webkit.run("location.hash = '#/help'")
    webkit.shown("Numbers last checked")


def test_it_opens_and_counts_without_a_server(webkit):
    set_up(webkit)
    webkit.press("log-more", "log-5")
    webkit.settled()
    webkit.wait("async () => { await navigator.serviceWorker.ready; }")
    webkit.until(
        lambda: webkit.run("return Boolean(navigator.serviceWorker.controller)"),
        bool,
        "no service worker in charge",
    )
    webkit.server.kill()
    reload(webkit)
    counts(webkit, 5)
    webkit.press("log-1")
    counts(webkit, 6)
    reload(webkit)
    counts(webkit, 6)


def test_what_is_stored_is_sealed(webkit):
    set_up(webkit)
    webkit.press("log-more", "log-5")
    webkit.settled()
    records = decoded(webkit.wait(f"() => ({EACH})(['log'])"))
    assert len(records) == 2
    for _, value in records:
        assert b"vape" not in value and b"tracker" not in value


def test_a_session_of_practice_goes_on_over_a_reload(webkit):
    def left():
        shown = "return document.querySelector('figure .inside > span')?.textContent ?? '0:0'"
        minutes, seconds = webkit.run(shown).split(":")
        return int(minutes) * 60 + int(seconds)

    set_up(webkit)
    webkit.run("location.hash = '#/practice'")
    webkit.shown("Quiet today")
    webkit.press("start-last")
    webkit.shown("Pause")
    before = left()
    assert 590 <= before <= 600
    reload(webkit)
    webkit.shown("Pause")
    assert before - 60 <= left() <= before
    webkit.press("stop")
    webkit.shown("Quiet today")


@pytest.fixture
def secured(tmp_path):
    """Over TLS: without it WebKit keeps no cookie of a session, also on this machine."""
    server = Server(options=certified(tmp_path)[1])
    with visit(server) as webkit:
        yield webkit
    server.close()


def test_a_journal_gets_to_the_server(secured):
    webkit = secured
    set_up(webkit)
    webkit.press("log-1")
    counts(webkit, 1)
    webkit.run("location.hash = '#/account'")
    webkit.press("sign-up")
    webkit.fill("account-email", "robin@example.org")
    webkit.fill("account-password", PASSWORD)
    webkit.press("account-submit")
    proved(webkit)
    webkit.shown("Everything is here and on the server")
