"""Two tabs and a worker: one journal, shown alike, and no write lost."""

import json

from playwright.sync_api import expect

from store import keys
from verbs import (
    counts, go, heading, press, reload, set_up_counting, settled, tap_apart, until
)

SECOND = 1.0
# A tab that the system put to sleep hears nothing from the others, and nobody comes back to it.
DEAF = """
Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} });
for (const type of ['focus', 'pageshow', 'visibilitychange']) {
  addEventListener(type, (event) => event.stopImmediatePropagation(), true);
}
"""
# What a notification's action would do: the same store, the same app, without a page.
WORKER = """
const parts = PARTS;
const { Engine, Kind } = await import(parts.engine);
const { Store } = await import(parts.store);
const started = { languages: ['en'], zone: 'Europe/Berlin', address: '#/today' };
let engine;
const store = new Store({
  record: (n, bytes) => engine.receive(Kind.record, n, bytes),
  stamp: (token, clock) =>
    engine.receive(Kind.stampWanted, token, clock).find((it) => it.do === 'write') ?? null,
  fold: () => null, stale: () => {}, wiped: () => {},
});
const code = parts.code.map((name) => WebAssembly.compileStreaming(fetch(name)));
const words = new Uint8Array(await (await fetch(parts.words)).arrayBuffer());
engine = await Engine.start(...await Promise.all(code), words);
engine.feed(started, await store.read());
await store.follow();
const { html } = engine.render();
const handler = Number(html.match(/data-key="log-1"[^>]*data-on-click="(\\d+)"/)[1]);
const saves = engine.receive(Kind.event, handler).filter((it) => it.do === 'save');
for (const { token } of saves) await store.save(token);
postMessage(saves.length);
"""


def two_tabs(world):
    first = world.page()
    set_up_counting(first)
    settled(first)
    second = world.opened(first.context)
    # A page is loaded before the app in it has drawn anything.
    expect(second.locator(".ring .number")).to_be_visible()
    return first, second


def test_both_tabs_show_a_tap_within_a_second(world):
    first, second = two_tabs(world)
    counts(second, 0)
    press(first, "log-1")
    expect(second.locator(".ring .number")).to_have_text("1", timeout=SECOND * 1000)
    press(second, "log-more", "log-5")
    expect(first.locator(".ring .number")).to_have_text("6", timeout=SECOND * 1000)


def test_sixty_taps_from_two_tabs_at_once_are_sixty(world):
    tabs = two_tabs(world)
    thirty = "() => { for (let i = 0; i < 30; i++) document.querySelector(KEY).click(); }"
    for page in tabs:
        page.evaluate(thirty.replace("KEY", "'[data-key=\"log-1\"]'"))
    for page in tabs:
        counts(page, 60)
        reload(page)
        counts(page, 60)


def test_taps_that_are_quicker_than_the_disk_go_there_together(world):
    """A burst waits for its turn as one write: nothing stands in a long queue when a tab ends."""
    first, second = two_tabs(world)
    hold = """() => new Promise((held) => navigator.locks.request('journal',
      () => new Promise((free) => { window.free = free; held(); })))"""
    second.evaluate(hold)
    first.evaluate(
        """() => { for (let i = 0; i < 60; i++) {
          document.querySelector('[data-key="log-1"]').click(); } }"""
    )
    before = len(keys(first, "log"))
    second.evaluate("free()")
    counts(second, 60)
    settled(first)
    assert len(keys(first, "log")) == before + 1
    press(first, "log-1")
    settled(first)
    assert len(keys(first, "log")) == before + 2, "a write that has waited is done once"
    for page in (first, second):
        reload(page)
        counts(page, 61)


def test_a_setting_made_in_one_tab_reaches_the_other(world):
    first, second = two_tabs(world)
    go(first, "settings")
    press(first, "language-de")
    expect(second.locator("html")).to_have_attribute("lang", "de")


def test_two_tabs_stay_one_journal_while_it_is_folded(world):
    """More records than the log keeps; the first tab folds them while the second one counts."""
    first, second = two_tabs(world)
    tap_apart(first, 260)
    counts(first, 260)
    press(second, "log-1")
    for page in (first, second):
        expect(page.locator(".ring .number")).to_have_text("261", timeout=20_000)
    reload(second)
    counts(second, 261)


def test_a_tab_that_slept_through_a_folding_reads_again(world):
    first = world.page()
    set_up_counting(first)
    settled(first)
    sleeper = first.context.new_page()
    sleeper.add_init_script(DEAF)
    sleeper.goto(world.address)
    counts(sleeper, 0)
    first.bring_to_front()
    tap_apart(first, 260)
    until(first, lambda: keys(first, "chunks"), bool, seconds=30)
    counts(sleeper, 0)
    sleeper.evaluate("document.querySelector('[data-key=\"log-1\"]').click()")
    for page in (sleeper, world.opened(first.context)):
        expect(page.locator(".ring .number")).to_have_text("261", timeout=20_000)


def test_the_last_changes_of_two_tabs_lie_together(world):
    first, second = two_tabs(world)
    for page, sum_of_both in [(first, 1), (second, 2), (first, 3)]:
        press(page, "log-1")
        settled(page)
        counts(first, sum_of_both)
        counts(second, sum_of_both)
    for page in (first, second):
        settled(page)
    third = world.opened(first.context)
    go(third, "changes")
    expect(third.locator('li[data-key^="change-"]')).to_have_count(3)
    for _ in range(3):
        press(third, "undo-change")
        settled(third)
    expect(third.locator('li[data-key^="change-"]')).to_have_count(0)
    counts(first, 0)
    reload(third)
    expect(third.locator('li[data-key^="change-"]')).to_have_count(0)


def names(page):
    """The hashed names of the parts that the page was started from."""
    loaded = page.evaluate("performance.getEntriesByType('resource').map((it) => it.name)")
    root = page.url.split("#")[0]

    def script(part):
        """A release has it among the page's one script, and once more for a worker."""
        apart = [it for it in loaded if f"/{part}." in it and it.endswith(".js")]
        return (apart + [f"{root}parts/{part}.js"])[0]

    def code(part):
        return "/" + page.locator(f'meta[name="{part}"]').get_attribute("content")

    return {"engine": script("engine"), "store": script("store"),
            "code": [code("engine"), code("rest")], "words": code("words.en")}


def test_what_a_worker_writes_appears_in_the_open_page(world, tmp_path):
    page = world.page()
    set_up_counting(page)
    press(page, "log-1")
    settled(page)
    parts = names(page)
    source = WORKER.replace("PARTS", json.dumps(parts))

    def answer(route):
        route.fulfill(body=source, content_type="text/javascript")

    # A page without the app's policy for scripts starts the worker; the journal is the same.
    page.context.route("**/worker-under-test.js", answer)
    page.context.route(
        "**/worker-page", lambda route: route.fulfill(body="<p>0</p>", content_type="text/html")
    )
    other = page.context.new_page()
    other.goto(world.address + "worker-page")
    saved = other.evaluate(
        """() => new Promise((done, failed) => {
          const worker = new Worker('/worker-under-test.js', { type: 'module' });
          worker.onmessage = ({ data }) => done(data);
          worker.onerror = (event) => failed(new Error(event.message));
        })"""
    )
    assert saved == 1
    expect(page.locator(".ring .number")).to_have_text("2", timeout=SECOND * 1000)


def test_deleting_everything_reaches_the_other_tab(world):
    first, second = two_tabs(world)
    press(first, "log-more", "log-5")
    counts(second, 5)
    go(first, "settings")
    press(first, "wipe")
    first.locator('[data-key="wipe-word"]').fill("delete")
    press(first, "wipe-for-good")
    for page in (first, second):
        heading(page, "start")
    until(first, lambda: first.evaluate("localStorage.length"), lambda count: count == 0)
