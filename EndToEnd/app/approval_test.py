"""A device that is let in and cannot open the journal asks one that can; and another key for it."""

import pathlib
import re
import sqlite3

import pytest
from playwright.sync_api import expect

from accounts import (
    PASSWORD, SLOW, account_page, all_on_server, first_device, prove_code, sign_in, signed_in,
    submit,
)
from verbs import control, counts, fill, go, press, reload, until

EMAIL = "robin@example.org"
NUMBER = re.compile(r"\b\d{3} \d{3}\b")
# Twice a consonant and a vowel.
WORD = "(?:[bdfghjklmnprstwz][aiou]){2}"
TWELVE = re.compile(rf"\b{WORD}(?: {WORD}){{11}}\b")
# The device looks every five seconds.
LOOK = 30_000


def asking_device(world):
    """Let in by its password, which opens nothing, as after a reset."""
    path = pathlib.Path(world.server.data.name) / "redstart.db"
    with sqlite3.connect(path, timeout=10) as database:
        database.execute("UPDATE accounts SET password_wrap = NULL")
    page = world.page()
    sign_in(page, EMAIL)
    expect(control(page, "ask-device")).to_be_visible(timeout=SLOW)
    press(page, "ask-device")
    expect(control(page, "stop-asking")).to_be_visible()
    return page


def number(page):
    text = until(page, lambda: page.locator("main .body").inner_text(), NUMBER.search, 30)
    return NUMBER.search(text)[0]


def twelve_words(page):
    """What stands behind *Compare twelve words*."""
    more = page.locator('details[data-key="twelve-words"]')
    if more.get_attribute("open") is None:
        more.locator("summary").click()
    text = until(page, lambda: page.locator("main .body").inner_text(), TWELVE.search)
    return TWELVE.search(text)[0]


def card(page):
    account_page(page)
    found = page.locator('[data-key^="asks-"]')
    expect(found).to_be_visible(timeout=LOOK)
    return found


def answer(page, word):
    page.locator(f'[data-key^="{word}-"]').click(timeout=LOOK)


def meet(old, new):
    """The person says that the question is theirs, and both devices come to one number."""
    assert not NUMBER.search(card(old).inner_text()), "no number before both sides are bound"
    expect(old.locator('[data-key^="approve-"]')).to_have_count(0)
    answer(old, "meet")
    expect(old.locator('[data-key^="approve-"]')).to_be_visible(timeout=LOOK)
    assert number(new) in card(old).inner_text()


def let_in(old, new):
    meet(old, new)
    answer(old, "approve")


@pytest.fixture
def two(world):
    old = first_device(world, EMAIL)
    return old, asking_device(world)


def test_both_show_one_number_and_the_journal_opens(two):
    old, new = two
    meet(old, new)
    check = twelve_words(old)
    assert twelve_words(new) == check
    answer(old, "approve")
    expect(control(old, "given-done")).to_be_visible(timeout=SLOW)
    expect(control(new, "same-number")).to_be_visible(timeout=LOOK)
    assert number(new) == number(old)
    assert twelve_words(new) == twelve_words(old) != check
    press(new, "same-number")
    signed_in(new)
    all_on_server(new)
    go(new, "today")
    counts(new, 1)
    press(new, "log-1")
    press(old, "given-done")
    go(old, "today")
    counts(old, 2)


def test_a_reload_comes_back_to_the_question(two):
    old, new = two
    reload(new)
    expect(control(new, "stop-asking")).to_be_visible()
    meet(old, new)
    before = number(new)
    reload(new)
    assert number(new) == before
    answer(old, "approve")
    expect(control(new, "same-number")).to_be_visible(timeout=LOOK)
    press(new, "same-number")
    signed_in(new)


def test_a_no_is_told(two):
    old, new = two
    card(old)
    answer(old, "deny")
    expect(new.locator("main")).to_contain_text("did not let this one in", timeout=LOOK)
    expect(control(new, "ask-device")).to_be_visible()


def test_another_number_opens_nothing(two):
    old, new = two
    let_in(old, new)
    expect(control(new, "other-number")).to_be_visible(timeout=LOOK)
    press(new, "other-number")
    expect(new.locator("main")).to_contain_text("was put away")
    expect(control(new, "ask-device")).to_be_visible()


def test_a_key_that_is_swapped_on_the_way_is_not_believed(two):
    """Whoever carries the answers puts another key in, once the nonce of this device is known."""
    old, new = two

    def lie(route):
        answer = route.fetch()
        said = answer.json()
        for asked in said.get("approvals", []):
            if "publicKey" in asked:
                asked["publicKey"] = "BA" + "A" * 85
        route.fulfill(response=answer, json=said)

    old.context.route("**/api/account/approvals", lie)
    card(old)
    answer(old, "meet")
    expect(card(old)).to_contain_text("does not belong to this question", timeout=LOOK)
    expect(old.locator('[data-key^="approve-"]')).to_have_count(0)
    answer(old, "deny")
    expect(new.locator("main")).to_contain_text("did not let this one in", timeout=LOOK)


def test_who_stops_asking_is_asked_about_no_more(two):
    old, new = two
    card(old)
    press(new, "stop-asking")
    expect(control(new, "ask-device")).to_be_visible()
    expect(old.locator('[data-key^="asks-"]')).to_have_count(0, timeout=LOOK)


def test_another_key_lets_the_other_device_sign_in_again(world):
    world.watch.server_may_refuse = True
    one = first_device(world, EMAIL)
    other = world.page()
    sign_in(other, EMAIL)
    signed_in(other)
    all_on_server(other)
    account_page(one)
    press(one, "new-key")
    fill(one, account_password=PASSWORD)
    submit(one)
    prove_code(one)
    expect(one.locator("main")).to_contain_text("has a new key", timeout=SLOW)
    go(one, "today")
    press(one, "log-1")
    account_page(other)
    expect(control(other, "sign-in")).to_be_visible(timeout=LOOK)
    sign_in(other, EMAIL)
    all_on_server(other)
    go(other, "today")
    counts(other, 2)
    third = world.page()
    sign_in(third, EMAIL)
    signed_in(third)
    all_on_server(third)
    go(third, "today")
    counts(third, 2)
