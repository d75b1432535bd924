"""Looks into the browser's database, and damages it."""

import base64

# Only what is there is opened: a look must not make a database.
EACH = """([name]) => new Promise(async (done, failed) => {
  const all = await indexedDB.databases();
  if (!all.some((it) => it.name === 'redstart')) return done([]);
  const request = indexedDB.open('redstart');
  // Base64 goes through a driver faster than a list of numbers.
  const text = (bytes) => btoa(bytes.reduce((all, it) => all + String.fromCharCode(it), ''));
  request.onerror = () => failed(request.error);
  request.onsuccess = () => {
    const database = request.result;
    const look = database.transaction(name);
    const keys = look.objectStore(name).getAllKeys();
    const values = look.objectStore(name).getAll();
    look.oncomplete = () => {
      database.close();
      done(keys.result.map((key, i) =>
        [key, values.result[i] instanceof Uint8Array ? text(values.result[i]) : null]));
    };
  };
})"""
DAMAGE = """([name, key]) => new Promise((done) => {
  indexedDB.open('redstart').onsuccess = ({ target: { result: database } }) => {
    const change = database.transaction(name, 'readwrite');
    const store = change.objectStore(name);
    store.get(key).onsuccess = ({ target: { result: value } }) => {
      value[value.length - 1] ^= 255;
      store.put(value, key);
    };
    change.oncomplete = () => { database.close(); done(); };
  };
})"""


def kept(page, store):
    """The keys of a part of the database with their bytes; null where it is not bytes."""
    return decoded(page.evaluate(EACH, [store]))


def decoded(records):
    return [[key, None if text is None else base64.b64decode(text)] for key, text in records]


def keys(page, store):
    return [key for key, _ in kept(page, store)]


def damage(page, store, key):
    """Flips the bits of a record's last byte."""
    page.evaluate(DAMAGE, [store, key])


def raw_bytes(page):
    """Every byte of the journal on the disk, one after the other."""
    parts = kept(page, "log") + kept(page, "chunks") + kept(page, "meta")
    return b"".join(bytes(value) for _, value in parts if value)
