"""Drives WebKitGTK's MiniBrowser on a screen of its own."""

import glob
import os
import pathlib
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.file_detector import UselessFileDetector
from selenium.webdriver.webkitgtk.options import Options

from world import midday

DRIVER = "/usr/bin/WebKitWebDriver"
BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
WAIT = 20.0
STEP = 0.05
# What the driver says where a page was loaded anew while it was asked: the answer is lost.
LOST = "Could not parse script result"
# Presses what verbs.control means and waits for the paint that follows: this driver clicks at
# places, and would hit what moved into one. What is on its way out, or not to be pressed yet, is
# nothing to press.
PRESS = """const [key, done] = arguments;
const held = `[data-key="${key}"]`;
const all = document.querySelectorAll(
  `label:has(input${held}), button${held}, a${held}, details${held} > summary`);
const found = [...all].find((it) => !it.closest('[inert], [aria-disabled="true"], :disabled'));
// What is folded under a row is reached by its line.
const fold = found?.closest('details.fold:not([open]) > .stack')?.parentElement;
if (fold) fold.open = true;
found?.click();
requestAnimationFrame(() => requestAnimationFrame(() => done(Boolean(found))));"""
FIELD = "return document.querySelector(`[data-key=\"${arguments[0]}\"]:not(div)`);"
# No driver can work the system's own window for files: the field that would open it is held back,
# and gets its file from the driver.
CHOOSERS = """const open = HTMLInputElement.prototype.click;
HTMLInputElement.prototype.click = function () {
  if (this.type === 'file') window.chooser = this;
  else open.call(this);
};"""


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def browser_path():
    return sorted(glob.glob(BROWSERS))[-1]


def screen():
    """The name of a new screen, and its process."""
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1000x24"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    return ":" + process.stdout.readline().strip(), process


class WebKit:
    """A screen, a driver and a browser with a home of its own, into which its downloads go."""

    def __init__(self):
        self.home = tempfile.TemporaryDirectory(prefix="redstart-webkit-")
        display, self.screen = screen()
        port = free_port()
        self.driver = subprocess.Popen(
            [DRIVER, f"--port={port}"],
            env={**os.environ, **self.own(display)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.answers(f"http://127.0.0.1:{port}/status")
        options = Options()
        options.binary_location = browser_path()
        options.add_argument("--automation")
        options.set_capability("browserName", "MiniBrowser")
        options.accept_insecure_certs = True
        self.browser = webdriver.Remote(f"http://127.0.0.1:{port}", options=options)
        self.browser.set_script_timeout(WAIT)
        # A file is a path on this machine, and needs no sending to another one.
        self.browser.file_detector = UselessFileDetector()

    def own(self, display):
        home = self.home.name
        return {
            "DISPLAY": display, "LC_ALL": "C.UTF-8", "TZ": midday(), "HOME": home,
            "XDG_CONFIG_HOME": home + "/.config",
        }

    @staticmethod
    def answers(address):
        end = time.monotonic() + WAIT
        while True:
            try:
                return urllib.request.urlopen(address).read()
            except (urllib.error.URLError, ConnectionError):
                assert time.monotonic() < end, f"{DRIVER} does not start"
                time.sleep(STEP)

    def run(self, script, *arguments):
        """Runs what does no harm when it is run once more, as it is where its answer was lost."""
        end = time.monotonic() + WAIT
        while True:
            try:
                return self.browser.execute_script(script, *arguments)
            except WebDriverException as error:
                if LOST not in str(error) or time.monotonic() > end:
                    raise
                time.sleep(STEP)

    def wait(self, script):
        """Runs a script that gives a promise."""
        return self.browser.execute_async_script(
            f"const done = arguments[0]; ({script})().then(done, (error) => done(String(error)));"
        )

    def until(self, look, holds, what, seconds=WAIT):
        end = time.monotonic() + seconds
        while True:
            now = look()
            if holds(now):
                return now
            assert time.monotonic() < end, f"{what}: {now!r}\n{self.text()[:600]}"
            time.sleep(STEP)

    def text(self):
        return self.run("return document.body?.innerText ?? ''")

    def shown(self, words):
        self.until(self.text, lambda now: words in now, words)

    def press(self, *keys):
        for key in keys:
            pressed = lambda key=key: self.browser.execute_async_script(PRESS, key)
            self.until(pressed, bool, f"cannot press {key}")

    def field(self, key):
        return self.until(lambda: self.run(FIELD, key), bool, f"no {key}")

    def fill(self, key, words):
        self.field(key).send_keys(words)

    def refill(self, key, words):
        """Types in place of what is there, letter by letter as a person takes it back."""
        field = self.field(key)
        length = len(self.run("return arguments[0].value", field))
        field.send_keys(Keys.END + Keys.BACKSPACE * length + words)

    def pick_file(self, key, path):
        """Presses what asks for a file, and gives it this one."""
        self.run(CHOOSERS)
        self.press(key)
        chooser = lambda: self.run("return window.chooser ?? null")
        self.until(chooser, bool, f"{key} asks for no file").send_keys(str(path))

    def downloaded(self, pattern):
        """The one file of this name that came, once it is whole."""
        folder = pathlib.Path(self.home.name)
        found = self.until(lambda: list(folder.glob(pattern)), bool, f"no {pattern} came")
        size = lambda: [(path, path.stat().st_size) for path in found]
        self.until(size, lambda now: all(it for _, it in now), f"{pattern} stays empty")
        assert len(found) == 1, found
        return found[0]

    def settled(self):
        self.wait("async () => { await navigator.locks.request('journal', () => {}); }")

    def close(self):
        try:
            self.browser.quit()
        finally:
            for process in (self.driver, self.screen):
                process.kill()
                process.wait()
            self.home.cleanup()
