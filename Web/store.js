// @ts-check
// The store: sealed bytes in IndexedDB, and the one rule by which a tab or a worker writes them.
// It cannot read what it keeps and never deletes what it could not open.

const VERSION = 1;
const FORMAT = 1;
const HEADER = 2;
const NONCE = 12;
const ATTEMPTS = 3;
const LOCK = 'journal';
const CONNECTION_LOST = ['InvalidStateError', 'UnknownError', 'AbortError'];

/**
 * What the store asks of the side that knows the journal.
 * @typedef {object} Port
 * @property {(n: number, bytes: Uint8Array) => void} record takes a record that another tab wrote
 * @property {(token: number, clock: Uint8Array) => Write | null} stamp gives the bytes to append
 * @property {() => Fold | null} fold gives the chunks that replace the log
 * @property {() => void} stale hears that others folded records which this side never saw
 * @property {() => void} wiped hears that another tab removed everything
 *
 * @typedef {{ bytes: Uint8Array, clock: string }} Write
 * @typedef {{ through: number, chunks: { key: string, bytes: Uint8Array }[] }} Fold
 * @typedef {{ chunks: Uint8Array[], records: { n: number, bytes: Uint8Array }[],
 *   draft: Uint8Array | null, clock: string, head: number, damaged: number, persisted: boolean,
 *   problem: null | 'blocked' | 'unavailable' | 'newer' }} Contents
 */

/** A write that found another clock than the one it was stamped from. */
class Overtaken extends Error {}

/** @param {IDBRequest} request @returns {Promise<any>} */
const answer = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** @param {string} hex */
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export class Store {
  /** @param {Port} port @param {string} [name] */
  constructor(port, name = 'redstart') {
    this.port = port;
    this.name = name;
    /** The last record that this side has. */
    this.head = 0;
    /** Records and chunks that could not be opened. @type {Set<number | string>} */
    this.damaged = new Set();
    /** Why nothing can be written. @type {null | 'blocked' | 'unavailable' | 'newer'} */
    this.problem = null;
    this.keyId = 0;
    /** Stamped writes that failed, by token. @type {Map<number, Write & { from: string }>} */
    this.unsaved = new Map();
    /** The same of an app that is gone. @type {(Write & { from: string })[]} */
    this.orphans = [];
    /** The app holds all up to `head` and wants to hear what comes after. */
    this.following = false;
    /** Another tab removed the database or needs a newer one. */
    this.gone = false;
    this.draftTurn = 0;
    /** @type {Promise<IDBDatabase> | null} */
    this.connection = null;
    this.channel = new BroadcastChannel(LOCK);
    this.channel.onmessage = ({ data }) => {
      if (data === 'wiped') port.wiped();
      else this.catchUp().catch(() => {});
    };
  }

  // Opening

  /** @returns {Promise<IDBDatabase>} */
  connect() {
    if (this.gone) {
      const name = this.problem === 'blocked' ? 'BlockedError' : 'InvalidStateError';
      return Promise.reject(new DOMException('closed by another tab', name));
    }
    this.connection ??= this.open().catch((error) => {
      this.connection = null;
      throw error;
    });
    return this.connection;
  }

  async open() {
    const request = indexedDB.open(this.name, VERSION);
    request.onupgradeneeded = () => {
      for (const store of ['log', 'chunks', 'attachments', 'meta']) {
        request.result.createObjectStore(store);
      }
    };
    const blocked = new Promise((_, reject) => {
      request.onblocked = () => {
        reject(new DOMException('blocked', 'BlockedError'));
        request.onsuccess = () => request.result.close();
      };
    });
    const db = await Promise.race([answer(request), blocked]);
    db.onclose = () => { this.connection = null; };
    db.onversionchange = (/** @type {IDBVersionChangeEvent} */ event) => {
      db.close();
      this.connection = null;
      this.gone = true;
      if (event.newVersion !== null) this.problem = 'blocked';
    };
    await this.prepareKey(db);
    return db;
  }

  /** @param {IDBDatabase} db */
  async prepareKey(db) {
    const read = () => db.transaction('meta').objectStore('meta');
    let key = await answer(read().get('key'));
    if (!key) {
      const made = await crypto.subtle.generateKey(
        { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
      const meta = db.transaction('meta', 'readwrite').objectStore('meta');
      key = await answer(meta.get('key'));
      if (!key) {
        const id = (await answer(meta.get('keyId')) ?? 0) + 1;
        meta.put(id, 'keyId');
        await answer(meta.put(key = made, 'key'));
      }
    }
    this.key = /** @type {CryptoKey} */ (key);
    this.keyId = await answer(read().get('keyId'));
  }

  // Sealing

  /** @param {string} place @param {Uint8Array} nonce */
  cipher(place, nonce) {
    return { name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(place) };
  }

  /** @param {string} place @param {Uint8Array} bytes */
  async seal(place, bytes) {
    await this.connect();
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
    const body = new Uint8Array(await crypto.subtle.encrypt(
      this.cipher(place, nonce), /** @type {CryptoKey} */ (this.key), bytes));
    const sealed = new Uint8Array(HEADER + NONCE + body.length);
    sealed.set([FORMAT, this.keyId]);
    sealed.set(nonce, HEADER);
    sealed.set(body, HEADER + NONCE);
    return sealed;
  }

  /** @param {string} place @param {any} sealed @returns {Promise<Uint8Array | null>} */
  async unseal(place, sealed) {
    try {
      if (sealed[0] !== FORMAT || sealed[1] !== this.keyId) return null;
      const nonce = sealed.subarray(HEADER, HEADER + NONCE);
      return new Uint8Array(await crypto.subtle.decrypt(this.cipher(place, nonce),
        /** @type {CryptoKey} */ (this.key), sealed.subarray(HEADER + NONCE)));
    } catch {
      return null;
    }
  }

  // Transactions

  /**
   * Runs `body` in one transaction, once more on a new connection when the old one is dead.
   * Inside, only requests of this transaction may be awaited: anything else would end it.
   * @template T
   * @param {string[]} stores @param {IDBTransactionMode} mode
   * @param {(store: (name: string) => IDBObjectStore) => Promise<T>} body
   * @returns {Promise<T>}
   */
  async transact(stores, mode, body, again = true) {
    const connection = this.connect();
    const db = await connection;
    /** @type {IDBTransaction | undefined} */
    let transaction;
    try {
      const current = transaction = db.transaction(stores, mode, { durability: 'strict' });
      const done = new Promise((resolve, reject) => {
        current.oncomplete = resolve;
        current.onabort = () => reject(current.error ?? new DOMException('', 'AbortError'));
      });
      done.catch(() => {});
      const result = await body((name) => current.objectStore(name)).catch((error) => {
        try { current.abort(); } catch { /* It ended already. */ }
        throw error;
      });
      await done;
      return result;
    } catch (thrown) {
      // A full disk ends the transaction first, and only then the request that was awaited.
      const error = transaction?.error ?? thrown;
      if (!again || !CONNECTION_LOST.includes(/** @type {any} */ (error).name)) throw error;
      db.close();
      if (this.connection === connection) this.connection = null;
      return this.transact(stores, mode, body, false);
    }
  }

  /**
   * One writer at a time, over all tabs and workers.
   * @template T @param {() => Promise<T>} body @returns {Promise<T>}
   */
  locked(body) {
    return navigator.locks.request(LOCK, body);
  }

  /** Comes back when every write asked for so far is done. */
  idle() {
    return this.locked(async () => {});
  }

  // Reading

  /** Everything in the store, opened. @returns {Promise<Contents>} */
  async read() {
    this.following = false;
    try {
      if (this.orphans.length > 0) await this.locked(() => this.rescue());
      this.problem = null;
      return await this.contents();
    } catch (error) {
      this.problem = problemOf(error);
      return { chunks: [], records: [], draft: null, clock: '', head: this.head, damaged: 0,
        persisted: false, problem: this.problem };
    }
  }

  /** @returns {Promise<Contents>} */
  async contents() {
    const got = await this.transact(['log', 'chunks', 'meta'], 'readonly', async (store) => ({
      numbers: await answer(store('log').getAllKeys()),
      records: await answer(store('log').getAll()),
      keys: await answer(store('chunks').getAllKeys()),
      chunks: await answer(store('chunks').getAll()),
      clock: await answer(store('meta').get('clock')) ?? '',
      head: await answer(store('meta').get('head')) ?? 0,
      draft: await answer(store('meta').get('draft')),
    }));
    const opened = await Promise.all([
      this.openAll('log', got.numbers, got.records),
      this.openAll('chunks', got.keys, got.chunks),
    ]);
    this.damaged = new Set(opened.flatMap((all) => all.filter((it) => !it.bytes))
      .map((it) => it.key));
    const head = Math.max(got.head, ...got.numbers.slice(-1));
    this.head = head;
    const [records, chunks] = opened.map((all) => all.filter((it) => it.bytes));
    return {
      chunks: chunks.map((it) => it.bytes),
      records: records.map((it) => ({ n: it.key, bytes: it.bytes })),
      draft: got.draft ? await this.unseal('meta/draft', got.draft) : null,
      clock: got.clock, head, damaged: this.damaged.size,
      persisted: await navigator.storage.persisted().catch(() => false), problem: null,
    };
  }

  /** @param {string} store @param {any[]} keys @param {any[]} all */
  openAll(store, keys, all) {
    return Promise.all(all.map(async (sealed, i) => (
      { key: keys[i], bytes: /** @type {any} */ (await this.unseal(`${store}/${keys[i]}`, sealed)) }
    )));
  }

  /** The app has everything that `read` returned; from now on it hears what others write. */
  follow() {
    this.following = true;
    return this.catchUp();
  }

  /**
   * Hands over what others wrote since. False when they also folded records that this side
   * never saw: then only a fresh start from the store knows everything.
   */
  async catchUp() {
    if (!this.following) return false;
    const { numbers, records, folded } = await this.transact(['log', 'meta'], 'readonly',
      async (store) => {
        const newer = IDBKeyRange.lowerBound(this.head, true);
        return {
          numbers: await answer(store('log').getAllKeys(newer)),
          records: await answer(store('log').getAll(newer)),
          folded: await answer(store('meta').get('folded')) ?? 0,
        };
      });
    const isWhole = folded <= this.head;
    for (const { key, bytes } of await this.openAll('log', numbers, records)) {
      if (key <= this.head || !this.following) continue;
      this.head = key;
      if (bytes) this.port.record(key, bytes);
      else this.damaged.add(key);
    }
    if (!isWhole && this.following) this.port.stale();
    return isWhole;
  }

  // Writing

  /**
   * Stamps, seals and appends what the app holds under this token.
   * @param {number} token
   * @returns {Promise<{ records: number, head: number } | null>} null: there was nothing to write
   */
  save(token) {
    return this.locked(async () => {
      await this.rescue();
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        await this.catchUp();
        const { from, head } = await this.marks();
        const write = this.port.stamp(token, bytesOf(from));
        if (!write) return null;
        this.unsaved.set(token, { ...write, from });
        try {
          const saved = await this.append({ ...write, from }, head + 1);
          this.unsaved.delete(token);
          this.head = saved.head;
          this.channel.postMessage('saved');
          return saved;
        } catch (error) {
          if (!(error instanceof Overtaken)) throw error;
        }
      }
      throw new Overtaken();
    });
  }

  /** The clock that the next write is stamped from, and the number of the last record. */
  marks() {
    return this.transact(['meta'], 'readonly', async (store) => ({
      from: /** @type {string} */ (await answer(store('meta').get('clock')) ?? ''),
      head: /** @type {number} */ (await answer(store('meta').get('head')) ?? 0),
    }));
  }

  /** @param {Write & { from: string }} write @param {number} head its number */
  async append(write, head) {
    const sealed = await this.seal(`log/${head}`, write.bytes);
    return this.transact(['log', 'meta'], 'readwrite', async (store) => {
      const meta = store('meta');
      if ((await answer(meta.get('clock')) ?? '') !== write.from) throw new Overtaken();
      store('log').add(sealed, head);
      meta.put(write.clock, 'clock');
      await answer(meta.put(head, 'head'));
      return { records: await answer(store('log').count()), head };
    });
  }

  /** Keeps the failed writes of an app that is about to be thrown away. */
  adoptUnsaved() {
    this.orphans.push(...this.unsaved.values());
    this.unsaved.clear();
  }

  /** Writes what an app that is gone had stamped, as long as nobody wrote since. */
  async rescue() {
    while (this.orphans.length > 0) {
      const { from, head } = await this.marks();
      try {
        if (from === this.orphans[0].from) await this.append(this.orphans[0], head + 1);
      } catch (error) {
        if (!(error instanceof Overtaken)) return;
      }
      this.orphans.shift();
    }
  }

  /**
   * Replaces the log by chunks.
   * @returns {Promise<{ records: number } | null>} null: there was nothing to fold
   */
  fold() {
    return this.locked(async () => {
      if (!await this.catchUp()) return null;
      const fold = this.port.fold();
      if (!fold) return null;
      const through = Math.min(fold.through, this.head);
      const sealed = await Promise.all(fold.chunks.map(async ({ key, bytes }) => (
        { key, bytes: await this.seal(`chunks/${key}`, bytes) })));
      const records = await this.transact(['log', 'chunks', 'meta'], 'readwrite', async (store) => {
        for (const { key, bytes } of sealed) {
          if (this.damaged.has(key)) await this.putAside(store('chunks'), key, through);
          store('chunks').put(bytes, key);
        }
        this.dropRecords(store('log'), through);
        await answer(store('meta').put(through, 'folded'));
        return /** @type {number} */ (await answer(store('log').count()));
      });
      for (const { key } of sealed) this.damaged.delete(key);
      this.channel.postMessage('folded');
      return { records };
    });
  }

  /** @param {IDBObjectStore} chunks @param {string} key @param {number} through */
  async putAside(chunks, key, through) {
    chunks.put(await answer(chunks.get(key)), `damaged/${through}/${key}`);
  }

  /** @param {IDBObjectStore} log @param {number} through */
  dropRecords(log, through) {
    let from = 1;
    const kept = /** @type {number[]} */ ([...this.damaged].filter((n) => typeof n === 'number'))
      .filter((n) => n <= through).sort((a, b) => a - b);
    for (const n of [...kept, through + 1]) {
      if (from < n) log.delete(IDBKeyRange.bound(from, n - 1));
      from = n + 1;
    }
  }

  /** @param {Uint8Array} bytes */
  async keepDraft(bytes) {
    const turn = ++this.draftTurn;
    const sealed = bytes.length > 0 ? await this.seal('meta/draft', bytes) : null;
    if (turn !== this.draftTurn) return;
    await this.transact(['meta'], 'readwrite', async (store) => {
      await answer(sealed ? store('meta').put(sealed, 'draft') : store('meta').delete('draft'));
    });
  }

  // Leaving

  /** Removes everything here, and has the other tabs forget it. */
  wipe() {
    return this.locked(async () => {
      (await this.connection?.catch(() => null))?.close();
      this.connection = null;
      await answer(indexedDB.deleteDatabase(this.name));
      this.head = 0;
      this.damaged.clear();
      this.unsaved.clear();
      this.orphans = [];
      this.channel.postMessage('wiped');
    });
  }

  /** All sealed bytes as they are, as one JSON text. */
  async raw() {
    const names = ['log', 'chunks', 'attachments', 'meta'];
    const stores = await this.transact(names, 'readonly', async (store) => {
      /** @type {Record<string, Record<string, unknown>>} */
      const all = {};
      for (const name of names) {
        const keys = await answer(store(name).getAllKeys());
        const values = await answer(store(name).getAll());
        all[name] = Object.fromEntries(keys.map((/** @type {any} */ key, /** @type {number} */ i) =>
          [key, values[i] instanceof Uint8Array ? base64(values[i]) : values[i]]));
      }
      return all;
    });
    stores.meta.key = 'stays in this browser';
    const note = 'Sealed bytes in base64. The key cannot leave the browser that made it, so only '
      + 'that browser can open them: keep it. / Versiegelte Bytes in Base64. Der Schlüssel kann '
      + 'den Browser nicht verlassen; nur dieser Browser kann sie öffnen: bitte behalten.';
    return JSON.stringify({ note, stores }, null, 1);
  }
}

/** @param {any} error @returns {'blocked' | 'unavailable' | 'newer'} */
function problemOf(error) {
  if (error?.name === 'VersionError') return 'newer';
  return error?.name === 'BlockedError' ? 'blocked' : 'unavailable';
}

/**
 * Why a write failed, in the boundary's words.
 * @param {any} error
 */
export function reasonOf(error) {
  switch (error?.name) {
    case 'QuotaExceededError': return 'full';
    case 'BlockedError':
    case 'VersionError': return 'blocked';
    default: return CONNECTION_LOST.includes(error?.name) ? 'lost' : 'unknown';
  }
}
