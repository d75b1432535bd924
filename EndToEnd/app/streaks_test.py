"""Streaks stand at the head of Progress, and days that do not count protect them."""

import pytest

from verbs import go, opened, press, reload, set_up_vape_plan, settled, shown

MORNING = "2026-03-10T09:00:00"
DAY = 24 * 3_600_000


@pytest.mark.parametrize("language", ["en", "de"])
def test_days_that_do_not_count_protect_a_streak(world, language):
    page = world.page(clock=MORNING, locale=language)
    set_up_vape_plan(page, method="stop")
    page.clock.fast_forward(3 * DAY)
    go(page, "progress")
    opened(page, "streaks")
    shown(page, {"en": "Vaping: days without", "de": "Dampfen: Tage ohne"}[language])
    go(page, "excuses")
    press(page, "sick-today")
    page.clock.fast_forward(2 * DAY)
    go(page, "today")
    press(page, "milestone-seen", "log-1")
    go(page, "streaks")
    # The day of stopping began with use; the two after it stay through the puff of a sick day.
    two = {"en": "2 days", "de": "2 Tage"}[language]
    shown(page, two)
    settled(page)
    reload(page)
    shown(page, two)
    go(page, "today")
    press(page, "excuse-end")
    go(page, "streaks")
    shown(page, {"en": "a new run", "de": "eine neue Serie"}[language])
    shown(page, two)
