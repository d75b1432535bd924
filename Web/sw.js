// The service worker: keeps one whole build of the app, so that it opens without a network, and
// never mixes two builds. A build knows its files by their hashed names.
const ASSETS = []; const BUILD = '';

const PREFIX = 'app-';
const CURRENT = PREFIX + BUILD;
const ANSWER_WAIT = 1000;
const PAGE = '/';

/** The caches of all other builds kept here, oldest first. */
const others = async () => (await caches.keys())
  .filter((name) => name.startsWith(PREFIX) && name !== CURRENT);

/** All or nothing: a build that is not whole never becomes active. */
async function install() {
  const page = await fetch(new Request(PAGE, { cache: 'reload' }));
  const html = await page.clone().text();
  const isOurs = ASSETS.filter((asset) => /^.(app|rest)\./.test(asset))
    .every((asset) => html.includes(asset.slice(1)));
  if (!page.ok || page.redirected || !isOurs) throw new Error('the page is of another build');
  const cache = await caches.open(CURRENT);
  await cache.addAll(ASSETS);
  await cache.put(PAGE, page);
  // The build that waited until now will never be used.
  if (self.registration.waiting) await caches.delete((await others()).pop());
}

/** Asks a page which files it was started from. */
function filesOf(client) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(reject, ANSWER_WAIT);
    client.postMessage('files', [port2]);
  });
}

/** Drops the builds that no page uses; while one does not answer, all of them stay. */
async function cleanUp() {
  const kept = await others();
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const used = (await Promise.all(open.map(filesOf))).flat();
  // The last one before this stays: somebody may be loading it right now.
  for (const name of kept.slice(0, -1)) {
    const cache = await caches.open(name);
    const files = await Promise.all(used.map((url) => cache.match(url)));
    if (!files.some(Boolean)) await caches.delete(name);
  }
}

async function activate() {
  if (!(await others()).length) await self.clients.claim();
  await cleanUp().catch(() => {});
}

/** The page of this build, whatever the server has by now. */
async function page(request) {
  const cache = await caches.open(CURRENT);
  return (await cache.match(PAGE)) ?? fetch(request);
}

/** A hashed name means the same bytes in every build. */
async function asset(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

const SHELF = 'reminders';

/** For the app, which alone can read a ticket: an open one takes it at once. */
async function keepNote({ ticket }, what) {
  const cache = await caches.open(SHELF);
  await cache.put(`/note?${ticket}.${what}.${Date.now()}`, new Response());
  for (const client of await self.clients.matchAll()) client.postMessage('noted');
}

/** A browser wants to see something for each push: what is done by now is gone at once. */
async function remind({ notification }) {
  const { title, tag, data } = notification;
  const plan = await (await caches.match('/plan'))?.text();
  const isOver = !(plan?.includes(tag) ?? true);
  await self.registration.showNotification(title, { ...notification, silent: isOver });
  if (!isOver) return keepNote(data, 'shown');
  for (const it of await self.registration.getNotifications({ tag })) it.close();
}

/** A button needs no open app; a tap leads into it. */
async function answer({ data }, action) {
  if (action || data.tap) await keepNote(data, action || 'done');
  if (action) return;
  const [page] = await self.clients.matchAll({ type: 'window' });
  await (page?.focus() ?? self.clients.openWindow(data.address));
}

self.addEventListener('push', (event) => event.waitUntil(remind(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(answer(event.notification, event.action));
});
self.addEventListener('install', (event) => {
  if (BUILD) event.waitUntil(install());
});
self.addEventListener('activate', (event) => {
  if (BUILD) event.waitUntil(activate());
});
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (!BUILD || request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (url.pathname === PAGE) event.respondWith(page(request));
  } else if (/\.[0-9a-f]{12}\.\w+$/.test(url.pathname)) {
    event.respondWith(asset(request));
  }
});
