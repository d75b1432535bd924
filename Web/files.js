// Files: handed out, picked, and prose that is no part of the app.
// @ts-check

const KEPT_FOR = 60_000;

/** @param {string} name @param {string} type @param {BlobPart} content */
export function download(name, type, content) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR);
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
  return new Uint8Array(await new Blob([name, '\n', bytes]).arrayBuffer());
}

const FOODS = 'foods';
const keptFoods = async () => {
  const cache = await caches.open(FOODS);
  return cache.match((await cache.keys())[0] ?? '');
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
