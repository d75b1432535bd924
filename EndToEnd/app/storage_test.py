"""A full disk, a browser that keeps nothing, damaged bytes: said in a sentence, nothing lost."""

import json
import pathlib

from playwright.sync_api import expect

from store import damage, keys, kept
from verbs import (
    begin_craving, control, counts, go, heading, not_shown, press, reload, set_up_counting,
    set_up_vape_plan, settled, shown, tap_apart, until,
)
from world import OTHER_NAME

# A full disk, as the database reports it.
FULL = """
const { add } = IDBObjectStore.prototype;
IDBObjectStore.prototype.add = function (...all) {
  if (window.isFull) throw new DOMException('no room', 'QuotaExceededError');
  return add.apply(this, all);
};
"""
NO_DATABASE = """IDBFactory.prototype.open = () => {
  throw new DOMException('not here', 'SecurityError'); };"""
ROOM_IS_KNOWN_FOR = 31_000


def fill_up(page, full):
    page.evaluate("(full) => { window.isFull = full; }", full)


def test_a_full_disk_is_said_and_the_tap_waits(world):
    page = world.page(script=FULL)
    set_up_counting(page)
    press(page, "log-1")
    settled(page)
    fill_up(page, True)
    press(page, "log-more", "log-5")
    shown(page, "Not saved: this device has no room left. Make some room, then try again.")
    counts(page, 6)
    press(page, "save-again")
    settled(page)
    shown(page, "Not saved: this device has no room left.")
    fill_up(page, False)
    press(page, "save-again")
    not_shown(page, "Not saved")
    reload(page)
    counts(page, 6)


def test_a_tap_that_found_no_room_leaves_in_a_file(world):
    page = world.page(script=FULL)
    set_up_counting(page)
    fill_up(page, True)
    press(page, "log-more", "log-5")
    shown(page, "Not saved")
    with page.expect_download() as download:
        press(page, "save-file")
    file = json.loads(pathlib.Path(download.value.path()).read_text())
    amounts = [it["fields"]["amount"] for it in file["entities"] if it["kind"] == "entry"]
    assert amounts == [5000]


def test_the_browsers_own_limit_is_met_with_the_same_sentence(world):
    page = world.page()
    set_up_counting(page)
    settled(page)
    cdp = page.context.new_cdp_session(page)
    origin = world.address.rstrip("/")
    cdp.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    # The browser believes its last look at the free space for half a minute.
    page.wait_for_timeout(ROOM_IS_KNOWN_FOR)
    press(page, "log-more", "log-5")
    shown(page, "Not saved: this device has no room left. Make some room, then try again.")
    counts(page, 5)
    cdp.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    press(page, "save-again")
    not_shown(page, "Not saved")
    reload(page)
    counts(page, 5)


def test_a_browser_that_keeps_nothing_is_named(world):
    page = world.page(script=NO_DATABASE)
    set_up_vape_plan(page)
    shown(page, "This browser keeps no data here, as in a private window.")
    press(page, "log-more", "log-5")
    counts(page, 5)


def test_a_damaged_beginning_is_named_on_the_opening_page(page):
    """Without the record of the first answers nobody has begun; that must not look like a loss."""
    set_up_counting(page)
    settled(page)
    damage(page, "log", keys(page, "log")[0])
    before = kept(page, "log")
    page.reload()
    heading(page, "start")
    shown(page, "One part of the journal can't be read on this device. It is kept as it is")
    assert kept(page, "log") == before


def test_one_damaged_tap_costs_one_tap(page):
    set_up_counting(page)
    settled(page)
    count = len(keys(page, "log"))
    press(page, "log-more", "log-5")
    settled(page)
    press(page, "log-1")
    settled(page)
    damage(page, "log", count + 1)
    before = kept(page, "log")
    page.reload()
    heading(page, "today")
    shown(page, "One part of the journal can't be read on this device. It is kept as it is")
    counts(page, 1)
    with page.expect_download() as download:
        press(page, "raw-file")
    raw = json.loads(pathlib.Path(download.value.path()).read_text())
    assert str(count + 1) in raw["stores"]["log"] and "key" in raw["stores"]["meta"]
    press(page, "log-more", "log-10")
    settled(page)
    assert kept(page, "log")[: len(before)] == before
    reload(page)
    counts(page, 11)


def test_a_journal_of_a_newer_version_is_left_alone(world, page):
    set_up_counting(page)
    press(page, "log-more", "log-5")
    settled(page)
    # A plain file of this origin; the browser also looks for an icon that is not there.
    world.watch.network_may_fail = True
    other = page.context.new_page()
    other.goto(world.address + "manifest.webmanifest")
    page.close()
    other.evaluate(
        """() => new Promise((done, failed) => {
          const request = indexedDB.open('redstart', 3);
          request.onblocked = () => failed(new Error('blocked'));
          request.onsuccess = () => { request.result.close(); done(); };
        })"""
    )
    page = world.opened(other.context)
    heading(page, "start")
    shown(page, "The journal was written by a newer version.")


def test_a_newer_version_elsewhere_closes_this_tab(page):
    set_up_counting(page)
    settled(page)
    page.evaluate(
        """() => new Promise((done, failed) => {
          const request = indexedDB.open('redstart', 3);
          request.onblocked = () => failed(new Error('blocked'));
          request.onsuccess = () => { request.result.close(); done(); };
        })"""
    )
    press(page, "log-more", "log-5")
    shown(page, "Not saved: another window holds the journal. Close it, then try again.")
    counts(page, 5)


def test_a_database_that_the_browser_removed_starts_anew(world, page):
    set_up_counting(page)
    press(page, "log-more", "log-5")
    settled(page)
    cdp = page.context.new_cdp_session(page)
    cdp.send(
        "Storage.clearDataForOrigin",
        {"origin": world.address.rstrip("/"), "storageTypes": "indexeddb"},
    )
    press(page, "log-1")
    until(page, lambda: keys(page, "log"), lambda found: len(found) > 0)
    not_shown(page, "Not saved")


def test_folding_keeps_everything_and_empties_the_log(page):
    set_up_counting(page)
    tap_apart(page, 260)
    counts(page, 260)
    until(page, lambda: keys(page, "chunks"), lambda found: len(found) > 0, seconds=30)
    assert len(keys(page, "log")) < 256
    reload(page)
    counts(page, 260)
    expect(control(page, "raw-file")).to_have_count(0)
    press(page, "log-1")
    reload(page)
    counts(page, 261)


def test_a_draft_of_a_note_survives_a_reload(page):
    set_up_counting(page)
    begin_craving(page)
    go(page, "craving/place")
    press(page, "more")
    page.locator('[data-key="note"]').fill("half a thou")
    until(page, lambda: "draft" in keys(page, "meta"), bool)
    reload(page)
    expect(page.locator('[data-key="note"]')).to_have_value("half a thou")


def test_without_a_secure_address_the_page_says_how(world):
    world.watch.own.add(f"{OTHER_NAME}:{world.server.port}")
    # The browser says that it does not heed some headers there.
    world.watch.network_may_fail = True
    page = world.context(locale="de-DE").new_page()
    page.goto(f"http://{OTHER_NAME}:{world.server.port}/")
    shown(page, "It cannot run here")
    shown(page, "Hier kann es nicht laufen")
    shown(page, "http://localhost")
