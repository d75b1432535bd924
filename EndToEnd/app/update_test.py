"""A new build arrives: nobody is interrupted, nothing is mixed, nothing is lost."""

import re
import shutil

import pytest
from playwright.sync_api import Error, expect

from builds import names_of, next_build
from offline_test import kept_for_offline
from server import WEB
from verbs import (
    control, counts, go, heading, press, reload, set_up_vape_plan, settled, shown, until,
)

LOADED = """() => [...performance.getEntriesByType('resource')]
  .map((it) => new URL(it.name).pathname.slice(1))
  .filter((name) => /\\.[0-9a-f]{12}\\./.test(name))"""
ASK = "() => navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => true)"


@pytest.fixture
def second_build(tmp_path):
    return next_build(WEB, tmp_path / "next")


# Which pictures a page shows depends on what was done on it; the font comes behind the first look.
PICTURE = re.compile(r"(birds|glyphs|icon|land|medals|nunito)\.")


def loaded(page):
    """The build's files that the page was made from; nothing while it is on its way."""
    try:
        return set(page.evaluate(LOADED))
    except Error:
        return set()


def belongs(files, folder):
    """Script, style, words and both parts of the code are there, and nothing of another build."""
    kinds = sorted(name.rsplit(".", 1)[1] for name in files if not PICTURE.match(name))
    return kinds == ["css", "js", "txt", "wasm", "wasm"] and files <= names_of(folder)


def offered_update(world, build, page=None):
    """A page of the first build that was told of the second one."""
    page = page or world.page()
    set_up_vape_plan(page)
    press(page, "log-more", "log-5")
    settled(page)
    kept_for_offline(page)
    reload(page)
    # What the page renews by itself may be under way.
    world.watch.network_may_fail = True
    world.server.restart(web=build)
    page.evaluate(ASK)
    shown(page, "A new version is ready.")
    return page


def test_the_two_builds_differ_in_what_names_the_changed_file(second_build):
    common = names_of(WEB) & names_of(second_build)
    assert any(name.endswith(".wasm") for name in common)
    assert len([it for it in names_of(second_build) - common if it.endswith(".js")]) >= 1


def test_an_open_tab_goes_on_with_its_own_build(world, second_build):
    page = offered_update(world, second_build)
    press(page, "log-1")
    counts(page, 6)
    reload(page)
    counts(page, 6)
    assert belongs(loaded(page), WEB)
    shown(page, "A new version is ready.")


def test_the_new_build_comes_whole_when_it_is_asked_for(world, second_build):
    page = offered_update(world, second_build)
    other = world.opened(page.context)
    counts(other, 5)
    press(page, "log-1", "update-now")
    until(page, lambda: loaded(page), lambda files: belongs(files, second_build))
    heading(page, "today")
    counts(page, 6)
    assert not belongs(loaded(page), WEB)
    expect(control(page, "update-now")).to_have_count(0)
    press(other, "log-more", "log-10")
    counts(other, 16)
    counts(page, 16)
    assert belongs(loaded(other), WEB), "a tab that did not ask is left alone"
    world.cut_off()
    reload(page)
    counts(page, 16)
    assert belongs(loaded(page), second_build)
    go(page, "settings")
    press(page, "settings-about")
    [script] = [it for it in names_of(second_build) if re.fullmatch(r"app\.\w+\.js", it)]
    shown(page, script)


# What WebKit says for a moment at a first visit: the only worker waits, and controls the page.
ONLY_ONE_WAITS = """
  const { prototype } = ServiceWorkerRegistration;
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'active');
  Object.defineProperty(prototype, 'waiting', { get });
  Object.defineProperty(prototype, 'active', { get: () => null });
"""


def test_the_only_worker_is_no_new_version(world):
    page = world.page()
    set_up_vape_plan(page)
    settled(page)
    kept_for_offline(page)
    page.context.add_init_script(ONLY_ONE_WAITS)
    reload(page)
    heading(page, "today")
    page.evaluate(ASK)
    go(page, "settings")
    go(page, "today")
    expect(control(page, "update-now")).to_have_count(0)


def offered_and_kept(world, build):
    """The same in a browser that can be closed; the person goes on without accepting."""
    page = offered_update(world, build, world.opened(world.kept_context()))
    press(page, "log-1")
    counts(page, 6)
    settled(page)
    return page


def is_of(page, build):
    """What the page was made from is of this build alone; an icon may not have been asked for."""
    files = loaded(page)
    return len([it for it in files if it.endswith(".js")]) == 1 and files <= names_of(build)


def renewed(page, build):
    """The page is of the other build, with the journal, and offers nothing any more."""
    counts(page, 6)
    assert is_of(page, build) and not is_of(page, WEB)
    expect(control(page, "update-now")).to_have_count(0)


def test_an_update_that_nobody_accepted_is_there_after_the_browser_was_closed(world, second_build):
    offered_and_kept(world, second_build)
    world.contexts.pop().close()
    page = world.opened(world.kept_context())
    renewed(page, second_build)
    press(page, "log-more", "log-10")
    counts(page, 16)
    world.cut_off()
    reload(page)
    counts(page, 16)
    assert is_of(page, second_build)


def test_an_update_that_nobody_accepted_waits_for_the_last_window_to_be_closed(world, second_build):
    page = offered_and_kept(world, second_build)
    other = world.opened(page.context)
    counts(other, 6)
    assert is_of(other, WEB), "while a window is open, a new one is of its build"
    page.close()
    reload(other)
    counts(other, 6)
    assert is_of(other, WEB)
    shown(other, "A new version is ready.")
    context = other.context
    other.close()
    # The browser itself goes on with an empty window.
    assert [it.url for it in context.pages] == ["about:blank"]
    # A busy browser takes a moment to let the worker of closed windows go.
    until(context.pages[0], lambda: reopened(world, context), lambda it: is_of(it, second_build))
    page = context.pages[-1]
    renewed(page, second_build)
    reload(page)
    renewed(page, second_build)


def reopened(world, context):
    """The only window of the app, with all of it loaded."""
    for page in context.pages[1:]:
        page.close()
    page = world.opened(context)
    counts(page, 6)
    return page


def test_a_window_goes_on_with_its_own_build_also_without_a_server(world, second_build):
    page = offered_and_kept(world, second_build)
    world.cut_off()
    reload(page)
    counts(page, 6)
    assert is_of(page, WEB)
    go(page, "insights")
    assert is_of(page, WEB), "also what comes late is of its build"


BUILDS = "async () => (await caches.keys()).filter((name) => name.startsWith('app-')).length"
# A worker waits, none is on its way, and a build with this file is kept.
WAITS = """async (file) => {
  const it = await navigator.serviceWorker.getRegistration();
  return Boolean(it.waiting) && !it.installing && Boolean(await caches.match(file));
}"""


def test_of_builds_that_nobody_accepted_only_the_newest_is_kept(world, second_build, tmp_path):
    page = offered_update(world, second_build)
    build = second_build
    for number in range(3):
        build = next_build(build, tmp_path / f"later-{number}")
        world.server.restart(web=build)
        page.evaluate(ASK)
        [script] = [it for it in names_of(build) if re.fullmatch(r"app\.\w+\.js", it)]
        until(page, lambda script=script: page.evaluate(WAITS, "/" + script), bool)
        assert page.evaluate(BUILDS) == 2, "the one that runs, and the one that waits"
    reload(page)
    counts(page, 5)
    assert belongs(loaded(page), WEB)
    press(page, "update-now")
    until(page, lambda: loaded(page), lambda files: belongs(files, build))
    counts(page, 5)


# Builds of the app, and what serves them; the list of foods is data, and comes at each start.
KEPT = """async () => (await caches.keys()).filter((name) => name.startsWith('app-')).length
  + (await navigator.serviceWorker.getRegistrations()).length"""


def test_a_retired_worker_is_gone_after_one_load_and_the_journal_stays(world):
    page = world.page()
    set_up_vape_plan(page)
    press(page, "log-more", "log-5")
    counts(page, 5)
    settled(page)
    kept_for_offline(page)
    world.server.kill()
    world.server.options = ["--worker", "retired"]
    world.watch.network_may_fail = True
    world.server.start()
    page.reload()
    heading(page, "today")
    until(page, lambda: page.evaluate(KEPT), lambda count: count == 0)
    counts(page, 5)
    press(page, "log-1")
    counts(page, 6)
    settled(page)
    # From now on the page comes from the server, and the journal from the device.
    reload(page)
    counts(page, 6)
    until(page, lambda: page.evaluate(KEPT), lambda count: count == 0)
    world.server.kill()
    world.server.options = []
    world.server.start()
    reload(page)
    kept_for_offline(page)
    counts(page, 6)


def test_a_server_between_two_builds_installs_nothing(world, second_build, tmp_path):
    page = world.page()
    set_up_vape_plan(page)
    settled(page)
    kept_for_offline(page)
    mixed = shutil.copytree(second_build, tmp_path / "mixed")
    for name in ["index.html", "index.html.br", "index.html.gz"]:
        (mixed / name).unlink(missing_ok=True)
        if (world.server.web / name).exists():
            shutil.copy(world.server.web / name, mixed / name)
    world.watch.network_may_fail = True
    world.server.restart(web=mixed)
    refused = page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration.update().catch(() => {});
          const next = registration.installing;
          if (next) await new Promise((done) => { next.onstatechange = () => {
            if (next.state !== 'installing') done(); }; });
          return registration.waiting === null;
        }"""
    )
    assert refused
    reload(page)
    heading(page, "today")
    assert belongs(loaded(page), WEB)
