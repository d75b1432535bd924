"""A finger that stays: a long press acts once, and a finger that moves or leaves soon does not."""

import pytest
from playwright.sync_api import expect

from verbs import (
    control, counts, go, not_shown, press, set_up_vape_plan, settled, shown,
)

# In a browser that shows motion, as most do.
MOVES = True

MORNING = "2026-03-10T09:00:00"
# What a phone does that never says that a finger stays.
SILENT = """addEventListener('contextmenu',
  (event) => event.isTrusted && event.stopImmediatePropagation(), true)"""


class Finger:
    """One finger on a key of the page."""

    def __init__(self, page, key):
        box = control(page, key).bounding_box()
        self.x = box["x"] + box["width"] / 2
        self.y = box["y"] + box["height"] / 2
        self.page = page
        self.devtools = page.context.new_cdp_session(page)
        self.touch("touchStart", self.x, self.y)

    def touch(self, kind, *place):
        points = [{"x": place[0], "y": place[1]}] if place else []
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def stay(self):
        self.page.clock.run_for(600)

    def move(self, pixels):
        self.touch("touchMove", self.x + pixels, self.y)

    def leave(self):
        self.touch("touchEnd")


@pytest.fixture(params=[SILENT, None], ids=["silent phone", "telling phone"])
def page(world, request):
    page = world.page(clock=MORNING, has_touch=True, script=request.param)
    set_up_vape_plan(page)
    return page


def test_a_finger_that_stays_opens_the_rarer_ways_once(page):
    finger = Finger(page, "log-1")
    finger.stay()
    expect(control(page, "log-5")).to_be_visible()
    finger.leave()
    settled(page)
    expect(page.locator("[data-dialog]")).to_have_count(1)
    press(page, "more-close")
    counts(page, 0)
    press(page, "log-1")
    counts(page, 1)


def test_a_finger_that_leaves_soon_counts(page):
    finger = Finger(page, "log-1")
    finger.leave()
    counts(page, 1)
    page.clock.run_for(600)
    expect(page.locator('h1[data-focus="today"]')).to_be_attached()


def test_a_finger_that_moves_opens_nothing(page):
    finger = Finger(page, "log-1")
    finger.move(30)
    finger.stay()
    finger.leave()
    expect(page.locator('h1[data-focus="today"]')).to_be_attached()
    settled(page)
    go(page, "history")
    not_shown(page, "1 craving")


def test_what_a_line_at_the_foot_covers_can_be_scrolled_above_it(page):
    press(page, "log-1")
    shown(page, "Noted: 1 puff.")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    toast = page.locator(".toast").bounding_box()
    last = page.locator("main .body > :last-child").bounding_box()
    assert last["y"] + last["height"] <= toast["y"]
