"""A server, a browser and the small verbs that the tests of the page's scripts speak.

The module under test speaks the app's boundary and shows a counter: buttons with the ids plus,
trap, bomb, open, fold, wipe …; the texts #count, #status, #life, #store.
"""

import os
import pathlib
import sys
import tempfile
import threading
import time

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
            executable_path="/usr/bin/chromium",
            args=["--no-sandbox", "--host-resolver-rules=MAP glue.test 127.0.0.1"],
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
