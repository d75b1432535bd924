"""Trading a food: from the opening questions to a week of swaps, in both languages."""

import pytest
from playwright.sync_api import expect

from axe_test import clean
from verbs import (
    begin, control, field, go, heading, not_shown, press, reload, settled, shown, until,
)

TUESDAY = "2026-03-10T09:00:00"
NUMBER = "figure .inside > span:first-child"


def choose(page, food="fries"):
    """From the opening page to Today with a first focus."""
    begin(page)
    press(page, "substance-food", "next", "focus-" + food, "next", "next")
    heading(page, "today")


def count(page):
    """The swaps of this week, as the ring says."""
    return int(page.locator(NUMBER).first.inner_text())


def counts(page, number):
    until(page, lambda: count(page), lambda it: it == number)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_first_focus_a_swap_and_a_week_that_outlives_a_reload(world, locale):
    page = world.page(clock=TUESDAY, locale=locale)
    choose(page)
    expect(page.locator('[data-key="food-focus"]')).to_be_attached()
    go(page, "swaps")
    counts(page, 0)
    press(page, "used")
    counts(page, 1)
    press(page, "used")
    counts(page, 2)
    reload(page)
    heading(page, "swaps")
    counts(page, 2)


def test_another_focus_keeps_what_was_used_under_the_one_before(world):
    page = world.page(clock=TUESDAY)
    choose(page)
    go(page, "swaps")
    press(page, "used")
    counts(page, 1)
    press(page, "change-focus", "pick-offer-common:pizza")
    counts(page, 0)
    go(page, "history")
    expect(page.locator('main li[data-key^="row-"]')).to_have_count(1)
    go(page, "swaps")
    press(page, "change-focus", "pick-offer-common:fries")
    counts(page, 1)


def test_numbers_of_food_go_with_one_switch(world):
    page = world.page(clock=TUESDAY)
    choose(page)
    go(page, "swaps")
    shown(page, "kcal less")
    go(page, "settings")
    press(page, "food-numbers")
    settled(page)
    go(page, "swaps")
    shown(page, "Lighter")
    not_shown(page, "kcal")


def test_a_week_is_asked_about_on_today_and_in_no_dialog(world):
    page = world.page(clock=TUESDAY)
    choose(page)
    expect(page.locator("dialog, [role=dialog]")).to_have_count(0)
    press(page, "used-side-salad")
    expect(control(page, "not-today")).to_have_count(0)
    settled(page)
    page.goto("about:blank")
    page.clock.set_system_time("2026-03-16T09:00:00")
    page.goto(world.address + "#/today")
    heading(page, "today")
    press(page, "focus-keep")
    expect(control(page, "focus-keep")).to_have_count(0)
    expect(control(page, "not-today")).to_be_visible()


def test_a_swap_of_ones_own_is_made_by_keys(world):
    page = world.page(clock=TUESDAY)
    choose(page)
    go(page, "swaps")
    control(page, "own-swap").focus()
    page.keyboard.press("Enter")
    field(page, "swap-title").fill("Carrot sticks")
    page.keyboard.press("Enter")
    shown(page, "Carrot sticks")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_screens_of_swaps_have_no_finding(world, locale):
    page = world.page(clock=TUESDAY, locale=locale, bypass_csp=True, reduced_motion="reduce")
    begin(page)
    press(page, "substance-food", "next")
    clean(page, "first focus")
    press(page, "focus-fries", "next")
    clean(page, "how it works")
    press(page, "next")
    heading(page, "today")
    clean(page, "today")
    go(page, "swaps")
    press(page, "used")
    for route in ["swaps", "food-weeks", "insights", "shopping"]:
        go(page, route)
        clean(page, route)
    go(page, "swaps")
    press(page, "own-swap")
    clean(page, "own swap")
