"""The app with a script in it that does what a person would do and tells when it is done, for
browsers that keep no files, or other ones, while a driver holds them."""

import functools
import http.server
import json
import pathlib
import queue
import shutil
import threading

from remains import Remains
from remains_test import HALF_TYPED, NAME, REASON, THOUGHT, TRACKER
from server import WEB

LIMIT = 60
LOCK = "blue heron"
WORDS = {"name": NAME, "tracker": TRACKER, "reason": REASON, "thought": THOUGHT,
         "half": HALF_TYPED, "lock": LOCK}
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
// As it was kept by an earlier version.
const shorten = (store, key) => new Promise((done) => {
  indexedDB.open('redstart').onsuccess = ({ target: { result } }) => {
    const change = result.transaction(store, 'readwrite', { durability: 'strict' });
    const values = change.objectStore(store);
    values.get(key).onsuccess = (event) => values.put(event.target.result.slice(0, 70_000), key);
    change.oncomplete = () => { result.close(); done(); };
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
    await press('begin', 'substance-vape', 'next', 'skip', 'skip', 'skip', 'skip', 'next');
    await at('today');
    await go('settings');
    await fill('settings-name', words.name);
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
  async age() {
    await at('today');
    await shorten('meta', 'key');
    await told();
  },
  async open() {
    await at('today');
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
        # The words in it are no remains of the app.
        self.send_header("Cache-Control", "no-store")
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


class Driven:
    """A place that serves such an app."""

    def __init__(self, folder):
        web = pathlib.Path(folder, "web")
        shutil.copytree(WEB, web)
        (web / "drive.js").write_text(DRIVE)
        index = (web / "index.html").read_text()
        assert "</head>" in index
        (web / "index.html").write_text(
            index.replace("</head>", '<script src="drive.js"></script></head>'))
        self.site = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Site, directory=str(web)))
        self.site.told, self.site.step = queue.Queue(), {}
        self.address = f"http://127.0.0.1:{self.site.server_port}/"
        threading.Thread(target=self.site.serve_forever, daemon=True).start()

    def ask(self, step, **more):
        """What the page is to do that is opened next."""
        self.site.step = {"step": step, "words": {**WORDS, **more}}

    def told(self):
        """The bytes of the keys, once it is done."""
        facts = self.site.told.get(timeout=LIMIT)
        assert "message" not in facts, facts
        return {name: bytes(value) for name, value in facts.items()}

    def close(self):
        self.site.shutdown()
        self.site.server_close()


def nothing_told(folder, step, words=tuple(WORDS.values())):
    """What a browser has left in its files; none of the words is among it."""
    found = Remains(folder)
    # Once everything is deleted the database itself is gone.
    lies = [name for name in found.files
            if step == "wipe" or "indexeddb" in name.lower() or "/idb/" in name]
    assert lies, "looks in the wrong place"
    for word in words:
        assert found.telling(word) == [], f"{word} after {step}"
    return found
