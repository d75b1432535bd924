"""A craving from the first tap to its end: stored at once, everything after is optional."""

from playwright.sync_api import expect

from verbs import (
    begin_craving, control, counts, field, fill, go, heading, not_shown, press, reload,
    set_up_vape_plan, settled, shown, until,
)

# In a browser that shows motion, as most do.
MOVES = True

MORNING = "2026-03-10T09:00:00"


def start(page):
    set_up_vape_plan(page)
    begin_craving(page)
    heading(page, "craving")


def time_left(page):
    minutes, seconds = page.locator(".meter .value").inner_text().split(":")
    return int(minutes) * 60 + int(seconds)


def test_one_tap_stores_a_craving_and_begins_with_a_breath_alone(world):
    page = world.page(clock=MORNING)
    set_up_vape_plan(page)
    press(page, "craving")
    expect(control(page, "passed")).to_have_count(0)
    page.clock.fast_forward("00:11")
    expect(control(page, "passed")).to_be_visible()
    shown(page, "Noted")
    settled(page)
    go(page, "history")
    shown(page, "1 craving")
    shown(page, "Open")


def test_the_answers_are_kept_with_the_craving(page):
    start(page)
    press(page, "next", "next")
    fill(page, intensity="7")
    expect(page.locator(".slider .number")).to_have_text("7")
    press(page, "next", "trigger-coffee", "trigger-stress", "more")
    fill(page, own_trigger="the bus stop")
    press(page, "add-trigger")
    shown(page, "the bus stop")
    press(page, "next", "more")
    fill(page, note="near the station")
    press(page, "passed")
    shown(page, "It passed.")
    shown(page, "That is the first one.")
    press(page, "to-today")
    go(page, "history")
    told = ["It passed", "1 min", "7 of 10", "Coffee", "Stress", "the bus stop", "near the station"]
    for words in told:
        shown(page, words)


def test_a_reload_in_the_middle_keeps_the_time_and_the_answers(world):
    page = world.page(clock=MORNING)
    start(page)
    before = time_left(page)
    go(page, "craving/strength")
    fill(page, intensity="4")
    press(page, "next", "trigger-boredom", "next", "more")
    fill(page, note="half a thou")
    page.clock.fast_forward("01:00")
    until(page, lambda: time_left(page), lambda left: before - 75 <= left <= before - 60)
    reload(page)
    heading(page, "craving/place")
    assert before - 80 <= time_left(page) <= before - 60
    expect(page.locator('[data-key="note"]')).to_have_value("half a thou")
    page.go_back()
    expect(field(page, "trigger-boredom")).to_be_checked()
    page.go_back()
    expect(field(page, "intensity")).to_have_value("4")


def test_a_craving_that_takes_longer_gets_more_time(world):
    page = world.page(clock=MORNING)
    start(page)
    page.clock.fast_forward(3_600_000 // 6)
    shown(page, "The time is over. How is it now?")
    press(page, "longer")
    until(page, lambda: time_left(page), lambda left: left > 30)


def test_what_passed_is_counted(page):
    start(page)
    press(page, "passed", "to-today")
    begin_craving(page)
    press(page, "passed")
    shown(page, "have passed so far.")
    expect(page.locator(".stage .number")).to_have_text("2")
    go(page, "progress")
    shown(page, "2 of 2")


def test_i_used_writes_one_entry_that_belongs_to_the_craving(page):
    start(page)
    press(page, "used")
    shown(page, "What you have done so far stays. It goes on from here.")
    press(page, "to-today")
    counts(page, 1)
    go(page, "history")
    shown(page, "1 puff · 1 craving")
    shown(page, "I used")
    press(page, "back")
    go(page, "today")
    press(page, "log-more", "undo-last")
    counts(page, 0)
    go(page, "history")
    shown(page, "Open")


def test_who_leaves_finds_the_craving_open(page):
    start(page)
    press(page, "leave")
    heading(page, "today")
    press(page, "craving")
    shown(page, "Noted")
    go(page, "history")
    shown(page, "1 craving")
    not_shown(page, "2 cravings")


def test_a_craving_in_german(world):
    page = world.page(locale="de-DE")
    start(page)
    for words in ["Notiert", "Es ging vorbei", "Es ist passiert", "Was jetzt hilft"]:
        shown(page, words)
    press(page, "next")
    shown(page, "Was jetzt helfen kann")
    press(page, "next")
    shown(page, "Wie stark?")
    press(page, "next")
    for words in ["Was hat es ausgelöst?", "Kaffee", "Überspringen"]:
        shown(page, words)
    assert page.evaluate("document.documentElement.lang") == "de"
    press(page, "passed")
    shown(page, "Fertig")


def test_the_craving_is_dark_even_in_a_light_room(page):
    start(page)
    colour = page.evaluate(
        """() => {
          const pen = document.createElement('canvas').getContext('2d');
          pen.fillStyle = getComputedStyle(document.querySelector('.immersive')).backgroundColor;
          pen.fillRect(0, 0, 1, 1);
          return [...pen.getImageData(0, 0, 1, 1).data];
        }"""
    )
    assert max(colour[:3]) < 60 and colour[3] == 255, colour
