// New versions of the app: the service worker brings them, the person says when one takes over.
// @ts-check
import { ASK_EVERY } from './limits.js';
import { policy } from './morph.js';

/**
 * `running` are the files that this page runs, `ready` hears that another version waits, and
 * `settled` comes back when the page may be left.
 * @param {{ running: string[], ready: () => void, settled: () => Promise<void> }} app
 */
export function openVersions({ running, ready, settled }) {
  const { serviceWorker } = navigator;
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;
  let asked = Date.now();

  function look() {
    // At a first visit a browser may say for a moment that the only worker waits.
    if (registration?.waiting && registration.active && serviceWorker.controller) ready();
  }

  return {
    look,

    async follow() {
      if (!serviceWorker) return;
      serviceWorker.onmessage = ({ ports: [port] }) => port?.postMessage(running);
      registration = await serviceWorker.register(policy.createScriptURL('/sw.js'));
      look();
      registration.addEventListener('updatefound', () =>
        registration?.installing?.addEventListener('statechange', look));
    },

    /** An installed app may stay open for weeks and would hear of no new version. */
    ask() {
      if (Date.now() - asked < ASK_EVERY) return;
      asked = Date.now();
      registration?.update().catch(() => {});
    },

    /** Only the tab whose person asked for it loads the new version; the others go on. */
    async update() {
      const loadAgain = async () => {
        await settled();
        location.reload();
      };
      const waiting = registration?.waiting;
      if (!waiting) return loadAgain();
      serviceWorker.addEventListener('controllerchange', loadAgain, { once: true });
      waiting.postMessage('takeOver');
    },
  };
}
