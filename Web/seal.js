// The seal: AES-256-GCM under a key that can never leave this browser. The disk has it only under
// another one: the browser's own, or with a lock one that a passphrase makes.
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
/**
 * Behind it is noise, and nothing after that: what is longer than 1 MiB, or 64 KiB that cannot be
 * packed, browsers keep as a file of its own, which is gone once it is replaced or removed. What
 * is shorter can lie in their files for long.
 */
const KEPT_LENGTH = 1_100_000;
const RANDOM_AT_ONCE = 65_536;
const ROUNDS = 600_000;
const CIPHER = 'AES-GCM';
const { subtle } = globalThis.crypto;

/**
 * `name` tells keys apart that have one number, since a browser may remove the whole database.
 * @typedef {{ key: CryptoKey, id: number, name?: string, isOld?: boolean }} Seal
 * @typedef {{ key: any, id: number, name?: string, wrap?: CryptoKey }} Kept
 */

/** The one that was opened last. @type {Seal | undefined} */
let last;

/** @param {IDBObjectStore} meta @returns {Promise<Kept>} */
async function kept(meta) {
  const [id, name, wrap] = await Promise.all(
    ['keyId', 'keyName', 'wrap'].map((it) => answer(meta.get(it))));
  const isKnown = wrap && name === last?.name;
  return { key: isKnown ? last?.key : await answer(meta.get('key')), id: id ?? 0, name, wrap };
}

/**
 * The key of this device, made on first use; none while it is locked.
 * @param {import('./database.js').Database} database
 * @returns {Promise<{ key?: CryptoKey, id: number, name?: string, isOld?: boolean }>}
 */
export async function deviceSeal(database) {
  const found = await database.transact('readonly', kept, ['meta']);
  if (!found.key) {
    const made = await wrapped(await newKey(true, ['encrypt', 'decrypt']));
    // Another tab may have been faster.
    await database.transact('readwrite', async (meta) =>
      (await kept(meta)).key ?? keep(meta, made, found.id + 1), ['meta']);
    return deviceSeal(database);
  }
  const { key, id, name, wrap } = found;
  // Up to version 1 of the database the key itself lay there.
  if (key instanceof CryptoKey && !wrap) return { key, id, isOld: true };
  if (!wrap) return { id };
  if (last?.name !== name) {
    const isOld = key.length < KEPT_LENGTH;
    last = { key: await unwrapped(key, async () => wrap), id, name, isOld };
  }
  return /** @type {Seal} */ (last);
}

/** @param {boolean} canLeave @param {KeyUsage[]} uses @returns {Promise<any>} */
const newKey = (canLeave, uses) =>
  subtle.generateKey({ name: CIPHER, length: 256 }, canLeave, uses);

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

/**
 * A key under what a passphrase makes, or else under one that stays in this browser.
 * @param {CryptoKey} key @param {string} [word] @param {string} [name]
 */
async function wrapped(key, word, name = crypto.randomUUID()) {
  const bytes = new Uint8Array(KEPT_LENGTH);
  crypto.getRandomValues(bytes.subarray(0, RANDOM_AT_ONCE));
  const iv = bytes.subarray(LOCK_NONCE_AT, LOCK_BODY_AT);
  const wrap = word ? undefined : await newKey(false, ['wrapKey', 'unwrapKey']);
  const by = wrap ?? await stretched(word ?? '', bytes.subarray(0, LOCK_NONCE_AT));
  bytes.set(new Uint8Array(
    await subtle.wrapKey('raw', key, by, { name: CIPHER, iv })), LOCK_BODY_AT);
  return { bytes, wrap, name };
}

/**
 * Throws where the word is another one.
 * @param {any} lying @param {(salt: Uint8Array) => Promise<CryptoKey>} by
 */
async function unwrapped(lying, by, canLeave = false) {
  const iv = lying.subarray(LOCK_NONCE_AT, LOCK_BODY_AT);
  return subtle.unwrapKey('raw', lying.subarray(LOCK_BODY_AT, LOCKED_LENGTH),
    await by(lying.subarray(0, LOCK_NONCE_AT)), { name: CIPHER, iv }, CIPHER, canLeave,
    ['encrypt', 'decrypt']);
}

/**
 * Puts a wrapped key into the database.
 * @param {IDBObjectStore} meta @param {Awaited<ReturnType<typeof wrapped>>} made @param {number} id
 */
function keep(meta, { bytes, wrap, name }, id) {
  meta.put(id, 'keyId');
  meta.put(name, 'keyName');
  meta.delete('picture');
  if (wrap) meta.put(wrap, 'wrap');
  else meta.delete('wrap');
  return answer(meta.put(bytes, 'key'));
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
  const { key, id } = await database.transact('readonly', kept, ['meta']);
  return { key: await unwrapped(key, (salt) => stretched(word, salt)), id };
}

/**
 * Puts the key under another passphrase, or under none. One that was not locked is given up:
 * everything is sealed anew, and the new key comes back. What does not open stays what it is.
 * @param {import('./database.js').Database} database @param {string} old @param {string} word
 */
export async function lockSeal(database, old, word) {
  const now = await deviceSeal(database);
  if (!now.key) {
    const { key, id, name } = await database.transact('readonly', kept, ['meta']);
    const own = await unwrapped(key, (salt) => stretched(old, salt), true);
    const next = await wrapped(own, word, name);
    await database.transact('readwrite', (meta) => keep(meta, next, id), ['meta']);
    return null;
  }
  const made = await wrapped(await newKey(true, ['encrypt', 'decrypt']), word);
  const by = async (/** @type {Uint8Array} */ salt) => made.wrap ?? stretched(word, salt);
  const next = { key: await unwrapped(made.bytes, by), id: now.id % 255 + 1 };
  const found = await database.transact('readonly', (...stores) =>
    Promise.all(stores.map((it) => all(it))));
  const anew = await Promise.all(found.map((entries, i) => Promise.all(
    entries.map(async ([name, sealed]) => {
      const place = `${STORES[i]}/${name}`;
      const bytes = await open(/** @type {Seal} */ (now), place, sealed);
      return [name, bytes && await close(next, place, bytes)];
    }))));
  await database.transact('readwrite', (...stores) => {
    anew.forEach((entries, i) => entries.forEach(([name, sealed]) =>
      sealed && stores[i].put(sealed, name)));
    return keep(stores[STORES.indexOf('meta')], made, next.id);
  });
  return next;
}
