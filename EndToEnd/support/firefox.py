"""A Firefox with a profile of its own, as somebody uses it: opened with an address, typed into,
closed. Its own remote control types and closes; it holds back nothing that is stored."""

import json
import os
import socket
import subprocess
import time

BROWSER = "firefox-esr"
WAIT = 60.0
STEP = 0.05
# Nothing of it changes what is stored: no pages of its own at the start, no looking for news, no
# telling, the remote control as it comes, keys also where no window is in front, and session files
# after one second instead of fifteen, or an hour where nobody types.
PREFERENCES = """
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionPolicyBypassNotification", true);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("datareporting.healthreport.uploadEnabled", false);
user_pref("app.update.auto", false);
user_pref("app.normandy.enabled", false);
user_pref("remote.prefs.recommended", false);
user_pref("marionette.port", 0);
user_pref("focusmanager.testmode", true);
user_pref("browser.sessionstore.interval", 1000);
user_pref("browser.sessionstore.interval.idle", 1000);
"""
PORT = "MarionetteActivePort"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


def until(look, what):
    """Comes back with what there is to see, once there is something."""
    end = time.monotonic() + WAIT
    while not (found := look()):
        assert time.monotonic() < end, what
        time.sleep(STEP)
    return found


class Firefox:
    """One run of the browser."""

    def __init__(self, home, address):
        self.profile = home / "profile"
        self.profile.mkdir(exist_ok=True)
        (self.profile / "user.js").write_text(PREFERENCES)
        (self.profile / PORT).unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [BROWSER, "--headless", "--no-remote", "--marionette", "--profile", str(self.profile),
             address],
            env={**os.environ, "HOME": str(home), "LC_ALL": "C.UTF-8"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wire = None

    def connect(self):
        port = self.profile / PORT
        number = until(lambda: port.exists() and port.read_text(), "Firefox does not start")
        self.wire = socket.create_connection(("127.0.0.1", int(number)), timeout=WAIT)
        self.stream = self.wire.makefile("rwb")
        self.message()
        self.ask("WebDriver:NewSession")

    def message(self):
        size = b""
        while (digit := self.stream.read(1)) != b":":
            assert digit, "Firefox ended"
            size += digit
        return json.loads(self.stream.read(int(size)))

    def ask(self, command, **words):
        if not self.wire:
            self.connect()
        body = json.dumps([0, 1, command, words]).encode()
        self.stream.write(b"%d:%s" % (len(body), body))
        self.stream.flush()
        _, _, error, value = self.message()
        assert not error, error
        return value

    def run(self, script):
        """Gives what a script in the page gives, also later."""
        return self.ask("WebDriver:ExecuteScript", script=script, args=[])["value"]

    def type(self, selector, words):
        """Presses the keys for these words in a field."""
        found = self.ask("WebDriver:FindElement", using="css selector", value=selector)["value"]
        self.ask("WebDriver:ElementSendKeys", id=found[ELEMENT], text=words)

    def session(self):
        """The newest session file."""
        return self.profile / "sessionstore-backups" / "recovery.jsonlz4"

    def quit(self):
        """As by its menu."""
        self.ask("Marionette:Quit", flags=["eAttemptQuit"])
        assert self.process.wait(WAIT) == 0

    def close(self):
        """Also when a test broke off."""
        if self.wire:
            self.wire.close()
        self.process.kill()
        self.process.wait()
