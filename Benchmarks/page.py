"""Times in Chromium, beside a plain page: page.py WEB PLAIN OUT.json JOURNAL…

A page is useful once the button that logs stands in a frame that was handed to the screen. The
plain page is what a web developer would write in an afternoon (`Plain/plain.js`), as it is and with
sealed rows. All are measured in turn, sample by sample, so that whatever else the machine does hits
all alike.
"""

import functools
import http.server
import json
import statistics
import sys
import tempfile
import threading

from playwright.sync_api import sync_playwright

WEB, PLAIN, OUT = sys.argv[1:4]
JOURNALS = sys.argv[4:]
ROUNDS = 9
TAPS = 41
THROTTLE = 6
# More records than this are folded into chunks, which is how ten years are stored.
RECORDS_BEFORE_FOLDING = 256
MINUTE = 60_000
BUTTON = '[data-key^="log-"]'
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "connect-src 'self'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "require-trusted-types-for 'script'; trusted-types app"
)

# The page as it comes knows nothing of being watched.
WATCH = (
    """(() => {
  const useful = () => document.querySelector('BUTTON');
  const look = () => {
    if (!useful()) return requestAnimationFrame(look);
    const channel = new MessageChannel();
    channel.port1.onmessage = () => { globalThis.usefulAt = performance.now(); };
    channel.port2.postMessage(0);
  };
  requestAnimationFrame(look);
})()"""
).replace("BUTTON", BUTTON)

# The work of a tap: from the click to its end, and of the paint that follows up to a laid-out
# page. Waiting for the screen's next frame is no work.
TAP = (
    """() => new Promise((done) => {
  const later = globalThis.requestAnimationFrame;
  const start = performance.now();
  let click = 0;
  globalThis.requestAnimationFrame = (paint) => later((time) => {
    globalThis.requestAnimationFrame = later;
    const before = performance.now();
    paint(time);
    document.body.getBoundingClientRect();
    done(click + performance.now() - before);
  });
  let isPaintAsked = false;
  const watched = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (paint) => { isPaintAsked = true; return watched(paint); };
  document.querySelector('BUTTON').click();
  click = performance.now() - start;
  if (isPaintAsked) return;
  globalThis.requestAnimationFrame = later;
  document.body.getBoundingClientRect();
  done(performance.now() - start);
})"""
).replace("BUTTON", BUTTON)

# Everything so far is on the disk.
SETTLE = "() => navigator.locks.request('journal', () => true)"

# What is in a store of the database.
COUNT = """(name) => new Promise((done) => {
  const request = indexedDB.open('redstart');
  request.onsuccess = () => {
    const count = request.result.transaction(name).objectStore(name).count();
    count.onsuccess = () => { request.result.close(); done(count.result); };
  };
})"""


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        hashed = len(self.path.split(".")) > 2
        self.send_header(
            "Cache-Control", "max-age=31536000, immutable" if hashed else "no-cache"
        )
        super().end_headers()

    def log_message(self, *arguments):
        pass


def opened(playwright, home):
    context = playwright.chromium.launch_persistent_context(
        home, executable_path="/usr/bin/chromium", args=["--no-sandbox"]
    )
    context.set_default_timeout(2 * MINUTE)
    context.add_init_script(WATCH)
    return context


def useful_at(page):
    for _ in range(MINUTE // 20):
        time = page.evaluate("globalThis.usefulAt ?? null")
        if time is not None:
            return time
        page.wait_for_timeout(20)
    raise SystemExit("the page was not there within a minute")


def wait_for_count(page, store, holds):
    for _ in range(MINUTE // 100):
        if holds(page.evaluate(COUNT, store)):
            return
        page.wait_for_timeout(100)
    raise SystemExit(f"{store} did not get there within a minute")


class App:
    """Redstart, with a journal from a file and as many taps as make it fold its log into chunks."""

    name = "redstart"
    folder = WEB
    query = ""

    @staticmethod
    def fill(page, journal):
        page.click('[data-key="opening-more"]')
        with page.expect_file_chooser() as chooser:
            page.click('[data-key="restore"]')
        chooser.value.set_files(journal)
        page.wait_for_selector(BUTTON)
        wait_for_count(page, "log", lambda count: count > 0)
        for _ in range(RECORDS_BEFORE_FOLDING):
            page.evaluate(TAP)
            # A record of its own: what waits for the lock goes along in one write.
            page.evaluate(SETTLE)
        wait_for_count(page, "chunks", lambda count: count > 0)
        page.evaluate("navigator.serviceWorker?.ready.then(() => 0)")


class Plain:
    """The plain page with the entries of the same journal."""

    name = "plain JavaScript"
    folder = PLAIN
    query = ""

    @staticmethod
    def fill(page, journal):
        with open(journal) as file:
            entities = json.load(file)["entities"]
        entries = [
            {"at": it["fields"]["at"], "amount": it["fields"]["amount"]}
            for it in entities if it["kind"] == "entry" and "at" in it["fields"]]
        page.wait_for_selector(BUTTON)
        page.evaluate("(entries) => fill(entries)", entries)


class Sealed(Plain):
    """The same with sealed rows."""

    name = "plain JavaScript, sealed"
    query = "?sealed"


class Run:
    """One contestant with one journal, and the times that it took."""

    def __init__(self, playwright, contestant, journal):
        self.playwright = playwright
        self.contestant = contestant
        handler = functools.partial(Handler, directory=contestant.folder)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://localhost:{self.server.server_port}/{contestant.query}"
        self.home = tempfile.TemporaryDirectory()
        self.times = {}
        self.open()
        self.page.goto(self.address)
        contestant.fill(self.page, journal)
        self.page.reload()
        useful_at(self.page)

    def open(self):
        self.context = opened(self.playwright, self.home.name)
        self.page = self.context.pages[0]
        self.session = self.page.context.new_cdp_session(self.page)

    def close(self):
        self.context.close()

    def end(self):
        self.server.shutdown()
        self.home.cleanup()

    def throttle(self, rate):
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": rate})

    def note(self, what, time):
        self.times.setdefault(what, []).append(time)

    def reload(self, what):
        self.page.reload()
        self.note(what, useful_at(self.page))
        self.page.wait_for_timeout(300)

    def tap(self, what):
        self.note(what, self.page.evaluate(TAP))
        # Its save is over before the next one.
        self.page.wait_for_timeout(100)

    def start(self, what):
        self.open()
        self.page.goto(self.address)
        self.note(what, useful_at(self.page))
        self.close()


WARM, NEW = "useful, warm reload", "useful, new browser process"
SLOW, TAPPED = f"useful, {THROTTLE}x slower CPU", "a tap to a laid-out page"
SLOW_TAPPED = f"a tap, {THROTTLE}x slower CPU"
# By the entries of the journal, in milliseconds.
BUDGETS = {
    WARM: {500: 80, 5_000: 80, 50_000: 100},
    NEW: {500: 250, 50_000: 300},
    SLOW: {500: 400, 50_000: 600},
    TAPPED: {500: 3, 50_000: 4},
    SLOW_TAPPED: {500: 20, 50_000: 25},
}


def measure(runs):
    """Each round asks each contestant in turn."""
    for _ in range(ROUNDS):
        for run in runs:
            run.reload(WARM)
    for _ in range(TAPS):
        for run in runs:
            run.tap(TAPPED)
    for run in runs:
        run.throttle(THROTTLE)
    for _ in range(ROUNDS):
        for run in runs:
            run.reload(SLOW)
    for _ in range(TAPS):
        for run in runs:
            run.tap(SLOW_TAPPED)
    for run in runs:
        run.close()
    for _ in range(ROUNDS):
        for run in runs:
            run.start(NEW)


def rows(runs, entries):
    for what in BUDGETS:
        for run in runs:
            times = run.times[what]
            row = {
                "what": f"{entries:,}: {what}, {run.contestant.name}",
                "value": statistics.median(times), "unit": "ms",
                "least": min(times), "most": max(times)}
            budget = BUDGETS[what].get(entries)
            if budget and run.contestant is App:
                row["budget"] = budget
            yield row


def entries_of(journal):
    """As its name says: journal-500.json."""
    return int(journal.rsplit("-", 1)[1].removesuffix(".json"))


def main():
    found = []
    with sync_playwright() as playwright:
        for journal in JOURNALS:
            runs = [Run(playwright, it, journal) for it in (App, Plain, Sealed)]
            measure(runs)
            found += rows(runs, entries_of(journal))
            for run in runs:
                run.end()
            with open(OUT, "w") as out:
                json.dump(found, out)


main()
