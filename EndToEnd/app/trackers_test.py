"""Trackers of one's own: made, logged, set in order and taken back, as a new person meets them."""

import re

from playwright.sync_api import expect

from verbs import begin, go, heading, press, reload, settled, shown


def names(page):
    return page.locator(".list .line .name").all_inner_texts()


def add(page, preset):
    press(page, "new-tracker", "preset-" + preset)


def begin_with_own(page):
    begin(page)
    press(page, "substance-own", "next")
    heading(page, "trackers")
    press(page, "preset-water")
    shown(page, "0/8")


def log(page, name):
    row = page.locator(".list > li", has=page.get_by_text(name, exact=True))
    row.locator('[data-key^="log-"]').click()


def test_a_person_without_a_substance_has_a_today_and_takes_back_after_a_reload(world):
    page = world.page()
    begin_with_own(page)
    go(page, "today")
    log(page, "Drink water")
    log(page, "Drink water")
    shown(page, "2/8")
    settled(page)
    reload(page)
    shown(page, "2/8")
    go(page, "changes")
    press(page, "undo-change")
    go(page, "today")
    shown(page, "1/8")


def test_rows_move_by_dragging_and_by_keys_alike(world):
    page = world.page()
    begin_with_own(page)
    add(page, "reading")
    add(page, "walking")
    press(page, "order-trackers")
    assert names(page) == ["Drink water", "Reading", "A walk"]
    rows = page.locator(".list > li[draggable]")
    rows.nth(2).drag_to(rows.nth(0))
    expect(rows.nth(0)).to_contain_text("A walk")
    rows.nth(0).get_by_role("button", name="Down").focus()
    page.keyboard.press("Enter")
    expect(rows.nth(0)).to_contain_text("Drink water")
    press(page, "order-trackers")
    settled(page)
    reload(page)
    assert names(page) == ["Drink water", "A walk", "Reading"]


def test_deleting_says_how_much_goes_and_can_be_undone(world):
    page = world.page()
    begin_with_own(page)
    log(page, "Drink water")
    log(page, "Drink water")
    page.get_by_text("Drink water", exact=True).first.click()
    expect(page).to_have_url(re.compile(r"#/tracker/[0-9a-f]{32}$"))
    press(page, "delete-tracker")
    shown(page, "Its 2 entries go along.")
    press(page, "delete-for-good")
    heading(page, "trackers")
    press(page, "undo")
    shown(page, "2/8")


def test_the_page_of_a_tracker_survives_a_reload_and_leads_back(world):
    page = world.page()
    begin_with_own(page)
    page.get_by_text("Drink water", exact=True).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Drink water")
    settled(page)
    reload(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Drink water")
    page.go_back()
    heading(page, "trackers")
    go(page, "tracker/" + "0" * 32)
    shown(page, "That tracker is not here any more.")
