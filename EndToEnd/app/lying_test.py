"""Somebody between the app and its server lies: no key is taken, and no journal goes."""

import base64
import json
import sqlite3

import pytest
from playwright.sync_api import expect

from accounts import PASSWORD, SLOW, account_page, all_on_server, sign_in, sign_up, submit
from liar import Liar
from verbs import (
    control, counts, fill, go, heading, press, reload, set_up_counting, settled, shown,
)

EMAIL = "robin@example.org"
EVIL = base64.urlsafe_b64encode(b"\x42" * 32).rstrip(b"=").decode()


@pytest.fixture
def liar(world):
    liar = Liar(world.server)
    world.watch.own.add(liar.address.split("/")[2])
    world.watch.server_may_refuse = True
    yield liar
    liar.close()


def device(world, liar):
    """A journal with one tap and an account, by way of the liar, who is honest as yet."""
    page = world.context().new_page()
    page.goto(liar.address)
    set_up_counting(page)
    press(page, "log-1")
    counts(page, 1)
    sign_up(page, EMAIL)
    all_on_server(page)
    return page


def changes(world):
    place = f"file:{world.server.data_path / 'redstart.db'}?mode=ro"
    with sqlite3.connect(place, uri=True) as database:
        return database.execute("SELECT count(*) FROM changes").fetchone()[0]


def offer_key(answer):
    """As after a reset of an account whose key the server keeps."""
    return {k: v for k, v in answer.items() if k != "passwordWrap"} | {"spareKey": EVIL}


def name_another_account(answer):
    """Over the wraps of this one."""
    return answer | {"account": "0" * 32}


@pytest.mark.parametrize("lie", [offer_key, name_another_account])
def test_a_sign_in_answer_with_another_key_is_refused(world, liar, lie):
    page = device(world, liar)
    liar.statuses = {"/api/vault": 401, "/api/sessions/refresh": 401}
    go(page, "today")
    press(page, "log-1")
    counts(page, 2)
    settled(page)
    account_page(page)
    shown(page, "This device is signed out")
    liar.statuses = {}
    before = changes(world)
    liar.lies = {"POST /api/sessions": lie}
    sign_in(page, EMAIL)
    expect(page.locator("main")).to_contain_text("another key than the one", timeout=SLOW)
    assert changes(world) == before
    liar.lies = {}
    # The form is still there, and what was typed into it.
    fill(page, account_email=EMAIL, account_password=PASSWORD)
    submit(page)
    all_on_server(page)
    assert changes(world) > before
    go(page, "today")
    counts(page, 2)


def test_nor_is_it_on_a_device_that_has_only_a_journal(world, liar):
    device(world, liar)
    page = world.context().new_page()
    page.goto(liar.address)
    set_up_counting(page)
    press(page, "log-1")
    counts(page, 1)
    settled(page)
    before = changes(world)
    liar.lies = {"POST /api/sessions": offer_key}
    sign_in(page, EMAIL)
    expect(control(page, "ask-device")).to_be_visible(timeout=SLOW)
    shown(page, "The server offers a spare key")
    assert changes(world) == before


PROBLEM = "application/problem+json"


def gone(account):
    """What this server says of a deleted account."""
    details = {"account": account, "deletionAt": 4_000_000_000_000}
    return json.dumps({"code": "account_deleted", "message": "", "details": details}).encode()


def account_of(world):
    place = f"file:{world.server.data_path / 'redstart.db'}?mode=ro"
    with sqlite3.connect(place, uri=True) as database:
        return database.execute("SELECT id FROM accounts").fetchone()[0]


@pytest.mark.parametrize(
    "kind", ["a page", "nothing", "another account", "another type", "no account"])
def test_no_410_of_somebody_else_empties_a_device(world, liar, kind):
    page = device(world, liar)
    own = account_of(world)
    go(page, "today")
    # What waits was written without a network.
    page.context.set_offline(True)
    world.watch.network_may_fail = True
    press(page, "log-1")
    counts(page, 2)
    settled(page)
    before = changes(world)
    # The lie is there before the network is: what waits cannot go in between.
    liar.statuses = {
        "/api/": {
            "a page": 410, "nothing": (410, "text/plain", b""),
            "another account": (410, PROBLEM, gone("0" * 32)),
            "another type": (410, "text/html", gone(own)),
            "no account": (410, PROBLEM, b'{"code":"account_deleted"}'),
        }[kind]
    }
    page.context.set_offline(False)
    reload(page)
    counts(page, 2)
    settled(page)
    account_page(page)
    expect(control(page, "gone-keep")).to_have_count(0)
    assert changes(world) == before
    liar.statuses = {}
    reload(page)
    all_on_server(page)
    assert changes(world) > before
    go(page, "today")
    counts(page, 2)


def test_a_deleted_account_counts_what_waits_and_removes_nothing_without_a_file(world, liar):
    page = device(world, liar)
    liar.statuses = {"/api/": (410, PROBLEM, gone(account_of(world)))}
    go(page, "today")
    press(page, "log-1")
    counts(page, 2)
    settled(page)
    account_page(page)
    expect(control(page, "gone-keep")).to_be_visible(timeout=SLOW)
    shown(page, "1 change never reached the server")
    with page.expect_download():
        press(page, "gone-remove")
    expect(control(page, "gone-remove-now")).to_be_visible()
    go(page, "today")
    press(page, "log-1")
    counts(page, 3)
    settled(page)
    account_page(page)
    expect(control(page, "gone-remove-now")).to_have_count(0)
    reload(page)
    go(page, "today")
    counts(page, 3)
    account_page(page)
    with page.expect_download() as download:
        press(page, "gone-remove")
    saved = json.loads(download.value.path().read_text())
    assert len([it for it in saved["entities"] if it["kind"] == "entry"]) == 3
    press(page, "gone-remove-now")
    heading(page, "start")


def test_a_server_that_changes_its_history_with_each_answer_is_not_given_all_for_ever(world, liar):
    page = device(world, liar)
    turn = iter(range(10**6))
    pushes = []

    def other(answer):
        pushes.append(1)
        return answer | {"epoch": f"{next(turn):032x}"}

    liar.lies = {"POST /api/vault/changes": other}
    go(page, "today")
    press(page, "log-1")
    counts(page, 2)
    account_page(page)
    shown(page, "answered in an unknown way")
    told = len(pushes)
    assert told < 20
    reload(page)
    liar.lies = {}
    reload(page)
    all_on_server(page)
    go(page, "today")
    counts(page, 2)


def test_a_deleted_account_leaves_the_journal_and_a_question(world):
    page = world.page()
    world.watch.server_may_refuse = True
    set_up_counting(page)
    press(page, "log-1")
    sign_up(page, EMAIL)
    all_on_server(page)
    other = world.page()
    sign_in(other, EMAIL)
    all_on_server(other)
    press(other, "remove-account")
    other.locator('[data-key="account-password"]').fill(PASSWORD)
    press(other, "account-submit")
    expect(other.locator("main")).to_contain_text("The account goes", timeout=SLOW)
    reload(page)
    go(page, "account")
    expect(control(page, "gone-keep")).to_be_visible(timeout=SLOW)
    reload(page)
    expect(control(page, "gone-keep")).to_be_visible(timeout=SLOW)
    press(page, "gone-keep")
    shown(page, "The journal stays here")
    go(page, "today")
    counts(page, 1)
