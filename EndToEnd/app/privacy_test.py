"""Nothing leaves, and what stays cannot be read on the disk."""

from playwright.sync_api import expect

from accounts import first_device
from offline_test import kept_for_offline
from store import raw_bytes
from verbs import (
    SCREENS, TEXTS, begin_craving, control, field, fill, go, heading, look_around, press, reload,
    set_up_vape_plan, settled, shown,
)

NOTE = "Zwetschgenkuchen bei Oma"


def journey(page):
    """A whole day in the app."""
    set_up_vape_plan(page)
    go(page, "settings")
    fill(page, settings_name="Wilhelmine")
    go(page, "today")
    press(page, "log-more", "log-5")
    begin_craving(page)
    go(page, "craving/triggers")
    press(page, "more")
    fill(page, own_trigger="Feierabend")
    press(page, "add-trigger", "next", "more")
    page.locator('[data-key="note"]').fill(NOTE)
    press(page, "passed", "to-today")
    for screen in SCREENS + TEXTS:
        go(page, screen)
    go(page, "history")
    shown(page, NOTE)
    reload(page)
    settled(page)


def test_no_request_goes_anywhere_else(world, page):
    journey(page)
    assert world.watch.requests and world.watch.foreign == []
    assert all(request.split("?")[0] == request for request in world.watch.requests)


def test_nothing_is_asked_for_once_the_app_is_there(world, page):
    """Whoever runs the server sees that a page was fetched, and nothing of what is done in it."""
    heading(page, "start")
    kept_for_offline(page)
    page.wait_for_load_state("networkidle")
    asked = []
    page.context.on("response", lambda it: asked.append((it.url, it.from_service_worker)))
    set_up_vape_plan(page)
    go(page, "settings")
    fill(page, settings_name="Wilhelmine")
    go(page, "today")
    press(page, "log-more", "log-5")
    begin_craving(page)
    press(page, "passed", "to-today")
    for screen in SCREENS:
        go(page, screen)
    settled(page)
    page.wait_for_load_state("networkidle")
    assert [url for url, is_kept_here in asked if not is_kept_here] == []


def test_words_cannot_be_read_on_the_disk(page):
    journey(page)
    found = raw_bytes(page)
    assert len(found) > 500
    for words in [NOTE, "Feierabend", "Wilhelmine", "tracker", "entry", "vape"]:
        for encoding in ["utf-8", "utf-16-le"]:
            assert words.encode(encoding) not in found, words


FIELDS = """() => [...document.querySelectorAll('input,textarea')]
  .filter((it) => !['radio', 'checkbox'].includes(it.type))
  .map((it) => [it.dataset.key ?? it.value, it.getAttribute('autocomplete'), it.spellcheck])"""
# Where there is a sheet: what opens it, and a field that stands in it.
SHEETS = {
    "history": (["add-earlier"], "record-note"),
    "trackers": (["new-tracker", "preset-own"], "tracker-name"),
    "thoughts": (["write-thought"], "thought-thought"),
    "if-then": (["make-plan"], "own-cue"),
}


def open_sheet(page, screen):
    """A press is painted with the next frame: its field is awaited."""
    if screen not in SHEETS:
        return
    keys, awaited = SHEETS[screen]
    press(page, *keys)
    expect(field(page, awaited)).to_be_attached()


def test_no_field_is_for_the_browser_to_remember(page):
    """Sheets are opened where there is one; a browser keeps no such field in its session files."""
    look_around(page)
    seen = set()
    for screen in SCREENS:
        go(page, screen)
        open_sheet(page, screen)
        for key, autocomplete, spellcheck in page.evaluate(FIELDS):
            seen.add(key)
            assert autocomplete == "off", f"{screen}: {key}"
            assert not spellcheck, f"{screen}: {key} may be sent to whoever checks spelling"
    assert {"own-words", "thought-thought", "tracker-name"} <= seen and len(seen) > 12, seen
    press(page, "leave-demo")
    go(page, "account")
    press(page, "sign-up")
    expect(field(page, "account-email")).to_be_attached()
    fields = {key: autocomplete for key, autocomplete, _ in page.evaluate(FIELDS)}
    assert fields["account-email"] == "username"
    assert fields["account-password"] == "new-password"


def test_the_key_cannot_leave_the_browser(page):
    set_up_vape_plan(page)
    settled(page)
    refused = page.evaluate(
        """() => new Promise((done) => {
          indexedDB.open('redstart').onsuccess = ({ target: { result } }) => {
            const meta = result.transaction('meta').objectStore('meta');
            meta.get('wrap').onsuccess = async (event) => {
              const { type, extractable } = event.target.result;
              const error = await crypto.subtle.exportKey('raw', event.target.result)
                .catch((error) => error.name);
              result.close();
              done([type, extractable, error]);
            };
          };
        })"""
    )
    assert refused == ["secret", False, "InvalidAccessError"]


def test_there_are_no_cookies_and_nothing_in_plain_storage(page):
    journey(page)
    assert page.context.cookies() == []
    kept = page.evaluate("[...Object.values(localStorage), ...Object.values(sessionStorage)]")
    assert kept == []


def test_a_signed_in_browser_has_the_three_cookies_that_the_privacy_page_counts(world):
    """Two keep somebody signed in, one keeps strangers from locking this device out."""
    page = first_device(world, "robin@example.org")
    cookies = {cookie["name"]: cookie for cookie in page.context.cookies()}
    assert sorted(cookies) == [
        "__Host-redstart-access", "__Host-redstart-device", "__Host-redstart-refresh",
    ]
    for cookie in cookies.values():
        assert cookie["httpOnly"] and cookie["secure"], cookie
        assert cookie["sameSite"] == "Strict" and cookie["path"] == "/", cookie
    go(page, "privacy")
    shown(page, "With one, two keep you signed in and one keeps strangers from locking")


def test_addresses_tell_nothing_to_the_server(world, page):
    journey(page)
    paths = {request.removeprefix(world.address) for request in world.watch.requests}
    for screen in SCREENS + TEXTS:
        assert screen not in paths, paths


def test_the_page_says_who_runs_the_server_also_offline(world):
    """The name is part of the page, whatever letters it has."""
    name = 'Verein "Rotschwanz" <e. V.> & Co.'
    world.server.options += ["--operator-name", name]
    world.server.restart()
    page = world.page()
    heading(page, "start")
    kept_for_offline(page)
    world.cut_off()
    page.reload()
    press(page, "opening-more", "#/privacy")
    heading(page, "privacy")
    shown(page, name)
