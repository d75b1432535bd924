"""Another language needs no line of code: the page shows what its table of words says, all of it,
and runs the way its lines run."""

import pathlib
import re

import pytest
from playwright.sync_api import expect

from layout_test import nothing_outside
from server import WEB
from verbs import SCREENS, go, set_up_vape_plan, shown

MARK = "ẋ"
# No text of the table keeps a plain vowel, so a word that has one is not of the table.
VOWELS = str.maketrans("aeiouAEIOU", "àèìòùÀÈÌÒÙ")
# Lines that the app takes apart itself: a country's code stands before its name.
CODED = re.compile(r"[A-Z]{2} ")
WORD = re.compile(r"[A-Za-zäöüß]{3,}")
PLAIN_WORDS = r"""() => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const at = walk.currentNode.parentElement;
    // Where claims come from has names and titles of others; so have helplines that have a name.
    const others = ['details[data-key^="source-"]', 'script', 'a[href^="sms:"]',
      'a[href^="tel:"]:not([href="tel:112"])'].join();
    if (!at.checkVisibility() || at.closest(others)) continue;
    // Files of the build have names of their own, and so have the pages of helplines.
    const text = walk.currentNode.data.replace(/\b(app|rest)\.[0-9a-f]{12}\.\w+/g, '')
      .replace(/\b[a-z0-9-]+(\.[a-z]{2,})+\b/g, '');
    for (const word of text.match(/[A-Za-zäöüß]{3,}/g) ?? []) {
      if (/[aeiou]/.test(word)) found.push(word);
    }
  }
  return found;
}"""
# Names, what languages and exercises are called everywhere, and units.
SAME_EVERYWHERE = {"Redstart", "English", "Deutsch", "Burpees", "Health", "min"}
# Authors and journals behind the idea of the day, which is another one each day.
SAME_EVERYWHERE |= {
    "Haasova", "Addiction", "Gollwitzer", "Sheeran", "Bricker", "JAMA", "Internal", "Medicine",
    "Lally",
}


def pseudo(text, direction):
    """A table whose every text is marked at both ends and has lost its plain vowels."""
    head, *lines = text.rstrip("\n").split("\n")
    fields = head.split(" ")
    fields[3] = direction
    return "\n".join([" ".join(fields), *map(marked, lines)]) + "\n"


def marked(line):
    if len(line) < 4 or CODED.match(line):
        return line
    start = "{?" if line.startswith("{?") else ""
    forms = line[len(start):].split("{|")
    return start + "{|".join(f"{MARK}{changed(form)}{MARK}" for form in forms)


def changed(form):
    pieces = re.split(r"(\{.)", form)
    return "".join(it if it.startswith("{") else it.translate(VOWELS) for it in pieces)


def prose():
    """Words of the long texts, which are files of their own."""
    files = [*pathlib.Path(WEB).glob("exercises.*.txt"), *pathlib.Path(WEB).glob("swaps.*.txt")]
    return {word for file in files for word in WORD.findall(file.read_text())}


def countries():
    """Words of the names of countries, which a row of Settings tells without their codes."""
    lines = [line for file in pathlib.Path(WEB).glob("words.de.*.txt")
             for line in file.read_text().splitlines() if CODED.match(line)]
    return {word for line in lines for word in WORD.findall(line)}


def spoken(world, direction):
    """A page whose German is another language's."""
    def answer(route):
        whole = route.fetch()
        route.fulfill(response=whole, body=pseudo(whole.text(), direction))

    page = world.context(locale="de-DE", service_workers="block").new_page()
    page.route(re.compile(r"/(words|first)\.de\."), answer)
    page.goto(world.address)
    return page


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_every_word_on_every_screen_is_of_the_table(world, direction):
    page = spoken(world, direction)
    expect(page.locator("html")).to_have_attribute("dir", direction)
    set_up_vape_plan(page)
    strays, same = {}, SAME_EVERYWHERE | prose() | countries()
    for screen in SCREENS:
        go(page, screen)
        nothing_outside(page, f"{screen} {direction}")
        for word in set(page.evaluate(PLAIN_WORDS)) - same:
            strays.setdefault(word, screen)
    assert not strays


def test_another_language_is_there_without_the_network(world):
    page = world.page()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.reload()
    # What the page renews by itself may be under way.
    world.watch.network_may_fail = True
    page.context.set_offline(True)
    page.locator('details[data-key="opening-more"] > summary').click()
    page.locator('label:has(input[data-key="language-de"])').click()
    shown(page, "Erst einmal umsehen")
    expect(page.locator("html")).to_have_attribute("lang", "de")
