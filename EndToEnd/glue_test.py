"""Tries the page's scripts in Chromium: glue_test.py OLD NEW PLAIN [NAME...]

OLD and NEW are two builds of the web folder, PLAIN is the folder before its files get hashed
names. All three hold a module that speaks the app's boundary and shows a counter: buttons with the
ids plus, trap, bomb, open, fold, wipe …; the texts #count, #status, #life, #store.
"""

import json
import os
import pathlib
import sys
import tempfile
import threading
import time

from playwright.sync_api import sync_playwright

import glue_server

OLD, NEW, PLAIN = (str(pathlib.Path(path).resolve()) for path in sys.argv[1:4])
HERE = str(pathlib.Path(__file__).parent)
SOON = 5.0
KEPT = """(name) => new Promise((done, failed) => {
  const request = indexedDB.open('redstart');
  request.onerror = () => failed(request.error);
  request.onsuccess = () => {
    const all = request.result.transaction(name).objectStore(name).getAllKeys();
    all.onsuccess = () => { request.result.close(); done(all.result); };
  };
})"""


class World:
    """A server whose folder can change, and browsers that belong to one person."""

    port = 8140

    def __init__(self, playwright, *folders):
        World.port += 1
        self.port = World.port
        self.link = tempfile.mkdtemp() + "/web"
        os.symlink(folders[0], self.link)
        self.server = glue_server.server(self.port, self.link, *folders[1:])
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        self.context = self.browser.new_context(accept_downloads=True)
        self.problems = []
        self.address = f"http://localhost:{self.port}/"

    def deploy(self, folder):
        os.symlink(folder, self.link + ".new")
        os.replace(self.link + ".new", self.link)

    def stop(self):
        self.server.shutdown()
        self.server.server_close()

    def page(self, path=""):
        page = self.context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.goto(self.address + path)
        return page

    def hear(self, message):
        if "violates" in message.text or "Trusted" in message.text:
            self.problems.append(message.text)

    def opened(self, path=""):
        page = self.page(path)
        until(page, "#store", lambda text: "clock" in text)
        return page


def text(page, selector):
    return page.evaluate("(it) => document.querySelector(it)?.textContent ?? ''", selector)


def until(page, selector, holds, within=SOON):
    end = time.monotonic() + within
    while True:
        now = text(page, selector)
        if holds(now):
            return now
        assert time.monotonic() < end, f"{selector} is still {now!r}"
        page.wait_for_timeout(20)


def counts(page, number, within=SOON):
    return until(page, "#count", lambda now: now == str(number), within)


def saved(page):
    return until(page, "#status", lambda now: now.startswith("all saved"), 20)


def press(page, name, times=1):
    page.evaluate(
        "([id, n]) => { for (let i = 0; i < n; i++) document.getElementById(id).click(); }",
        [name, times],
    )


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


def a_tap_just_before_leaving_is_there(world):
    page = world.opened()
    page.evaluate("document.getElementById('plus').click(); location.reload()")
    page.wait_for_timeout(300)
    until(page, "#store", lambda now: "clock" in now)
    assert text(page, "#count") in ("0", "1")
    press(page, "plus")
    saved(page)


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


def it_opens_without_a_server(world):
    page = world.opened()
    press(page, "plus", 2)
    saved(page)
    until_cached(page, 1)
    world.stop()
    world.context.set_offline(True)
    page.reload()
    counts(page, 2)
    press(page, "plus")
    saved(page)
    counts(world.opened("#/today"), 3)


def until_cached(page, builds):
    end = time.monotonic() + SOON
    while True:
        names = page.evaluate(
            """async () => {
              const names = await caches.keys();
              const whole = await Promise.all(names.map(async (name) =>
                (await (await caches.open(name)).match('/')) ? name : null));
              return whole.filter(Boolean);
            }"""
        )
        if len(names) == builds:
            return names
        assert time.monotonic() < end, names
        page.wait_for_timeout(50)


LOADED = """() => performance.getEntriesByType('resource').map((it) => new URL(it.name).pathname)
  .filter((name) => /\\.[0-9a-f]{12}\\./.test(name))"""


def belongs(files, folder):
    return files and all(os.path.exists(folder + name) for name in files)


def an_update_never_mixes_two_builds(world):
    page = world.opened()
    until_cached(page, 1)
    page.reload()
    until(page, "#store", lambda now: "clock" in now)
    other = world.opened()
    world.deploy(NEW)
    page.evaluate("navigator.serviceWorker.getRegistration().then((it) => { it.update(); })")
    until(page, "#updatable", lambda now: now == "true", 10)
    page.reload()
    until(page, "#updatable", lambda now: now == "true", 10)
    assert belongs(page.evaluate(LOADED), OLD), "an old page stays old while the new one waits"
    press(page, "plus", 2)
    press(page, "update")
    end = time.monotonic() + 10
    while True:
        try:
            files = page.evaluate(LOADED)
        except Exception:
            files = []
        if belongs(files, NEW) and text(page, "#count") == "2":
            break
        assert time.monotonic() < end, files
        page.wait_for_timeout(50)
    assert not belongs(files, OLD)
    press(other, "plus")
    counts(other, 3)
    assert belongs(other.evaluate(LOADED), OLD), "a tab that did not ask is left alone"
    again = other.evaluate("(it) => fetch(it).then((answer) => answer.ok)", "/" + script_of(OLD))
    assert again, "an older tab still gets its older files"
    assert len(until_cached(page, 2)) == 2


def script_of(folder):
    return next(name for name in os.listdir(folder) if name.startswith("app.") and ".js" in name)


def a_server_between_two_builds_installs_nothing(world):
    page = world.opened()
    until_cached(page, 1)
    mixed = tempfile.mkdtemp()
    for name in os.listdir(NEW):
        os.symlink(f"{NEW}/{name}", f"{mixed}/{name}")
    os.remove(mixed + "/index.html")
    os.symlink(OLD + "/index.html", mixed + "/index.html")
    world.deploy(mixed)
    page.evaluate(
        "navigator.serviceWorker.getRegistration().then((it) => it.update()).catch(() => {})"
    )
    page.wait_for_timeout(1500)
    until_cached(page, 1)
    assert text(page, "#updatable") == "false"


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


def the_caret_stays_where_one_types(world):
    page = world.opened()
    page.click("#text")
    page.keyboard.type("hello world")
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    page.keyboard.type("xy", delay=60)
    page.wait_for_timeout(1200)
    caret = "[document.activeElement.id, document.activeElement.value, " + (
        "document.activeElement.selectionStart]"
    )
    assert page.evaluate(caret) == ["text", "HELLOXY WORLD", 7], page.evaluate(caret)
    page.keyboard.press("Enter")
    until(page, "#picked", lambda now: now == "submitted")


def a_composing_field_is_left_alone(world):
    page = world.opened()
    page.click("#text")
    cdp = world.context.new_cdp_session(page)
    cdp.send("Input.imeSetComposition", {"text": "ni", "selectionStart": 2, "selectionEnd": 2})
    until(page, "#mirror", lambda now: now == "NI")
    page.wait_for_timeout(1200)
    assert page.input_value("#text") == "ni"
    cdp.send("Input.insertText", {"text": "you"})
    until(page, "#mirror", lambda now: now == "YOU")
    page.wait_for_timeout(100)
    assert page.input_value("#text") == "YOU"


def a_dialog_keeps_the_focus_and_gives_it_back(world):
    page = world.opened()
    page.focus("#open")
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    order = []
    for _ in range(4):
        order.append(page.evaluate("document.activeElement.id"))
        page.keyboard.press("Tab")
    assert order == ["one", "two", "close", "one"], order
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.id") == "close"
    page.evaluate("document.getElementById('plus').focus()")
    assert page.evaluate("!!document.activeElement.closest('[data-dialog]')")
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    assert page.evaluate("document.activeElement.id") == "open"
    assert page.locator("[data-dialog]").count() == 0


def another_screen_starts_at_its_top_with_the_focus_on_its_name(world):
    page = world.opened("#/today")
    assert page.evaluate("document.activeElement === document.body")
    page.evaluate("document.body.dataset.mark = 'same'")
    page.click("#plan")
    until(page, "h1", lambda now: now == "#/plan")
    assert page.evaluate("document.activeElement.tagName") == "H1"
    press(page, "replace")
    until(page, "h1", lambda now: now == "#/today")
    press(page, "go")
    until(page, "h1", lambda now: now == "#/plan")
    page.go_back()
    until(page, "h1", lambda now: now == "#/today")
    assert page.evaluate("document.body.dataset.mark") == "same", "no step loads the page again"


def nodes_keep_their_identity(world):
    page = world.opened()
    press(page, "plus", 3)
    counts(page, 3)
    page.evaluate(
        """() => {
          window.kept = [...document.querySelectorAll('li,#status,[data-widget] i,details')];
          document.querySelector('details').open = true;
          document.querySelector('[data-widget]').append('by itself');
        }"""
    )
    press(page, "plus", 4)
    counts(page, 7)
    saved(page)
    assert page.evaluate("document.querySelector('details').open")
    assert "by itself" in text(page, "[data-widget]")
    assert page.evaluate("window.kept.filter((it) => it.isConnected).length") == 4
    assert page.locator("li").count() == 5
    press(page, "off")
    page.click("#check")
    page.wait_for_timeout(100)
    assert text(page, "#count") == "7"
    assert not page.is_checked("#check"), "the app decides whether a box is ticked"


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


def files_come_and_go(world):
    page = world.opened()
    with page.expect_download() as download:
        page.click("#download")
    assert download.value.suggested_filename == "a.json"
    with page.expect_file_chooser() as chooser:
        page.click("#pick")
    chooser.value.set_files(
        files=[{"name": "x.json", "mimeType": "application/json", "buffer": b"picked bytes"}]
    )
    until(page, "#picked", lambda now: now == "picked bytes")
    for name in ("keep", "vibrate", "install"):
        page.click("#" + name)
    until(page, "#persisted", lambda now: now in ("0", "1"))


def the_clock_beats_once_a_second_and_at_once_on_return(world):
    page = world.opened()
    first = int(text(page, "#beats"))
    page.wait_for_timeout(3000)
    assert 2 <= int(text(page, "#beats")) - first <= 4
    press(page, "dark")
    page.wait_for_timeout(1100)
    still = text(page, "#beats")
    page.wait_for_timeout(1500)
    assert text(page, "#beats") == still
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    colours = page.evaluate(
        "[...document.querySelectorAll('meta[name=theme-color]')].map((it) => it.content)"
    )
    assert colours[0] == colours[1] and "#" not in colours[0], colours
    page.evaluate("dispatchEvent(new Event('focus'))")
    until(page, "#beats", lambda now: int(now) == int(still) + 1)


def a_write_from_the_worker_appears_within_a_second(world):
    page = world.opened()
    press(page, "plus")
    saved(page)
    other = world.page("glue_worker.html")
    until(other, "#answer", lambda now: now == "saved 1", 10)
    counts(page, 2, 1)
    assert page.evaluate(KEPT, "log") == [1, 2]


def without_a_secure_address_the_page_says_how(world):
    page = world.page()
    page.goto(f"http://glue.test:{world.port}/")
    until(page, "h2", lambda now: "cannot run here" in now)
    assert "http://localhost" in text(page, "#app")


TESTS = [it for name, it in list(globals().items()) if getattr(it, "__code__", None)
         and it.__code__.co_varnames[:1] == ("world",) and it.__code__.co_argcount == 1]


def main():
    wanted, failed = sys.argv[4:], 0
    with sync_playwright() as playwright:
        for test in TESTS:
            if wanted and not any(name in test.__name__ for name in wanted):
                continue
            folders = [PLAIN, HERE] if "worker" in test.__name__ else [OLD]
            world = World(playwright, *folders)
            if "secure_address" in test.__name__:
                world.browser.close()
                world.browser = playwright.chromium.launch(
                    executable_path="/usr/bin/chromium",
                    args=["--no-sandbox", "--host-resolver-rules=MAP glue.test 127.0.0.1"],
                )
                world.context = world.browser.new_context()
            problem = None
            try:
                test(world)
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
            if not problem and world.problems:
                problem = str(world.problems)
            failed += problem is not None
            print("FAILED" if problem else "ok    ", test.__name__, problem or "", flush=True)
            world.browser.close()
            world.stop()
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
