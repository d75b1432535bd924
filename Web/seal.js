// The seal: AES-256-GCM under a key that can never leave this browser. The disk has it only under
// another one: the browser's own, or with a lock one that a passphrase makes.
// A sealed value is a format byte, the key's number, a nonce and the body, bound to its place.
// @ts-check
import { text } from './bytes.js';
import { CIPHER, decrypt, encrypt, secretOf, stretching, subtle } from './cipher.js';
import { STORES, all, answer } from './database.js';

const FORMAT = 1;
/**
 * Behind a wrapped key is noise, and nothing after that: what is longer than 1 MiB, or 64 KiB that
 * cannot be packed, browsers keep as a file of its own, which is gone once it is replaced or
 * removed. What is shorter can lie in their files for long.
 */
const KEPT_LENGTH = 1_100_000;
const RANDOM_AT_ONCE = 65_536;
const ROUNDS = 600_000;
const AES_256 = { name: CIPHER, length: 256 };
/** What the key is for, and what the one over it. @type {KeyUsage[][]} */
const [SEALING, WRAPPING] = [['encrypt', 'decrypt'], ['wrapKey', 'unwrapKey']];

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
  const { key, id, name, wrap } = await database.transact('readonly', kept, ['meta']);
  if (!key) {
    const made = await wrapped(await newKey());
    // Another tab may have been faster.
    await database.transact('readwrite', async (meta) =>
      (await kept(meta)).key ?? keep(meta, made, id + 1), ['meta']);
    return deviceSeal(database);
  }
  // Up to version 1 of the database the key itself lay there.
  if (!wrap) return key instanceof CryptoKey ? { key, id, isOld: true } : { id };
  if (last?.name !== name) {
    last = { key: await unwrapped(key, wrap), id, name, isOld: key.length < KEPT_LENGTH };
  }
  return /** @type {Seal} */ (last);
}

/** One to be wrapped, or one to stay. @returns {Promise<any>} */
const newKey = (canLeave = true, uses = SEALING) =>
  subtle.generateKey(AES_256, canLeave, uses);

/** A wrapped key is a salt, a nonce and the key. @param {any} bytes */
const partsOf = (bytes) => [bytes.subarray(0, 16), bytes.subarray(16, 28), bytes.subarray(28, 76)];

/** @param {string} word @param {any} salt */
const stretched = async (word, salt) => subtle.deriveKey(
  stretching(salt, ROUNDS), await secretOf(word, 'deriveKey'), AES_256, false, WRAPPING);

/**
 * A key under what a passphrase makes, or else under one that stays in this browser.
 * @param {CryptoKey} key @param {string} [word] @param {string} [name]
 */
async function wrapped(key, word, name = crypto.randomUUID()) {
  const bytes = new Uint8Array(KEPT_LENGTH);
  crypto.getRandomValues(bytes.subarray(0, RANDOM_AT_ONCE));
  const [salt, iv, body] = partsOf(bytes);
  const wrap = word ? undefined : await newKey(false, WRAPPING);
  const by = wrap ?? await stretched(word ?? '', salt);
  body.set(new Uint8Array(await subtle.wrapKey('raw', key, by, { name: CIPHER, iv })));
  return { bytes, wrap, name };
}

/**
 * The same way back. Throws where the word is another one.
 * @param {any} lying @param {CryptoKey} [wrap] @param {string} [word]
 */
async function unwrapped(lying, wrap, word = '', canLeave = false) {
  const [salt, iv, body] = partsOf(lying);
  const by = wrap ?? await stretched(word, salt);
  return subtle.unwrapKey('raw', body, by, { name: CIPHER, iv }, CIPHER, canLeave, SEALING);
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

/** @param {Seal} seal @param {string} place @param {Uint8Array} bytes */
export const close = ({ key, id }, place, bytes) =>
  encrypt(key, [FORMAT, id], text(place), bytes);

/**
 * Null when it was not sealed here, by this key, for this place.
 * @param {Seal} seal @param {string} place @param {any} sealed
 */
export const open = ({ key, id }, place, sealed) =>
  decrypt(key, [FORMAT, id], text(place), sealed);

/**
 * The key that lies under a passphrase. Throws where the word is another one.
 * @param {import('./database.js').Database} database @param {string} word @returns {Promise<Seal>}
 */
export async function openSeal(database, word, canLeave = false) {
  const { key, id, name } = await database.transact('readonly', kept, ['meta']);
  return { key: await unwrapped(key, undefined, word, canLeave), id, name };
}

/**
 * Puts the key under another passphrase, or under none. One that was not locked is given up:
 * everything is sealed anew, and the new key comes back. What does not open stays what it is.
 * @param {import('./database.js').Database} database @param {string} old @param {string} word
 */
export async function lockSeal(database, old, word) {
  const now = await deviceSeal(database);
  if (!now.key) {
    const { key, id, name } = await openSeal(database, old, true);
    const next = await wrapped(key, word, name);
    await database.transact('readwrite', (meta) => keep(meta, next, id), ['meta']);
    return null;
  }
  const made = await wrapped(await newKey(), word);
  const next = { key: await unwrapped(made.bytes, made.wrap, word), id: now.id % 255 + 1 };
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
