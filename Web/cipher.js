// What the browser's own cryptography does for the store and for an account alike: AES-256-GCM and
// the stretching of words. A sealed value is a head that tells its form, a nonce and the body.
// @ts-check
import { random, text } from './bytes.js';

export const CIPHER = 'AES-GCM';
export const { subtle } = crypto;
const NONCE_LENGTH = 12;

/** @param {BufferSource} iv @param {Uint8Array} [bound] */
const cipher = (iv, bound) => ({ name: CIPHER, iv, additionalData: bound });

/**
 * With a nonce of its own where the key is for this alone.
 * @param {CryptoKey} key @param {number[]} head @param {Uint8Array} bound to what it belongs
 * @param {Uint8Array} plain @param {Uint8Array} [nonce]
 */
export async function encrypt(key, head, bound, plain, nonce = random(NONCE_LENGTH)) {
  const body = await subtle.encrypt(cipher(nonce, bound), key, plain);
  const start = [...head, ...nonce];
  const sealed = new Uint8Array(start.length + body.byteLength);
  sealed.set(start);
  sealed.set(new Uint8Array(body), start.length);
  return sealed;
}

/**
 * Null when it has another head, or was not sealed under this key for this place.
 * @param {CryptoKey} key @param {number[]} head @param {Uint8Array} bound @param {any} sealed
 */
export async function decrypt(key, head, bound, sealed) {
  try {
    if (head.some((it, i) => it !== sealed[i])) return null;
    const at = head.length + NONCE_LENGTH;
    const nonce = sealed.subarray(head.length, at);
    return new Uint8Array(await subtle.decrypt(cipher(nonce, bound), key, sealed.subarray(at)));
  } catch {
    return null;
  }
}

/**
 * What a key is made of. The same letters have the same bytes, whatever keyboard they come from.
 * @param {string} word @param {KeyUsage} use
 */
export const secretOf = (word, use) =>
  subtle.importKey('raw', text(word.normalize('NFKC')), 'PBKDF2', false, [use]);

/** @param {any} salt @param {number} iterations */
export const stretching = (salt, iterations) => (
  { name: 'PBKDF2', hash: 'SHA-256', salt, iterations });
