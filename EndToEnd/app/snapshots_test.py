"""Copies on the device, the archive with everything, and the way back."""

import csv
import io
import json
import pathlib
import zipfile

from playwright.sync_api import expect

from store import keys, kept
from verbs import (
    begin_craving, fill, go, heading, press, reload, set_up_counting, settled, shown,
    until,
)

NOON = "2026-03-10T12:00:00"
MARK = "736e617073686f74"


def copies(page):
    return [key for key in keys(page, "attachments") if key.startswith(MARK)]


def with_copy(world):
    """Who begins, logs, and logs again eight days later."""
    page = world.page(clock=NOON)
    set_up_counting(page)
    press(page, "log-1", "log-1")
    settled(page)
    page.clock.set_fixed_time("2026-03-18T12:00:00")
    reload(page)
    heading(page, "today")
    press(page, "log-1")
    page.clock.run_for(5000)
    until(page, lambda: copies(page), lambda found: len(found) == 1)
    return page


def test_a_copy_a_week_is_sealed_and_comes_back_in_two_taps(world):
    page = with_copy(world)
    sealed = b"".join(value for key, value in kept(page, "attachments") if value)
    assert b"entry" not in sealed and b"vape" not in sealed
    go(page, "history")
    page.locator('[data-key^="row-"]').first.click()
    press(page, "delete-record")
    settled(page)
    go(page, "settings")
    press(page, f"snapshot-{copies(page)[0]}")
    shown(page, "It holds 3 entries.")
    shown(page, "1 thing that is gone comes back.")
    press(page, "bring-back")
    shown(page, "It is back")
    assert len(copies(page)) == 2
    go(page, "history")
    expect(page.locator('main li[data-key^="row-"]')).to_have_count(3)
    reload(page)
    go(page, "history")
    expect(page.locator('main li[data-key^="row-"]')).to_have_count(3)


def test_everything_leaves_as_one_archive_and_comes_in_again(world):
    page = world.page(clock=NOON)
    set_up_counting(page)
    press(page, "log-1")
    begin_craving(page)
    go(page, "craving/place")
    press(page, "more")
    fill(page, note="=cmd, \"why\"")
    press(page, "passed", "to-today")
    go(page, "settings")
    with page.expect_download() as download:
        press(page, "save-all")
    assert download.value.suggested_filename == "redstart-2026-03-10.zip"
    content = pathlib.Path(download.value.path()).read_bytes()
    archive = zipfile.ZipFile(io.BytesIO(content))
    assert archive.testzip() is None
    assert {"journal.json", "entries.csv", "cravings.csv", "tracker.csv"} <= set(archive.namelist())
    rows = list(csv.DictReader(io.StringIO(archive.read("cravings.csv").decode())))
    assert [row["note"] for row in rows] == ["'=cmd, \"why\""]
    journal = json.loads(archive.read("journal.json"))
    other = world.page(clock=NOON)
    press(other, "opening-more")
    with other.expect_file_chooser() as chooser:
        press(other, "restore")
    chooser.value.set_files(
        files=[{"name": "r.zip", "mimeType": "application/zip", "buffer": content}]
    )
    heading(other, "today")
    settled(other)
    go(other, "settings")
    with other.expect_download() as download:
        press(other, "save-backup")
    again = json.loads(pathlib.Path(download.value.path()).read_bytes())
    settings = "settings"
    for file in (journal, again):
        file["entities"] = [it for it in file["entities"] if it["kind"] != settings]
    assert again == journal
