"""The calendar and its days, the journey and the week, as a person meets them."""

import pytest
from playwright.sync_api import expect

from verbs import (
    control, counts, fill, go, heading, look_around, not_shown, press, reload, set_up_vape_plan,
    settled, shown,
)

MORNING = "2026-03-10T09:00:00"
EVENING = "2026-03-10T19:00:00"


def test_a_day_is_found_filled_in_and_written_about(world):
    page = world.page(clock=MORNING)
    set_up_vape_plan(page)
    press(page, "calendar")
    heading(page, "calendar")
    press(page, "day-2026-03-08")
    heading(page, "day/2026-03-08")
    press(page, "vape-add", "vape-add")
    shown(page, "2 puffs")
    fill(page, note_text="By the river")
    press(page, "note-keep")
    settled(page)
    reload(page)
    heading(page, "day/2026-03-08")
    note = page.locator('textarea[data-key="note-text"]')
    expect(note).to_have_value("By the river")
    go(page, "calendar")
    day = control(page, "day-2026-03-08")
    expect(day).to_have_attribute("aria-label", "Sunday, 8 March 2026. Vaping: 2 puffs. A note.")
    go(page, "today")
    counts(page, 0)


def test_the_calendar_is_walked_by_keyboard(world):
    page = world.page(clock=MORNING)
    set_up_vape_plan(page)
    go(page, "calendar")
    control(page, "day-2026-03-09").focus()
    page.keyboard.press("Tab")
    expect(control(page, "day-2026-03-10")).to_be_focused()
    page.keyboard.press("Enter")
    heading(page, "day/2026-03-10")


@pytest.mark.parametrize("language", ["en", "de"])
def test_morning_and_evening_come_for_who_asked(world, language):
    locale = {"en": "en-GB", "de": "de-DE"}[language]
    page = world.page(clock=EVENING, locale=locale)
    set_up_vape_plan(page)
    question = {"en": "How was today?", "de": "Wie war heute?"}[language]
    not_shown(page, question)
    go(page, "settings")
    press(page, "asks-evening")
    go(page, "today")
    shown(page, question)
    press(page, "word-proud", "review-keep")
    not_shown(page, question)
    go(page, "day/2026-03-10")
    shown(page, {"en": "proud", "de": "stolz"}[language])


def test_a_challenge_is_taken_and_let_go(world):
    page = world.page(clock=MORNING)
    set_up_vape_plan(page)
    go(page, "journey")
    expect(page.locator('[data-key^="offer-"]')).to_have_count(3)
    press(page, "take-0")
    expect(page.locator('[data-key="challenge"]')).to_be_visible()
    press(page, "drop-challenge")
    expect(page.locator('[data-key^="offer-"]')).to_have_count(3)
    go(page, "weeks")
    shown(page, "One thing to try")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_fills_of_days_are_there_with_and_without_motion(world, motion):
    page = world.page(reduced_motion=motion)
    look_around(page)
    go(page, "calendar")
    expect(page.locator(".day [data-fill]").first).to_be_visible()
