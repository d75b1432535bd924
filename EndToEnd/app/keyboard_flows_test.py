"""The main ways through the app with nothing but a keyboard: no click and no finger. On each the
focus is seen at every step, and no answer of the app takes it away."""

import json
import pathlib
import re

import pytest
from playwright.sync_api import expect

from accounts import CODE, SLOW
from keyboard import (
    arrow_to, enter_kept, focus_kept, focused, guarded, heading_has_focus, space_kept, tab_to,
    typed,
)
from store import keys, kept
from verbs import (
    body, control, counts, field, heading, not_shown, reload, settled, shown, until,
)

MORNING = "2026-03-10T09:00:00"
EMAIL = "robin@example.org"
PASSWORD = "three quiet herons at dusk"
WORD = "blue heron"
FOUND = 'main ul > li[data-key^="found-"]'
ROWS = 'main ul > li[data-key^="food-"]'
HAS_TABLE = "async () => (await (await caches.open('foods')).keys()).length"


@pytest.fixture
def page(world):
    return guarded(world)


def sheet_gone(page, opener):
    """A sheet gives the focus back to what opened it."""
    expect(page.locator("[data-dialog]")).to_have_count(0)
    focus_kept(page)
    until(page, lambda: focused(page), lambda key: key == opener)


def begin(page, substance):
    heading(page, "start")
    enter_kept(page, "begin")
    heading_has_focus(page, "welcome")
    space_kept(page, "substance-" + substance)
    enter_kept(page, "next")


def set_up(page):
    begin(page, "vape")
    shown(page, "Step 2 of 7")
    typed(page, "per-day-vape", "200")
    page.keyboard.press("Enter")
    shown(page, "Step 3 of 7")
    enter_kept(page, "next")
    shown(page, "Step 4 of 7")
    enter_kept(page, "next")
    shown(page, "Step 5 of 7")
    arrow_to(page, "method-stop", "method-reduce")
    enter_kept(page, "next")
    shown(page, "Step 6 of 7")
    typed(page, "reduce-days", "30")
    page.keyboard.press("Enter")
    shown(page, "Step 7 of 7")
    enter_kept(page, "next")
    heading_has_focus(page, "today")


def set_up_food(page):
    begin(page, "food")
    arrow_to(page, "focus-sugarySoda", "focus-fries")
    enter_kept(page, "next", "next")
    heading_has_focus(page, "today")


def set_up_counting(page):
    begin(page, "vape")
    for step in ["3 of 7", "4 of 7", "5 of 7", "6 of 6"]:
        enter_kept(page, "skip")
        shown(page, f"Step {step}")
    enter_kept(page, "next")
    heading_has_focus(page, "today")


def one_key(page, start):
    """What the journal made up for something on the screen."""
    found = page.locator(f'button[data-key^="{start}"]')
    expect(found).to_have_count(1)
    return found.get_attribute("data-key")


def test_use_is_logged_summed_up_and_taken_back(page):
    set_up(page)
    enter_kept(page, "log-1", "log-more", "log-5")
    counts(page, 6)
    enter_kept(page, "log-more", "undo-last")
    counts(page, 1)
    enter_kept(page, "log-more", "total")
    typed(page, "total-amount", "abc")
    page.keyboard.press("Enter")
    shown(page, "A number from 0 to 100,000, please.")
    page.keyboard.press("Escape")
    sheet_gone(page, "log-more")
    counts(page, 1)
    enter_kept(page, "log-more", "total")
    typed(page, "total-amount", "40")
    page.keyboard.press("Enter")
    sheet_gone(page, "log-more")
    counts(page, 40)
    enter_kept(page, "log-more", "undo-last")
    counts(page, 1)
    enter_kept(page, "log-more", "undo-last")
    counts(page, 0)
    enter_kept(page, "log-more")
    expect(control(page, "total")).to_be_visible()
    expect(control(page, "undo-last")).to_have_count(0)


def test_a_craving_is_answered_helped_and_passed(page):
    set_up_counting(page)
    enter_kept(page, "craving")
    heading_has_focus(page, "craving")
    enter_kept(page, "skip-breath", "next")
    heading_has_focus(page, "craving/help")
    space_kept(page, "technique-boxBreathing")
    enter_kept(page, "end-technique")
    space_kept(page, "after-1")
    enter_kept(page, "next")
    heading_has_focus(page, "craving/strength")
    tab_to(page, "intensity")
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    expect(field(page, "intensity")).to_have_value("7")
    enter_kept(page, "next")
    heading_has_focus(page, "craving/triggers")
    space_kept(page, "trigger-coffee")
    enter_kept(page, "next")
    heading_has_focus(page, "craving/place")
    enter_kept(page, "more")
    typed(page, "note", "near the station")
    enter_kept(page, "back")
    heading_has_focus(page, "craving/triggers")
    enter_kept(page, "passed")
    shown(page, "It passed.")
    enter_kept(page, "to-today")
    heading_has_focus(page, "today")
    enter_kept(page, "progress")
    heading_has_focus(page, "progress")
    shown(page, "1 of 1")


def test_a_tracker_is_made_logged_and_taken_back(page):
    set_up_counting(page)
    enter_kept(page, "#/trackers")
    heading_has_focus(page, "trackers")
    enter_kept(page, "new-tracker", "preset-water")
    sheet_gone(page, "new-tracker")
    shown(page, "0/8")
    more = one_key(page, "log-")
    enter_kept(page, more, more)
    shown(page, "2/8")
    enter_kept(page, one_key(page, "less-"))
    shown(page, "1/8")
    enter_kept(page, "new-tracker", "preset-own")
    typed(page, "tracker-name", "Reading")
    page.keyboard.press("Escape")
    sheet_gone(page, "new-tracker")
    not_shown(page, "Reading")
    reload(page)
    shown(page, "1/8")


def test_a_day_of_the_calendar_is_found_and_changed(world):
    page = guarded(world, clock=MORNING)
    set_up(page)
    enter_kept(page, "calendar")
    heading_has_focus(page, "calendar")
    enter_kept(page, "day-2026-03-08")
    heading_has_focus(page, "day/2026-03-08")
    enter_kept(page, "vape-add", "vape-add")
    shown(page, "2 puffs")
    typed(page, "note-text", "By the river")
    enter_kept(page, "note-keep")
    shown(page, "Noted.")
    reload(page)
    expect(field(page, "note-text")).to_have_value("By the river")
    enter_kept(page, "back")
    heading_has_focus(page, "calendar")
    day = control(page, "day-2026-03-08")
    expect(day).to_have_attribute("aria-label", "Sunday, 8 March 2026. Vaping: 2 puffs. A note.")
    enter_kept(page, "today")
    heading_has_focus(page, "today")
    counts(page, 0)


def test_yesterdays_food_is_told_from_the_plan(page):
    set_up_food(page)
    enter_kept(page, "plan")
    heading_has_focus(page, "plan")
    enter_kept(page, "#/recall")
    heading(page, "recall")
    until(page, lambda: page.evaluate(HAS_TABLE), lambda count: count == 1)
    typed(page, "recall-typed", "app")
    found = page.locator(FOUND).first
    expect(found).to_be_visible()
    enter_kept(page, found.get_by_role("button").first.get_attribute("data-key"))
    expect(page.locator(ROWS)).to_have_count(1)
    typed(page, "recall-typed", "coffee, two eggs")
    page.keyboard.press("Enter")
    expect(page.locator(ROWS)).to_have_count(3)
    for step in [2, 3, 4, 5]:
        enter_kept(page, "recall-next")
        shown(page, f"Step {step} of 5")
        until(page, lambda: focused(page), lambda key: key == "title")
    enter_kept(page, "recall-done")
    shown(page, "One day is one day")
    reload(page)
    shown(page, "One day is one day")
    expect(page.locator(ROWS)).to_have_count(3)


def swaps(page, number):
    ring = page.locator("figure.ring .inside > span").first
    expect(ring).to_have_text(str(number))


def test_a_swap_is_used_taken_back_and_one_of_ones_own_made(page):
    set_up_food(page)
    enter_kept(page, "plan")
    heading_has_focus(page, "plan")
    enter_kept(page, "#/swaps")
    heading_has_focus(page, "swaps")
    swaps(page, 0)
    enter_kept(page, "used", "used")
    swaps(page, 2)
    enter_kept(page, "own-swap")
    typed(page, "swap-title", "Carrot sticks")
    page.keyboard.press("Escape")
    sheet_gone(page, "own-swap")
    not_shown(page, "Carrot sticks")
    enter_kept(page, "own-swap")
    typed(page, "swap-title", "Carrot sticks")
    page.keyboard.press("Enter")
    sheet_gone(page, "own-swap")
    shown(page, "Carrot sticks")
    reload(page)
    swaps(page, 2)
    shown(page, "Carrot sticks")


def search(page, words):
    """To a group of the settings, as its field for words leads there."""
    enter_kept(page, "settings")
    heading_has_focus(page, "settings")
    typed(page, "settings-search", words)
    focus_kept(page)


def locks_with(page, word, again):
    typed(page, "lock-new", word)
    typed(page, "lock-again", again)
    page.keyboard.press("Enter")


def test_a_lock_is_set_and_opens_with_its_passphrase_only(page):
    set_up_counting(page)
    enter_kept(page, "log-1")
    search(page, "lock")
    enter_kept(page, "lock-set")
    locks_with(page, WORD, "blue herring")
    shown(page, "The two are not the same yet.")
    locks_with(page, WORD, WORD)
    shown(page, "The lock is on")
    settled(page)
    page.reload()
    typed(page, "lock-word", "green heron")
    page.keyboard.press("Enter")
    shown(page, "That was another one")
    focus_kept(page)
    expect(page.locator("nav")).to_have_count(0)
    expect(control(page, "lock-open")).not_to_have_attribute("aria-disabled", "true")
    typed(page, "lock-word", WORD)
    page.keyboard.press("Enter")
    heading_has_focus(page, "settings")
    enter_kept(page, "back")
    heading_has_focus(page, "today")
    counts(page, 1)


def test_a_plan_is_changed_and_left_as_it_was_by_escape(page):
    set_up(page)
    enter_kept(page, "plan")
    heading_has_focus(page, "plan")
    before = body(page)
    whole = page.locator('[data-key="plan-of-vape"]')
    expect(whole).not_to_contain_text("60 days")
    enter_kept(page, "change-vape")
    typed(page, "length", "90")
    page.keyboard.press("Escape")
    sheet_gone(page, "change-vape")
    assert body(page) == before
    enter_kept(page, "change-vape")
    typed(page, "length", "5")
    page.keyboard.press("Enter")
    shown(page, "Something above wants another look.")
    typed(page, "length", "60")
    arrow_to(page, "curve-linear", "curve-gentle")
    enter_kept(page, "use-plan")
    sheet_gone(page, "change-vape")
    shown(page, "Your plan is changed.")
    after = body(page)
    assert after != before
    expect(whole).to_contain_text("60 days")
    reload(page)
    assert body(page) == after


def test_another_language_is_spoken_at_once_and_after_a_reload(page):
    set_up_counting(page)
    enter_kept(page, "settings")
    heading_has_focus(page, "settings")
    enter_kept(page, "settings-person")
    arrow_to(page, "language-en", "language-de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    focus_kept(page)
    assert focused(page) == "language-de"
    shown(page, "Einstellungen")
    not_shown(page, "Settings")
    reload(page)
    shown(page, "Einstellungen")
    expect(page.locator("html")).to_have_attribute("lang", "de")


def signs_up(page, email, password):
    typed(page, "account-email", email)
    typed(page, "account-password", password)
    page.keyboard.press("Enter")


def test_an_account_is_made_and_odd_answers_are_named(page):
    set_up_counting(page)
    enter_kept(page, "log-1")
    search(page, "account")
    enter_kept(page, "#/account")
    heading_has_focus(page, "account")
    enter_kept(page, "sign-up")
    signs_up(page, "nowhere", PASSWORD)
    shown(page, "An address looks like name@example.org.")
    signs_up(page, EMAIL, "short")
    shown(page, "Use 15 characters or more.")
    signs_up(page, EMAIL, PASSWORD)
    found = lambda: page.locator("main .body").inner_text()
    groups = CODE.search(until(page, found, CODE.search, 40))[0].split("-")
    focus_kept(page)
    typed(page, "group-0", "0000")
    typed(page, "group-1", groups[5])
    page.keyboard.press("Enter")
    shown(page, "These are other letters than the code's.")
    expect(control(page, "sign-out")).to_have_count(0)
    typed(page, "group-0", groups[2])
    page.keyboard.press("Enter")
    expect(control(page, "sign-out")).to_be_visible(timeout=SLOW)
    focus_kept(page)
    expect(page.locator('[data-key="sync"]')).to_contain_text(
        "Everything is here and on the server", timeout=SLOW)


def test_a_backup_is_saved_and_the_journal_stays(page):
    set_up_counting(page)
    enter_kept(page, "log-1", "log-more", "log-5")
    counts(page, 6)
    settled(page)
    before = keys(page, "log")
    search(page, "backup")
    tab_to(page, "save-backup")
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    focus_kept(page)
    assert re.fullmatch(r"redstart-\d{4}-\d\d-\d\d\.json", download.value.suggested_filename)
    file = json.loads(pathlib.Path(download.value.path()).read_text())
    assert [it["kind"] for it in file["entities"]].count("entry") == 2
    assert set(before) <= set(keys(page, "log"))
    assert all(b"vape" not in value for _, value in kept(page, "log"))
    enter_kept(page, "back")
    counts(page, 6)
