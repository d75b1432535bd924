"""The forms of an account in WebKitGTK, with a real server: what is off is said at its place, and
what is right brings the journal to another browser."""

import pytest

from accounts import PASSWORD
from server import Server, certified
from webkit_verbs import (
    counts, go, heading, not_shown, proved, set_up_counting, there, visit,
)

EMAIL = "robin@example.org"


@pytest.fixture
def secured(tmp_path):
    """Over TLS: without it WebKit keeps no cookie of a session, also on this machine."""
    server = Server(options=certified(tmp_path)[1])
    yield server
    server.close()


def tries(webkit, email, password, answer):
    webkit.refill("account-email", email)
    webkit.refill("account-password", password)
    webkit.press("account-submit")
    webkit.shown(answer)


def signs_up(webkit):
    go(webkit, "account")
    webkit.press("sign-up")
    tries(webkit, "nowhere", "short", "An address looks like name@example.org.")
    tries(webkit, EMAIL, "short", "Use 15 characters or more.")
    not_shown(webkit, "An address looks like")
    tries(webkit, EMAIL, "passwordpassword", "tried first")
    tries(webkit, EMAIL, PASSWORD, "Your recovery code")
    webkit.refill("group-0", "0000")
    webkit.refill("group-1", "0000")
    webkit.press("account-submit")
    webkit.shown("These are other letters than the code's.")
    assert "sign-out" not in webkit.browser.page_source
    proved(webkit)
    webkit.shown("Everything is here and on the server")


def test_an_account_is_made_and_opens_the_journal_in_another_browser(secured):
    with visit(secured) as one:
        set_up_counting(one)
        one.press("log-1", "log-more", "log-5")
        counts(one, 6)
        signs_up(one)
    with visit(secured) as other:
        go(other, "account")
        other.press("sign-in")
        odd = "Address and password don't belong together"
        tries(other, EMAIL, "four other herons at noon", odd)
        tries(other, "nobody@example.org", PASSWORD, odd)
        assert "sign-out" not in other.browser.page_source
        tries(other, EMAIL, PASSWORD, "Everything is here and on the server")
        there(other, '[data-key="sign-out"]')
        go(other, "today")
        counts(other, 6)
        go(other, "account")
        other.press("sign-out", "leave-remove")
        heading(other, "start")
