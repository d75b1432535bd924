"""Milestones, recovery, savings, the first weeks and help, as a person meets them."""

import pytest
from playwright.sync_api import expect

from verbs import (
    begin_craving, fill, go, heading, not_shown, press, reload, say_price, set_up_vape_plan,
    settled, shown,
)

# In a browser that shows motion, as most do.
MOVES = True

MORNING = "2026-03-10T09:00:00"


def stopped(page):
    set_up_vape_plan(page, method="stop")


def test_a_milestone_is_celebrated_once_and_stays_in_the_gallery(world):
    page = world.page(clock=MORNING)
    set_up_vape_plan(page)
    begin_craving(page)
    press(page, "passed", "to-today")
    shown(page, "A milestone")
    press(page, "milestone-seen")
    not_shown(page, "A milestone")
    settled(page)
    reload(page)
    not_shown(page, "A milestone")
    go(page, "milestones")
    shown(page, "First craving passed")
    shown(page, "What is reached stays reached.")


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_only_vapes_reads_nothing_of_smoke(world, language):
    page = world.page(clock=MORNING, locale={"en": "en-GB", "de": "de-DE"}[language])
    stopped(page)
    page.clock.fast_forward(2 * 24 * 3_600_000)
    go(page, "recovery")
    words = page.locator("main .body").inner_text().lower()
    for claim in ["monoxid", "cancer", "krebs", " lung"]:
        assert claim not in words, claim
    shown(page, {"en": "no data yet", "de": "noch keine Daten"}[language])


def test_a_wish_is_paid_from_what_was_saved(world):
    page = world.page(clock=MORNING)
    stopped(page)
    say_price(page)
    press(page, "new-wish")
    fill(page, savings_title="A book", savings_amount="5")
    press(page, "savings-save")
    shown(page, "A book")
    buy = page.locator('button[data-key^="buy-"]')
    buy.click()
    shown(page, "That does not reach yet.")
    page.clock.fast_forward(5 * 24 * 3_600_000)
    go(page, "today")
    go(page, "savings")
    buy.click()
    expect(buy).to_have_count(0)
    shown(page, "paid from your savings")


def test_help_works_without_a_server_and_before_any_question(world, page):
    heading(page, "start")
    world.cut_off()
    go(page, "help")
    page.locator('select[data-key="help-country"]').select_option("DE")
    link = page.locator('a[href="tel:08001110111"]')
    expect(link).to_be_visible()
    page.locator('select[data-key="help-country"]').select_option("US")
    expect(page.locator('a[href="sms:741741"]')).to_be_visible()


def test_the_first_weeks_are_noted_and_lead_to_people(world):
    page = world.page(clock=MORNING, locale="de-DE")
    stopped(page)
    go(page, "withdrawal")
    shown(page, "Tag 1 seit dem letzten Mal")
    press(page, "anger-2")
    shown(page, "Das ist in diesen Wochen üblich.")
    settled(page)
    reload(page)
    expect(page.locator('input[data-key="anger-2"]')).to_be_checked()
    press(page, "sign-seizure")
    shown(page, "Ruf jetzt den Notruf an.")
