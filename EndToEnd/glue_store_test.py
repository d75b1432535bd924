"""What is saved stays saved: reloads, tabs, traps, full disks, damage, the worker."""

import json
import pathlib

from glue_world import KEPT, counts, press, saved, text, until


def a_tap_is_there_after_a_reload(world):
    page = world.opened()
    press(page, "plus", 3)
    counts(page, 3)
    saved(page)
    page.reload()
    counts(page, 3)
    assert page.title() == "T 3"
    assert json.loads(text(page, "#store"))["records"] == 3
    assert page.evaluate("document.querySelector('#count').style.getPropertyValue('--q')") == "2"
    sealed = page.evaluate(KEPT, "log")
    assert sealed == [1, 2, 3], sealed


def two_tabs_see_each_other_within_a_second(world):
    one, two = world.opened(), world.opened()
    press(one, "plus")
    counts(two, 1, 1)
    press(two, "plus")
    counts(one, 2, 1)


def fifty_writes_from_each_of_two_tabs_at_once(world):
    one, two = world.opened(), world.opened()
    for page in (one, two):
        press(page, "plus", 50)
    for page in (one, two):
        counts(page, 100, 30)
        saved(page)
    three = world.opened()
    counts(three, 100)
    store = json.loads(text(three, "#store"))
    assert store["damaged"] == 0 and store["clock"] == f"{store['head']:08x}", store


def the_third_trap_within_a_minute_shows_the_safe_page(world):
    page = world.opened()
    for life in (1, 2, 3):
        until(page, "#life", lambda now: f'"life":{life}' in now)
        counts(page, life - 1)
        press(page, "plus")
        saved(page)
        press(page, "trap")
    until(page, "h2", lambda now: "went wrong" in now)
    assert "boom" in text(page, "[data-log]")
    with page.expect_download() as download:
        page.click("[data-export]")
    assert json.loads(pathlib.Path(download.value.path()).read_text()) == [3]
    page.click("[data-again]")
    counts(page, 3)


def a_journal_that_traps_can_still_leave_as_sealed_bytes(world):
    page = world.opened()
    press(page, "bomb")
    until(page, "#status", lambda now: "saved" in now)
    page.reload()
    until(page, "h2", lambda now: "went wrong" in now)
    with page.expect_download() as download:
        page.click("[data-export]")
    raw = json.loads(pathlib.Path(download.value.path()).read_text())
    assert list(raw["stores"]["log"]) == ["1"] and len(raw["stores"]["log"]["1"]) > 20
    assert "key" in raw["stores"]["meta"] and "note" in raw


def a_tap_whose_write_is_on_its_way_survives_a_trap(world):
    page = world.opened()
    press(page, "plus")
    saved(page)
    page.evaluate(
        """async () => {
          const seal = crypto.subtle.encrypt.bind(crypto.subtle);
          crypto.subtle.encrypt = async (...all) => {
            crypto.subtle.encrypt = seal;
            document.getElementById('trap').click();
            return seal(...all);
          };
          document.getElementById('plus').click();
        }"""
    )
    until(page, "#life", lambda now: '"life":2' in now)
    counts(page, 2)


def a_full_disk_is_said_and_the_tap_is_kept(world):
    page = world.opened()
    press(page, "plus")
    saved(page)
    cdp = world.context.new_cdp_session(page)
    origin = world.address.rstrip("/")
    cdp.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    # The browser believes its last look at the free space for half a minute.
    page.wait_for_timeout(31_000)
    press(page, "plus")
    until(page, "#status", lambda now: now == "not saved: full", 20)
    cdp.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    press(page, "plus")
    saved(page)
    page.reload()
    counts(page, 3)


def a_stamped_tap_that_found_no_room_survives_a_trap(world):
    page = world.opened()
    page.evaluate(
        """() => {
          const { add } = IDBObjectStore.prototype;
          IDBObjectStore.prototype.add = function () {
            IDBObjectStore.prototype.add = add;
            throw new DOMException('no room', 'QuotaExceededError');
          };
        }"""
    )
    press(page, "plus")
    until(page, "#status", lambda now: now == "not saved: full", 20)
    press(page, "trap")
    until(page, "#life", lambda now: '"life":2' in now)
    counts(page, 1)


def folding_keeps_everything(world):
    page, other = world.opened(), world.opened()
    press(page, "plus", 5)
    saved(page)
    press(page, "fold")
    until(page, "#status", lambda now: now == 'folded {"records":0}')
    assert page.evaluate(KEPT, "log") == [] and page.evaluate(KEPT, "chunks") == ["base"]
    press(other, "plus")
    counts(page, 6)
    assert page.evaluate(KEPT, "log") == [6]
    counts(world.opened(), 6)


def a_tab_that_slept_through_a_fold_reads_again(world):
    page = world.opened()
    press(page, "plus")
    saved(page)
    sleeper = world.context.new_page()
    sleeper.add_init_script(
        """BroadcastChannel.prototype.postMessage = () => {};
           Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} });"""
    )
    sleeper.goto(world.address)
    counts(sleeper, 1)
    press(sleeper, "dark")
    sleeper.wait_for_timeout(1100)
    page.bring_to_front()
    press(page, "plus", 3)
    saved(page)
    press(page, "fold")
    until(page, "#status", lambda now: now.startswith("folded"))
    assert text(sleeper, "#count") == "1"
    press(sleeper, "plus")
    until(sleeper, "#count", lambda now: now == "5")
    counts(world.opened(), 5)


def what_cannot_be_opened_stays(world):
    page = world.opened()
    press(page, "plus", 3)
    saved(page)
    page.evaluate(
        """() => new Promise((done) => {
          const request = indexedDB.open('redstart');
          request.onsuccess = () => {
            const change = request.result.transaction(['log', 'chunks'], 'readwrite');
            change.objectStore('log').put(new Uint8Array([9, 9, 9]), 2);
            change.objectStore('chunks').put(new Uint8Array([8, 8]), 'base');
            change.oncomplete = () => { request.result.close(); done(); };
          };
        })"""
    )
    page.reload()
    counts(page, 2)
    assert json.loads(text(page, "#store"))["damaged"] == 2
    press(page, "fold")
    until(page, "#status", lambda now: now == 'folded {"records":1}')
    assert page.evaluate(KEPT, "log") == [2]
    assert page.evaluate(KEPT, "chunks") == ["base", "damaged/3/base"]
    page.reload()
    counts(page, 2)
    assert json.loads(text(page, "#store"))["damaged"] == 2


def a_newer_store_is_left_alone(world):
    page = world.opened()
    world.context.new_page()
    page.goto(world.address + "manifest.webmanifest")
    page.evaluate(
        """() => new Promise((done) => {
          const request = indexedDB.open('redstart', 2);
          request.onsuccess = () => { request.result.close(); done(); };
        })"""
    )
    page = world.opened()
    assert json.loads(text(page, "#store"))["problem"] == "newer"
    press(page, "plus")
    until(page, "#status", lambda now: now == "not saved: blocked")


def an_upgrade_elsewhere_closes_this_tab(world):
    page = world.opened()
    page.evaluate(
        """() => new Promise((done, failed) => {
          const request = indexedDB.open('redstart', 2);
          request.onblocked = () => failed(new Error('blocked'));
          request.onsuccess = () => { request.result.close(); done(); };
        })"""
    )
    press(page, "plus")
    until(page, "#status", lambda now: now == "not saved: blocked")


def removing_everything_reaches_the_other_tabs(world):
    page, other = world.opened(), world.opened()
    press(page, "plus", 2)
    counts(other, 2)
    saved(page)
    other.evaluate("document.body.dataset.mark = 'old'")
    press(page, "wipe")
    until(page, "#status", lambda now: now == "wiped")
    counts(other, 0)
    assert other.evaluate("document.body.dataset.mark ?? ''") == ""
    press(page, "plus")
    counts(other, 1)


def a_store_that_the_browser_removed_starts_anew(world):
    page = world.opened()
    press(page, "plus", 2)
    saved(page)
    cdp = world.context.new_cdp_session(page)
    cdp.send(
        "Storage.clearDataForOrigin",
        {"origin": world.address.rstrip("/"), "storageTypes": "indexeddb"},
    )
    page.wait_for_timeout(300)
    press(page, "plus")
    until(page, "#status", lambda now: now == 'all saved {"records":1,"head":1}')
    counts(page, 3)
    page.reload()
    counts(page, 1)
    assert json.loads(text(page, "#store"))["damaged"] == 0


def a_draft_comes_back(world):
    page = world.opened()
    page.fill("#note", "half a thou")
    page.fill("#note", "half a thought")
    page.wait_for_timeout(300)
    page.reload()
    until(page, "#store", lambda now: "clock" in now)
    assert page.input_value("#note") == "half a thought"


def a_write_from_the_worker_appears_within_a_second(world):
    page = world.opened()
    press(page, "plus")
    saved(page)
    other = world.page("glue_worker.html")
    until(other, "#answer", lambda now: now == "saved 1", 10)
    counts(page, 2, 1)
    assert page.evaluate(KEPT, "log") == [1, 2]
