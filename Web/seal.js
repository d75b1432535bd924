// The seal: AES-256-GCM under a key that can never leave this browser.
// A sealed value is a format byte, the key's number, a nonce and the body, bound to its place.
// @ts-check
import { answer } from './database.js';

const FORMAT = 1;
const NONCE_AT = 2;
const BODY_AT = 14;

/** @typedef {{ key: CryptoKey, id: number }} Seal */

/**
 * The key of this device, made on first use.
 * @param {import('./database.js').Database} database @returns {Promise<Seal>}
 */
export async function deviceSeal(database) {
  const read = async (/** @type {IDBObjectStore} */ meta) => (
    { key: await answer(meta.get('key')), id: await answer(meta.get('keyId')) ?? 0 });
  const found = await database.transact('readonly', read, ['meta']);
  if (found.key) return found;
  const made = await crypto.subtle.generateKey(
    { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
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

/** @param {string} place @param {BufferSource} nonce */
const cipher = (place, nonce) => (
  { name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(place) });

/** @param {Seal} seal @param {string} place @param {Uint8Array} bytes */
export async function close({ key, id }, place, bytes) {
  const nonce = crypto.getRandomValues(new Uint8Array(BODY_AT - NONCE_AT));
  const body = await crypto.subtle.encrypt(cipher(place, nonce), key, bytes);
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
    return new Uint8Array(await crypto.subtle.decrypt(cipher(place, nonce), key, body));
  } catch {
    return null;
  }
}
