// What only the browser's own cryptography does for an account: stretching a password, sealing and
// opening many records under one key.
// @ts-check
import { bytesOf, decoded, joined } from './bytes.js';
import { CIPHER, decrypt, encrypt, secretOf, stretching, subtle } from './cipher.js';
import * as Kind from './kind.js';

/** What each sealed value begins with: its format. */
const HEAD = [1];
/** The length that stands for a record which could not be opened. */
const CLOSED = 0xffffffff;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' };

/** Runs of bytes, each behind its length. @param {Uint8Array} bytes @returns {Uint8Array[]} */
function partsOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const parts = [];
  for (let at = 0, end; at < bytes.length; at = end) {
    end = at + 4 + view.getUint32(at);
    parts.push(bytes.subarray(at + 4, end));
  }
  return parts;
}

/** The same way back. @param {(Uint8Array | ArrayBuffer | null)[]} parts */
const bytesOfParts = (parts) => joined(...parts.flatMap((part) => {
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, part?.byteLength ?? CLOSED);
  return [length, part ?? ''];
}));

/** @param {(kind: number, token?: number, bytes?: Uint8Array) => any[]} tell */
export function openVault(tell) {
  /** @param {number} token @param {(Uint8Array | ArrayBuffer | null)[]} parts */
  const answer = async (token, parts) => tell(Kind.crypted, token, await bytesOfParts(parts));

  /** @param {typeof encrypt | typeof decrypt} work */
  const each = (work) => async (/** @type {any} */ { token, key, nonce, bytes }) => {
    const own = await subtle.importKey('raw', bytesOf(key), CIPHER, false, ['encrypt', 'decrypt']);
    const iv = nonce && bytesOf(nonce);
    const parts = partsOf(bytes);
    const done = [];
    for (let i = 0; i < parts.length; i += 2) {
      done.push(work(own, HEAD, parts[i], parts[i + 1], iv));
    }
    return answer(token, await Promise.all(done));
  };

  return {
    seal: each(encrypt),
    open: each(decrypt),
    // A key pair, the one that is given or a new one, and what it agrees on with a public key.
    agree: async (/** @type {any} */ { token, bytes }) => {
      const [own, other] = partsOf(bytes);
      const { privateKey, publicKey } = await subtle.generateKey(CURVE, true, ['deriveBits']);
      try {
        const mine = own.length
          ? await subtle.importKey('pkcs8', own, CURVE, true, ['deriveBits']) : privateKey;
        const theirs = other.length
          ? await subtle.importKey('raw', other, CURVE, true, []) : publicKey;
        return answer(token, await Promise.all([
          subtle.exportKey('pkcs8', mine), subtle.exportKey('raw', publicKey),
          subtle.deriveBits({ name: CURVE.name, public: theirs }, mine, 256)]));
      } catch {
        return answer(token, []);
      }
    },
    stretch: async (/** @type {any} */ { token, salt, rounds, bytes }) => {
      const root = await subtle.deriveBits(
        stretching(bytesOf(salt), rounds), await secretOf(decoded(bytes), 'deriveBits'), 256);
      tell(Kind.crypted, token, new Uint8Array(root));
    },
  };
}
