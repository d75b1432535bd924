"""Files as other apps and spreadsheets leave them: databases, broken rows, old letters."""

import datetime
import sqlite3

import pytest
from playwright.sync_api import expect

from imports_test import bring
from store import keys
from sync_test import export
from verbs import control, go, not_shown, press, reload, set_up_counting, settled, shown

NOON = "2026-03-10T12:00:00"
TICKMATE = """
  CREATE TABLE android_metadata(locale TEXT);
  CREATE TABLE tracks(_id integer primary key autoincrement, name text not null,
    description text not null, icon text not null, enabled integer not null,
    multiple_entries_per_day integer DEFAULT 0, color integer DEFAULT 0,
    "order" integer DEFAULT -1);
  CREATE TABLE ticks(_id integer primary key autoincrement, _track_id integer, year integer,
    month integer, day integer, hour integer, minute integer, second integer,
    has_time_info integer DEFAULT 0);
  CREATE TABLE groups(_id integer primary key autoincrement, name text not null,
    description text not null, "order" integer DEFAULT -1);
  CREATE TABLE track2groups(_id integer primary key autoincrement, _track_id integer not null,
    _group_id integer not null);
  INSERT INTO tracks VALUES(1, 'Glass of water', 'a large one', 'drink', 1, 1, 0, 1);
  INSERT INTO tracks VALUES(2, 'Früh aufstehen', '', 'leaf', 1, 0, 255, 2);
  INSERT INTO tracks VALUES(3, 'Letters', '', 'leaf', 0, 0, 0, 3);
"""
# Months count from 0. The last but one is the second of its day; the last has no track.
TICKS = (
    [(1, 2026, 2, 10, hour, 1) for hour in (6, 8, 10)]
    + [(2, 2026, 1, day, 0, 0) for day in range(1, 29)]
    + [(3, 2025, 11, 31, 0, 0), (2, 2026, 1, 28, 0, 0), (9, 2026, 1, 1, 0, 0)]
)
REWIRE = """
  CREATE TABLE HABITS(_id INTEGER PRIMARY KEY, NAME TEXT, DESCRIPTION TEXT, SCHEDULE INTEGER,
    ACTIVE_DAYS TEXT, REPEATING_COUNT INTEGER, DAYS INTEGER, PERIOD INTEGER);
  CREATE TABLE CHECKINS(_id INTEGER PRIMARY KEY, HABIT_ID INTEGER, DATE TEXT, TYPE INTEGER);
  CREATE TABLE REMINDERS(_id INTEGER PRIMARY KEY, HABIT_ID INTEGER, TIME INTEGER,
    ACTIVE_DAYS TEXT);
  CREATE TABLE UNIT(_id INTEGER PRIMARY KEY, NAME TEXT);
  INSERT INTO HABITS VALUES(1, 'Read', 'ten pages', 0, '1,2,3', 0, 0, 0);
  INSERT INTO HABITS VALUES(2, 'Swim', '', 2, '', 3, 0, 0);
  INSERT INTO CHECKINS VALUES(1, 1, '20260309', 2), (2, 1, '20260310', 1), (3, 2, '20260228', 2);
"""
BROKEN = "HabitName,CalendarDate,Value\nRun,2026-02-01,1\nRun,2026-02-30,1\nRun,2026-02-03,1\n"
OLD = "Datum;Gewohnheit;Wert;Notiz\n2026-01-05;Müsli;1;für 2 €\n2026-01-06;Spaziergänge;1;\n"
WIDE = (
    "Date,Weekday,Run,Water,Read,Notes\n2026-01-05,Mon,x,3,TRUE,\n2026-01-06,Tue,,2.5,FALSE,rain\n"
    "2026-01-07,Wed,yes,,,ill\n"
)


def database(path, script, ticks=()):
    """The bytes of a file as the app of that form would save it."""
    with sqlite3.connect(path) as made:
        made.executescript(script)
        made.executemany(
            "INSERT INTO ticks(_track_id, year, month, day, hour, has_time_info, minute, second)"
            " VALUES(?, ?, ?, ?, ?, ?, 5, 0)", ticks)
    made.close()
    return path.read_bytes()


@pytest.fixture
def page(world):
    """Where files are brought in, in a journal that has a plan and no entry."""
    page = world.page(clock=NOON)
    set_up_counting(page)
    go(page, "bring")
    settled(page)
    return page


def preview(page):
    """The line of each tracker that would come."""
    rows = page.locator('label:has(input[data-key^="import-tracker-"])')
    return [" ".join(text.split()) for text in rows.all_inner_texts()]


def brought(page):
    """The days of each named tracker with their amounts and notes, as a backup has them."""
    entities = export(page)["entities"]
    names = {it["id"]: it["fields"].get("name") for it in entities if it["kind"] == "tracker"}
    found = {name: [] for name in names.values() if name}
    for fields in (it["fields"] for it in entities if it["kind"] == "entry"):
        day = datetime.date(1970, 1, 1) + datetime.timedelta(days=fields["day"])
        entry = (day.isoformat(), fields["amount"] / 1000, fields.get("note", ""))
        found[names[fields["tracker"]]].append(entry)
    return {name: sorted(days) for name, days in found.items()}


def come_in(page, sum_of_all):
    """Brings in what is shown, and looks at it after a reload."""
    before = keys(page, "log")
    shown(page, sum_of_all)
    settled(page)
    assert keys(page, "log") == before, "nothing is written before somebody says so"
    press(page, "import-go")
    shown(page, "Brought in: ")
    reload(page)
    return brought(page)


def test_tickmates_database_comes_in_as_trackers_with_its_counts(page, tmp_path):
    file = database(tmp_path / "tickmate.db", TICKMATE, TICKS)
    bring(page, file)
    found = come_in(page, "3 trackers, 32 new entries.")
    assert found == {
        "Glass of water": [("2026-03-10", 1, "")] * 3,
        "Früh aufstehen": [(f"2026-02-{day:02}", 1, "") for day in range(1, 29)],
        "Letters": [("2025-12-31", 1, "")],
    }
    go(page, "today")
    today = page.locator(".list > li", has=page.get_by_text("Glass of water", exact=True))
    expect(today).to_contain_text("3")
    go(page, "trackers")
    shown(page, "Hidden")
    go(page, "bring")
    bring(page, file)
    shown(page, "3 trackers, 0 new entries. 32 already here")


def test_what_tickmates_database_has_and_does_not_come_is_said(page, tmp_path):
    bring(page, database(tmp_path / "tickmate.db", TICKMATE, TICKS))
    press(page, "import-skipped")
    shown(page, "1: a second entry for the same day or time.")
    shown(page, "1: of a tracker that is not in the file.")
    shown(page, "Colors stay behind.")


def test_rewires_database_comes_in_and_days_that_were_not_done_do_not(page, tmp_path):
    with sqlite3.connect(tmp_path / "rewire.db") as made:
        made.executescript(REWIRE)
    made.close()
    bring(page, (tmp_path / "rewire.db").read_bytes())
    press(page, "import-skipped")
    shown(page, "1: nothing was done.")
    found = come_in(page, "2 trackers, 2 new entries.")
    assert found == {"Read": [("2026-03-09", 1, "")], "Swim": [("2026-02-28", 1, "")]}


def test_half_a_database_brings_nothing(page, tmp_path):
    file = database(tmp_path / "tickmate.db", TICKMATE, TICKS)
    bring(page, file[:len(file) // 2])
    shown(page, "This database is damaged, or of an app that Redstart does not know.")
    expect(control(page, "import-go")).to_have_count(0)
    expect(control(page, "import-leave-out")).to_have_count(0)
    assert brought(page) == {}


def test_a_broken_row_is_named_and_the_rest_comes_in_by_choice(page):
    bring(page, BROKEN.encode())
    shown(page, "Line 3: not a date of this kind. Nothing was changed.")
    expect(control(page, "import-go")).to_have_count(0)
    press(page, "import-leave-out")
    shown(page, "Line 3: not a date of this kind.")
    shown(page, "Left out: 1")
    found = come_in(page, "1 tracker, 2 new entries.")
    assert found == {"Run": [("2026-02-01", 1, ""), ("2026-02-03", 1, "")]}


def test_a_broken_row_that_nobody_left_out_keeps_the_file_out(page):
    bring(page, BROKEN.encode())
    shown(page, "Line 3: not a date of this kind.")
    assert brought(page) == {}


def test_letters_of_an_older_kind_come_in_right_and_are_to_be_checked(page):
    bring(page, OLD.encode("cp1252"))
    shown(page, "Some of the text is of an older kind.")
    found = come_in(page, "2 trackers, 2 new entries.")
    assert found == {
        "Müsli": [("2026-01-05", 1, "für 2 €")], "Spaziergänge": [("2026-01-06", 1, "")],
    }


def test_the_same_letters_in_utf8_come_in_without_that_question(page):
    bring(page, OLD.encode())
    not_shown(page, "Some of the text is of an older kind.")
    found = come_in(page, "2 trackers, 2 new entries.")
    assert set(found) == {"Müsli", "Spaziergänge"}


def test_one_damaged_field_among_letters_of_utf8_is_asked_about(page):
    text = "HabitName,CalendarDate,Value\nMüsli,2026-02-01,1\n"
    bring(page, text.encode() + "Früh,2026-02-02,1\n".encode("cp1252"))
    shown(page, "Line 3 has letters that are damaged. Save the table as “CSV UTF-8” and try again.")
    expect(control(page, "import-go")).to_have_count(0)
    press(page, "import-leave-out")
    shown(page, "Some of the text is of an older kind.")
    found = come_in(page, "2 trackers, 2 new entries.")
    assert set(found) == {"Müsli", "Früh"}


def test_each_column_of_a_wide_table_becomes_a_tracker(page):
    bring(page, WIDE.encode())
    shown(page, "Some columns have no place here and stay behind.")
    expect(page.locator('select[data-key="import-tracker"]')).to_have_value("each")
    found = come_in(page, "3 trackers, 5 new entries.")
    assert found == {
        "Run": [("2026-01-05", 1, ""), ("2026-01-07", 1, "ill")],
        "Water": [("2026-01-05", 3, ""), ("2026-01-06", 2.5, "rain")],
        "Read": [("2026-01-05", 1, "")],
    }


def test_a_column_of_a_wide_table_can_be_left_out(page):
    bring(page, WIDE.encode())
    shown(page, "3 trackers, 5 new entries.")
    assert [line.split(" ")[0] for line in preview(page)] == ["Run", "Water", "Read"]
    press(page, "import-tracker-1")
    found = come_in(page, "2 trackers, 3 new entries.")
    assert set(found) == {"Run", "Read"}


def test_a_wide_table_with_one_broken_cell_names_its_line_and_brings_the_rest(page):
    table = WIDE.replace("2026-01-06,Tue,,2.5", "2026-01-06,Tue,,lots")
    bring(page, table.encode())
    shown(page, "Line 3: not an amount.")
    found = come_in(page, "3 trackers, 5 new entries.")
    assert found == {
        "Run": [("2026-01-05", 1, ""), ("2026-01-07", 1, "ill")],
        "Water": [("2026-01-05", 3, "")],
        # A no counts nothing; it comes for the sake of the note, which the cell before it had.
        "Read": [("2026-01-05", 1, ""), ("2026-01-06", 0, "rain")],
    }
