"""A second device with a journal of many years: usable at once, complete soon, and the same.

The times are reported and not asserted; completeness and equality are."""

import json
import os
import sqlite3
import time

from accounts import PASSWORD, SLOW, all_on_server, sign_in, sign_up, signed_in
from journal_reader import Reader, journal
from sync_test import export
from verbs import control, go, press, set_up_counting, settled, until

EMAIL = "robin@example.org"
# `tools/bench.sh proofs` takes fifty thousand. Fewer than 2,000 make no checkpoint.
ENTRIES = int(os.environ.get("REDSTART_ENTRIES", "3000"))
# Seconds: importing, sealing and sending a long journal takes a while, more on a busy machine.
LONG = 600
FIRST_DAY = 1_300_000_000_000
HOUR = 3_600_000


def backup(page):
    """The journal as the app itself writes it, with many years of one tracker added."""
    journal = export(page)
    entry = next(it for it in journal["entities"] if it["kind"] == "entry")
    for number in range(ENTRIES):
        another = json.loads(json.dumps(entry))
        another["id"] = f"{number + 1:032x}"
        another["fields"]["at"] = FIRST_DAY + number * HOUR
        journal["entities"].append(another)
    return json.dumps(journal).encode()


def rows(server, table):
    """How many rows a table of the server has."""
    place = f"file:{server.data_path / 'redstart.db'}?mode=ro"
    with sqlite3.connect(place, uri=True) as database:
        return database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]


def test_a_new_device_has_a_long_journal_soon(world):
    one = world.page()
    set_up_counting(one)
    press(one, "log-1")
    settled(one)
    file = backup(one)
    go(one, "settings")
    one.set_default_timeout(LONG * 1000)
    with one.expect_file_chooser() as chooser:
        press(one, "restore")
    chooser.value.set_files(
        files=[{"name": "r.json", "mimeType": "application/json", "buffer": file}])
    # Another screen comes once the journal has been read.
    go(one, "history", LONG * 1000)
    go(one, "today")
    settled(one)
    sign_up(one, EMAIL)
    until(one, lambda: rows(world.server, "changes"), lambda it: it > ENTRIES, LONG)
    all_on_server(one)
    until(one, lambda: rows(world.server, "checkpoints"), lambda it: it > 0, LONG)

    asked = []
    other = world.page()
    other.on("request", lambda it: asked.append(it.url))
    sign_in(other, EMAIL)
    begun = time.monotonic()
    signed_in(other)
    go(other, "today")
    control(other, "log-1").wait_for(timeout=SLOW)
    usable = time.monotonic() - begun
    all_on_server(other)
    whole = time.monotonic() - begun
    pulls = [it for it in asked if "/api/vault/changes?" in it]
    parts = [it for it in asked if "/api/vault/checkpoints/parts/" in it]
    print(
        f"\n{ENTRIES} entries on a new device: usable after {usable:.1f} s, complete after "
        f"{whole:.1f} s, {len(parts)} parts, {len(pulls)} pulls")
    assert parts
    assert len(pulls) <= 3
    key = lambda it: it["id"]
    # Saving a file is noted among the settings, and what each tells of the log may be on its way.
    mine, theirs = (
        sorted(
            (it for it in export(page)["entities"] if it["kind"] not in ("settings", "log")),
            key=key)
        for page in (one, other))
    assert len(theirs) > ENTRIES
    assert mine == theirs

    # Who knows nothing but Docs/sync.md finds the same in the checkpoint as in the log.
    reader = Reader(world.address)
    reader.sign_in(EMAIL, PASSWORD)
    place, changes = reader.checkpoint()
    assert place == len(changes)
    assert journal(changes) == journal(reader.log()[:place])
