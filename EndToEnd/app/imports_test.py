"""Files of other apps: shown first, then brought in once, in both languages."""

import io
import zipfile

import pytest

from store import keys
from verbs import control, go, heading, press, reload, set_up_counting, settled, shown

HABITS = (
    "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,"
    "Target Type,Target Value,Archived?\n001,Meditate,YES_NO,,,3,7,#FF8F00,,,,false\n"
)
MARKS = "Date,Value,Notes\n" + "".join(
    f"2026-01-{day:02},YES_MANUAL,\n" for day in range(1, 32)
) + "2025-12-31,SKIP,\n"
TABLE = "when;what\n3/4/2026;Swim\n5/6/2026;Swim\n"


def loop_zip():
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("Habits.csv", HABITS)
        archive.writestr("001 Meditate/Checkmarks.csv", MARKS)
    return file.getvalue()


def bring(page, *contents):
    with page.expect_file_chooser() as chooser:
        press(page, "import-pick")
    chooser.value.set_files(
        files=[
            {"name": f"file-{number}", "mimeType": "application/octet-stream", "buffer": content}
            for number, content in enumerate(contents)
        ]
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_loops_archive_is_shown_then_brought_in_once(world, language):
    page = world.page(clock="2026-03-10T12:00:00", locale=language)
    set_up_counting(page)
    go(page, "settings")
    press(page, "#/bring")
    heading(page, "bring")
    settled(page)
    before = keys(page, "log")
    bring(page, loop_zip())
    seen = {"en": "1 tracker, 32 new entries.", "de": "1 Tracker, 32 neue Einträge."}
    shown(page, seen[language])
    settled(page)
    assert keys(page, "log") == before
    press(page, "import-go")
    shown(page, {"en": "Brought in: 1 tracker", "de": "Übernommen: 1 Tracker"}[language])
    settled(page)
    reload(page)
    bring(page, loop_zip())
    shown(page, {"en": "32 already here", "de": "32 schon da"}[language])


def test_the_columns_of_a_table_are_asked_for(world):
    page = world.page(clock="2026-03-10T12:00:00")
    set_up_counting(page)
    go(page, "bring")
    bring(page, TABLE.encode())
    shown(page, "These dates can be read in two ways. Choose one.")
    page.locator('select[data-key="import-tracker"]').select_option("1")
    press(page, "import-form-dmy")
    shown(page, "1 tracker, 2 new entries.")
    press(page, "import-go")
    shown(page, "Brought in: 1 tracker")


def test_two_files_picked_at_once_come_in_together(world):
    page = world.page(clock="2026-03-10T12:00:00")
    set_up_counting(page)
    go(page, "bring")
    table = "HabitName,CalendarDate,Value\n{},2026-02-01,1\n"
    bring(page, table.format("Run").encode(), table.format("Read").encode())
    shown(page, "2 trackers, 2 new entries.")
    press(page, "import-tracker-1")
    shown(page, "1 tracker, 1 new entry.")


def test_a_file_that_is_none_says_so(world):
    page = world.page(clock="2026-03-10T12:00:00")
    set_up_counting(page)
    go(page, "bring")
    bring(page, loop_zip()[:40])
    shown(page, "The zip file is damaged.")
    assert control(page, "import-go").count() == 0
