"""The service worker: no network, new builds, and a server between two of them."""

import os
import tempfile
import time

from glue_world import NEW, OLD, SOON, counts, press, saved, text, until


def it_opens_without_a_server(world):
    page = world.opened()
    press(page, "plus", 2)
    saved(page)
    until_cached(page, 1)
    world.stop()
    world.context.set_offline(True)
    page.reload()
    counts(page, 2)
    press(page, "plus")
    saved(page)
    counts(world.opened("#/today"), 3)


def until_cached(page, builds):
    end = time.monotonic() + SOON
    while True:
        names = page.evaluate(
            """async () => {
              const names = await caches.keys();
              const whole = await Promise.all(names.map(async (name) =>
                (await (await caches.open(name)).match('/')) ? name : null));
              return whole.filter(Boolean);
            }"""
        )
        if len(names) == builds:
            return names
        assert time.monotonic() < end, names
        page.wait_for_timeout(50)


LOADED = """() => performance.getEntriesByType('resource').map((it) => new URL(it.name).pathname)
  .filter((name) => /\\.[0-9a-f]{12}\\./.test(name))"""


def belongs(files, folder):
    return files and all(os.path.exists(folder + name) for name in files)


def an_update_never_mixes_two_builds(world):
    page = world.opened()
    until_cached(page, 1)
    page.reload()
    until(page, "#store", lambda now: "clock" in now)
    other = world.opened()
    world.deploy(NEW)
    page.evaluate("navigator.serviceWorker.getRegistration().then((it) => { it.update(); })")
    until(page, "#updatable", lambda now: now == "true", 10)
    page.reload()
    until(page, "#updatable", lambda now: now == "true", 10)
    assert belongs(page.evaluate(LOADED), OLD), "an old page stays old while the new one waits"
    press(page, "plus", 2)
    press(page, "update")
    end = time.monotonic() + 10
    while True:
        try:
            files = page.evaluate(LOADED)
        except Exception:
            files = []
        if belongs(files, NEW) and text(page, "#count") == "2":
            break
        assert time.monotonic() < end, files
        page.wait_for_timeout(50)
    assert not belongs(files, OLD)
    press(other, "plus")
    counts(other, 3)
    assert belongs(other.evaluate(LOADED), OLD), "a tab that did not ask is left alone"
    again = other.evaluate("(it) => fetch(it).then((answer) => answer.ok)", "/" + script_of(OLD))
    assert again, "an older tab still gets its older files"
    assert len(until_cached(page, 2)) == 2


def script_of(folder):
    return next(name for name in os.listdir(folder) if name.startswith("app.") and ".js" in name)


def a_server_between_two_builds_installs_nothing(world):
    page = world.opened()
    until_cached(page, 1)
    mixed = tempfile.mkdtemp()
    for name in os.listdir(NEW):
        os.symlink(f"{NEW}/{name}", f"{mixed}/{name}")
    os.remove(mixed + "/index.html")
    os.symlink(OLD + "/index.html", mixed + "/index.html")
    world.deploy(mixed)
    page.evaluate(
        "navigator.serviceWorker.getRegistration().then((it) => it.update()).catch(() => {})"
    )
    page.wait_for_timeout(1500)
    until_cached(page, 1)
    assert text(page, "#updatable") == "false"
