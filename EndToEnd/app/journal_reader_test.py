"""A reader that knows nothing but Docs/sync.md reads what the app wrote, to the byte."""

import hashlib
import pathlib
import sqlite3

from accounts import PASSWORD, account_page, all_on_server, prove_code, sign_up, submit
from backup_test import lived_in
from journal_reader import Reader, journal
from verbs import fill, go, press, set_up_vape_plan, until
from why_test import add_photo, png

EMAIL = "robin@example.org"


def exported(page):
    go(page, "settings")
    with page.expect_download() as download:
        press(page, "save-backup")
    return pathlib.Path(download.value.path()).read_text()


def key_version(world):
    place = f"file:{world.server.data_path / 'redstart.db'}?mode=ro"
    with sqlite3.connect(place, uri=True) as database:
        return database.execute("SELECT key_version FROM accounts").fetchone()[0]


# Beyond ASCII, with signs that JSON and HTML treat as their own.
NOTE = "auf dem Balkon; \"warum?\" 😀 \u2028 Ende"


def test_a_journal_that_the_app_wrote_is_read_from_the_page_alone(world):
    page = world.page()
    lived_in(page, NOTE)
    code = sign_up(page, EMAIL)
    go(page, "today")
    press(page, "log-1")
    all_on_server(page)
    by_password, by_code = Reader(world.address), Reader(world.address)
    by_password.sign_in(EMAIL, PASSWORD)
    by_code.sign_in(EMAIL, PASSWORD)
    by_code.keys = {}
    by_code.recover(code)
    # Before the export: that a file was saved is itself a change, behind the file.
    read = [journal(it.log()) for it in (by_password, by_code)]
    assert read[0] == exported(page)
    assert read[1] == read[0]


def test_a_picture_is_what_the_journal_says_of_it(world):
    page = world.page()
    set_up_vape_plan(page)
    sign_up(page, EMAIL)
    add_photo(page, png(640, 480))
    all_on_server(page)
    reader = Reader(world.address)
    reader.sign_in(EMAIL, PASSWORD)
    (change,) = [it for it in reader.log() if it["kind"] == "attachment"]
    names = until(
        page, lambda: reader.ask("GET", "/api/vault/attachments")["attachments"], bool, 30)
    assert names == [change["entity"]]
    content = reader.attachment(names[0])
    assert len(content) == change["fields"]["bytes"]
    assert hashlib.sha256(content).hexdigest() == change["fields"]["sha256"]


def test_older_keys_open_what_was_written_under_them(world):
    world.watch.server_may_refuse = True
    page = world.page()
    lived_in(page, NOTE)
    sign_up(page, EMAIL)
    all_on_server(page)
    account_page(page)
    press(page, "new-key")
    fill(page, account_password=PASSWORD)
    submit(page)
    prove_code(page)
    until(page, lambda: key_version(world), lambda version: version == 2, 30)
    go(page, "today")
    press(page, "log-1")
    all_on_server(page)
    reader = Reader(world.address)
    reader.sign_in(EMAIL, PASSWORD)
    assert sorted(reader.keys) == [1, 2]
    assert journal(reader.log()) == exported(page)
