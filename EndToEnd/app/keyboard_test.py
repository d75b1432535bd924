"""With the keyboard alone: everything can be reached, the focus is seen and never lost."""

import pytest
from playwright.sync_api import expect

from keyboard import enter, focused, heading_has_focus, space, tab_to
from verbs import (
    begin_craving, control, counts, field, fill, go, heading, press, set_up_vape_plan, settled,
    shown, until,
)


def test_from_the_opening_page_to_a_log_and_through_a_craving(page):
    heading(page, "start")
    enter(page, "begin")
    heading_has_focus(page, "welcome")
    space(page, "substance-vape")
    enter(page, "next")
    shown(page, "Step 2 of 7")
    tab_to(page, "per-day-vape")
    page.keyboard.type("200")
    page.keyboard.press("Enter")
    shown(page, "Step 3 of 7")
    enter(page, "next")
    shown(page, "Step 4 of 7")
    enter(page, "next")
    shown(page, "Step 5 of 7")
    space(page, "method-stop")
    page.keyboard.press("ArrowDown")
    expect(field(page, "method-reduce")).to_be_checked()
    page.keyboard.press("Enter")
    shown(page, "Step 6 of 7")
    tab_to(page, "reduce-days")
    page.keyboard.type("30")
    page.keyboard.press("Enter")
    shown(page, "Step 7 of 7")
    enter(page, "next")
    heading_has_focus(page, "today")
    enter(page, "log-1")
    counts(page, 1)
    enter(page, "craving")
    heading_has_focus(page, "craving")
    enter(page, "skip-breath")
    enter(page, "next")
    heading_has_focus(page, "craving/help")
    enter(page, "next")
    heading_has_focus(page, "craving/strength")
    tab_to(page, "intensity")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(field(page, "intensity")).to_have_value("2")
    enter(page, "next")
    heading_has_focus(page, "craving/triggers")
    space(page, "trigger-coffee")
    expect(field(page, "trigger-coffee")).to_be_checked()
    page.go_back()
    heading_has_focus(page, "craving/strength")
    expect(field(page, "intensity")).to_have_value("2")
    enter(page, "passed")
    shown(page, "It passed.")
    enter(page, "to-today")
    heading_has_focus(page, "today")


@pytest.mark.parametrize("key", ["progress", "plan", "settings"])
def test_another_screen_gives_the_focus_to_its_heading(page, key):
    set_up_vape_plan(page)
    enter(page, key)
    heading_has_focus(page, key)
    page.go_back()
    heading_has_focus(page, "today")


def test_the_first_tab_stop_skips_to_the_content(page):
    set_up_vape_plan(page)
    settled(page)
    page.reload()
    heading(page, "today")
    page.keyboard.press("Tab")
    expect(page.locator("a[data-skip]")).to_be_focused()
    page.keyboard.press("Enter")
    heading(page, "today")
    page.keyboard.press("Tab")
    assert page.evaluate("Boolean(document.activeElement.closest('main'))")


def test_a_sheet_keeps_the_focus_and_escape_gives_it_back(page):
    set_up_vape_plan(page)
    enter(page, "log-more", "total")
    expect(control(page, "total-save")).to_be_visible()
    seen = set()
    for _ in range(8):
        page.keyboard.press("Tab")
        assert page.evaluate("Boolean(document.activeElement.closest('[data-dialog]'))")
        seen.add(focused(page))
    assert {"total-amount", "total-save", "total-close"} <= seen
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("Boolean(document.activeElement.closest('[data-dialog]'))")
    page.keyboard.press("Escape")
    expect(page.locator("[data-dialog]")).to_have_count(0)
    assert focused(page) == "log-more"


def test_a_sheet_whose_opener_is_gone_gives_the_focus_to_the_heading(page):
    set_up_vape_plan(page)
    go(page, "settings")
    press(page, "lock-set")
    fill(page, lock_new="violet heron reeds", lock_again="violet heron reeds")
    page.keyboard.press("Enter")
    shown(page, "The lock is on")
    expect(control(page, "lock-set")).to_have_count(0)
    expect(page.locator('h1[data-focus="settings"]')).to_be_focused()


def test_the_caret_stays_where_somebody_types(page):
    set_up_vape_plan(page)
    begin_craving(page)
    go(page, "craving/place")
    press(page, "more")
    note = page.locator('[data-key="note"]')
    note.click()
    page.keyboard.type("a hard day")
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    before = page.locator(".meter .value").inner_text()
    until(page, lambda: page.locator(".meter .value").inner_text(), lambda now: now != before)
    page.keyboard.type("er")
    expect(note).to_have_value("a harder day")


def test_a_field_in_which_an_input_method_composes_is_left_alone(world, page):
    set_up_vape_plan(page)
    begin_craving(page)
    go(page, "craving/place")
    press(page, "more")
    note = page.locator('[data-key="note"]')
    note.click()
    cdp = page.context.new_cdp_session(page)
    cdp.send("Input.imeSetComposition", {"text": "ni", "selectionStart": 2, "selectionEnd": 2})
    before = page.locator(".meter .value").inner_text()
    until(page, lambda: page.locator(".meter .value").inner_text(), lambda now: now != before)
    expect(note).to_have_value("ni")
    cdp.send("Input.insertText", {"text": "你"})
    expect(note).to_have_value("你")


def test_who_wants_less_motion_sees_none(world):
    page = world.page(reduced_motion="reduce")
    set_up_vape_plan(page)
    press(page, "craving")
    heading(page, "craving")
    page.wait_for_timeout(300)
    moving = page.evaluate(
        """document.getAnimations().filter((it) => it.playState === 'running'
             && it.effect.getComputedTiming().duration > 50
             && !it.effect.target?.closest('[data-widget]')).length"""
    )
    assert moving == 0


@pytest.mark.parametrize("motion, answer", [("no-preference", "nod"), ("reduce", "none")])
def test_the_symbol_of_a_place_nods_once_where_motion_is_welcome(world, motion, answer):
    page = world.page(reduced_motion=motion)
    set_up_vape_plan(page)
    go(page, "plan")
    heading(page, "plan")
    style = page.evaluate("""() => {
      const symbol = document.querySelector('.place[aria-current] .symbol');
      const { animationName, animationIterationCount } = getComputedStyle(symbol);
      return [animationName, animationIterationCount];
    }""")
    assert style == [answer, "1"]
