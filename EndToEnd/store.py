"""Looks into the browser's database, and damages it."""

EACH = """([name, work]) => new Promise((done, failed) => {
  const request = indexedDB.open('redstart');
  request.onerror = () => failed(request.error);
  request.onsuccess = () => {
    const database = request.result;
    if (!database.objectStoreNames.contains(name)) {
      database.close();
      return done([]);
    }
    const change = database.transaction(name, work === 'damage' ? 'readwrite' : 'readonly');
    const store = change.objectStore(name);
    const keys = store.getAllKeys();
    const values = store.getAll();
    const found = [];
    values.onsuccess = () => values.result.forEach((value, i) => {
      const bytes = value instanceof Uint8Array ? [...value] : null;
      found.push([keys.result[i], bytes]);
      if (work !== 'damage' || i > 0) return;
      value[value.length - 1] ^= 255;
      store.put(value, keys.result[i]);
    });
    change.oncomplete = () => { database.close(); done(found); };
  };
})"""


def kept(page, store):
    """The keys of a part of the database with their bytes; null where it is not bytes."""
    return page.evaluate(EACH, [store, "look"])


def keys(page, store):
    return [key for key, _ in kept(page, store)]


def damage(page, store):
    """Flips a byte of the first record and says which one it was."""
    return page.evaluate(EACH, [store, "damage"])[0][0]


def raw_bytes(page):
    """Every byte of the journal on the disk, one after the other."""
    parts = kept(page, "log") + kept(page, "chunks") + kept(page, "meta")
    return b"".join(bytes(value) for _, value in parts if value)
