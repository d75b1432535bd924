"""Times in Chromium with ten years in the journal: page.py FOLDER JOURNAL OUT.json

The page is useful once the button that logs stands in a frame that was handed to the screen.
"""

import http.server
import json
import statistics
import sys
import tempfile
import threading

from playwright.sync_api import sync_playwright

FOLDER, JOURNAL, OUT = sys.argv[1:4]
ROUNDS = 5
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
  document.querySelector('BUTTON').click();
  click = performance.now() - start;
})"""
).replace("BUTTON", BUTTON)

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

    def __init__(self, *arguments):
        super().__init__(*arguments, directory=FOLDER)

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


def fill(page, address):
    """A journal from a file, and as many taps as make the app fold its log into chunks."""
    page.goto(address)
    with page.expect_file_chooser() as chooser:
        page.click('[data-key="restore"]')
    chooser.value.set_files(JOURNAL)
    page.wait_for_selector(BUTTON)
    wait_for_count(page, "log", lambda count: count > 0)
    for _ in range(RECORDS_BEFORE_FOLDING):
        page.evaluate(TAP)
    wait_for_count(page, "chunks", lambda count: count > 0)
    page.evaluate("navigator.serviceWorker?.ready.then(() => 0)")


def throttle(page, rate):
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return session


def reloads(page):
    times = []
    for _ in range(ROUNDS):
        page.reload()
        times.append(useful_at(page))
        page.wait_for_timeout(300)
    return statistics.median(times)


def taps(page):
    times = []
    for _ in range(TAPS):
        times.append(page.evaluate(TAP))
        # Its save is over before the next one.
        page.wait_for_timeout(100)
    return statistics.median(times)


def new_processes(playwright, home, address):
    times = []
    for _ in range(ROUNDS):
        context = opened(playwright, home)
        page = context.pages[0]
        page.goto(address)
        times.append(useful_at(page))
        context.close()
    return statistics.median(times)


def measure(playwright, home, address):
    context = opened(playwright, home)
    page = context.pages[0]
    fill(page, address)
    page.reload()
    useful_at(page)
    warm = reloads(page)
    tap = taps(page)
    session = throttle(page, THROTTLE)
    slow = reloads(page)
    slow_tap = taps(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    context.close()
    new = new_processes(playwright, home, address)
    return [
        ("first useful paint, warm reload", warm, 100),
        ("first useful paint, new browser process", new, 250),
        (f"first useful paint, {THROTTLE}x slower CPU", slow, 400),
        ("a logging tap to a laid-out page", tap, 4),
        (f"a logging tap, {THROTTLE}x slower CPU", slow_tap, 16),
    ]


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as home:
        rows = measure(playwright, home, f"http://localhost:{server.server_port}/")
    with open(OUT, "w") as out:
        json.dump(
            [{"what": what, "value": value, "unit": "ms", "budget": budget}
             for what, value, budget in rows], out
        )


main()
