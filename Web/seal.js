// The seal: AES-256-GCM under a key that can never leave this browser. With a lock the disk has the
// key only under another one, which a passphrase makes.
// A sealed value is a format byte, the key's number, a nonce and the body, bound to its place.
// @ts-check
import { STORES, all, answer } from './database.js';

const FORMAT = 1;
const NONCE_AT = 2;
const BODY_AT = 14;
/** A locked key is a salt, a nonce and the key. */
const LOCK_NONCE_AT = 16;
const LOCK_BODY_AT = 28;
const LOCKED_LENGTH = 76;
const ROUNDS = 600_000;
const CIPHER = 'AES-GCM';
const { subtle } = globalThis.crypto;

/** @typedef {{ key: CryptoKey, id: number }} Seal */

/**
 * The key of this device, made on first use; bytes while it is locked.
 * @param {import('./database.js').Database} database
 * @returns {Promise<{ key: CryptoKey | Uint8Array, id: number }>}
 */
export async function deviceSeal(database) {
  const read = async (/** @type {IDBObjectStore} */ meta) => (
    { key: await answer(meta.get('key')), id: await answer(meta.get('keyId')) ?? 0 });
  const found = await database.transact('readonly', read, ['meta']);
  if (found.key) return found;
  const made = await newKey(false);
  return database.transact('readwrite', async (meta) => {
    const now = await read(meta);
    // Another tab may have been faster.
    if (now.key) return now;
    const seal = { key: /** @type {CryptoKey} */ (made), id: now.id + 1 };
    meta.put(seal.id, 'keyId');
    await answer(meta.put(seal.key, 'key'));
    return seal;
  }, ['meta']);
}

/** @param {boolean} canLeave @returns {Promise<any>} */
const newKey = (canLeave) =>
  subtle.generateKey({ name: CIPHER, length: 256 }, canLeave, ['encrypt', 'decrypt']);

/**
 * The same letters have the same bytes, whatever keyboard they come from.
 * @param {string} word @param {any} salt
 */
async function stretched(word, salt) {
  const letters = new TextEncoder().encode(word.normalize('NFKC'));
  const from = await subtle.importKey('raw', letters, 'PBKDF2', false, ['deriveKey']);
  return subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS }, from,
    { name: CIPHER, length: 256 }, false, ['wrapKey', 'unwrapKey']);
}

/** @param {CryptoKey} key @param {string} word */
async function lockKey(key, word) {
  const locked = crypto.getRandomValues(new Uint8Array(LOCKED_LENGTH));
  const iv = locked.subarray(LOCK_NONCE_AT, LOCK_BODY_AT);
  const by = await stretched(word, locked.subarray(0, LOCK_NONCE_AT));
  locked.set(new Uint8Array(
    await subtle.wrapKey('raw', key, by, { name: CIPHER, iv })), LOCK_BODY_AT);
  return locked;
}

/** Throws where the word is another one. @param {any} locked @param {string} word */
async function unlockKey(locked, word, canLeave = false) {
  const iv = locked.subarray(LOCK_NONCE_AT, LOCK_BODY_AT);
  const by = await stretched(word, locked.subarray(0, LOCK_NONCE_AT));
  return subtle.unwrapKey('raw', locked.subarray(LOCK_BODY_AT), by, { name: CIPHER, iv }, CIPHER,
    canLeave, ['encrypt', 'decrypt']);
}

/** @param {string} place @param {BufferSource} nonce */
const cipher = (place, nonce) => (
  { name: CIPHER, iv: nonce, additionalData: new TextEncoder().encode(place) });

/** @param {Seal} seal @param {string} place @param {Uint8Array} bytes */
export async function close({ key, id }, place, bytes) {
  const nonce = crypto.getRandomValues(new Uint8Array(BODY_AT - NONCE_AT));
  const body = await subtle.encrypt(cipher(place, nonce), key, bytes);
  const sealed = new Uint8Array(BODY_AT + body.byteLength);
  sealed.set([FORMAT, id, ...nonce]);
  sealed.set(new Uint8Array(body), BODY_AT);
  return sealed;
}

/**
 * Null when it was not sealed here, by this key, for this place.
 * @param {Seal} seal @param {string} place @param {any} sealed
 */
export async function open({ key, id }, place, sealed) {
  try {
    if (sealed[0] !== FORMAT || sealed[1] !== id) return null;
    const nonce = sealed.subarray(NONCE_AT, BODY_AT);
    const body = sealed.subarray(BODY_AT);
    return new Uint8Array(await subtle.decrypt(cipher(place, nonce), key, body));
  } catch {
    return null;
  }
}

/**
 * The key that lies under a passphrase. Throws where the word is another one.
 * @param {import('./database.js').Database} database @param {string} word @returns {Promise<Seal>}
 */
export async function openSeal(database, word) {
  const { key, id } = await deviceSeal(database);
  return { key: await unlockKey(key, word), id };
}

/**
 * Puts the key under another passphrase, or under none. One that lay open on the disk is given up:
 * everything is sealed anew, and the new key comes back. What does not open stays what it is.
 * @param {import('./database.js').Database} database @param {string} old @param {string} word
 */
export async function lockSeal(database, old, word) {
  const { key, id } = await deviceSeal(database);
  if (!(key instanceof CryptoKey)) {
    const own = await unlockKey(key, old, !!word);
    const next = word ? await lockKey(own, word) : own;
    return database.transact('readwrite', (meta) => answer(meta.put(next, 'key')).then(() => null),
      ['meta']);
  }
  const locked = await lockKey(await newKey(true), word);
  const next = { key: await unlockKey(locked, word), id: id % 255 + 1 };
  const found = await database.transact('readonly', (...stores) =>
    Promise.all(stores.map((it) => all(it))));
  const anew = await Promise.all(found.map((entries, i) => Promise.all(
    entries.map(async ([name, sealed]) => {
      const place = `${STORES[i]}/${name}`;
      const bytes = await open({ key, id }, place, sealed);
      return [name, bytes ? await close(next, place, bytes) : sealed];
    }))));
  await database.transact('readwrite', async (...stores) => {
    stores.forEach((store, i) => anew[i].forEach(([name, sealed]) => store.put(sealed, name)));
    const meta = stores[STORES.indexOf('meta')];
    meta.put(next.id, 'keyId');
    await answer(meta.put(locked, 'key'));
  });
  return next;
}
