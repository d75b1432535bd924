"""Counting: a tap, a total, yesterday, a correction; and the same number everywhere."""

import re

from playwright.sync_api import expect

from verbs import (
    body, control, counts, field, fill, go, heading, not_shown, opened, press, reload,
    set_up_vape_plan, settled, shown,
)

# In a browser that shows motion, as most do.
MOVES = True

MORNING = "2026-03-10T09:00:00"
DAY = "24:00:00"


def everywhere(page, amount):
    """Today, History and Progress say the same."""
    go(page, "today")
    counts(page, amount)
    go(page, "history")
    shown(page, f"{amount} puffs")
    go(page, "progress")
    opened(page, "progress-use")
    shown(page, "Use a day")
    page.locator('[data-key="use-chart-table"] > summary').click()
    use = re.compile(rf"^{amount}( so far)?$")
    cells = page.locator('[data-key="use-chart-table"] table').get_by_role("cell", name=use)
    expect(cells.first).to_be_visible()
    go(page, "today")


def test_a_tap_counts_one_and_five_count_five(page):
    set_up_vape_plan(page)
    press(page, "log-1")
    shown(page, "Noted: 1 puff.")
    press(page, "log-more", "log-5")
    shown(page, "Noted: 5 puffs.")
    shown(page, "6 puffs")
    everywhere(page, 6)


def test_undo_takes_back_one_action_after_the_other(page):
    set_up_vape_plan(page)
    press(page, "log-1", "log-more", "log-5")
    counts(page, 6)
    press(page, "undo")
    counts(page, 1)
    press(page, "log-more", "undo-last")
    counts(page, 0)
    reload(page)
    counts(page, 0)


def test_the_line_about_a_tap_goes_by_itself_and_undo_stays(world):
    page = world.page(clock=MORNING)
    set_up_vape_plan(page)
    press(page, "log-1")
    shown(page, "Noted: 1 puff.")
    page.clock.fast_forward("00:30")
    not_shown(page, "Noted: 1 puff.")
    press(page, "log-more", "undo-last")
    counts(page, 0)


def test_one_total_stands_in_place_of_single_taps(page):
    set_up_vape_plan(page)
    press(page, "log-more", "log-5", "log-more", "total")
    fill(page, total_amount="40")
    press(page, "total-save")
    everywhere(page, 40)
    go(page, "history")
    shown(page, "the day's number counts instead")
    reload(page)
    everywhere(page, 40)


def test_an_odd_total_gets_a_sentence_and_changes_nothing(page):
    set_up_vape_plan(page)
    press(page, "log-more", "log-5", "log-more", "total")
    for odd in ["abc", "-1", "100001", ""]:
        fill(page, total_amount=odd)
        press(page, "total-save")
        shown(page, "A number from 0 to 100,000, please.")
        expect(field(page, "total-amount")).to_have_value(odd)
    press(page, "total-close")
    counts(page, 5)


def a_day_later(world):
    page = world.page(clock=MORNING)
    set_up_vape_plan(page)
    settled(page)
    page.clock.fast_forward(DAY)
    shown(page, "Vaping: nothing is noted for yesterday.")
    return page


def test_nothing_yesterday_is_noted_with_one_press(world):
    page = a_day_later(world)
    page.clock.fast_forward(DAY)
    press(page, "yesterday-none-vape")
    not_shown(page, "nothing is noted for yesterday")
    go(page, "history")
    shown(page, "Yesterday")
    shown(page, "0 puffs")


def test_nothing_is_no_answer_for_a_day_on_which_a_use_was_told(world):
    page = a_day_later(world)
    assert control(page, "yesterday-add-vape").count() == 1
    assert control(page, "yesterday-none-vape").count() == 0


def test_yesterday_can_be_added(world):
    page = a_day_later(world)
    press(page, "yesterday-add-vape")
    fill(page, total_amount="120")
    press(page, "total-save")
    not_shown(page, "nothing is noted for yesterday")
    counts(page, 0)
    go(page, "history")
    shown(page, "120 puffs")


def test_the_question_about_yesterday_can_wait_until_tomorrow(world):
    page = a_day_later(world)
    press(page, "yesterday-later-vape")
    not_shown(page, "nothing is noted for yesterday")
    page.clock.fast_forward(DAY)
    shown(page, "Vaping: nothing is noted for yesterday.")


def first_row(page):
    return page.locator('main ul.list button.line').first


def test_an_entry_can_be_changed_in_the_history(page):
    set_up_vape_plan(page)
    press(page, "log-more", "log-5")
    go(page, "history")
    first_row(page).click()
    fill(page, record_amount="7", record_note="after lunch")
    press(page, "save-record")
    shown(page, "after lunch")
    everywhere(page, 7)
    reload(page)
    everywhere(page, 7)


def test_an_odd_change_gets_a_sentence_and_stays_as_typed(page):
    set_up_vape_plan(page)
    press(page, "log-more", "log-5")
    go(page, "history")
    first_row(page).click()
    fill(page, record_amount="0", record_date="2200-01-01")
    press(page, "save-record")
    shown(page, "A number above zero and up to 100,000")
    shown(page, "This is still to come. Pick a time up to now.")
    expect(field(page, "record-amount")).to_have_value("0")
    press(page, "record-sheet-close")
    everywhere(page, 5)


def test_something_earlier_can_be_entered(world):
    page = world.page(clock=MORNING)
    set_up_vape_plan(page)
    go(page, "history")
    press(page, "add-earlier")
    fill(page, record_amount="30", record_date="2026-03-07", record_time="20:15")
    press(page, "save-record")
    shown(page, "30 puffs")
    shown(page, "7 March")
    reload(page)
    shown(page, "7 March")
    go(page, "today")
    counts(page, 0)


def test_a_deleted_entry_comes_back_with_undo(page):
    set_up_vape_plan(page)
    press(page, "log-more", "log-5")
    go(page, "history")
    first_row(page).click()
    press(page, "delete-record")
    shown(page, "Nothing here yet")
    press(page, "undo")
    everywhere(page, 5)


def test_everything_is_there_after_the_server_and_the_browser_ended(world):
    context = world.kept_context()
    page = world.opened(context)
    set_up_vape_plan(page)
    press(page, "log-more", "log-5", "log-1")
    settled(page)
    plan = (go(page, "plan"), body(page))[1]
    context.close()
    world.contexts.remove(context)
    world.server.restart()
    page = world.opened(world.kept_context())
    heading(page, "today")
    everywhere(page, 6)
    go(page, "plan")
    assert body(page) == plan
    expect(control(page, "today")).to_be_visible()
