"""A server, browsers that belong to one person, and an eye on all of it."""

import datetime
import os
import pathlib
import tempfile

from server import Server
from watch import Watch

# A name that is not this machine's own: pages from there are not secure.
OTHER_NAME = "redstart.test"
FLAGS = [
    "--no-sandbox",
    f"--host-resolver-rules=MAP {OTHER_NAME} 127.0.0.1",
    # A microphone that always beeps.
    "--use-fake-device-for-media-stream",
]
# The browser that people have; used where its files are read or it is closed and opened again.
CHROMIUM = {"executable_path": "/usr/bin/chromium", "args": FLAGS}
# The same without the windows around its pages, which takes half the work. Pages live for seconds,
# too short for code that is compiled a second time to pay.
HEADLESS = {"executable_path": "/usr/bin/chromium-headless-shell",
            "args": [*FLAGS, "--js-flags=--no-wasm-tier-up"]}
ARTEFACTS = pathlib.Path(os.environ.get("REDSTART_ARTEFACTS", "artefacts"))
# Set by people who want to look at every screen and every sound: they are drawn into ARTEFACTS.
PICTURES = os.environ.get("REDSTART_PICTURES")
WAIT = 10_000
PHONE = {"width": 390, "height": 844}
DEFAULTS = {
    "locale": "en-GB",
    "viewport": PHONE,
    "accept_downloads": True,
}


def midday():
    """A zone in which it is about noon now, so that no day ends while a test counts."""
    ahead = 12 - datetime.datetime.now(datetime.UTC).hour
    return f"Etc/GMT{-ahead:+d}" if ahead else "UTC"


class World:
    """What one test works with."""

    def __init__(self, playwright, browser, moves=True):
        """Pictures of what moves are a fifth of the work: only some tests need them."""
        self.playwright = playwright
        self.browser = browser
        self.motion = {"reduced_motion": "no-preference" if moves else "reduce"}
        self.server = Server()
        self.watch = Watch(self.server.address)
        self.contexts = []
        self.profile = None

    @property
    def address(self):
        return self.server.address

    def context(self, **options):
        """A browser that knows nothing yet."""
        options = {**DEFAULTS, "timezone_id": midday(), **self.motion, **options}
        return self.adopt(self.browser.new_context(**options))

    def kept_context(self, **options):
        """A browser that finds again what it stored, also after it was closed."""
        self.profile = self.profile or tempfile.TemporaryDirectory(prefix="redstart-profile-")
        chromium = self.playwright.chromium
        return self.adopt(
            chromium.launch_persistent_context(
                self.profile.name,
                **CHROMIUM,
                **{**DEFAULTS, "timezone_id": midday(), **options},
            )
        )

    def adopt(self, context):
        context.set_default_timeout(WAIT)
        self.watch.follow(context)
        self.contexts.append(context)
        return context

    def page(self, path="", clock=None, script=None, **options):
        """A page in a new browser; `clock` is where its time starts, in UTC."""
        if clock:
            options = {"timezone_id": "Europe/Berlin", **options}
        context = self.context(**options)
        if script:
            context.add_init_script(script)
        if clock:
            context.clock.install(time=clock)
        return self.opened(context, path)

    def opened(self, context, path=""):
        page = context.new_page()
        page.goto(self.address + path)
        return page

    def cut_off(self):
        """From now on there is no server."""
        self.watch.network_may_fail = True
        self.server.kill()

    def picture(self, name):
        """What the pages look like right now, for whoever reads a failure."""
        folder = ARTEFACTS / "failures"
        folder.mkdir(parents=True, exist_ok=True)
        pages = [page for context in self.contexts for page in context.pages]
        for number, page in enumerate(pages):
            page.screenshot(path=folder / f"{name}-{number}.png", timeout=5000)

    def close(self):
        for context in self.contexts:
            context.close()
        self.server.close()
        if self.profile:
            self.profile.cleanup()
