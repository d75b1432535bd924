"""Files: out, wipe, in again; broken files; and a made-up journal that leaves no trace."""

import json
import pathlib

from playwright.sync_api import expect

from store import keys, kept
from verbs import (
    begin_craving, body, control, fill, go, heading, look_around, not_shown, press, reload,
    set_up_vape_plan, settled, shown, unfold,
)

NOON = "2026-03-10T12:00:00"
SAME = ["today", "progress", "plan", "history"]


def screens(page):
    found = {}
    for screen in SAME:
        go(page, screen)
        unfold(page)
        # What can be taken back is a matter of this device, not of the journal.
        found[screen] = body(page).replace("Undo\n", "")
    return found


def lived_in(page, note="on the balcony; \"why?\" 😀"):
    set_up_vape_plan(page)
    press(page, "log-more", "log-5", "log-1")
    begin_craving(page)
    go(page, "craving/strength")
    fill(page, intensity="6")
    go(page, "craving/triggers")
    press(page, "trigger-coffee", "next", "more")
    fill(page, note=note)
    press(page, "passed", "to-today")
    go(page, "plan")
    press(page, "reasons")
    fill(page, own_words="to breathe")
    press(page, "keep-words")
    settled(page)


def backup(page):
    go(page, "settings")
    with page.expect_download() as download:
        press(page, "save-backup")
    assert download.value.suggested_filename == "redstart-2026-03-10.json"
    settled(page)
    return pathlib.Path(download.value.path()).read_bytes()


def wipe(page):
    go(page, "settings")
    press(page, "wipe")
    expect(control(page, "wipe-for-good")).to_have_attribute("aria-disabled", "true")
    fill(page, wipe_word="delete")
    press(page, "wipe-for-good")
    heading(page, "start")


def bring(page, content):
    expect(page.locator("h1[data-focus]")).to_be_attached()
    if page.locator('h1[data-focus="start"]').count():
        expect(control(page, "opening-more")).to_be_visible()
        if not control(page, "restore").is_visible():
            press(page, "opening-more")
    with page.expect_file_chooser() as chooser:
        press(page, "restore")
    chooser.value.set_files(
        files=[{"name": "b.json", "mimeType": "application/json", "buffer": content}]
    )


def still(page):
    """A time that stands: words such as "3 min ago" stay the same."""
    page.clock.set_fixed_time("2026-03-10T13:00:00")


def test_out_wiped_and_in_again_gives_the_same_screens(world):
    page = world.page(clock=NOON)
    lived_in(page)
    still(page)
    file = backup(page)
    reload(page)
    before = screens(page)
    wipe(page)
    assert keys(page, "log") == [] and keys(page, "chunks") == []
    bring(page, file)
    heading(page, "today")
    settled(page)
    assert screens(page) == before
    reload(page)
    assert screens(page) == before


def test_a_backup_brought_in_twice_changes_nothing(world):
    page = world.page(clock=NOON)
    lived_in(page)
    file = backup(page)
    go(page, "settings")
    bring(page, file)
    shown(page, "already here")
    go(page, "today")
    shown(page, "6 puffs")


def test_a_broken_file_names_its_line_and_changes_nothing(world):
    page = world.page(clock=NOON)
    lived_in(page)
    still(page)
    file = backup(page)
    before = screens(page)
    records = kept(page, "log")
    lines = file.decode().split("\n")
    lines[2] = lines[2][: len(lines[2]) // 2]
    go(page, "settings")
    bring(page, "\n".join(lines).encode())
    shown(page, "This file is damaged in line")
    line = page.get_by_text("This file is damaged in line").inner_text()
    assert any(f"line {number}." in line for number in (3, 4)), line
    shown(page, "Nothing was changed.")
    assert screens(page) == before
    assert kept(page, "log") == records


def test_a_file_that_is_no_backup_is_refused(world):
    page = world.page(clock=NOON)
    for content in [b"{}", b"[1]", b'{"format":"other","version":1}']:
        bring(page, content)
        shown(page, "This file is not a Redstart backup. Nothing was changed.")
    assert keys(page, "log") == []


def test_a_table_for_a_spreadsheet_holds_every_record(world):
    page = world.page(clock=NOON)
    lived_in(page)
    go(page, "settings")
    with page.expect_download() as download:
        press(page, "save-table")
    table = pathlib.Path(download.value.path()).read_text().splitlines()
    head = "kind,tracker,day,at,amount,intensity,after,triggers,place,company,technique,outcome"
    assert table[0] == head + ",note,minutes,strength,id"
    assert len(table) == 4
    assert any("coffee" in line and "balcony" in line for line in table)


def test_the_file_is_plain_json_with_every_record(world):
    page = world.page(clock=NOON)
    lived_in(page)
    file = json.loads(backup(page))
    kinds = [entity["kind"] for entity in file["entities"]]
    assert kinds.count("entry") == 2 and kinds.count("craving") == 1
    assert file["format"] == "redstart-journal" and file["version"] == 1


def test_looking_around_leaves_no_trace(page):
    look_around(page)
    shown(page, "This journal is made up.")
    press(page, "log-more", "log-5")
    begin_craving(page)
    press(page, "passed", "to-today")
    for screen in ["progress", "plan", "history", "settings"]:
        go(page, screen)
    go(page, "today")
    settled(page)
    assert keys(page, "log") == [] and keys(page, "chunks") == []
    press(page, "leave-demo")
    heading(page, "start")
    reload(page)
    heading(page, "start")
    assert keys(page, "log") == [] and keys(page, "chunks") == []


def test_looking_around_lasts_until_it_is_left(world):
    page = world.opened(world.kept_context())
    look_around(page)
    go(page, "history")
    before = page.locator("main .body").inner_text()
    go(page, "today")
    press(page, "log-more", "log-5")
    go(page, "settings")
    press(page, "theme-dark")
    settled(page)
    reload(page)
    heading(page, "settings")
    shown(page, "This journal is made up.")
    world.contexts.pop().close()
    page = world.opened(world.kept_context())
    heading(page, "today")
    shown(page, "This journal is made up.")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    go(page, "history")
    assert page.locator("main .body").inner_text() != before, "what was logged is there"
    assert keys(page, "log") == [] and keys(page, "chunks") == []
    press(page, "leave-demo")
    heading(page, "start")
    settled(page)
    world.contexts.pop().close()
    page = world.opened(world.kept_context())
    heading(page, "start")
    not_shown(page, "This journal is made up.")
    assert keys(page, "log") == []
