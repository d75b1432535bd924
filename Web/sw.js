// The service worker: keeps one whole build of the app, so that it opens without a network, and
// never mixes two builds. A build knows its files by their hashed names.
const ASSETS = []; const BUILD = '';

const PREFIX = 'app-';
const CURRENT = PREFIX + BUILD;
const ANSWER_WAIT = 1000;
const PAGE = '/';
/** What a first visit fetches ahead would hold up the picture of Today once it is at hand. */
const AHEAD = /<link[^>]+as="?fetch[^>]*>/;

/** The caches of all other builds kept here, oldest first. */
const others = async () => (await caches.keys())
  .filter((name) => name.startsWith(PREFIX) && name !== CURRENT);

/** All or nothing: a build that is not whole never becomes active. */
async function install() {
  const page = await fetch(PAGE, { cache: 'reload' });
  const html = await page.clone().text();
  const isOurs = ASSETS.every((it) => !/^.(app|rest)\./.test(it) || html.includes(it.slice(1)));
  if (!page.ok || page.redirected || !isOurs) throw new Error('the page is of another build');
  const cache = await caches.open(CURRENT);
  await cache.addAll(ASSETS);
  await cache.put(PAGE, new Response(html.replace(AHEAD, ''), page));
  // The build that waited until now will never be used.
  if (registration.waiting) await caches.delete((await others()).pop());
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
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const used = (await Promise.all(open.map(filesOf))).flat();
  // The last one before this stays: somebody may be loading it right now.
  for (const name of kept.slice(0, -1)) {
    const cache = await caches.open(name);
    const files = await Promise.all(used.map((url) => cache.match(url)));
    if (!files.some(Boolean)) await caches.delete(name);
  }
}

async function activate() {
  if (!(await others()).length) await clients.claim();
  await cleanUp().catch(() => {});
}

/** What is kept under a name, or else what the server has. */
async function answer(request, name, options) {
  return (await caches.match(name, options)) ?? fetch(request);
}

/** For the app, which alone can read a ticket: an open one takes it at once. */
async function keepNote({ ticket }, what) {
  const cache = await caches.open('reminders');
  await cache.put(`/note?${ticket}.${what}.${Date.now()}`, new Response());
  for (const client of await clients.matchAll()) client.postMessage('noted');
}

/** A browser wants to see something for each push: what is done by now is gone at once. */
async function remind({ notification }) {
  const { title, tag, data } = notification;
  const isOver = !!(await (await caches.match('/over'))?.text())?.includes(tag);
  await registration.showNotification(title, { ...notification, silent: isOver });
  navigator.setAppBadge?.(isOver ? 0 : 1);
  if (!isOver) return keepNote(data, 'shown');
  for (const it of await registration.getNotifications({ tag })) it.close();
}

/** A button needs no open app; a tap leads into it. */
async function follow({ data }, action) {
  if (action || data.tap) await keepNote(data, action || 'done');
  if (action) return;
  const [page] = await clients.matchAll({ type: 'window' });
  await (page?.focus() ?? clients.openWindow(data.address));
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('message', ({ data }) => {
  if (data === 'takeOver') skipWaiting();
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    // The page of this build, whatever the server has by now.
    if (pathname === PAGE) event.respondWith(answer(request, PAGE, { cacheName: CURRENT }));
  } else if (/\.[0-9a-f]{12}\.\w+$/.test(pathname)) {
    // A hashed name means the same bytes in every build, whatever pose is asked of a picture.
    event.respondWith(answer(request, pathname, { ignoreVary: true }));
  }
});
addEventListener('push', (event) => event.waitUntil(remind(event.data.json())));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification, event.action));
});
