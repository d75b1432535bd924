"""Health data: off until chosen, read from a file in slices, gone again with one switch."""

import pytest

from verbs import go, heading, not_shown, press, reload, set_up_counting, settled, shown

NOON = "2026-03-10T12:00:00"
WORDS = {
    "en": {
        "came": "Apple Health: 40 new days came in.", "again": "All of it was here already.",
        "other": "This is no export that can be read here.", "steps": "40 days ·",
        "night": "Fitbit: 1 new day came in.",
    },
    "de": {
        "came": "Apple Health: 40 neue Tage sind da.", "again": "Das war alles schon da.",
        "other": "Das ist kein Export, der sich hier lesen lässt.", "steps": "40 Tage ·",
        "night": "Fitbit: 1 neuer Tag ist da.",
    },
}
LINE = (
    '<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" '
    'startDate="{0} 08:00:00 +0100" endDate="{0} 08:10:00 +0100" value="7000"/>\n'
)
NIGHT = (
    b'[{"dateOfSleep":"2026-03-02","startTime":"2026-03-01T23:00:00.000",'
    b'"endTime":"2026-03-02T07:00:00.000","minutesAsleep":420,"timeInBed":480}]'
)


def export(fill=0):
    """Forty days of steps, behind so many bytes that say nothing."""
    days = [f"2026-01-{day:02}" for day in range(1, 32)]
    days += [f"2026-02-{day:02}" for day in range(1, 10)]
    records = "".join(LINE.format(day) for day in days)
    return f"<HealthData>{' ' * fill}{records}</HealthData>".encode()


def bring(page, content):
    with page.expect_file_chooser() as chooser:
        press(page, "health-pick")
    chooser.value.set_files(
        files=[{"name": "export.xml", "mimeType": "text/xml", "buffer": content}]
    )


def at_health(world, language, **options):
    page = world.page(clock=NOON, locale=language, **options)
    set_up_counting(page)
    go(page, "settings")
    press(page, "#/health")
    heading(page, "health")
    return page


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_chosen_kind_comes_once_and_goes_with_its_switch(world, language):
    words = WORDS[language]
    page = at_health(world, language)
    press(page, "health-steps")
    bring(page, export(fill=3_000_000))
    shown(page, words["came"])
    settled(page)
    reload(page)
    shown(page, words["steps"])
    bring(page, export())
    shown(page, words["again"])
    press(page, "health-steps", "health-remove")
    not_shown(page, words["steps"])


@pytest.mark.parametrize("language", ["en", "de"])
def test_another_file_is_refused_in_a_sentence(world, language):
    page = at_health(world, language)
    press(page, "health-steps")
    bring(page, b"when;what")
    shown(page, WORDS[language]["other"])


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_night_of_another_app_is_known_by_what_its_file_says(world, language):
    page = at_health(world, language)
    press(page, "health-sleep")
    bring(page, NIGHT)
    shown(page, WORDS[language]["night"])
