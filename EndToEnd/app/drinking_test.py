"""Drinking: an evening with one tap, a glass with its size, and the week beside the guidance."""

from playwright.sync_api import expect

from verbs import (
    begin, control, fill, go, heading, not_shown, opened, press, reload, settled, shown,
)


def set_up_drinking(page):
    begin(page)
    press(page, "substance-alcohol", "next", *["skip"] * 4, "next")
    heading(page, "today")


def test_an_evening_is_one_tap_and_a_new_one_replaces_it(page):
    set_up_drinking(page)
    go(page, "plan")
    press(page, "drinking-way", "drinking-byLevel")
    go(page, "today")
    press(page, "level-wild", "level-easy")
    reload(page)
    go(page, "history")
    shown(page, "Easy, an estimate")
    not_shown(page, "Wild, an estimate")


def test_a_chosen_date_takes_the_level(page):
    set_up_drinking(page)
    go(page, "plan")
    press(page, "drinking-way", "drinking-byLevel")
    go(page, "today")
    press(page, "drink-other-day")
    fill(page, drink_day="2026-01-05")
    press(page, "level-steady")
    expect(control(page, "drink-day")).to_have_count(0)
    settled(page)
    go(page, "day/2026-01-05")
    shown(page, "Steady, an estimate")


def test_a_glass_with_its_size_reaches_the_week(page):
    set_up_drinking(page)
    go(page, "settings")
    press(page, "settings-conventions")
    page.locator('select[data-key="country"]').select_option("GB")
    go(page, "today")
    press(page, "log-more", "sized-drink", "drink-beerThird")
    shown(page, "1.7 UK units")
    press(page, "drink-save")
    reload(page)
    go(page, "progress")
    shown(page, "This week so far: 1.7 UK units")
    opened(page, "progress-drinks")
    shown(page, "no more than 14 units a week")
    not_shown(page, "kcal")
