"""The main ways through the app in WebKitGTK: each is gone to its end, and looked at again after a
reload. Files come and go as well: only the system's own window for them is left out, which no
driver can work."""

import datetime
import json

import pytest

from webkit_verbs import (
    counts, gone, go, has, heading, keys, many, not_shown, one_key, reload, set_up,
    set_up_counting, there, visit,
)

WORD = "blue heron"
ROWS = 'main ul > li[data-key^="food-"]'
FOUND = 'main ul > li[data-key^="found-"]'
HAS_TABLE = "async () => (await (await caches.open('foods')).keys()).length"
LABEL = "return document.querySelector(`[data-key=\"${arguments[0]}\"]`)?.ariaLabel ?? ''"
VALUE = "return document.querySelector(`[data-key=\"${arguments[0]}\"]:not(div)`)?.value ?? ''"
BODY = "return document.querySelector('main .body').innerText"


@pytest.fixture
def webkit(server):
    with visit(server) as webkit:
        yield webkit


def test_a_tracker_is_made_logged_and_taken_back(webkit):
    webkit.press("begin", "substance-own", "next")
    heading(webkit, "trackers")
    webkit.press("preset-water")
    webkit.shown("0/8")
    more = one_key(webkit, "log-")
    webkit.press(more, more)
    webkit.shown("2/8")
    reload(webkit)
    webkit.shown("2/8")
    go(webkit, "changes")
    webkit.press("undo-change")
    go(webkit, "trackers")
    webkit.shown("1/8")
    not_shown(webkit, "2/8")
    webkit.press("new-tracker", "preset-own")
    webkit.fill("tracker-name", "Reading")
    webkit.press("tracker-sheet-close")
    gone(webkit, "[data-dialog]")
    reload(webkit)
    webkit.shown("1/8")
    not_shown(webkit, "Reading")


def test_a_day_in_the_calendar_is_changed_and_stays_so(webkit):
    set_up(webkit)
    yesterday = day_before(webkit)
    webkit.press("calendar")
    heading(webkit, "calendar")
    if yesterday.day > datetime.date.today().day:
        webkit.press("earlier")
    webkit.press(f"day-{yesterday}")
    heading(webkit, f"day/{yesterday}")
    webkit.press("vape-add", "vape-add")
    webkit.shown("2 puffs")
    webkit.fill("note-text", "By the river")
    webkit.press("note-keep")
    webkit.shown("Noted.")
    reload(webkit)
    heading(webkit, f"day/{yesterday}")
    webkit.shown("2 puffs")
    assert webkit.run(VALUE, "note-text") == "By the river"
    webkit.press("back")
    heading(webkit, "calendar")
    told = webkit.run(LABEL, f"day-{yesterday}")
    assert told.endswith("Vaping: 2 puffs. A note."), told
    go(webkit, "today")
    counts(webkit, 0)


def day_before(webkit):
    """Yesterday where the browser is."""
    ago = "return new Date(Date.now() - 864e5 - new Date().getTimezoneOffset() * 6e4).toJSON()"
    return datetime.date.fromisoformat(webkit.run(ago)[:10])


def test_yesterdays_food_is_told_and_kept(webkit):
    set_up_counting(webkit)
    go(webkit, "recall")
    webkit.until(lambda: webkit.wait(HAS_TABLE), lambda count: count == 1, "no list of foods")
    webkit.fill("recall-typed", "app")
    there(webkit, FOUND)
    webkit.refill("recall-typed", "coffee, two eggs, zorkle")
    webkit.press("recall-add")
    webkit.shown("Not matched yet")
    many(webkit, ROWS, 3)
    webkit.press("leave-food")
    gone(webkit, '[data-key="leave-food"]')
    webkit.press("recall-next")
    webkit.shown("Step 2 of 5")
    webkit.press(*["forgotten-nothing"] * 8)
    webkit.shown("Step 3 of 5")
    reload(webkit)
    webkit.shown("Step 3 of 5")
    webkit.press("recall-next")
    webkit.shown("Step 4 of 5")
    webkit.press("recall-next", "recall-done")
    webkit.shown("One day is one day")
    reload(webkit)
    webkit.shown("One day is one day")
    many(webkit, ROWS, 3)


def test_a_swap_is_used_taken_back_and_put_off(webkit):
    webkit.press("begin", "substance-food", "next", "focus-fries", "next", "next")
    heading(webkit, "today")
    go(webkit, "swaps")
    counts(webkit, 0)
    webkit.press("used", "used")
    counts(webkit, 2)
    webkit.press("undo")
    counts(webkit, 1)
    webkit.press("own-swap")
    webkit.fill("swap-title", "Carrot sticks")
    webkit.press("swap-save")
    gone(webkit, "[data-dialog]")
    reload(webkit)
    heading(webkit, "swaps")
    counts(webkit, 1)
    webkit.shown("Carrot sticks")
    webkit.press("change-focus", "pick-offer-common:pizza")
    counts(webkit, 0)


def test_a_lock_lets_in_only_who_knows_its_passphrase(webkit):
    set_up_counting(webkit)
    webkit.press("log-1", "log-more", "log-5")
    counts(webkit, 6)
    go(webkit, "settings")
    webkit.press("lock-set")
    offers(webkit, "heron", "heron", "It takes 10 characters or more.")
    offers(webkit, WORD, "blue herring", "The two are not the same yet.")
    offers(webkit, WORD, WORD, "The lock is on")
    webkit.settled()
    webkit.browser.refresh()
    opens(webkit, "green heron")
    webkit.shown("That was another one")
    assert not has(webkit, "nav")
    assert not any(word in webkit.text() for word in ["puff", "Today", "craving"])
    opens(webkit, WORD)
    heading(webkit, "settings")
    go(webkit, "today")
    counts(webkit, 6)
    webkit.press("log-1")
    webkit.settled()
    webkit.browser.refresh()
    opens(webkit, WORD)
    counts(webkit, 7)


def offers(webkit, word, again, answer):
    webkit.refill("lock-new", word)
    webkit.refill("lock-again", again)
    webkit.press("lock-save")
    webkit.shown(answer)


def opens(webkit, word):
    webkit.refill("lock-word", word)
    webkit.press("lock-open")


def test_a_changed_plan_holds_and_an_odd_or_closed_form_changes_nothing(webkit):
    set_up(webkit)
    go(webkit, "plan")
    before = webkit.run(BODY)
    webkit.press("change-vape", "length-90", "plan-sheet-close")
    gone(webkit, "[data-dialog]")
    assert webkit.run(BODY) == before
    webkit.press("change-vape")
    webkit.refill("length", "5")
    webkit.press("use-plan")
    webkit.shown("Something above wants another look.")
    assert webkit.run(VALUE, "length") == "5"
    webkit.press("length-60", "curve-gentle", "use-plan")
    webkit.shown("Your plan is changed.")
    gone(webkit, "[data-dialog]")
    after = webkit.run(BODY)
    assert after != before
    reload(webkit)
    heading(webkit, "plan")
    assert webkit.run(BODY) == after
    webkit.press("change-vape")
    assert webkit.field("length").get_attribute("value") == "60"


def test_a_backup_goes_out_and_brings_back_what_was_wiped(webkit, tmp_path):
    set_up(webkit)
    webkit.press("log-more", "log-5", "log-1")
    counts(webkit, 6)
    go(webkit, "settings")
    webkit.press("save-backup")
    file = webkit.downloaded("redstart-*.json")
    kinds = [it["kind"] for it in json.loads(file.read_text())["entities"]]
    assert kinds.count("entry") == 2
    webkit.pick_file("restore", file)
    webkit.shown("already here")
    webkit.press("wipe")
    there(webkit, '[data-key="wipe-for-good"][aria-disabled=true]')
    webkit.fill("wipe-word", "delete")
    webkit.press("wipe-for-good")
    heading(webkit, "start")
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text()[:-200])
    webkit.press("opening-more")
    webkit.pick_file("restore", broken)
    webkit.shown("Nothing was changed.")
    webkit.pick_file("restore", file)
    heading(webkit, "today")
    counts(webkit, 6)
    reload(webkit)
    counts(webkit, 6)


def test_another_apps_file_is_shown_first_and_brought_in_once(webkit, tmp_path):
    table = tmp_path / "table.csv"
    table.write_text("HabitName,CalendarDate,Value\nRun,2026-02-01,1\nRun,2026-02-02,1\n")
    set_up_counting(webkit)
    go(webkit, "bring")
    webkit.pick_file("import-pick", table)
    webkit.shown("1 tracker, 2 new entries.")
    go(webkit, "trackers")
    not_shown(webkit, "Run")
    go(webkit, "bring")
    webkit.pick_file("import-pick", table)
    webkit.press("import-go")
    webkit.shown("Brought in: 1 tracker")
    reload(webkit)
    webkit.pick_file("import-pick", table)
    webkit.shown("2 already here")
    go(webkit, "trackers")
    webkit.shown("Run")
    assert len(keys(webkit, "log-")) == 1
