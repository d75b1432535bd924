// Reminders that come while the app is closed: the browser's push service, and what the worker
// noted of them meanwhile.
// @ts-check
import { json, text } from './bytes.js';
import { note } from './engine.js';
import * as Kind from './kind.js';

/**
 * @param {(kind: number, token?: number, bytes?: Uint8Array) => unknown} tell
 * @param {() => Promise<void>} saved
 */
export function openPush(tell, saved) {
  const { serviceWorker } = navigator;
  const shelf = () => caches.open('reminders');
  serviceWorker?.addEventListener('message', ({ data }) => data === 'noted' && tell(Kind.noted));

  return {
    push: async (/** @type {any} */ { asks, key, ends }) => {
      const permission = asks ? await Notification.requestPermission() : Notification.permission;
      const { pushManager } = await serviceWorker.ready;
      const found = await (key
        ? pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
        : pushManager.getSubscription()).catch(note);
      if (ends) await Promise.all([found?.unsubscribe(), caches.delete('reminders')]);
      tell(Kind.pushed, 0, json({ permission, ...found?.toJSON() }));
    },
    keepOver: async (/** @type {any} */ { tags }) =>
      (await shelf()).put('/over', new Response(tags)),
    takeNotes: async () => {
      navigator.clearAppBadge?.();
      const cache = await shelf();
      for (const request of await cache.keys('/note', { ignoreSearch: true })) {
        tell(Kind.noted, 0, text(new URL(request.url).search.slice(1)));
        await saved();
        await cache.delete(request);
      }
    },
  };
}
