"""What a person does: press, fill, look, go somewhere, answer the opening questions."""

import re
import time

from playwright.sync_api import expect

SCREENS = [
    "today", "progress", "plan", "history", "settings", "programme", "checks", "safety",
    "techniques", "if-then", "thoughts", "milestones", "recovery", "savings", "withdrawal",
    "forecast", "help", "coach", "streaks", "excuses", "reminders", "bring", "trackers", "changes",
    "calendar", "journey", "weeks", "patterns", "health", "share", "sheet", "exercises",
    "practice", "session", "breathing", "programs",
    "sounds", "recall", "foods", "insights", "swaps", "food-weeks", "shopping", "account",
]
TEXTS = ["privacy", "terms", "not-medical-advice"]
SETTLE = "() => navigator.locks.request('journal', () => true)"


def control(page, key):
    """What a finger meets: boxes and switches are hidden beneath their labels."""
    held = f'[data-key="{key}"]'
    return page.locator(
        f"label:has(input{held}), button{held}, a{held}, details{held} > summary"
    ).first


def unfolded(element):
    """Opens the row that an element is folded under, as a person does first."""
    element.wait_for(state="attached")
    if element.evaluate("(it) => Boolean(it.closest('details.fold:not([open]) > .stack'))"):
        element.locator("xpath=ancestor::details[contains(@class, 'fold')]/summary").click()
    return element


def unfold(page):
    """Opens whatever is folded in the rows of a page, to look at all of it."""
    page.locator("details.fold").evaluate_all("(all) => { for (const it of all) it.open = true; }")


def press(page, *keys):
    for key in keys:
        unfolded(control(page, key)).click()


def field(page, key):
    return page.locator(f'input[data-key="{key}"], textarea[data-key="{key}"]').first


def fill(page, **answers):
    """fill(page, per_day_vape="200"): an underscore stands for a hyphen."""
    for key, value in answers.items():
        unfolded(field(page, key.replace("_", "-"))).fill(value)


def shown(page, text):
    expect(page.get_by_text(text).filter(visible=True).first).to_be_visible()


def opened(page, key):
    """Opens a card of Progress by its face."""
    page.locator(f'details[data-key="{key}"] > summary').click()


def not_shown(page, text):
    expect(page.get_by_text(text).filter(visible=True)).to_have_count(0)


def heading(page, route, wait=None):
    """Waits until a screen is there: its heading carries the name of its place."""
    expect(page.locator(f'h1[data-focus="{route}"]')).to_be_attached(timeout=wait)


def go(page, route, wait=None):
    """`wait` are milliseconds, where it may take longer than usual."""
    page.evaluate("(route) => { location.hash = '#/' + route; }", route)
    heading(page, route, wait)


def settled(page):
    """Everything that was pressed so far is on the disk, or was refused."""
    page.evaluate(SETTLE)


def tap_apart(page, taps):
    """Taps on +1, each of which is on the disk, as one record, before the next."""
    page.evaluate(
        """async (taps) => { for (let i = 0; i < taps; i++) {
          document.querySelector('[data-key="log-1"]').click();
          await navigator.locks.request('journal', () => true);
        } }""",
        taps,
    )


def reload(page):
    settled(page)
    page.reload()
    expect(page.locator("h1[data-focus]")).to_be_attached()


def body(page):
    """The words of the screen without its frame."""
    return page.locator("main .body").inner_text()


def until(page, look, holds, seconds=10.0):
    """Looks again and again; the page's policy forbids to let it wait by itself."""
    end = time.monotonic() + seconds
    while True:
        now = look()
        if holds(now):
            return now
        assert time.monotonic() < end, f"it is still {now!r}"
        page.wait_for_timeout(30)


def begin(page):
    press(page, "begin")
    heading(page, "welcome")


def set_up_vape_plan(page, method="reduce"):
    """From the opening page to Today with a plan for vaping."""
    begin(page)
    press(page, "substance-vape", "next")
    fill(page, per_day_vape="200")
    press(page, "next", "last-now-vape", "next", "motive-health", "next")
    press(page, "method-" + method, "next")
    if method == "reduce":
        press(page, "reduce-30")
    if method == "stop":
        press(page, "stop-in-0")
    press(page, *["next"] * (1 if method == "notice" else 2))
    heading(page, "today")


def say_price(page, price="7.50", pack="600"):
    """What it costs is asked for where savings are first opened."""
    go(page, "savings")
    fill(page, price=price, pack_units=pack)
    press(page, "price-save")


def set_up_counting(page):
    """The shortest way to a place where something can be logged."""
    begin(page)
    press(page, "substance-vape", "next", *["skip"] * 4, "next")
    heading(page, "today")


def begin_craving(page):
    """From Today past the first breath of a craving."""
    press(page, "craving", "skip-breath")
    expect(control(page, "passed")).to_be_visible()


def look_around(page):
    press(page, "look-around")
    heading(page, "today")


def counts(page, number):
    """Today shows this number: in its ring, or beneath a ring that shows what is left."""
    none = "|nothing yet today|heute noch nichts" if number == 0 else ""
    words = re.compile(rf"^({number}( puffs?\b| Z[uü]ge?\b|$){none})")
    expect(page.locator("[data-key=body]").get_by_text(words).first).to_be_visible()


def lock(page, word):
    """Puts the journal under a passphrase."""
    go(page, "settings")
    press(page, "lock-set")
    fill(page, lock_new=word, lock_again=word)
    press(page, "lock-save")
    shown(page, "The lock is on")
