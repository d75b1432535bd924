// Files: handed out, picked, and prose that is no part of the app.
// @ts-check
import { bytesOf, decoded, joined } from './bytes.js';
import { FILE_KEPT } from './limits.js';
import { meta } from './parts.js';

/** @param {string} name @param {string} type @param {BlobPart} content */
export function download(name, type, content) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FILE_KEPT);
}

/** Several only where archives are welcome. @param {string} accept @returns {Promise<File[]>} */
export function pick(accept) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.multiple = accept.includes('zip');
  input.hidden = true;
  document.body.append(input);
  input.click();
  return new Promise((resolve) => {
    input.onchange = input.oncancel = () => {
      input.remove();
      resolve([...input.files ?? []]);
    };
  });
}

/**
 * A file of prose behind its name and a line's end; nothing behind it when it cannot be had.
 * @param {string} name @param {string} address
 */
export async function prose(name, address) {
  const bytes = await fetch(address).then((it) => (it.ok ? it.arrayBuffer() : '')).catch(() => '');
  return joined(name, '\n', bytes);
}

const FOODS = 'foods';
const keptFoods = async () => {
  const cache = await caches.open(FOODS);
  const [table] = await cache.matchAll();
  return table;
};
let renewed = Promise.resolve();

/**
 * Keeps the newest table of foods for this start or the next one; then the older one goes. Every
 * app does so, used for food or not: the server learns nothing from it.
 */
export function renewFoods() {
  const renew = async () => {
    const { path } = await (await fetch('/foods/current.json')).json();
    const cache = await caches.open(FOODS);
    if (!await cache.match(path)) await cache.add(path);
    for (const it of await cache.keys()) if (!it.url.endsWith(path)) await cache.delete(it);
  };
  renewed = renew().catch(() => {});
  return renewed;
}

/** The table that is kept here, or else the one that comes; nothing when it cannot be had. */
export async function foods() {
  const table = await keptFoods() ?? await renewed.then(keptFoods) ??
    await renewFoods().then(keptFoods);
  return new Uint8Array(await table?.arrayBuffer() ?? 0);
}

const HELP = '/help/current';
const SIGNED_AT = 64;
const CURVE = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** What the key in the page has signed; empty for anything else. @param {Response} answer */
async function signed(answer) {
  const bytes = await answer.arrayBuffer();
  const said = bytes.slice(SIGNED_AT);
  const key = await crypto.subtle.importKey('raw', bytesOf(meta('help')), CURVE, false, ['verify']);
  const isRight = await crypto.subtle.verify(CURVE, key, bytes.slice(0, SIGNED_AT), said);
  return isRight ? `help\n${decoded(said)}` : '';
}

/**
 * The newest directory of help that was signed, behind its name: the one that is kept, or what the
 * server has by now. It begins with its time, so a later one is the greater text, and none goes
 * back. Nothing where the build has no key.
 */
export async function help() {
  if (!meta('help')) return '';
  const cache = await caches.open('help');
  const lying = await cache.match(HELP);
  const kept = lying ? await signed(lying) : '';
  try {
    const answer = await fetch(HELP);
    const news = await signed(answer.clone());
    if (news <= kept) return kept;
    await cache.put(HELP, answer);
    return news;
  } catch {
    return kept;
  }
}
