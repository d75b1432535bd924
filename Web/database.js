// The database: its connection, and transactions that survive a connection that died.
// @ts-check

const NAME = 'redstart';
/** Since 2 the key lies under another one; a page of before must not write beside it. */
const VERSION = 2;
export const STORES = ['log', 'chunks', 'attachments', 'meta'];
/** Pieces and their bytes, small enough to lie among what they are to move. */
const NOISE = 512;
const NOISE_PIECE = 60_000;
const NOISE_AT_ONCE = 64;
const CONNECTION_LOST = ['InvalidStateError', 'UnknownError', 'AbortError'];

/** @param {IDBRequest} request @returns {Promise<any>} */
export const answer = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** @param {IDBObjectStore} store @param {IDBKeyRange} [range] @returns {Promise<[any, any][]>} */
export async function all(store, range) {
  const [keys, values] = await Promise.all(
    [answer(store.getAllKeys(range)), answer(store.getAll(range))]);
  return keys.map((/** @type {any} */ key, /** @type {number} */ i) => [key, values[i]]);
}

/** How far the journal goes. @param {IDBObjectStore} meta */
export async function marksOf(meta) {
  const [from, head, folded] = await Promise.all(
    ['clock', 'head', 'folded'].map((name) => answer(meta.get(name))));
  return { from: from ?? '', head: head ?? 0, folded: folded ?? 0 };
}

/** @param {string} name */
export const failure = (name) => new DOMException(name, name);

export class Database {
  constructor() {
    /** Rejected where this side may not open it again. @type {Promise<IDBDatabase> | null} */
    this.connection = null;
  }

  connect() {
    this.connection ??= this.open().catch((error) => {
      this.connection = null;
      throw error;
    });
    return this.connection;
  }

  async open() {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) =>
      oldVersion || STORES.map((it) => request.result.createObjectStore(it));
    const blocked = new Promise((_, reject) => {
      request.onblocked = () => {
        reject(failure('BlockedError'));
        request.onsuccess = () => request.result.close();
      };
    });
    /** @type {IDBDatabase} */
    const db = await Promise.race([answer(request), blocked]);
    db.onclose = () => { this.connection = null; };
    db.onversionchange = ({ newVersion }) => {
      // Another tab removes it or needs a newer one: nothing of this tab may come back.
      this.connection = Promise.reject(
        failure(newVersion === null ? 'InvalidStateError' : 'BlockedError'));
      this.connection.catch(() => {});
      db.close();
    };
    return db;
  }

  /**
   * Runs `body` in one transaction, once more on a new connection when the old one is dead.
   * Inside, only requests of this transaction may be awaited: anything else would end it.
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {(...stores: IDBObjectStore[]) => Promise<T>} body
   * @param {string[]} names
   * @returns {Promise<T>}
   */
  async transact(mode, body, names = STORES, again = true) {
    const connection = this.connect();
    const db = await connection;
    /** @type {IDBTransaction | undefined} */
    let transaction;
    try {
      transaction = db.transaction(names, mode, { durability: 'strict' });
      return await finished(transaction, body(...names.map((it) => transaction.objectStore(it))));
    } catch (thrown) {
      // A full disk ends the transaction first, and only then the request that was awaited.
      const error = transaction?.error ?? thrown;
      if (!again || !CONNECTION_LOST.includes(error.name)) throw error;
      db.close();
      if (this.connection === connection) this.connection = null;
      return this.transact(mode, body, names, false);
    }
  }

  /**
   * Has the browser write its files anew, without what was replaced in them: it does so for the
   * sake of much that is new.
   */
  async overwrite() {
    const noise = new Uint8Array(NOISE_PIECE);
    for (let i = 0; i < NOISE;) {
      await this.transact('readwrite', async (meta) => {
        for (; ++i % NOISE_AT_ONCE;) meta.put(crypto.getRandomValues(noise), `noise${i}`);
      }, ['meta']);
    }
    const range = IDBKeyRange.bound('noise', 'noise~');
    await this.transact('readwrite', async (meta) => answer(meta.delete(range)), ['meta']);
  }

  async remove() {
    (await this.connection?.catch(() => null))?.close();
    this.connection = null;
    await answer(indexedDB.deleteDatabase(NAME));
  }
}

/**
 * @template T
 * @param {IDBTransaction} transaction @param {Promise<T>} work @returns {Promise<T>}
 */
async function finished(transaction, work) {
  const done = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? failure('AbortError'));
  });
  try {
    const [result] = await Promise.all([work, done]);
    return result;
  } catch (error) {
    try { transaction.abort(); } catch { /* It ended already. */ }
    throw error;
  }
}

/**
 * Why a write failed, in the boundary's words; any other name it takes for an unknown reason.
 * @param {any} error @returns {string}
 */
export function reasonOf({ name }) {
  if (CONNECTION_LOST.includes(name)) return 'lost';
  const names = { QuotaExceededError: 'full', BlockedError: 'blocked', VersionError: 'blocked' };
  return names[name] ?? name;
}

/**
 * Why the journal could not be opened.
 * @param {any} error @returns {'blocked' | 'unavailable' | 'newer' | 'locked'}
 */
export function problemOf({ name }) {
  const names = { VersionError: 'newer', LockedError: 'locked', BlockedError: 'blocked' };
  return names[name] ?? 'unavailable';
}
