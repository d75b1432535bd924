"""The app's module fails: it starts again by itself, and the third time offers a way out."""

import json
import pathlib

from playwright.sync_api import expect

from verbs import counts, heading, press, set_up_vape_plan, settled, shown, until

# The next thing that somebody does fails inside the module, as a bug in it would.
TRAP = """
const STORE_OPENED = 4;
const start = WebAssembly.instantiate;
window.lives = 0;
window.parts = 0;
WebAssembly.instantiate = async (...all) => {
  const { exports } = await start.apply(WebAssembly, all);
  window.parts += 1;
  const receive = (kind, ...rest) => {
    if (window.trapped === kind) {
      if (!window.always) window.trapped = 0;
      throw new WebAssembly.RuntimeError('unreachable');
    }
    const caused = exports.receive(kind, ...rest);
    // With the store open it is an app; before that, the page is still the one that failed.
    if (kind === STORE_OPENED) window.lives += 1;
    return caused;
  };
  return { exports: { ...exports, receive } };
};
"""
EVENT = 5


def fail_at_next_press(page, key):
    lives = page.evaluate("window.lives")
    page.evaluate("(kind) => { window.trapped = kind; }", EVENT)
    press(page, key)
    return lives


def fail_and_return(page, key):
    lives = fail_at_next_press(page, key)
    until(page, lambda: page.evaluate("window.lives"), lambda now: now == lives + 1)


def fail_and_close(page):
    """Fails at opening a sheet, which is opened all the same, and closed."""
    fail_and_return(page, "log-more")
    # One that was closed may still be on its way out, without a handler.
    page.locator("[data-close][data-on-click]").click()


def start(world):
    page = world.page(script=TRAP)
    # Before the app is whole, what traps is tried once more in the same one.
    until(page, lambda: page.evaluate("window.parts"), lambda now: now == 2)
    set_up_vape_plan(page)
    press(page, "log-more", "log-5")
    settled(page)
    # Until the page is painted, what lies behind the sheet takes no tap.
    expect(page.locator('[data-key="page"]:not([inert])')).to_be_attached()
    return page


def test_after_a_failure_the_app_is_back_with_everything(world):
    page = start(world)
    fail_and_close(page)
    heading(page, "today")
    counts(page, 5)
    press(page, "log-1")
    counts(page, 6)
    settled(page)
    page.reload()
    counts(page, 6)


def test_the_tap_at_which_it_failed_is_done_by_the_next_app(world):
    page = start(world)
    press(page, "log-more")
    fail_and_return(page, "log-10")
    counts(page, 15)
    settled(page)
    page.reload()
    counts(page, 15)


def test_taps_while_no_app_lives_are_done_by_the_next_one(world):
    page = start(world)
    lives = page.evaluate("window.lives")
    page.evaluate(
        """(kind) => {
          window.trapped = kind;
          for (let i = 0; i < 3; i++) document.querySelector('[data-key="log-1"]').click();
        }""",
        EVENT,
    )
    until(page, lambda: page.evaluate("window.lives"), lambda now: now == lives + 1)
    counts(page, 8)
    settled(page)
    page.reload()
    counts(page, 8)


def test_a_tap_that_fails_each_time_is_tried_once_more_and_then_left(world):
    page = start(world)
    lives = page.evaluate("window.lives")
    page.evaluate("(kind) => { window.trapped = kind; window.always = true; }", EVENT)
    press(page, "log-more")
    until(page, lambda: page.evaluate("window.lives"), lambda now: now == lives + 2)
    page.evaluate("() => { window.always = false; window.trapped = 0; }")
    press(page, "log-1")
    counts(page, 6)


def test_a_tap_that_is_on_its_way_to_the_disk_survives_a_failure(world):
    page = start(world)
    page.evaluate(
        """(kind) => {
          const seal = crypto.subtle.encrypt.bind(crypto.subtle);
          crypto.subtle.encrypt = async (...all) => {
            crypto.subtle.encrypt = seal;
            window.trapped = kind;
            document.querySelector('[data-key="log-more"]').click();
            return seal(...all);
          };
          document.querySelector('[data-key="log-1"]').click();
        }""",
        EVENT,
    )
    until(page, lambda: page.evaluate("window.lives"), lambda now: now == 2)
    counts(page, 6)
    settled(page)
    page.reload()
    counts(page, 6)


def test_a_tap_that_waits_for_its_turn_to_write_survives_a_failure(world):
    page = start(world)
    page.evaluate(
        """() => {
          const turn = new Promise((done) => { window.giveWay = done; });
          return new Promise((taken) => {
            navigator.locks.request('journal', () => { taken(); return turn; });
          });
        }"""
    )
    press(page, "log-more", "log-10")
    counts(page, 15)
    lives = fail_at_next_press(page, "log-more")
    page.evaluate("window.giveWay()")
    until(page, lambda: page.evaluate("window.lives"), lambda now: now == lives + 1)
    counts(page, 15)
    settled(page)
    page.reload()
    counts(page, 15)


def test_a_tap_that_found_no_room_survives_a_failure(world):
    page = start(world)
    page.evaluate(
        """() => {
          const { add } = IDBObjectStore.prototype;
          IDBObjectStore.prototype.add = function () {
            IDBObjectStore.prototype.add = add;
            throw new DOMException('no room', 'QuotaExceededError');
          };
        }"""
    )
    press(page, "log-more", "log-10")
    shown(page, "Not saved: this device has no room left.")
    fail_and_return(page, "log-more")
    counts(page, 15)
    settled(page)
    page.reload()
    counts(page, 15)


def test_several_taps_that_found_no_room_survive_a_failure(world):
    page = start(world)
    page.evaluate(
        """() => {
          const { add } = IDBObjectStore.prototype;
          IDBObjectStore.prototype.add = function () {
            throw new DOMException('no room', 'QuotaExceededError');
          };
          window.makeRoom = () => { IDBObjectStore.prototype.add = add; };
        }"""
    )
    press(page, "log-more", "log-10")
    shown(page, "Not saved: this device has no room left.")
    press(page, "log-more", "log-5")
    settled(page)
    page.evaluate("window.makeRoom()")
    fail_and_return(page, "log-more")
    counts(page, 20)
    settled(page)
    page.reload()
    counts(page, 20)


def test_the_third_failure_shows_the_safe_page_with_a_file_of_everything(world):
    page = start(world)
    for _ in range(2):
        fail_and_close(page)
        counts(page, 5)
    fail_at_next_press(page, "log-more")
    shown(page, "What you saved is still on this device.")
    shown(page, "Was du gespeichert hast, ist noch auf diesem Gerät.")
    assert "unreachable" in page.locator("[data-log]").text_content()
    with page.expect_download() as download:
        page.locator("[data-export]").click()
    file = json.loads(pathlib.Path(download.value.path()).read_text())
    entries = [it for it in file["entities"] if it["kind"] == "entry"]
    assert [it["fields"]["amount"] for it in entries] == [5000]
    assert any(it["kind"] == "plan" for it in file["entities"])
    page.locator("[data-again]").click()
    counts(page, 5)
