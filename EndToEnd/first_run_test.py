"""From the opening page to Today: five steps, all of them optional, none of them lossy."""

import pytest
from playwright.sync_api import expect

from verbs import (
    TEXTS, begin, body, control, field, fill, go, heading, press, reload, set_up_counting,
    set_up_vape_plan, shown,
)

NOON = "2026-03-10T12:00:00"


def at_step(page, number):
    shown(page, f"Step {number} of 5")


def test_the_opening_page_says_it_in_three_lines(page):
    heading(page, "start")
    shown(page, "It counts with you, waits with you through a craving, and shows what changes.")
    shown(page, "It is free of adverts and works without a network and without an account.")
    shown(page, "Nothing leaves this device unless you choose it.")


@pytest.mark.parametrize("text", TEXTS)
def test_the_plain_texts_can_be_read_before_the_first_question(page, text):
    control(page, f"#/{text}").click()
    heading(page, text)
    assert len(body(page)) > 300
    press(page, "back")
    heading(page, "start")


def test_who_has_not_begun_is_led_to_the_opening_page(world):
    page = world.page("#/progress")
    heading(page, "start")


def test_five_steps_and_sixteen_presses_lead_to_a_plan(page):
    """Well below 45 seconds for a person: a press a second and four short answers."""
    page.evaluate("addEventListener('click', () => { window.clicks = (window.clicks ?? 0) + 1; })")
    set_up_vape_plan(page)
    shown(page, "left of 200")
    # A press of a label is a click on it and one on its box.
    assert page.evaluate("window.clicks") <= 16
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
    press(page, "next")
    fill(page, price_vape="8")
    press(page, "next", "back")
    expect(field(page, "price-vape")).to_have_value("8")
    press(page, "back")
    expect(field(page, "per-day-vape")).to_have_value("150")
    press(page, "back")
    at_step(page, 1)
    expect(field(page, "substance-vape")).to_be_checked()
    press(page, "back")
    heading(page, "start")


@pytest.mark.parametrize("amount", ["0", "999999", "abc"])
def test_an_odd_amount_gets_a_sentence_and_stays_as_typed(page, amount):
    begin(page)
    press(page, "substance-vape", "next", "product-vape-pod")
    fill(page, per_day_vape=amount)
    press(page, "next")
    shown(page, "A number from 1 to 2000, please.")
    expect(field(page, "per-day-vape")).to_have_value(amount)
    expect(field(page, "product-vape-pod")).to_be_checked()
    fill(page, per_day_vape="20")
    press(page, "next")
    at_step(page, 3)


@pytest.mark.parametrize("price", ["7,5", "7.5"])
def test_a_price_may_have_a_comma_or_a_point(page, price):
    set_up_vape_plan(page, price=price)
    go(page, "plan")
    press(page, "plan-of-vape")
    shown(page, "£7.50")


@pytest.mark.parametrize("price", ["-1", "1001", "x"])
def test_an_odd_price_gets_a_sentence_and_stays_as_typed(page, price):
    begin(page)
    press(page, "substance-vape", "next", "next")
    fill(page, price_vape=price)
    press(page, "next")
    shown(page, "A price from 0 to 1,000, please.")
    expect(field(page, "price-vape")).to_have_value(price)


def to_the_fourth_step(page):
    begin(page)
    press(page, "substance-vape", "next")
    fill(page, per_day_vape="200")
    press(page, "next", "next")
    at_step(page, 4)


def test_a_stop_date_may_lie_14_days_ahead_but_not_15(world):
    page = world.page(clock=NOON)
    to_the_fourth_step(page)
    press(page, "method-stop")
    fill(page, stop_day="2026-03-25")
    press(page, "next")
    shown(page, "A day within 14 days works best. Pick an earlier one.")
    expect(field(page, "stop-day")).to_have_value("2026-03-25")
    fill(page, stop_day="2026-03-24")
    press(page, "next")
    at_step(page, 5)


@pytest.mark.parametrize("days", ["13", "366", "", "x"])
def test_a_reduction_takes_14_to_365_days(page, days):
    to_the_fourth_step(page)
    press(page, "method-reduce")
    fill(page, reduce_days=days)
    press(page, "next")
    shown(page, "A number of days from 14 to 365, please.")
    expect(field(page, "reduce-days")).to_have_value(days)
    fill(page, reduce_days="14")
    press(page, "next")
    at_step(page, 5)


def test_a_last_time_that_is_still_to_come_gets_a_sentence(world):
    page = world.page(clock=NOON)
    begin(page)
    press(page, "substance-vape", "next")
    fill(page, last_day_vape="2026-03-11", last_time_vape="09:00")
    press(page, "next")
    shown(page, "That is still to come. Pick a time before now.")


def test_the_name_is_used_in_the_greeting(world):
    page = world.page(clock="2026-03-10T09:00:00")
    fill(page, name="Ada")
    set_up_counting(page)
    shown(page, "Good morning, Ada")


def test_a_german_browser_is_spoken_to_in_german(world):
    page = world.page(locale="de-DE")
    shown(page, "Ein ruhiger Begleiter, wenn du eine Gewohnheit änderst.")
    assert page.evaluate("document.documentElement.lang") == "de"
    press(page, "language-en")
    shown(page, "A quiet companion for changing a habit.")
    reload(page)
    shown(page, "A quiet companion for changing a habit.")
