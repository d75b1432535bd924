// Today as it stood, which the next start shows until the app is there. It holds no fact: whatever
// is written to the journal takes it away.
// @ts-check
import { answer, marksOf } from './database.js';
import { decoded, text } from './bytes.js';
import { pageOf } from './engine.js';
import { PICTURE_WAIT } from './limits.js';
import { meta, own } from './parts.js';

/** It is of this build, language, zone and address. */
const place = () => [meta('engine'), own, new Date().getTimezoneOffset(),
  location.hash.replace('#/today', '')].join();

/**
 * @param {import('./store.js').Store} store @param {any} page
 * @param {() => boolean} isAlive whether there is an app
 * @param {() => boolean} isSettled whether it is whole and all it did is on the disk
 */
export function openPicture(store, page, isAlive, isSettled) {
  /** @param {string} at @param {string} picture */
  const put = (at, picture) => store.locked(async () => {
    const sealed = await store.close(at, text(picture));
    // Who has not read the journal to its end knows no picture of it.
    await store.database.transact('readwrite', async (it) =>
      (await marksOf(it)).head === store.head && answer(it.put(sealed, 'picture')), ['meta']);
  });

  return {
    /** Nothing was written since it was kept. */
    isKept: false,

    /** For the next start. @param {boolean} [once] not again before something is written */
    keep(once) {
      const picture = !(once && this.isKept) && isSettled() && page.picture();
      if (!picture) return;
      this.isKept = true;
      put(place(), picture).catch(() => {});
    },

    /** Taps on it wait for the app, each for what stands there under its key. */
    async show() {
      if (!navigator.serviceWorker?.controller) return;
      const picture = await store.lying('meta', 'picture', place());
      const old = picture && pageOf(decoded(picture));
      if (!old || isAlive() || Date.now() >= old.head.until) return;
      const first = document.querySelector('.first')?.cloneNode(true);
      page.paint(old);
      setTimeout(() => isAlive() || page.replace(first), PICTURE_WAIT);
    },
  };
}
