"""Five people and their programmes, in both languages, by what each one of them sees."""

import re

import pytest
from playwright.sync_api import expect

from verbs import (
    begin, control, counts, fill, go, heading, opened, press, reload, settled, shown,
)

MORNING = "2026-03-10T09:00:00"
DAY = 24 * 3_600_000
both = pytest.mark.parametrize("language", ["en", "de"])


def arrives(world, language, *substances, **options):
    page = world.page(clock=MORNING, locale={"en": "en-GB", "de": "de-DE"}[language], **options)
    begin(page)
    press(page, *[f"substance-{it}" for it in substances], "next")
    return page


def days_pass(page, count):
    """Time goes on in steps of a day, as for somebody who looks in each day."""
    for _ in range(count):
        page.clock.fast_forward(DAY)


def words(page):
    return page.locator("main .body").inner_text()


@both
def test_a_gradual_vaper_with_a_strength_ladder(world, language):
    page = arrives(world, language, "vape")
    fill(page, per_day_vape="200")
    press(page, "next", "last-now-vape", "next", "next", "method-reduce", "next")
    press(page, "reduce-90", "next", "next")
    heading(page, "today")
    shown(page, {"en": "left of 200", "de": "von 200 übrig"}[language])
    go(page, "plan")
    press(page, "change-vape")
    fill(page, strength="50")
    press(page, "use-plan")
    press(page, "plan-of-vape")
    assert re.search(r"50\smg", words(page))
    first = words(page)
    days_pass(page, 35)
    go(page, "today")
    target = int(re.search(r"(?:of|von) (\d+)", words(page))[1])
    assert 100 < target < 140
    go(page, "plan")
    press(page, "plan-of-vape")
    assert words(page) != first
    press(page, "view-daily-vape")
    press(page, "view-weekly-vape")


@both
def test_a_dual_user_sees_two_truths(world, language):
    page = arrives(world, language, "vape", "cigarettes")
    press(page, "skip", "skip", "skip", "method-reduce", "next", "reduce-30", "next", "next")
    heading(page, "today")
    for _ in range(8):
        press(page, "log-more", "log-5")
        page.locator('ul button[data-key^="log-"]').click()
        settled(page)
        days_pass(page, 1)
    go(page, "progress")
    opened(page, "progress-nicotine")
    truths = {
        "en": ["Puffs stayed at 5 a day.", "Cigarettes stayed at 1 a day."],
        "de": ["Züge blieben bei 5 am Tag.", "Zigaretten blieben bei 1 am Tag."],
    }[language]
    for truth in truths:
        shown(page, truth)


@both
def test_a_slip_on_day_nine_takes_nothing_away(world, language):
    page = arrives(world, language, "cigarettes")
    fill(page, per_day_cigarettes="20")
    press(page, "next", "last-now-cigarettes", "next", "next")
    press(page, "method-stop", "next", "stop-in-0", "next", "next")
    heading(page, "today")
    days_pass(page, 9)
    go(page, "milestones")
    # Near twins of the greatest are folded beneath it.
    reached = page.locator("main .body").text_content()
    go(page, "today")
    # A week has the screen for itself first.
    press(page, "milestone-seen", "log-1")
    best = {"en": "Best run: 9 days", "de": "Bester Lauf: 9 Tage"}[language]
    shown(page, best)
    expect(page.locator('[data-key^="slip-"]').first).to_be_visible()
    assert not re.search(r"\breset|zurückgesetzt|relapse|Rückfall", words(page), re.IGNORECASE)
    settled(page)
    go(page, "milestones")
    for line in {"en": ["1 week"], "de": ["1 Woche"]}[language]:
        assert line in reached and line in page.locator("main .body").text_content(), line


@both
def test_who_stopped_three_years_ago_is_three_years_free(world, language):
    page = arrives(world, language, "cigarettes")
    fill(page, per_day_cigarettes="15")
    press(page, "next")
    fill(page, last_day_cigarettes="2023-03-01")
    press(page, "next", "skip", "method-stop", "next")
    fill(page, stop_day="2023-03-01")
    press(page, "next", "next")
    heading(page, "today")
    number = page.locator(".timer").first.inner_text()
    assert re.search(r"1[.,\s]?10\d", number), number
    go(page, "milestones")
    year = {"en": "1 year", "de": "1 Jahr"}[language]
    expect(page.locator("main .body")).to_contain_text(year)


@both
def test_a_drinker_is_not_sent_into_a_sudden_stop(world, language):
    page = arrives(world, language, "alcohol")
    press(page, "skip", "skip", "skip", "method-stop", "next", "withdrawal-yes", "next")
    expect(control(page, "stop-day")).to_have_count(0)
    press(page, "next")
    heading(page, "today")
    press(page, "log-1")
    counts(page, 1)
    reload(page)
    counts(page, 1)
    go(page, "help")
    expect(page.locator('a[href^="tel:"]').first).to_be_visible()
