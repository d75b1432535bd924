"""The coach: answers without the network, help before everything, a chat that can be cleared."""

import pytest
from playwright.sync_api import expect

from verbs import control, counts, fill, go, heading, not_shown, press, reload
from verbs import set_up_counting, settled, shown

NOON_IN_BERLIN = "2026-05-12T10:00:00Z"
LANGUAGES = {
    "en-GB": {
        "craving": "I really want a puff", "help": "Help is close",
        "danger": "I want to end my life tonight", "start": "What's going on?",
        "off": "The coach is off. Nothing you wrote was deleted.",
    },
    "de-DE": {
        "craving": "Ich will unbedingt dampfen", "help": "Hilfe ist nah",
        "danger": "ich will mich heute Nacht umbringen", "start": "Was ist los?",
        "off": "Der Coach ist aus. Was du geschrieben hast, ist noch da.",
    },
}


def at_the_coach(world, **options):
    page = world.page(**options)
    set_up_counting(page)
    go(page, "coach")
    return page


def say(page, words):
    fill(page, coach_text=words)
    press(page, "coach-send")


def answer(page):
    return page.locator('[data-key="coach-answer"]')


def options(page):
    page.locator('details[data-key="coach-options"] > summary').click()


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_craving_told_offline_is_answered_with_what_can_be_done(world, locale):
    words = LANGUAGES[locale]
    page = world.page(clock=NOON_IN_BERLIN, locale=locale)
    set_up_counting(page)
    settled(page)
    world.cut_off()
    go(page, "coach")
    shown(page, words["start"])
    say(page, words["craving"])
    expect(answer(page)).to_be_visible()
    expect(page.get_by_text(words["craving"]).first).to_be_visible()
    expect(page.locator('input[data-key="coach-text"]')).to_have_value("")
    press(page, "coach-do-craving")
    heading(page, "craving")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_danger_brings_help_above_the_chat(world, locale):
    words = LANGUAGES[locale]
    page = at_the_coach(world, locale=locale)
    say(page, words["danger"])
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(words["help"])).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    press(page, "coach-do-help")
    heading(page, "help")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_chat_is_kept_and_cleared_and_what_was_counted_stays(world, locale):
    words = LANGUAGES[locale]
    page = world.page(clock=NOON_IN_BERLIN, locale=locale)
    set_up_counting(page)
    press(page, "log-1")
    counts(page, 1)
    go(page, "coach")
    press(page, "quick-progress")
    expect(answer(page)).to_contain_text("1")
    settled(page)
    reload(page)
    expect(answer(page)).to_contain_text("1")
    options(page)
    press(page, "coach-clear")
    expect(answer(page)).to_have_count(0)
    shown(page, words["start"])
    go(page, "today")
    counts(page, 1)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_tone_lasts_and_the_switch_ends_it(world, locale):
    words = LANGUAGES[locale]
    page = at_the_coach(world, locale=locale)
    options(page)
    press(page, "coach-tone-direct")
    settled(page)
    reload(page)
    options(page)
    expect(page.locator('input[data-key="coach-tone-direct"]')).to_be_checked()
    press(page, "coach-on")
    shown(page, words["off"])
    expect(page.locator('input[data-key="coach-text"]')).to_have_count(0)
    go(page, "help")
    not_shown(page, "Coach")


def test_the_panic_link_is_one_tap_away_on_a_small_phone(world):
    page = at_the_coach(world, viewport={"width": 320, "height": 640})
    press(page, "quick-craving")
    page.locator('a[href="#/help"]:visible').first.click()
    heading(page, "help")
    expect(page.locator('[data-key="help-country"]').first).to_be_visible()


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_tip_takes_a_thumb_and_keeps_it_over_a_reload(world, locale):
    page = at_the_coach(world, clock=NOON_IN_BERLIN, locale=locale)
    press(page, "quick-tip")
    expect(answer(page)).to_be_visible()
    press(page, "tip-up")
    expect(page.locator('input[data-key="tip-up"]')).to_be_checked()
    settled(page)
    reload(page)
    expect(page.locator('input[data-key="tip-up"]')).to_be_checked()


def test_what_is_typed_waits_while_another_page_is_looked_at(world):
    page = at_the_coach(world, clock=NOON_IN_BERLIN)
    fill(page, coach_text="I was about to")
    go(page, "help")
    heading(page, "help")
    go(page, "coach")
    expect(page.locator('input[data-key="coach-text"]')).to_have_value("I was about to")
