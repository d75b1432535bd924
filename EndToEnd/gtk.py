"""Drives WebKitGTK's MiniBrowser on a screen of its own."""

import glob
import os
import socket
import subprocess
import time
import urllib.error
import urllib.request

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options

from world import midday

DRIVER = "/usr/bin/WebKitWebDriver"
BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
WAIT = 20.0
STEP = 0.05
# Presses what verbs.control means and waits for the paint that follows: this driver clicks at
# places, and would hit what moved into one.
PRESS = """const [key, done] = arguments;
const held = `[data-key="${key}"]`;
const found = document.querySelector(
  `label:has(input${held}), button${held}, a${held}, details${held} > summary`);
found?.click();
requestAnimationFrame(() => requestAnimationFrame(() => done(Boolean(found))));"""


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
    """A screen, a driver and a browser."""

    def __init__(self):
        display, self.screen = screen()
        port = free_port()
        self.driver = subprocess.Popen(
            [DRIVER, f"--port={port}"],
            env={**os.environ, "DISPLAY": display, "LC_ALL": "C.UTF-8", "TZ": midday()},
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
        return self.browser.execute_script(script, *arguments)

    def wait(self, script):
        """Runs a script that gives a promise."""
        return self.browser.execute_async_script(
            f"const done = arguments[0]; ({script})().then(done, (error) => done(String(error)));"
        )

    def until(self, look, holds, what):
        end = time.monotonic() + WAIT
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

    def fill(self, key, words):
        find = "return document.querySelector(`[data-key=\"${arguments[0]}\"]:not(div)`);"
        self.until(lambda: self.run(find, key), bool, f"no {key}").send_keys(words)

    def settled(self):
        self.wait("async () => { await navigator.locks.request('journal', () => {}); }")

    def close(self):
        try:
            self.browser.quit()
        finally:
            for process in (self.driver, self.screen):
                process.kill()
                process.wait()
