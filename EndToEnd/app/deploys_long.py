"""A hundred deploys while a tab stays open: nothing fails to load, is mixed, or is lost.

Not a part of `make test`: it takes minutes, and `update_test.py` has one deploy of each kind.
`make test-long` runs it.
"""

import shutil
from urllib.parse import urlsplit

from playwright.sync_api import expect

from builds import HASH, names_of, next_build
from offline_test import kept_for_offline
from parts_test import A_SECTION_OF_NO_USE, Rest
from server import WEB
from update_test import ASK, WAITS, belongs, loaded
from verbs import (
    control, counts, go, heading, press, reload, set_up_vape_plan, settled, until,
)

DEPLOYS = 100
# How often the open tab is loaded again, and hears of the newest build; how often a visit also uses
# what came late.
RELOAD_EVERY = LOOK_EVERY = 5
CODE = ["app.js", "app.wasm", "rest.wasm"]
# What the open tab looks at, one after the other; each needs the rest of the code.
SCREENS = ["insights", "history", "settings", "exercises", "trackers"]
# What a page asks for last when it starts.
FOODS = "/foods/current.json"
FOODS_KEPT = "async () => (await (await caches.open('foods')).keys()).length"


class Loads:
    """All that the pages of a browser asked of their own files, and what did not come."""

    def __init__(self, context):
        self.count = 0
        self.starts = 0
        self.failed = []
        context.on("response", self.came)
        context.on("requestfinished", self.ended)
        context.on("requestfailed", lambda it: self.failed.append((it.url, it.failure)))

    def came(self, response):
        path = urlsplit(response.url).path
        if path == "/" or HASH.search(path):
            self.count += 1
            if response.status != 200:
                self.failed.append((response.url, response.status))

    def ended(self, request):
        self.starts += urlsplit(request.url).path == FOODS

    def at_rest(self, page, starts=1):
        """Nothing is on its way any more, so that a server which starts anew is in nobody's way."""
        until(page, lambda: self.starts, lambda it: it == starts)
        until(page, lambda: page.evaluate(FOODS_KEPT), lambda it: it == 1)


class Site:
    """The folder that the server serves, and the next one in its place."""

    def __init__(self, world, folder):
        self.world = world
        self.folder = folder
        self.web = shutil.copytree(WEB, folder / "web")
        self.names = names_of(self.web)
        world.server.restart(web=self.web)
        world.watch.own.add(urlsplit(world.address).netloc)

    def deploy(self):
        """As an operator does it: the new folder takes the place of the old one, and the server
        starts anew. Both parts of the code, the script and the page have other names each time."""
        made = self.web
        for number, changed in enumerate(["app.*.wasm", "rest.*.wasm"]):
            made = next_build(
                made, self.folder / f"part-{number}", changed, A_SECTION_OF_NO_USE)
        made = next_build(made, self.folder / "new")
        before, self.names = self.names, names_of(made)
        assert {kind(it) for it in self.names - before} >= set(CODE)
        for old in [self.web, self.folder / "part-0", self.folder / "part-1"]:
            shutil.rmtree(old)
        made.rename(self.web)
        self.world.server.stop()
        self.world.server.start()

    def named(self, changed):
        [name] = [it for it in self.names if kind(it) == changed]
        return name


def kind(name):
    """The name of a file without that of its content."""
    return HASH.sub(".", name)


class Visit:
    """A first visit that has not asked for the rest of its code yet, in a browser that keeps
    nothing: what it still needs has to come from the server."""

    def __init__(self, site):
        self.context = site.world.context(service_workers="block")
        self.names = site.names
        self.loads, self.rest = Loads(self.context), Rest(self.context)
        self.page = site.world.opened(self.context)
        heading(self.page, "start")
        self.loads.at_rest(self.page)

    def ends(self, looks_around=True):
        """Its build was replaced meanwhile; all that it loads is its own."""
        self.rest.come()
        if looks_around:
            press(self.page, "look-around")
            heading(self.page, "today")
        files = until(self.page, lambda: loaded(self.page), whole)
        assert files <= self.names, files - self.names
        assert not self.loads.failed, self.loads.failed
        self.context.close()
        return self.loads.count



def whole(files):
    """The script and both parts of the code are there, one of each."""
    return sorted(it for it in map(kind, files) if it in CODE) == CODE


def open_tab(site):
    """A tab of the first build, with a journal, which works without a server."""
    page = site.world.page()
    loads = Loads(page.context)
    set_up_vape_plan(page)
    press(page, "log-more", "log-5")
    counts(page, 5)
    settled(page)
    kept_for_offline(page)
    loads.at_rest(page)
    return page, loads


def goes_on(page, number):
    """An entry, and a screen."""
    press(page, "log-1")
    counts(page, 6 + number)
    go(page, SCREENS[number % len(SCREENS)])
    go(page, "today")


def comes_again(page, loads, site, first):
    """All of it is of the first build, while the newest one waits, whole."""
    starts = loads.starts + 1
    reload(page)
    heading(page, "today")
    loads.at_rest(page, starts)
    files = until(page, lambda: loaded(page), whole)
    assert files <= first, files - first
    page.evaluate(ASK)
    until(page, lambda: page.evaluate(WAITS, "/" + site.named("app.wasm")), bool)


def test_a_tab_outlives_a_hundred_deploys_and_then_becomes_the_last(world, tmp_path):
    site = Site(world, tmp_path)
    first = site.names
    page, loads = open_tab(site)
    count, visit = 0, Visit(site)
    for number in range(DEPLOYS):
        site.deploy()
        goes_on(page, number)
        if number % RELOAD_EVERY == 0:
            comes_again(page, loads, site, first)
            counts(page, 6 + number)
        count += visit.ends(number % LOOK_EVERY == LOOK_EVERY - 1)
        visit = Visit(site)
        assert not world.watch.problems, (number, world.watch.problems)
        assert not loads.failed, (number, loads.failed)
    count += visit.ends()
    comes_again(page, loads, site, first)
    press(page, "update-now")
    until(page, lambda: loaded(page), lambda files: belongs(files, site.web))
    counts(page, 5 + DEPLOYS)
    expect(control(page, "update-now")).to_have_count(0)
    assert not loads.failed, loads.failed
    print(f"{DEPLOYS} deploys, {loads.count + count} loads of own files, none failed")
