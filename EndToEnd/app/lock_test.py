"""The lock: nothing readable on the disk, nothing read before the passphrase, no write lost."""

from playwright.sync_api import expect

from store import keys, kept, raw_bytes
from verbs import (
    counts, fill, go, heading, lock, press, reload, set_up_counting, settled, shown, until,
)

WORD = "blue heron"
IS_KEY = """() => new Promise((done) => {
  indexedDB.open('redstart').onsuccess = ({ target: { result } }) => {
    result.transaction('meta').objectStore('meta').get('wrap').onsuccess = (event) => {
      result.close();
      done(event.target.result instanceof CryptoKey);
    };
  };
})"""


def field(page, key):
    return page.locator(f'input[data-key="{key}"]')


def is_locked(page):
    expect(field(page, "lock-word")).to_be_visible()


def unlock(page, word=WORD):
    is_locked(page)
    fill(page, lock_word=word)
    press(page, "lock-open")


def begun(world):
    page = world.page()
    set_up_counting(page)
    press(page, "log-1", "log-more", "log-5")
    settled(page)
    return page


def test_nothing_is_read_before_the_passphrase(world):
    page = begun(world)
    before = dict((key, value) for key, value in kept(page, "log"))
    assert page.evaluate(IS_KEY)
    lock(page, WORD)
    assert not page.evaluate(IS_KEY)
    after = dict((key, value) for key, value in kept(page, "log"))
    assert all(after[key] != value for key, value in before.items()), "sealed under the old key"
    page.reload()
    is_locked(page)
    expect(page.locator("nav")).to_have_count(0)
    assert "craving" not in page.locator("#app").inner_html().lower()
    unlock(page, "green heron")
    shown(page, "That was another one")
    page.wait_for_timeout(1100)
    unlock(page)
    go(page, "today")
    counts(page, 6)
    press(page, "log-1")
    settled(page)
    page.reload()
    unlock(page)
    go(page, "today")
    counts(page, 7)
    found = raw_bytes(page)
    assert b"tracker" not in found and b"vape" not in found


def test_the_key_is_not_kept_and_the_passphrase_changes_and_goes(world):
    page = begun(world)
    lock(page, WORD)
    press(page, "lock-change")
    fill(page, lock_old=WORD, lock_new="grey heron", lock_again="grey heron")
    press(page, "lock-save")
    shown(page, "The passphrase is changed")
    page.reload()
    unlock(page, "grey heron")
    go(page, "settings")
    press(page, "lock-remove")
    fill(page, lock_old="grey heron")
    press(page, "lock-save")
    shown(page, "The lock is off")
    assert page.evaluate(IS_KEY)
    reload(page)
    go(page, "today")
    counts(page, 6)


def test_other_tabs_lock_too_and_lose_nothing(world):
    page = begun(world)
    other = world.opened(page.context)
    heading(other, "today")
    lock(page, WORD)
    is_locked(other)
    unlock(other)
    go(other, "today")
    press(other, "log-1")
    settled(other)
    go(page, "today")
    counts(page, 7)
    go(page, "settings")
    press(page, "lock-now")
    is_locked(page)
    is_locked(other)
    unlock(page)
    go(page, "today")
    counts(page, 7)


def test_help_is_there_while_it_is_locked(world):
    page = begun(world)
    lock(page, WORD)
    page.reload()
    is_locked(page)
    press(page, "lock-breathe")
    expect(page.get_by_role("img", name="Box breathing")).to_be_visible()
    go(page, "help")
    shown(page, "Country")
    go(page, "today")
    is_locked(page)


def test_who_forgot_the_passphrase_begins_anew(world):
    page = begun(world)
    lock(page, WORD)
    page.reload()
    is_locked(page)
    press(page, "forgotten", "begin-anew")
    fill(page, wipe_word="delete")
    press(page, "wipe-for-good")
    heading(page, "start")
    assert keys(page, "log") == []
    set_up_counting(page)
    press(page, "log-1")
    settled(page)
    reload(page)
    counts(page, 1)


def test_a_cover_lies_over_the_page_at_once(world):
    page = begun(world)
    go(page, "settings")
    press(page, "quick-hide")
    go(page, "today")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    shown(page, "No notes yet")
    until(page, page.title, lambda title: title == "Notes")
    expect(page.locator("nav")).to_have_count(0)
    press(page, "uncover")
    counts(page, 6)
    press(page, "hide")
    shown(page, "No notes yet")
