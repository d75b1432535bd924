// The store: sealed bytes, and the one rule by which a tab or a worker writes them.
// It cannot read what it keeps and never deletes what it could not open.
// @ts-check
import { bytesOf } from './bytes.js';
import { Database, all, answer, failure, marksOf, problemOf } from './database.js';
import { ATTEMPTS } from './limits.js';
import { close, deviceSeal, lockSeal, open } from './seal.js';

export { reasonOf } from './database.js';
export { openSeal } from './seal.js';

const LOCK = 'journal';

/**
 * What the store asks of the side that knows the journal.
 * @typedef {object} Port
 * @property {(n: number, bytes: Uint8Array) => void} record takes what another tab wrote
 * @property {(token: number, clock: Uint8Array) => Write | undefined} stamp gives bytes to append
 * @property {() => Fold | undefined} fold gives the chunks that replace the log
 * @property {(found: Uint8Array) => { bytes: Uint8Array } | undefined} aside gives what is to be
 *   put aside in place of what lies there, where another tab may have put it
 * @property {() => void} stale hears that others folded records which this side never saw
 * @property {() => void} wiped hears that another tab removed everything
 * @property {() => void} locked hears that another tab locked the journal
 *
 * @typedef {{ token: number, bytes: Uint8Array, clock: string, account?: string,
 *   from?: string }} Write
 * @typedef {{ through: number, chunks: { key: string, bytes: Uint8Array }[],
 *   clock?: string, account?: string, aside?: number }} Fold
 * @typedef {{ chunks: Uint8Array[], records: { n: number, bytes: Uint8Array }[],
 *   draft?: Uint8Array | null, account?: Uint8Array | null, clock?: string, head: number,
 *   damaged?: number, persisted?: boolean, shelf?: string[],
 *   locks?: boolean, problem?: 'blocked' | 'unavailable' | 'newer' | 'locked' }} Contents
 */

/** Bytes as JSON has them. @param {string} _ @param {any} value */
function plain(_, value) {
  if (!(value instanceof Uint8Array)) return value;
  let text = '';
  for (const byte of value) text += String.fromCharCode(byte);
  return btoa(text);
}

export class Store {
  /** @param {Port} port */
  constructor(port) {
    this.port = port;
    this.database = new Database();
    /** The last record that this side has. */
    this.head = 0;
    /** The numbers and names of what could not be opened. @type {Set<any>} */
    this.damaged = new Set();
    /** The app holds all up to `head` and wants to hear what comes after. */
    this.following = false;
    /** What is being typed and not kept yet. @type {Uint8Array | null} */
    this.draft = null;
    /** What a passphrase opened. @type {import('./seal.js').Seal | null} */
    this.opened = null;
    this.channel = new BroadcastChannel(LOCK);
    this.channel.onmessage = ({ data }) => {
      if (data === 'wiped') port.wiped();
      else if (data === 'locked') port.locked();
      else if (data === 'anew') port.stale();
      else this.catchUp().catch(() => {});
    };
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
      await this.renew();
      return await this.contents();
    } catch (error) {
      return { chunks: [], records: [], head: this.head, problem: problemOf(error) };
    }
  }

  /** Gives up a key of earlier versions, which lies bare in the files of some browsers. */
  async renew() {
    if (!(await deviceSeal(this.database)).isOld) return;
    await this.relock('', '').then(() => this.database.overwrite()).catch(() => {});
  }

  /** @returns {Promise<Contents>} */
  async contents() {
    const seal = await this.ownSeal();
    const got = await this.database.transact('readonly', async (log, chunks, shelf, meta) => ({
      // What was put aside is kept and not counted; its names come behind all others.
      log: await all(log), chunks: await all(chunks, IDBKeyRange.upperBound('damaged')),
      marks: await marksOf(meta),
      shelf: await answer(shelf.getAllKeys()),
      draft: await answer(meta.get('draft')), account: await answer(meta.get('account')),
    }));
    const [log, chunks] = await Promise.all(
      [this.openAll('log', got.log), this.openAll('chunks', got.chunks)]);
    const draft = await open(seal, 'meta/draft', got.draft);
    const account = await open(seal, 'meta/account', got.account);
    const persisted = await navigator.storage?.persisted?.().catch(() => false);
    this.damaged = new Set(
      [...log, ...chunks].flatMap(({ key, bytes }) => (bytes ? [] : key)));
    this.head = Math.max(got.marks.head, ...log.map((it) => it.key));
    return {
      chunks: chunks.flatMap(({ bytes }) => bytes ?? []),
      records: log.flatMap(({ key, bytes }) => (bytes ? { n: key, bytes } : [])),
      draft, account, clock: got.marks.from, head: this.head, damaged: this.damaged.size, persisted,
      shelf: got.shelf, locks: seal === this.opened,
    };
  }

  /** @param {string} store @param {[any, any][]} entries */
  async openAll(store, entries) {
    const seal = await this.ownSeal();
    return Promise.all(entries.map(async ([key, sealed]) => (
      { key, bytes: await open(seal, `${store}/${key}`, sealed) })));
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
    const { newer, marks } = await this.database.transact('readonly', async (log, meta) => (
      { newer: await all(log, IDBKeyRange.lowerBound(this.head, true)),
        marks: await marksOf(meta) }), ['log', 'meta']);
    const isWhole = marks.folded <= this.head;
    for (const { key, bytes } of await this.openAll('log', newer)) {
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
   * Stamps, seals and appends what the app holds up to this token or a later one.
   * @param {number} token
   * @returns {Promise<{ token: number, records: number, head: number } | null>} up to which token;
   *   null: there was nothing to write
   */
  save(token) {
    return this.locked(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        await this.catchUp();
        const { from, head } = await this.database.transact('readonly', marksOf, ['meta']);
        const stamped = this.port.stamp(token, bytesOf(from));
        if (!stamped) return null;
        const saved = await this.append({ ...stamped, from }, head + 1);
        if (!saved) continue;
        this.head = saved.head;
        this.channel.postMessage('saved');
        return { ...saved, token: stamped.token };
      }
      throw failure('Overtaken');
    });
  }

  /** @param {string} place @param {Uint8Array} bytes */
  async close(place, bytes) {
    return close(await this.ownSeal(), place, bytes);
  }

  /** @param {string} store @param {string} name @param {Uint8Array} bytes */
  async put(store, name, bytes) {
    const sealed = await this.close(`${store}/${name}`, bytes);
    return this.database.transact('readwrite', (it) => answer(it.put(sealed, name)), [store]);
  }

  /**
   * What lies beside the journal, opened; null where nothing does, or it is bound to another place.
   * @param {string} store @param {string} name
   */
  async lying(store, name, place = `${store}/${name}`) {
    const sealed = await this.database.transact(
      'readonly', (it) => answer(it.get(name)), [store]);
    return sealed ? open(await this.ownSeal(), place, sealed) : null;
  }

  /**
   * Read each time: another tab may have locked the journal under a new key, and a browser may
   * remove the database under an open page.
   * @returns {Promise<import('./seal.js').Seal>}
   */
  async ownSeal() {
    const { key, id } = await deviceSeal(this.database);
    if (key) return { key, id };
    if (this.opened?.id === id) return this.opened;
    throw failure('LockedError');
  }

  /**
   * Null where the clock is not the one that the write was stamped from.
   * @param {Write} write @param {number} head its number
   */
  async append(write, head) {
    const sealed = await this.close(`log/${head}`, write.bytes);
    const account = write.account
      && await this.close('meta/account', bytesOf(write.account));
    return this.database.transact('readwrite', async (log, meta) => {
      if ((await marksOf(meta)).from !== write.from) return null;
      log.add(sealed, head);
      meta.put(write.clock, 'clock');
      meta.put(head, 'head');
      // No picture of Today is older than the journal.
      meta.delete('picture');
      // What was fetched and how far it reaches: both or neither.
      if (account) meta.put(account, 'account');
      return { records: await answer(log.count()), head };
    }, ['log', 'meta']);
  }

  /**
   * Replaces the log by chunks.
   * @returns {Promise<{ records: number } | null>} null: there was nothing to fold
   */
  fold() {
    return this.locked(async () => {
      const fold = await this.catchUp() && this.port.fold();
      if (!fold) return null;
      const through = Math.min(fold.through, this.head);
      const sealed = await Promise.all(fold.chunks.map(async ({ key, bytes }) => (
        { key, bytes: await this.close(`chunks/${key}`, bytes) })));
      const account = fold.account
        && await this.close('meta/account', bytesOf(fold.account));
      // Whatever is damaged, if the app means no more than that; else what is written anew.
      const gone = fold.aside === this.damaged.size ? [...this.damaged]
        : sealed.map((it) => it.key).filter((key) => this.damaged.has(key));
      const records = await this.database.transact('readwrite', async (log, chunks, _, meta) => {
        for (const key of gone) {
          const from = key > 0 ? log : chunks;
          chunks.put(await answer(from.get(key)), `damaged/${through}/${key}`);
          from.delete(key);
        }
        for (const { key, bytes } of sealed) chunks.put(bytes, key);
        for (const key of await answer(log.getAllKeys(IDBKeyRange.upperBound(through)))) {
          if (!this.damaged.has(key)) log.delete(key);
        }
        meta.put(through, 'folded');
        if (fold.clock) meta.put(fold.clock, 'clock');
        if (account) meta.put(account, 'account');
        return /** @type {number} */ (await answer(log.count()));
      });
      for (const key of gone) this.damaged.delete(key);
      // What was written anew is read anew, here and in the other tabs.
      this.channel.postMessage(fold.clock ? 'anew' : 'folded');
      if (fold.clock) this.port.stale();
      return { records };
    });
  }

  /**
   * Keeps only the newest when keys are faster than the disk. All tabs share the place, so it is
   * looked at first, under the lock.
   * @param {Uint8Array} bytes
   */
  keepDraft(bytes) {
    this.draft = bytes;
    return this.locked(() => this.putAside());
  }

  async putAside() {
    const typed = this.draft;
    if (!typed) return;
    this.draft = null;
    const found = await this.lying('meta', 'draft');
    const wanted = this.port.aside(found ?? new Uint8Array());
    await this.put('meta', 'draft', wanted?.bytes ?? typed);
  }

  // The account

  /** What is known of the account, and everything that was written before it was. */
  account() {
    return this.locked(async () => {
      await this.catchUp();
      return this.lying('meta', 'account');
    });
  }

  /** @param {Uint8Array} bytes none: there is no account any more @param {boolean} isNews */
  keepAccount(bytes, isNews) {
    return this.locked(async () => {
      if (bytes.length) await this.put('meta', 'account', bytes);
      else await this.database.transact(
        'readwrite', (meta) => answer(meta.delete('account')), ['meta']);
      if (isNews) this.channel.postMessage('anew');
    });
  }

  // Pictures and sound

  /** @param {string} id @param {Uint8Array} bytes */
  attach(id, bytes) {
    return this.locked(() => this.put('attachments', id, bytes));
  }

  /** @param {string[]} ids */
  detach(ids) {
    return this.database.transact('readwrite', async (it) => {
      for (const id of ids) it.delete(id);
    }, ['attachments']);
  }

  /**
   * Puts the key under another passphrase, or under none; the first one locks the other tabs.
   * @param {string} old @param {string} word
   */
  relock(old, word) {
    return this.locked(async () => {
      const made = await lockSeal(this.database, old, word);
      if (!made) return;
      this.opened = made;
      this.channel.postMessage('locked');
    });
  }

  /** Removes everything here, and has the other tabs forget it. */
  wipe() {
    return this.locked(async () => {
      await this.database.remove();
      this.head = 0;
      this.opened = null;
      this.damaged.clear();
      this.channel.postMessage('wiped');
    });
  }

  /** All sealed bytes as they are, as one JSON text. */
  async raw() {
    const entries = await this.database.transact('readonly', (...stores) =>
      Promise.all(stores.map(async (it) => [it.name, Object.fromEntries(await all(it))])));
    const note = 'Sealed for the browser that made it / Versiegelt für den Browser, der es machte';
    const stores = Object.fromEntries(entries);
    // Beside remains of the other half on the disk it would open what was deleted there.
    if (stores.meta.wrap) stores.meta.key = null;
    return JSON.stringify({ note, stores }, plain, 1);
  }
}
