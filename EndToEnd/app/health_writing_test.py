"""Writing to Apple Health: a link to a Shortcut, and what is believed of its answer."""

import json
from urllib.parse import parse_qs, urlsplit

import pytest

from health_test import at_health
from verbs import control, go, heading, not_shown, press, settled, shown

AGENT = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
WORDS = {
    "en": {"done": "Written to Apple Health: Mindful minutes", "stray": "nothing changed"},
    "de": {"done": "In Apple Health geschrieben: Achtsame Minuten", "stray": "nichts geändert"},
}
# Stays on this page, since no browser here knows the scheme.
STAY = """
addEventListener('click', (event) => {
  if (event.target.closest('[href^="shortcuts:"]')) event.preventDefault();
});
"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_practice_is_handed_over_once_and_called_written_after_the_answer(world, language):
    words = WORDS[language]
    page = at_health(world, language, user_agent=AGENT, script=STAY)
    press(page, "health-writes-mindfulMinutes")
    settled(page)
    go(page, "practice")
    press(page, "start-breathing")
    heading(page, "session")
    page.clock.fast_forward(60 * 60 * 1000)
    link = control(page, "health-write")
    address = link.get_attribute("href")
    query = parse_qs(urlsplit(address).query)
    assert address.startswith("shortcuts://x-callback-url/run-shortcut?name=Redstart%20Health&")
    note = json.loads(query["text"][0])
    assert list(note) == ["kind", "value", "unit", "start", "end"]
    assert (note["kind"], note["unit"]) == ("mindfulMinutes", "min")
    link.click()
    settled(page)
    not_shown(page, words["done"])
    page.goto(query["x-success"][0])
    heading(page, "health")
    shown(page, words["done"])
    page.goto(query["x-success"][0])
    shown(page, words["stray"])
    not_shown(page, words["done"])


def test_elsewhere_nothing_is_offered(world):
    page = at_health(world, "en")
    assert page.locator('[data-key^="health-writes-"]').count() == 0
