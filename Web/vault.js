// What only the browser's own cryptography does for an account: stretching a password, sealing and
// opening many records under one key.
// @ts-check
import { text } from './engine.js';
import * as Kind from './kind.js';

const FORMAT = 1;
const BODY_AT = 13;
/** The length that stands for a record which could not be opened. */
const CLOSED = 0xffffffff;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const { subtle } = crypto;

/** @param {string} hex */
export const bytesOf = (hex) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Runs of bytes, each behind its length. @param {Uint8Array} bytes @returns {Uint8Array[]} */
function partsOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const parts = [];
  for (let at = 0; at < bytes.length; at += 4 + parts[parts.length - 1].length) {
    parts.push(bytes.subarray(at + 4, at + 4 + view.getUint32(at)));
  }
  return parts;
}

/** @param {(Uint8Array | null)[]} parts */
function joined(parts) {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + 4 + (part?.length ?? 0), 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part ? part.length : CLOSED);
    if (part) bytes.set(part, at + 4);
    at += 4 + (part?.length ?? 0);
  }
  return bytes;
}

/**
 * With a nonce of its own where the key is for this alone.
 * @param {CryptoKey} key @param {Uint8Array} bound @param {Uint8Array} plain
 * @param {string} [nonce]
 */
async function close(key, bound, plain, nonce) {
  const iv = nonce ? bytesOf(nonce) : crypto.getRandomValues(new Uint8Array(BODY_AT - 1));
  const body = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bound }, key, plain);
  return new Uint8Array(await new Blob([Uint8Array.of(FORMAT), iv, body]).arrayBuffer());
}

/** @param {CryptoKey} key @param {Uint8Array} bound @param {Uint8Array} sealed */
async function open(key, bound, sealed) {
  try {
    if (sealed[0] !== FORMAT) return null;
    const iv = sealed.subarray(1, BODY_AT);
    return new Uint8Array(await subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: bound }, key, sealed.subarray(BODY_AT)));
  } catch {
    return null;
  }
}

/** @param {(kind: number, token?: number, bytes?: Uint8Array) => any[]} tell */
export function openVault(tell) {
  /** @param {typeof close | typeof open} work */
  const each = (work) => async (/** @type {any} */ { token, key, nonce, bytes }) => {
    const own = await subtle.importKey(
      'raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
    const parts = partsOf(bytes);
    const done = [];
    for (let i = 0; i < parts.length; i += 2) done.push(work(own, parts[i], parts[i + 1], nonce));
    tell(Kind.crypted, token, joined(await Promise.all(done)));
  };

  return {
    actions: {
      seal: each(close),
      open: each(open),
      // A key pair, the one that is given or a new one, and what it agrees on with a public key.
      agree: async (/** @type {any} */ { token, bytes }) => {
        const [own, other] = partsOf(bytes);
        const { privateKey, publicKey } = await subtle.generateKey(CURVE, true, ['deriveBits']);
        const parts = [];
        try {
          const mine = own.length
            ? await subtle.importKey('pkcs8', own, CURVE, true, ['deriveBits']) : privateKey;
          const theirs = other.length
            ? await subtle.importKey('raw', other, CURVE, true, []) : publicKey;
          parts.push(...await Promise.all([
            subtle.exportKey('pkcs8', mine), subtle.exportKey('raw', publicKey),
            subtle.deriveBits({ name: CURVE.name, public: theirs }, mine, 256)]));
        } catch {}
        tell(Kind.crypted, token, joined(parts.map((part) => new Uint8Array(part))));
      },
      stretch: async (/** @type {any} */ { token, salt, rounds, bytes }) => {
        // The same letters have the same bytes, whatever keyboard they come from.
        const letters = text(new TextDecoder().decode(bytes).normalize('NFKC'));
        const word = await subtle.importKey('raw', letters, 'PBKDF2', false, ['deriveBits']);
        const root = await subtle.deriveBits(
          { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds }, word, 256);
        tell(Kind.crypted, token, new Uint8Array(root));
      },
    },
  };
}
