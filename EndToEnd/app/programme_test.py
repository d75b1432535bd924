"""Questionnaires, the gate on drinking, the list before the day, and nicotine replacement."""

from playwright.sync_api import expect

from verbs import (
    begin, control, fill, go, heading, not_shown, press, reload, set_up_counting,
    set_up_vape_plan, shown,
)


def test_a_questionnaire_is_answered_and_kept(page):
    set_up_counting(page)
    go(page, "checks")
    press(page, "begin-hvi", "answer-5", "answer-4")
    shown(page, "What may follow")
    reload(page)
    shown(page, "9 of 10")


def test_signs_of_withdrawal_take_the_stop_away(page):
    begin(page)
    press(page, "substance-alcohol", "next", *["skip"] * 3, "method-stop", "next")
    press(page, "withdrawal-yes")
    shown(page, "Not at once, and not alone")
    press(page, "next")
    expect(control(page, "stop-day")).to_have_count(0)
    press(page, "next")
    heading(page, "today")
    press(page, "log-1")
    shown(page, "Noted: 1 drink.")


def test_a_product_is_noted_changed_and_deleted(page):
    set_up_vape_plan(page)
    go(page, "programme")
    press(page, "module-replacement")
    shown(page, "No label is written for people who vape")
    go(page, "today")
    press(page, "dose-new", "dose-gum")
    fill(page, dose_strength="4")
    press(page, "dose-save")
    reload(page)
    shown(page, "Today: 1 noted, 4 mg on the packs.")
    go(page, "history")
    page.locator("[data-key^=row-]").filter(has_text="Gum").first.click()
    press(page, "dose-delete")
    go(page, "today")
    not_shown(page, "1 noted, 4 mg on the packs.")


def test_what_is_prepared_stays_ticked(page):
    set_up_counting(page)
    go(page, "programme")
    press(page, "main-abrupt", "make-plan-vape")
    heading(page, "plan")
    in_a_week = "() => new Date(Date.now() + 7 * 864e5).toISOString().slice(0, 10)"
    fill(page, stop_day=page.evaluate(in_a_week))
    press(page, "use-plan")
    go(page, "today")
    press(page, "prepare-tellSomeone-vape")
    reload(page)
    expect(page.locator('input[data-key="prepare-tellSomeone-vape"]')).to_be_checked()
