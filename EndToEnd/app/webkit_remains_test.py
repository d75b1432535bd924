"""What WebKitGTK leaves in its files. A browser that a driver holds keeps none."""

import functools
import os
import pathlib
import subprocess
import tempfile

import pytest

from driven import Driven, nothing_told
from gtk import browser_path, screen


@pytest.fixture
def kept():
    """A browser with a home of its own; gives a function that lets it do one step."""
    with tempfile.TemporaryDirectory(prefix="redstart-webkit-") as folder:
        app, home = Driven(folder), pathlib.Path(folder, "home")
        home.mkdir()
        display, screens = screen()
        yield functools.partial(one_step, app, home, display)
        app.close()
        screens.kill()
        screens.wait()


def one_step(app, home, display, step, **more):
    app.ask(step, **more)
    folders = {f"XDG_{name}_HOME": str(home / name) for name in ["DATA", "CACHE", "CONFIG"]}
    browser = subprocess.Popen(
        [browser_path(), app.address],
        env={**os.environ, **folders, "HOME": str(home), "DISPLAY": display, "LC_ALL": "C.UTF-8"},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        facts = app.told()
    finally:
        browser.terminate()
        browser.wait()
    return nothing_told(home, step), facts


def test_nothing_that_was_written_lies_in_the_files_and_the_key_goes_with_them(kept):
    found, facts = kept("write")
    assert found.holding(facts["half"]), "this test looks in the wrong place"
    assert found.holding(facts["made"]) == []
    after, _ = kept("wipe")
    assert after.holding(facts["half"]) == [] and after.holding(facts["made"]) == []


def test_a_lock_leaves_nothing_that_opens_what_lay_there_before(kept):
    _, before = kept("write")
    found, after = kept("lock")
    assert found.holding(after["half"]), "this test looks in the wrong place"
    assert found.holding(before["half"]) == [] and found.holding(before["made"]) == []
