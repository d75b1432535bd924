"""The page of what was noticed: two presses from a tab, each picture with its table."""

import pytest
from playwright.sync_api import expect

from verbs import control, go, heading, look_around, press, set_up_vape_plan, shown

MORNING = "2026-03-10T09:00:00"
WORDS = {
    "en": ("en-GB", "Insights", "What will show here", "Show as a table"),
    "de": ("de-DE", "Einblicke", "Was hier stehen wird", "Als Tabelle"),
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_new_journal_teaches_what_will_come(world, language):
    locale, title, empty, _ = WORDS[language]
    page = world.page(clock=MORNING, locale=locale)
    set_up_vape_plan(page)
    go(page, "progress")
    page.locator('a[href="#/patterns"]').first.click()
    heading(page, "patterns")
    shown(page, title)
    shown(page, empty)
    press(page, "to-today")
    heading(page, "today")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_made_up_journal_shows_what_was_noticed(world, language):
    page = world.page(clock=MORNING, locale=WORDS[language][0])
    look_around(page)
    go(page, "patterns")
    heading(page, "patterns")
    for part in ["patterns-what", "patterns-when", "patterns-strength", "patterns-help"]:
        expect(page.locator(f'[data-key="{part}"]')).to_have_count(1)
    when = page.locator('details[data-key="patterns-when"]')
    if when.count():
        control(page, "patterns-when").click()
    control(page, "craving-hours-table").click()
    expect(page.locator('[data-key="craving-hours-table"] table')).to_be_visible()
