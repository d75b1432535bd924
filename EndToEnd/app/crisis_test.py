"""What somebody writes says danger: help lies on top, on the device, and leaves no trace."""

import pytest
from playwright.sync_api import expect

from store import kept
from verbs import control, fill, go, not_shown, press, set_up_counting, settled, shown

LANGUAGES = {
    "en-GB": ("I want to end my life tonight", "Help is close", "dying for a cigarette"),
    "de-DE": ("ich will mich heute Nacht umbringen", "Hilfe ist nah", "ich sterbe vor Lachen"),
}


def write(page, words):
    go(page, "thoughts")
    press(page, "write-thought")
    fill(page, thought_thought=words)
    press(page, "save-thought")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_thought_that_says_danger_brings_help_and_is_kept(world, locale):
    danger, title, _ = LANGUAGES[locale]
    page = world.page(locale=locale)
    set_up_counting(page)
    settled(page)
    # The text was read here: there is nobody else to read it.
    world.cut_off()
    write(page, danger)
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(title)).to_be_visible()
    assert sheet.locator('a[href^="tel:"]').count() > 0
    press(page, "crisis-breathe")
    expect(sheet.locator(".breath")).to_be_visible()
    settled(page)
    written = len(kept(page, "log"))
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    shown(page, danger)
    settled(page)
    assert len(kept(page, "log")) == written, "what was shown was written down"


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_figure_of_speech_brings_nothing(world, locale):
    _, title, idiom = LANGUAGES[locale]
    page = world.page(locale=locale)
    set_up_counting(page)
    write(page, idiom)
    shown(page, idiom)
    not_shown(page, title)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_help_lies_within_a_small_phone_with_the_way_out_in_sight(world):
    page = world.page(viewport={"width": 320, "height": 640})
    set_up_counting(page)
    write(page, "I want to end my life tonight")
    sheet = page.locator('[data-key="crisis-sheet"]')
    box = sheet.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 320
    expect(sheet.locator("[data-close]:visible").first).to_be_in_viewport()
    expect(control(page, "crisis-breathe")).to_be_visible()
