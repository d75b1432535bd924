"""What Firefox leaves in its files while it runs and after it was closed. On a machine that does
much else at once, Firefox may not write its session file for minutes: so it runs alone."""

import pathlib
import tempfile

import pytest

from driven import Driven, nothing_told
from firefox import Firefox, until
from remains import readings

KEYED_IN = "with a shy dotterel"
# Stands in a field that may be remembered, beside the app: where it is told, all would be.
PLAIN = "a plain turnstone"
PLAIN_FIELD = f"""
const field = document.querySelector('#plain')
  ?? document.body.appendChild(document.createElement('textarea'));
field.id = 'plain';
field.value = '{PLAIN}';
field.dispatchEvent(new Event('input', {{ bubbles: true }}));
"""
SETTLED = "return navigator.locks.request('journal', () => {});"
THOUGHT_FIELD = 'textarea[data-key="thought-thought"]'


class Kept:
    """A browser with a home of its own; its files as they are while it runs, and once closed."""

    def __init__(self, folder):
        self.app, self.home = Driven(folder), pathlib.Path(folder, "home")
        self.home.mkdir()

    def does(self, step, **more):
        self.app.ask(step, **more)
        firefox = Firefox(self.home, self.app.address)
        try:
            facts = self.app.told()
            if step == "write":
                firefox.type(THOUGHT_FIELD, KEYED_IN)
                typed = firefox.run(f"return document.querySelector('{THOUGHT_FIELD}').value")
                assert KEYED_IN in typed
            firefox.run(SETTLED)
            until(lambda: noted(firefox), "no session file")
            running = nothing_told(self.home, step)
            firefox.quit()
        finally:
            firefox.close()
        closed = nothing_told(self.home, step)
        for found in [running, closed]:
            assert found.telling(KEYED_IN) == []
        assert "profile/sessionstore.jsonlz4" in closed.telling(PLAIN), "looks in the wrong place"
        return running, closed, facts


def noted(firefox):
    # The app may load its page anew, and then the field is gone.
    firefox.run(PLAIN_FIELD)
    return any(PLAIN.encode() in it for it in readings(firefox.session()))


@pytest.fixture
def kept():
    with tempfile.TemporaryDirectory(prefix="redstart-firefox-") as folder:
        kept = Kept(folder)
        yield kept
        kept.app.close()


def own_file(found, half):
    """The half of the key lies where removing it takes it away, and nowhere else."""
    names = found.holding(half)
    return names and all(".files/" in name for name in names)


def test_nothing_that_was_written_lies_in_the_files_and_the_key_goes_with_them(kept):
    running, closed, facts = kept.does("write")
    for found in [running, closed]:
        assert own_file(found, facts["half"])
        assert found.holding(facts["made"]) == []
    running, closed, _ = kept.does("wipe")
    for found in [running, closed]:
        assert found.holding(facts["half"]) == [] and found.holding(facts["made"]) == []


def test_a_lock_leaves_nothing_that_opens_what_lay_there_before(kept):
    _, _, before = kept.does("write")
    running, closed, after = kept.does("lock")
    for found in [running, closed]:
        assert own_file(found, after["half"])
        assert found.holding(before["half"]) == [] and found.holding(before["made"]) == []


def test_a_key_that_was_kept_shorter_gets_a_file_of_its_own(kept):
    kept.does("write")
    running, _, before = kept.does("age")
    assert not own_file(running, before["half"]), "nothing to mend"
    running, closed, after = kept.does("open")
    assert after["half"] != before["half"]
    for found in [running, closed]:
        assert own_file(found, after["half"])
        assert found.holding(before["half"]) == []
