"""From the opening page to Today: one question a page, all optional, none of them lossy."""

import pytest
from playwright.sync_api import expect

from verbs import (
    TEXTS, begin, body, control, field, fill, go, heading, not_shown, press, reload, say_price,
    set_up_counting, set_up_vape_plan, shown,
)

# In a browser that shows motion, as most do.
MOVES = True

NOON = "2026-03-10T12:00:00"


def at_step(page, number, count=7):
    shown(page, f"Step {number} of {count}")


def test_the_opening_page_is_a_picture_a_line_and_a_button(page):
    heading(page, "start")
    shown(page, "A quiet companion for changing a habit.")
    expect(page.locator(".primary")).to_have_count(1)
    not_shown(page, "I have a backup file")
    press(page, "opening-more")
    shown(page, "I have a backup file")
    shown(page, "Nothing leaves this device unless you choose it.")


SIZES = [(390, 844), (390, 664), (320, 640), (1280, 900)]


def foot(page, key):
    """Where a button ends: large words beside it may make it taller, upwards."""
    box = control(page, key).bounding_box()
    return box["y"] + box["height"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["100%", "200%"])
def test_the_way_on_keeps_its_place_on_every_page(world, size, text):
    width, height = size
    page = world.page(viewport={"width": width, "height": height}, clock=NOON)
    page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", text)
    heading(page, "start")
    places = [foot(page, "begin")]
    press(page, "begin", "substance-vape")
    for _ in range(4):
        places.append(foot(page, "next"))
        press(page, "next")
    press(page, "method-reduce", "next", "reduce-30")
    places.append(foot(page, "next"))
    press(page, "next")
    places.append(foot(page, "next"))
    assert max(places) - min(places) <= 2 and max(places) <= height, places


@pytest.mark.parametrize("text", TEXTS)
def test_the_plain_texts_can_be_read_before_the_first_question(page, text):
    press(page, "opening-more", f"#/{text}")
    heading(page, text)
    assert len(body(page)) > 300
    press(page, "back")
    heading(page, "start")


def test_who_has_not_begun_is_led_to_the_opening_page(world):
    page = world.page("#/progress")
    heading(page, "start")


def test_thirteen_presses_and_one_typed_answer_lead_to_a_plan(page):
    """Well below 45 seconds for a person: a press in two seconds and one short answer."""
    page.evaluate("addEventListener('change', (it) => { if (it.target.matches('[type=text]'))"
                  " window.typed = (window.typed ?? 0) + 1; }, true)")
    page.evaluate("addEventListener('click', () => { window.clicks = (window.clicks ?? 0) + 1; })")
    set_up_vape_plan(page)
    shown(page, "left of 200")
    # A press of a label is a click on it and one on its box.
    assert page.evaluate("window.clicks") <= 17
    assert page.evaluate("window.typed ?? 0") <= 1
    expect(page.locator('nav a[aria-current="page"]')).to_have_text("Today")


def test_every_step_can_be_skipped(page):
    set_up_counting(page)
    expect(control(page, "log-1")).to_be_visible()


def test_everything_can_be_skipped_at_once(page):
    begin(page)
    press(page, "skip-all")
    heading(page, "today")
    shown(page, "What would you like to change?")
    reload(page)
    heading(page, "today")


def test_who_skipped_everything_can_answer_later(page):
    begin(page)
    press(page, "skip-all", "set-up")
    heading(page, "welcome")
    at_step(page, 1)


def test_back_goes_through_all_steps_and_keeps_the_answers(page):
    begin(page)
    press(page, "substance-vape", "next")
    fill(page, per_day_vape="150")
    press(page, "next", "next")
    fill(page, own_reason="My lungs")
    press(page, "next", "back")
    expect(field(page, "own-reason")).to_have_value("My lungs")
    press(page, "back", "back")
    expect(field(page, "per-day-vape")).to_have_value("150")
    press(page, "back")
    at_step(page, 1)
    expect(field(page, "substance-vape")).to_be_checked()
    press(page, "back")
    heading(page, "start")


@pytest.mark.parametrize("amount", ["0", "999999", "abc"])
def test_an_odd_amount_gets_a_sentence_and_stays_as_typed(page, amount):
    begin(page)
    press(page, "substance-vape", "next")
    fill(page, per_day_vape=amount)
    press(page, "next")
    shown(page, "A number from 1 to 2000, please.")
    expect(field(page, "per-day-vape")).to_have_value(amount)
    fill(page, per_day_vape="20")
    press(page, "next")
    at_step(page, 3)


@pytest.mark.parametrize("price", ["7,5", "7.5"])
def test_a_price_may_have_a_comma_or_a_point(page, price):
    set_up_vape_plan(page)
    say_price(page, price)
    go(page, "plan")
    press(page, "plan-of-vape")
    shown(page, "£7.50")


@pytest.mark.parametrize("price", ["-1", "1001", "x"])
def test_an_odd_price_gets_a_sentence_and_stays_as_typed(page, price):
    set_up_vape_plan(page)
    say_price(page, price)
    shown(page, "A price above 0 and up to 1,000, please.")
    expect(field(page, "price")).to_have_value(price)


def to_the_ways(page):
    begin(page)
    press(page, "substance-vape", "next")
    fill(page, per_day_vape="200")
    press(page, *["next"] * 3)
    at_step(page, 5)


def test_a_stop_date_may_lie_14_days_ahead_but_not_15(world):
    page = world.page(clock=NOON)
    to_the_ways(page)
    press(page, "method-stop", "next")
    fill(page, stop_day="2026-03-25")
    press(page, "next")
    shown(page, "A day within 14 days works best. Pick an earlier one.")
    expect(field(page, "stop-day")).to_have_value("2026-03-25")
    fill(page, stop_day="2026-03-24")
    press(page, "next")
    at_step(page, 7)


@pytest.mark.parametrize("days", ["13", "366", "", "x"])
def test_a_reduction_takes_14_to_365_days(page, days):
    to_the_ways(page)
    press(page, "method-reduce", "next")
    fill(page, reduce_days=days)
    press(page, "next")
    shown(page, "A number of days from 14 to 365, please.")
    expect(field(page, "reduce-days")).to_have_value(days)
    fill(page, reduce_days="14")
    press(page, "next")
    at_step(page, 7)


def test_a_last_time_that_is_still_to_come_gets_a_sentence(world):
    page = world.page(clock=NOON)
    begin(page)
    press(page, "substance-vape", "next", "next")
    fill(page, last_day_vape="2026-03-11", last_time_vape="09:00")
    press(page, "next")
    shown(page, "That is still to come. Pick a time before now.")


def test_the_name_is_used_in_the_greeting(world):
    page = world.page(clock="2026-03-10T09:00:00")
    set_up_counting(page)
    go(page, "settings")
    fill(page, settings_name="Ada")
    go(page, "today")
    shown(page, "Good morning, Ada")


def test_a_german_browser_is_spoken_to_in_german(world):
    page = world.page(locale="de-DE")
    shown(page, "Ein ruhiger Begleiter, wenn du eine Gewohnheit änderst.")
    assert page.evaluate("document.documentElement.lang") == "de"
    press(page, "opening-more", "language-en")
    shown(page, "A quiet companion for changing a habit.")
    reload(page)
    shown(page, "A quiet companion for changing a habit.")
