"""Somebody between the app and its server lies: no key is taken, and no journal goes."""

import base64
import sqlite3

import pytest
from playwright.sync_api import expect

from accounts import PASSWORD, SLOW, account_page, all_on_server, sign_in, sign_up, submit
from liar import Liar
from verbs import control, counts, fill, go, press, reload, set_up_counting, settled, shown

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


def test_a_sign_in_answer_with_another_key_is_refused(world, liar):
    page = device(world, liar)
    liar.statuses = {"/api/vault": 401, "/api/sessions/refresh": 401}
    go(page, "today")
    press(page, "log-1")
    counts(page, 2)
    settled(page)
    account_page(page)
    shown(page, "This device was signed out")
    liar.statuses = {}
    before = changes(world)
    liar.lies = {"POST /api/sessions": offer_key}
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


def test_a_bare_410_empties_no_device(world, liar):
    page = device(world, liar)
    liar.statuses = {"/api/": 410}
    go(page, "today")
    press(page, "log-1")
    counts(page, 2)
    settled(page)
    reload(page)
    counts(page, 2)
    liar.statuses = {}
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
