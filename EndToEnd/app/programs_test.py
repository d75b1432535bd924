"""Intervals and programs: made, moved, started, spoken, and over."""

import pytest
from playwright.sync_api import expect

from verbs import control, field, fill, go, heading, press, reload, set_up_counting, shown, until

NOON = "2026-03-10T11:00:00"
# What the voice is asked to say.
VOICE = """
window.said = [];
speechSynthesis.speak = (line) => window.said.push(line.text + ' ' + line.lang);
"""


def add(page, words):
    press(page, "add-part")
    fill(page, part_exercise=words)
    press(page, "keep-part")


def parts(page):
    return page.locator("dialog .list .name, .sheet .list .name").all_inner_texts()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_program_of_ones_own_is_made_moved_and_run(world, locale):
    page = world.page(clock=NOON, script=VOICE, locale=locale)
    set_up_counting(page)
    go(page, "programs")
    press(page, "speaks", "add-program")
    fill(page, program_name="Mine", program_rounds="1")
    for words in ["Squats", "Plank", "Juggling"]:
        add(page, words)
    squats = "Squats" if locale == "en-GB" else "Kniebeugen"
    plank = "Plank" if locale == "en-GB" else "Unterarmstütz"
    until(page, lambda: parts(page), lambda now: now == [squats, plank, "Juggling"])
    page.locator('[data-key="part-2-box"]').drag_to(page.locator('[data-key="part-0-box"]'))
    until(page, lambda: parts(page), lambda now: now == ["Juggling", squats, plank])
    press(page, "part-down-0", "save-program")
    reload(page)
    page.locator(".list .button").first.click()
    heading(page, "session")
    shown(page, squats)
    page.clock.run_for(3100)
    press(page, "exercise-info")
    expect(page.locator("ol.instructions li").first).to_be_visible()
    page.clock.run_for(60_000)
    page.keyboard.press("Escape")
    for _ in range(32):
        page.clock.run_for(1000)
    shown(page, "Juggling")
    page.clock.run_for(20_000)
    for _ in range(80):
        page.clock.run_for(1000)
    press(page, "keep-effort")
    heading(page, "practice")
    said = page.evaluate("window.said")
    tag = locale[:2]
    assert [line.split(".")[0] for line in said] == [squats, "Juggling", plank], said
    assert all(line.endswith(" " + tag) or " " + tag + "-" in line for line in said), said


def test_what_is_missing_is_said_at_its_field(page):
    set_up_counting(page)
    go(page, "programs")
    press(page, "add-program", "save-program")
    expect(field(page, "program-name")).to_have_attribute("aria-invalid", "true")
    press(page, "add-part", "keep-part")
    expect(field(page, "part-exercise")).to_have_attribute("aria-invalid", "true")


def test_intervals_are_remembered_when_their_sheet_is_closed(page):
    set_up_counting(page)
    go(page, "practice")
    press(page, "practice-intervals")
    fill(page, interval_work="45", interval_repeats="4")
    shown(page, "Takes 3:30 min in all.")
    page.keyboard.press("Escape")
    reload(page)
    shown(page, "4 × 45 s, 10 s rest, 3:30 min")
    press(page, "start-intervals")
    heading(page, "session")
    expect(control(page, "pause")).to_be_visible()
