"""What WebKitGTK leaves in its files. A browser that a driver holds keeps none, so a script in the
page does what a person would do, and tells when it is done."""

import functools
import http.server
import json
import os
import pathlib
import queue
import shutil
import subprocess
import tempfile
import threading

import pytest

from gtk import browser_path, screen
from remains import Remains
from remains_test import HALF_TYPED, NAME, REASON, THOUGHT, TRACKER
from server import WEB

LIMIT = 60
LOCK = "blue heron"
DRIVE = """
const tell = (facts) => fetch('/done', { method: 'POST', body: JSON.stringify(facts) });
addEventListener('error', ({ message }) => tell({ message }));
addEventListener('unhandledrejection', ({ reason }) => tell({ message: String(reason) }));
let made = [];
const wrap = crypto.subtle.wrapKey.bind(crypto.subtle);
crypto.subtle.wrapKey = async (format, key, ...all) => {
  made = [...new Uint8Array(await crypto.subtle.exportKey('raw', key))];
  return wrap(format, key, ...all);
};
const until = async (look) => {
  for (;;) {
    const found = look();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 30));
  }
};
const at = (route) => until(() => document.querySelector(`h1[data-focus="${route}"]`));
const press = async (...keys) => {
  for (const key of keys) {
    const held = `[data-key="${key}"]`;
    const all = `label:has(input${held}), button${held}, a${held}`;
    const ready = () => document.querySelector(all)?.matches(':not([aria-disabled=true])')
      && document.querySelector(all);
    (await until(ready)).click();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
};
const fill = async (key, words) => {
  const all = `input[data-key="${key}"], textarea[data-key="${key}"]`;
  const field = await until(() => document.querySelector(all));
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const go = (route) => { location.hash = '#/' + route; return at(route); };
const lies = (store, key) => new Promise((done) => {
  indexedDB.open('redstart').onsuccess = ({ target: { result } }) => {
    result.transaction(store).objectStore(store).get(key).onsuccess = (event) => {
      result.close();
      done([...event.target.result]);
    };
  };
});
const told = async () => {
  await navigator.locks.request('journal', () => {});
  const key = await lies('meta', 'key');
  await tell({ made, half: key.slice(28, 76) });
};
const steps = {
  async write(words) {
    await at('start');
    await fill('name', words.name);
    await press('begin', 'substance-vape', 'next', 'skip', 'skip', 'skip', 'next');
    await at('today');
    await go('trackers');
    await press('new-tracker', 'preset-own');
    await fill('tracker-name', words.tracker);
    await press('keep-tracker');
    await go('plan');
    await fill('own-words', words.reason);
    await press('keep-words');
    await go('thoughts');
    await press('write-thought');
    await fill('thought-thought', words.thought);
    await press('save-thought', 'write-thought');
    await fill('thought-thought', words.half);
    await told();
  },
  async lock(words) {
    await at('today');
    await go('settings');
    await press('lock-set');
    await fill('lock-new', words.lock);
    await fill('lock-again', words.lock);
    await press('lock-save');
    await until(() => document.querySelector('[data-key="lock-now"]'));
    await told();
  },
  async wipe(words) {
    if (words.isLocked) {
      await fill('lock-word', words.lock);
      await press('lock-open');
    }
    await at('today');
    await go('settings');
    await press('wipe');
    await fill('wipe-word', 'delete');
    await press('wipe-for-good');
    await at('start');
    await tell({});
  },
};
fetch('/next').then((it) => it.json()).then(({ step, words }) => steps[step]?.(words));
"""


class Site(http.server.SimpleHTTPRequestHandler):
    """The app with one more script, which asks what to do."""

    def do_GET(self):
        if self.path != "/next":
            return super().do_GET()
        self.send_response(200)
        self.end_headers()
        # A page that the app loads anew by itself has nothing more to do.
        step, self.server.step = self.server.step, {}
        self.wfile.write(json.dumps(step).encode())

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(204)
        self.end_headers()
        self.server.told.put(json.loads(body))

    def log_message(self, *_):
        pass


@pytest.fixture
def kept():
    """A browser with a home of its own; gives a function that lets it do one step."""
    with tempfile.TemporaryDirectory(prefix="redstart-webkit-") as folder:
        web, home = pathlib.Path(folder, "web"), pathlib.Path(folder, "home")
        shutil.copytree(WEB, web)
        home.mkdir()
        (web / "drive.js").write_text(DRIVE)
        index = (web / "index.html").read_text()
        assert "</head>" in index
        (web / "index.html").write_text(
            index.replace("</head>", '<script src="drive.js"></script></head>'))
        site = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Site, directory=str(web)))
        site.told, site.step = queue.Queue(), {}
        threading.Thread(target=site.serve_forever, daemon=True).start()
        display, screens = screen()
        yield functools.partial(one_step, site, home, display)
        site.shutdown()
        screens.kill()
        screens.wait()


def one_step(site, home, display, step, **more):
    words = {"name": NAME, "tracker": TRACKER, "reason": REASON, "thought": THOUGHT,
             "half": HALF_TYPED, "lock": LOCK, **more}
    site.step = {"step": step, "words": words}
    folders = {f"XDG_{name}_HOME": str(home / name) for name in ["DATA", "CACHE", "CONFIG"]}
    browser = subprocess.Popen(
        [browser_path(), f"http://127.0.0.1:{site.server_port}/"],
        env={**os.environ, **folders, "HOME": str(home), "DISPLAY": display, "LC_ALL": "C.UTF-8"},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        facts = site.told.get(timeout=LIMIT)
    finally:
        browser.terminate()
        browser.wait()
    assert "message" not in facts, facts
    found = Remains(home)
    # Once everything is deleted the database itself is gone.
    lies = [name for name in found.files if step == "wipe" or "indexeddb" in name.lower()]
    assert lies, "looks in the wrong place"
    for word in [NAME, TRACKER, REASON, THOUGHT, HALF_TYPED, LOCK]:
        assert found.telling(word) == [], f"{word} after {step}"
    return found, {name: bytes(value) for name, value in facts.items()}


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
