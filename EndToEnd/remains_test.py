"""What a plain copy of the browser's profile still tells, and what it opens."""

import hashlib
import pathlib
import subprocess

from backup_test import wipe
from lock_test import WORD, lock
from remains import Remains
from store import kept
from verbs import (
    counts, heading, not_shown, press, reload, set_up_counting, set_up_vape_plan, settled,
)

# The half of the key that lies in a file of its own.
HALF = slice(28, 76)
# Keeps the bytes of the key that the app makes.
LISTEN = """
const wrap = crypto.subtle?.wrapKey.bind(crypto.subtle);
if (wrap) crypto.subtle.wrapKey = async (format, key, ...all) => {
  window.made = [...new Uint8Array(await crypto.subtle.exportKey('raw', key))];
  return wrap(format, key, ...all);
};
"""
# A journal in the form of the database's first version: the key itself lies in it.
AGE = """async (made) => {
  const answer = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const store = new Kept.Store({});
  const { key: now, id } = await store.ownSeal();
  const raw = Uint8Array.from(made);
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const cipher = (iv, place) => (
    { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) });
  const names = ['log', 'chunks', 'attachments', 'meta'];
  const all = {};
  const db = await store.database.connect();
  for (const name of names) {
    const look = db.transaction(name).objectStore(name);
    const [keys, values] = await Promise.all([answer(look.getAllKeys()), answer(look.getAll())]);
    all[name] = [];
    for (const [i, place] of keys.entries()) {
      if (['key', 'keyName', 'wrap'].includes(place)) continue;
      let value = values[i];
      if (value instanceof Uint8Array) {
        const bound = `${name}/${place}`;
        const iv = value.slice(2, 14);
        const plain = await crypto.subtle.decrypt(cipher(iv, bound), now, value.slice(14));
        const body = await crypto.subtle.encrypt(cipher(iv, bound), key, plain);
        value = new Uint8Array(await new Blob([value.slice(0, 14), body]).arrayBuffer());
      }
      all[name].push([place, value]);
    }
  }
  await store.database.remove();
  const request = indexedDB.open('redstart', 1);
  request.onupgradeneeded = () => names.map((it) => request.result.createObjectStore(it));
  const old = await answer(request);
  const change = old.transaction(names, 'readwrite');
  for (const name of names) {
    for (const [place, value] of all[name]) change.objectStore(name).put(value, place);
  }
  change.objectStore('meta').put(key, 'key');
  await new Promise((done) => { change.oncomplete = done; });
  old.close();
}"""


def own_store():
    """The scripts of the store, under a name of their own in the page."""
    web = pathlib.Path(__file__).parent.parent / "Web"
    return subprocess.run(
        ["esbuild", str(web / "store.js"), "--bundle", "--format=iife", "--global-name=Kept"],
        check=True, capture_output=True, text=True).stdout.replace("var Kept", "globalThis.Kept", 1)


def copied(world):
    return Remains(world.profile.name)


def started(world):
    context = world.kept_context()
    context.add_init_script(LISTEN)
    return world.opened(context)


def again(world):
    world.contexts.pop().close()
    return started(world)


def half_of(page):
    return bytes(dict(kept(page, "meta"))["key"])[HALF]


def test_after_deleting_everything_nothing_is_left_that_opens_what_remains(world):
    page = started(world)
    heading(page, "start")
    key = bytes(page.evaluate("window.made"))
    set_up_counting(page)
    press(page, "log-5")
    settled(page)
    half = half_of(page)
    record = bytes(kept(page, "log")[0][1])
    found = copied(world)
    assert found.holding(record) and found.holding(half), "this test looks in the wrong place"
    assert found.holding(key) == []
    wipe(page)
    found = copied(world)
    assert found.holding(half) == [] and found.holding(key) == []
    page = again(world)
    heading(page, "start")
    found = copied(world)
    assert found.holding(half) == [] and found.holding(key) == []


def test_a_lock_leaves_nothing_that_opens_what_lay_there_before(world):
    page = started(world)
    heading(page, "start")
    key = bytes(page.evaluate("window.made"))
    set_up_counting(page)
    settled(page)
    half = half_of(page)
    lock(page)
    found = copied(world)
    assert found.holding(half) == [] and found.holding(key) == []
    assert found.telling(WORD) == []


def test_a_journal_of_an_earlier_form_opens_whole_and_its_key_goes(world):
    page = started(world)
    set_up_vape_plan(page)
    press(page, "log-5", "log-1")
    settled(page)
    old = hashlib.sha256(b"a key of the earlier form").digest()
    page.evaluate(own_store())
    page.evaluate(AGE, list(old))
    page = again(world)
    heading(page, "today")
    counts(page, 6)
    not_shown(page, "can't be read")
    press(page, "log-1")
    settled(page)
    reload(page)
    counts(page, 7)
    page = again(world)
    counts(page, 7)
    assert copied(world).holding(old) == []
