"""What a plain copy of the browser's profile still tells, and what it opens."""

import base64
import hashlib
import pathlib
import subprocess

from playwright.sync_api import expect

from accounts import all_on_server, sign_up
from backup_test import wipe
from lock_test import WORD
from remains import Remains, forms
from store import kept
from verbs import (
    begin, counts, fill, go, heading, lock, not_shown, press, reload, set_up_counting,
    set_up_vape_plan, settled, shown,
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
    web = pathlib.Path(__file__).parent.parent.parent / "Web"
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
    return dict(kept(page, "meta"))["key"][HALF]


def test_after_deleting_everything_nothing_is_left_that_opens_what_remains(world):
    page = started(world)
    heading(page, "start")
    key = bytes(page.evaluate("window.made"))
    set_up_counting(page)
    press(page, "log-more", "log-5")
    settled(page)
    half = half_of(page)
    record = kept(page, "log")[0][1]
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
    lock(page, WORD)
    found = copied(world)
    assert found.holding(half) == [] and found.holding(key) == []
    assert found.telling(WORD) == []


def test_a_journal_of_an_earlier_form_opens_whole_and_its_key_goes(world):
    page = started(world)
    set_up_vape_plan(page)
    press(page, "log-more", "log-5", "log-1")
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


# Words that stand for what a person writes; none of them is in the app or its foods.
NAME = "Zaunkönig-Ada"
TRACKER = "quietbittern"
THOUGHT = "the wryneck thought"
HALF_TYPED = "a half typed corncrake"
REASON = "for the hoopoe"
PLAN = "whistle a nightjar"
SPOKEN = "told the coach of a bittern"
PASSWORD = "seven wigeon over the fen"
WORDS = [NAME, TRACKER, THOUGHT, HALF_TYPED, REASON, PLAN, SPOKEN, PASSWORD]


def test_each_form_of_a_word_would_be_found(tmp_path):
    for number, form in enumerate(forms(THOUGHT)):
        (tmp_path / str(number)).write_bytes(b"\x00ab" + form + b"cd")
        assert Remains(tmp_path).telling(THOUGHT) == [str(number)]
        (tmp_path / str(number)).unlink()
    for ahead in range(5):
        whole = base64.b64encode(b"x" * ahead + THOUGHT.encode() + b"tail")
        (tmp_path / "coded").write_bytes(whole)
        assert Remains(tmp_path).telling(THOUGHT) == ["coded"], ahead


def nothing_told(world, step):
    found = copied(world)
    assert any("indexeddb" in name.lower() for name in found.files), "looks in the wrong place"
    for word in WORDS:
        assert found.telling(word) == [], f"{word} after {step}"


def write_everything(page):
    set_up_counting(page)
    go(page, "settings")
    fill(page, settings_name=NAME)
    go(page, "trackers")
    press(page, "new-tracker", "preset-own")
    fill(page, tracker_name=TRACKER)
    press(page, "keep-tracker")
    page.get_by_text(TRACKER, exact=True).first.click()
    expect(page.locator("h1")).to_have_text(TRACKER)
    go(page, "plan")
    press(page, "reasons")
    fill(page, own_words=REASON)
    press(page, "keep-words")
    go(page, "if-then")
    press(page, "make-plan", "cue-kind-trigger", "cue-coffee")
    fill(page, plan_action=PLAN)
    press(page, "keep-plan")
    go(page, "coach")
    fill(page, coach_text=SPOKEN)
    press(page, "coach-send")
    shown(page, SPOKEN)
    go(page, "thoughts")
    press(page, "write-thought")
    fill(page, thought_thought=THOUGHT)
    press(page, "save-thought")
    press(page, "write-thought")
    page.locator('[data-key="thought-thought"]').last.click()
    page.keyboard.type(HALF_TYPED)
    settled(page)


def test_no_word_of_a_person_lies_in_the_profile(world):
    page = started(world)
    heading(page, "start")
    write_everything(page)
    nothing_told(world, "writing")
    page = again(world)
    heading(page, "today")
    nothing_told(world, "closing the browser")
    sign_up(page, "robin@example.org", password=PASSWORD)
    all_on_server(page)
    nothing_told(world, "signing up")
    # A request that is under way while the session ends is refused.
    world.watch.server_may_refuse = True
    press(page, "sign-out", "leave-keep")
    page = again(world)
    heading(page, "today")
    nothing_told(world, "signing out")
    wipe(page)
    nothing_told(world, "deleting everything")
    page = again(world)
    heading(page, "start")
    nothing_told(world, "closing after deleting")
