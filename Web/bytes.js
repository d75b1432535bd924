// Bytes, and the forms in which they come and go: text, JSON, hexadecimal digits.
// @ts-check

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** @param {unknown} value */
export const json = (value) => encoder.encode(JSON.stringify(value));
/** @param {string} [value] */
export const text = (value) => encoder.encode(value);

/** The text that they are. @param {BufferSource} bytes */
export const decoded = (bytes) => decoder.decode(bytes);

/** @param {string} hex */
export const bytesOf = (hex) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {any} bytes */
export const hexOf = (bytes) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** One behind the other. @param {BlobPart[]} parts */
export const joined = async (...parts) => new Uint8Array(await new Blob(parts).arrayBuffer());

/** @param {number} count */
export const random = (count) => crypto.getRandomValues(new Uint8Array(count));
