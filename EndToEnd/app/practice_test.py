"""Sessions of practice: right to the second, whatever becomes of the page, and kept once."""

import os
import signal
import time

import pytest
from playwright.sync_api import expect

from axe_test import clean
from verbs import begin, control, go, heading, not_shown, press, reload, settled, shown, until

# In a browser that shows motion, as most do.
MOVES = True

MORNING = "2026-03-10T07:00:00"
MINUTE = 60_000
NUMBER = "figure .inside > span:first-child"
RUNS = 'main ul > li[data-key^="run-"]'


def set_up(page):
    begin(page)
    press(page, "substance-own", "next")
    heading(page, "trackers")
    go(page, "practice")


def start(page, minutes=10, closing=0):
    """A meditation; ten minutes and nothing behind them unless said otherwise. The answer is when
    the first phase ends."""
    press(page, "practice-meditation")
    page.locator('input[data-key="meditation-minutes"]').fill(str(minutes))
    page.locator('input[data-key="meditation-closing"]').fill(str(closing))
    earliest = now(page) + minutes * 60
    press(page, "start-set-meditation")
    heading(page, "session")
    latest = now(page) + minutes * 60
    return until(page, lambda: end(page), lambda it: earliest - 1 <= it <= latest + 1)


def now(page):
    """What the clock of the page says, in seconds. It goes on while a machine is slow, so that no
    test can know what the ring shows: only where its end is."""
    return page.evaluate("() => Date.now() / 1000")


def end(page):
    """When the phase ends, by the number in the ring and the clock, read at one moment."""
    look = "(ring) => [Date.now() / 1000, document.querySelector(ring)?.innerText ?? '']"
    clock, number = page.evaluate(look, NUMBER)
    minutes, rest = (number if ":" in number else "0:0").split(":")
    return clock + int(minutes) * 60 + int(rest)


def seconds(page):
    """What the number in the ring says."""
    minutes, rest = page.locator(NUMBER).inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def ends_at(page, wanted):
    until(page, lambda: end(page), lambda it: abs(it - wanted) <= 1.5)


def pause(page):
    """The answer is what the ring shows from then on."""
    press(page, "pause")
    expect(control(page, "go-on")).to_be_visible()
    return seconds(page)


def runs(page):
    go(page, "practice")
    return page.locator(RUNS)


def test_a_frozen_page_is_right_as_soon_as_it_thaws(world):
    page = world.page(clock=MORNING)
    set_up(page)
    over = start(page, minutes=20)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    page.clock.fast_forward(10 * MINUTE)
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    ends_at(page, over)
    page.clock.fast_forward(10 * MINUTE)
    shown(page, "20 min")
    expect(runs(page)).to_have_count(1)


def test_a_hidden_page_shows_the_right_time_when_it_comes_back(world):
    page = world.page(clock=MORNING)
    set_up(page)
    over = start(page)
    other = page.context.new_page()
    other.bring_to_front()
    page.clock.fast_forward(4 * MINUTE)
    page.bring_to_front()
    ends_at(page, over)
    other.close()


def test_a_reload_in_the_middle_goes_on_at_the_same_second(world):
    page = world.page(clock=MORNING)
    set_up(page)
    over = start(page, minutes=1, closing=3)
    page.clock.fast_forward(90_000)
    ends_at(page, over + 180)
    reload(page)
    ends_at(page, over + 180)
    shown(page, "Closing")
    page.clock.fast_forward(3 * MINUTE)
    expect(runs(page)).to_have_count(1)
    reload(page)
    expect(page.locator(RUNS)).to_have_count(1)


def test_a_pause_moves_the_end_once_and_outlives_a_reload(world):
    page = world.page(clock=MORNING)
    set_up(page)
    over = start(page)
    page.clock.fast_forward(2 * MINUTE)
    ends_at(page, over)
    left = pause(page)
    page.clock.fast_forward(7 * MINUTE)
    assert seconds(page) == left
    reload(page)
    assert seconds(page) == left
    over = now(page) + left
    press(page, "go-on")
    expect(control(page, "pause")).to_be_visible()
    over = until(page, lambda: end(page), lambda it: over - 1 <= it <= now(page) + left + 1)
    page.clock.fast_forward(5 * MINUTE)
    ends_at(page, over)


def test_two_tabs_are_one_session_and_one_record(world):
    page = world.page(clock=MORNING)
    set_up(page)
    over = start(page)
    settled(page)
    second = world.opened(page.context, "#/session")
    ends_at(second, over)
    go(second, "practice")
    press(second, "start-breathing")
    shown(second, "Keep it going")
    press(second, "start-not")
    go(second, "session")
    second.clock.fast_forward(11 * MINUTE)
    for tab in (page, second):
        expect(runs(tab)).to_have_count(1)
        reload(tab)
        expect(tab.locator(RUNS)).to_have_count(1)


@pytest.mark.parametrize("counts", [True, False])
def test_an_end_that_nobody_watched_is_asked_about_once(world, counts):
    page = world.page(clock=MORNING)
    set_up(page)
    start(page)
    settled(page)
    page.goto("about:blank")
    page.clock.fast_forward(30 * MINUTE)
    page.goto(world.address + "#/practice")
    heading(page, "practice")
    expect(page.locator(RUNS)).to_have_count(0)
    question = page.locator('button[data-key^="counts-"]')
    expect(question).to_have_count(2)
    question.nth(0 if counts else 1).click()
    expect(page.locator(RUNS)).to_have_count(1 if counts else 0)
    reload(page)
    expect(question).to_have_count(0)
    expect(page.locator(RUNS)).to_have_count(1 if counts else 0)


# At one moment: a clock that is read first and set afterwards loses what passes in between.
SET_CLOCK = """(step) => {
  globalThis.__pwClock.controller.setSystemTime(Date.now() + step);
}"""


@pytest.mark.parametrize("step", [3_600_000, -3_600_000])
def test_a_clock_that_is_set_by_an_hour_moves_no_boundary(world, step):
    page = world.page(clock=MORNING)
    set_up(page)
    over = start(page)
    page.clock.fast_forward(2 * MINUTE)
    ends_at(page, over)
    page.evaluate(SET_CLOCK, step)
    page.clock.run_for(2000)
    ends_at(page, over + step / 1000)
    page.clock.fast_forward(8 * MINUTE)
    expect(runs(page)).to_have_count(1)
    runs(page).get_by_role("button").click()
    shown(page, "10 min")
    shown(page, "The clock of the device was set meanwhile")


def test_a_clock_that_is_set_just_before_a_look_ends_nothing(world):
    page = world.page(clock=MORNING)
    set_up(page)
    over = start(page)
    page.clock.fast_forward(2 * MINUTE)
    ends_at(page, over)
    page.evaluate(
        """(step) => {
            dispatchEvent(new Event('focus'));
            globalThis.__pwClock.controller.setSystemTime(Date.now() + step);
        }""",
        3_600_000,
    )
    page.clock.run_for(100)
    ends_at(page, over + 3600)


def renderers(page):
    """The processes in which pages live."""
    devtools = page.context.browser.new_browser_cdp_session()
    all_of_them = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
    return [it["id"] for it in all_of_them if it["type"] == "renderer"]


def test_a_process_that_is_stopped_for_a_minute_has_lost_none(world):
    page = world.page()
    set_up(page)
    start(page)
    begun = time.monotonic()
    stopped = renderers(page)
    for process in stopped:
        os.kill(process, signal.SIGSTOP)
    # A minute has to pass for real: this is what is tested.
    time.sleep(60)
    for process in stopped:
        os.kill(process, signal.SIGCONT)
    until(
        page,
        lambda: 600 - (time.monotonic() - begun) - seconds(page),
        lambda off: -2 <= off <= 2,
    )


def test_stopping_early_asks_and_keeps_only_what_is_wanted(world):
    page = world.page(clock=MORNING)
    set_up(page)
    over = start(page)
    page.clock.fast_forward(3 * MINUTE)
    ends_at(page, over)
    press(page, "stop")
    shown(page, "3")
    press(page, "stop-drop")
    expect(runs(page)).to_have_count(0)
    press(page, "start-meditation")
    page.clock.fast_forward(3 * MINUTE)
    press(page, "stop", "stop-keep")
    expect(runs(page)).to_have_count(1)


def test_a_session_is_started_paused_and_stopped_by_keys(world):
    page = world.page(clock=MORNING)
    set_up(page)
    control(page, "start-meditation").focus()
    page.keyboard.press("Enter")
    heading(page, "session")
    control(page, "pause").focus()
    page.keyboard.press("Space")
    expect(control(page, "go-on")).to_be_visible()
    control(page, "go-on").focus()
    page.keyboard.press("Enter")
    expect(control(page, "pause")).to_be_visible()
    control(page, "stop").focus()
    page.keyboard.press("Enter")
    heading(page, "practice")


def test_a_screen_reader_hears_it_each_half_minute_and_not_each_second(world):
    page = world.page(clock=MORNING)
    set_up(page)
    start(page)
    live = page.locator('[data-key="session-box"] [aria-live]')
    heard = []
    for _ in range(60):
        page.clock.run_for(1000)
        words = live.inner_text()
        if not heard or heard[-1] != words:
            heard.append(words)
    assert 2 <= len(heard) <= 4, heard
    not_shown(page, "NaN")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_running_screens_have_no_finding(world, locale):
    page = world.page(clock=MORNING, locale=locale, bypass_csp=True, reduced_motion="reduce")
    set_up(page)
    for kind in ["meditation", "breathing", "intervals", "open"]:
        press(page, "start-" + kind)
        heading(page, "session")
        page.clock.run_for(5000)
        clean(page, kind)
        press(page, "stop")
        end = page.locator('button[data-key="leave-end"]')
        end.or_(page.locator('h1[data-focus="practice"]')).first.wait_for()
        if end.count():
            end.click()
        heading(page, "practice")


# What the browser would call when somebody presses the tile on a lock screen.
TILE = """
window.tile = {};
const { setActionHandler } = MediaSession.prototype;
MediaSession.prototype.setActionHandler = function(action, handler) {
  window.tile[action] = handler;
  setActionHandler.call(this, action, handler);
};
"""
SHOWN = "[navigator.mediaSession.metadata?.title ?? '', navigator.mediaSession.playbackState]"


def test_the_tile_on_the_lock_screen_pauses_goes_on_and_stops(world):
    page = world.page(clock=MORNING, script=TILE)
    set_up(page)
    over = start(page, minutes=5)
    until(page, lambda: page.evaluate(SHOWN), lambda it: it == ["Meditation", "playing"])
    page.clock.fast_forward(MINUTE)
    ends_at(page, over)
    page.evaluate("tile.pause()")
    until(page, lambda: page.evaluate(SHOWN), lambda it: it == ["Meditation", "paused"])
    left = seconds(page)
    page.clock.fast_forward(10 * MINUTE)
    assert seconds(page) == left
    over = now(page) + left
    page.evaluate("tile.play()")
    expect(control(page, "pause")).to_be_visible()
    over = until(page, lambda: end(page), lambda it: over - 1 <= it <= now(page) + left + 1)
    page.clock.fast_forward(MINUTE)
    ends_at(page, over)
    page.evaluate("tile.stop()")
    press(page, "stop-keep")
    until(page, lambda: page.evaluate(SHOWN), lambda it: it == ["", "none"])
    settled(page)
    expect(runs(page)).to_have_count(1)


HIDE = """
Object.defineProperty(document, 'hidden', { value: true, configurable: true });
document.dispatchEvent(new Event('visibilitychange'));
"""


def test_the_tile_follows_the_phases_while_nobody_sees_the_page(world):
    page = world.page(clock=MORNING)
    set_up(page)
    start(page, minutes=1, closing=3)
    page.evaluate(HIDE)
    page.clock.run_for(90_000)
    detail = "navigator.mediaSession.metadata?.artist"
    until(page, lambda: page.evaluate(detail), lambda it: it == "Closing")
    page.clock.run_for(3 * MINUTE)
    until(page, lambda: page.evaluate(SHOWN), lambda it: it == ["", "none"])
