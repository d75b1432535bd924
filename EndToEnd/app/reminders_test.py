"""Reminders: own times on Today, one number for everything, a file that names nothing."""

import pathlib

import pytest
from playwright.sync_api import expect

from verbs import control, counts, field, go, heading, press, reload, set_up_counting, settled

NOON_IN_BERLIN = "2026-05-12T10:00:00Z"
# In a journal of this language: what the card asks, and what lets it go.
CARDS = {"en-GB": "Anything to note for Vaping?", "de-DE": "Gibt es bei Dampfen etwas einzutragen?"}


def remind_at(page, time):
    go(page, "reminders")
    page.locator('[data-key^="times-"]:visible').first.click()
    field(page, "tracker-remindAt").fill(time)
    press(page, "keep-times")
    expect(page.get_by_role("dialog")).to_have_count(0)
    settled(page)


def card(page):
    return page.locator('[data-key="reminder"]')


@pytest.mark.parametrize("locale", CARDS)
def test_an_own_time_brings_one_card_and_its_answer_lasts(world, locale):
    page = world.page(clock=NOON_IN_BERLIN, locale=locale)
    set_up_counting(page)
    remind_at(page, "12:30")
    go(page, "today")
    expect(card(page)).to_have_count(0)
    page.clock.fast_forward("35:00")
    expect(card(page)).to_contain_text(CARDS[locale])
    press(page, "reminder-later")
    expect(card(page)).to_have_count(0)
    reload(page)
    heading(page, "today")
    expect(card(page)).to_have_count(0)
    counts(page, 0)


def test_level_number_and_quiet_hours_last(world):
    page = world.page()
    set_up_counting(page)
    go(page, "settings")
    page.locator('a[href="#/reminders"]').first.click()
    heading(page, "reminders")
    press(page, "level-essentials", "budget-5")
    settled(page)
    reload(page)
    expect(page.locator('input[data-key="level-essentials"]')).to_be_checked()
    expect(page.locator('input[data-key="budget-5"]')).to_be_checked()


def test_the_file_for_a_calendar_names_nothing(world):
    page = world.page()
    set_up_counting(page)
    remind_at(page, "07:30")
    with page.expect_download() as download:
        press(page, "reminder-file")
    text = pathlib.Path(download.value.path()).read_text()
    assert "BEGIN:VEVENT" in text and "T073000" in text
    for word in ["vap", "Vap", "smok", "Redstart on"]:
        assert word not in text, word


def test_nothing_reminds_who_asked_for_nothing(world):
    page = world.page(clock=NOON_IN_BERLIN)
    set_up_counting(page)
    page.clock.fast_forward("09:00:00")
    heading(page, "today")
    expect(card(page)).to_have_count(0)
    expect(control(page, "log-1")).to_be_visible()
