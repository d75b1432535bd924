"""Small screens, large words, dark, German: nothing is cut off and nothing runs out of the page."""

import pytest
from playwright.sync_api import expect

from verbs import (
    SCREENS, TEXTS, fill, go, heading, look_around, press, set_up_vape_plan, settled, unfold,
)
from world import ARTEFACTS, PHONE, PICTURES

SMALL = {"width": 320, "height": 700}
WIDE = {"width": 1280, "height": 800}
# What is wider than the page, and controls whose words do not fit into them.
OUTSIDE = """() => {
  const wide = document.documentElement.clientWidth;
  const found = [];
  // Pixels that nobody sees.
  const SLACK = 4;
  const name = (it) => `${it.tagName.toLowerCase()}.${it.className?.baseVal ?? it.className}`
    + ` ${it.dataset.key ?? ''} "${(it.textContent ?? '').trim().slice(0, 30)}"`;
  if (document.documentElement.scrollWidth > wide) found.push(`page ${
    document.documentElement.scrollWidth} > ${wide}`);
  for (const it of document.querySelectorAll('main *, nav *, .sheet *, .toast *')) {
    const box = it.getBoundingClientRect();
    if (box.width < 2 || it.closest('.hidden, .scroll, .strip, svg, [data-widget]')) continue;
    if (getComputedStyle(it).visibility === 'hidden') continue;
    if (it.closest('details:not([open]) > :not(summary)')) continue;
    if (box.right > wide + 1 || box.left < -1) found.push(`outside: ${name(it)}`);
  }
  for (const it of document.querySelectorAll('button, a, label, summary, legend, h1, h2, h3')) {
    if (it.closest('.hidden') || !it.checkVisibility()) continue;
    const box = it.getBoundingClientRect();
    if (getComputedStyle(it).overflow !== 'visible' && it.scrollHeight > it.clientHeight + 1) {
      found.push(`cut off: ${name(it)}`);
    }
    for (const words of it.querySelectorAll('span:not(.hidden, .mark)')) {
      const range = document.createRange();
      range.selectNodeContents(words);
      const { left, right } = range.getBoundingClientRect();
      const sticksOut = right > box.right + SLACK || left < box.left - SLACK;
      if (sticksOut) found.push(`too narrow: ${name(it)}`);
    }
  }
  return found;
}"""
# One walk for each language, and on each screen all its looks. Controls are pressed in the last.
LOOKS = {
    "en-GB": {
        "390-light": {"viewport": PHONE},
        "390-dark": {"viewport": PHONE, "color_scheme": "dark"},
        "1280-light": {"viewport": WIDE},
        "320-light": {"viewport": SMALL},
    },
    "de-DE": {
        "390-german-200": {"viewport": PHONE, "size": "200%"},
        "320-german-200": {"viewport": SMALL, "size": "200%"},
    },
}
RESIZE = "(size) => { document.documentElement.style.fontSize = size; }"


def calm(world, **options):
    return world.page(reduced_motion="reduce", **options)


def look_like(page, viewport, color_scheme="light", size=""):
    page.set_viewport_size(viewport)
    page.emulate_media(color_scheme=color_scheme, reduced_motion="reduce")
    page.evaluate(RESIZE, size)
    page.wait_for_timeout(100)


def nothing_outside(page, where):
    found = page.evaluate(OUTSIDE)
    assert not found, f"{where}: {found[:8]}"


def picture(page, name):
    """Only for people who look at all of it: it is half the time of a walk."""
    if not PICTURES:
        return
    folder = ARTEFACTS / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{name}.png", full_page=True)


def walk(page, looks):
    """Through every screen that there is, in the order of a person's first day."""

    def see(name):
        for look, options in looks.items():
            look_like(page, **options)
            picture(page, f"{name}-{look}")
            nothing_outside(page, f"{name} {look}")

    heading(page, "start")
    see("start")
    press(page, "opening-more")
    see("start-more")
    press(page, "begin")
    see("welcome-1")
    press(page, "substance-vape", "substance-cigarettes", "next")
    fill(page, per_day_vape="200", per_day_cigarettes="abc")
    press(page, "next")
    see("welcome-2")
    fill(page, per_day_cigarettes="15")
    press(page, "next")
    see("welcome-3")
    press(page, "next")
    see("welcome-4")
    press(page, "next", "method-reduce")
    see("welcome-5")
    press(page, "next", "reduce-30")
    see("welcome-6")
    press(page, "next")
    see("welcome-7")
    press(page, *["back"] * 7)
    heading(page, "start")
    look_around(page)
    for screen in SCREENS + TEXTS:
        go(page, screen)
        see(screen)
        if screen in ("settings", "history"):
            unfold(page)
            see(screen + "-unfolded")
    go(page, "plan")
    press(page, "change-vape")
    see("plan-sheet")
    press(page, "plan-sheet-close")
    go(page, "today")
    press(page, "log-more", "total")
    see("total-sheet")
    press(page, "total-close", "craving")
    heading(page, "craving")
    see("craving-breath")
    press(page, "skip-breath")
    see("craving")
    press(page, "next")
    see("craving-help")
    for part in ("strength", "triggers", "place"):
        press(page, "next")
        see("craving-" + part)
    press(page, "more")
    see("craving-more")
    go(page, "craving/help")
    press(page, "more-techniques", "technique-pairs")
    see("technique-pairs")
    press(page, "end-technique")
    press(page, "passed")
    see("craving-end")


@pytest.mark.parametrize("language", LOOKS)
def test_no_screen_is_wider_than_the_page(world, language):
    walk(calm(world, locale=language), LOOKS[language])


def test_high_contrast_and_dark_hold_together(world):
    page = calm(world, color_scheme="dark")
    set_up_vape_plan(page)
    go(page, "settings")
    press(page, "high-contrast")
    settled(page)
    for screen in ["today", "settings"]:
        go(page, screen)
        picture(page, f"{screen}-390-dark-contrast")
        nothing_outside(page, screen)
    assert page.evaluate("document.documentElement.dataset.contrast") == "high"


def test_the_places_stay_beside_every_page_of_a_wide_window(world):
    """On a phone a page of none of the four has all of the screen; before a journal is there they
    lead nowhere."""
    page = calm(world)
    page.set_viewport_size(WIDE)
    places = page.locator("nav")
    heading(page, "start")
    expect(places).to_have_count(0)
    press(page, "begin")
    heading(page, "welcome")
    expect(places).to_have_count(0)
    press(page, "back")
    look_around(page)
    for screen in ("settings", "forecast", "coach", "reminders", "sounds", "help", "privacy"):
        go(page, screen)
        expect(places).to_be_visible()
        expect(page.locator("nav a[aria-current]")).to_have_count(0)
        page.set_viewport_size(PHONE)
        expect(places).to_be_hidden()
        expect(page.locator("[data-skip]")).to_be_hidden()
        page.set_viewport_size(WIDE)
    press(page, "plan")
    heading(page, "plan")
    go(page, "craving")
    expect(places).to_have_count(0)


def test_a_page_of_a_list_has_the_list_beside_it_in_a_wide_window(world):
    """So that one looks at one after the other without a way back in between."""
    page = calm(world)
    look_around(page)
    ways = page.locator("[data-key=ways]")
    here = ways.locator("[aria-current]")
    go(page, "journey")
    expect(ways).to_be_hidden()
    page.set_viewport_size(WIDE)
    expect(here).to_have_attribute("href", "#/journey")
    press(page, "way#/savings")
    heading(page, "savings")
    expect(here).to_have_attribute("href", "#/savings")
    nothing_outside(page, "savings")
    go(page, "progress")
    expect(ways).to_have_count(0)
    go(page, "safety")
    expect(here).to_have_attribute("href", "#/safety")


def test_what_is_pressed_is_large_enough_for_a_finger(world):
    """24 pixels at least, as WCAG 2.2 asks."""
    page = calm(world)
    look_around(page)
    for screen in SCREENS:
        go(page, screen)
        unfold(page)
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, a[href], label:has(input), select')]
              .filter((it) => it.checkVisibility() && !it.closest('.hidden'))
              .map((it) => [it.dataset.key ?? it.textContent, it.getBoundingClientRect()])
              .filter(([, box]) => box.width > 1 && (box.width < 24 || box.height < 24))
              .map(([name]) => name)"""
        )
        small = [name for name in small if name != "Skip to the content"]
        assert not small, f"{screen}: {small}"
