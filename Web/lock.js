// The lock and the cover: forgets the key, asks for it with a passphrase, and hears that the page
// is to be hidden.
// @ts-check
import { text } from './bytes.js';
import * as Kind from './kind.js';
import { TWICE } from './limits.js';
import { openSeal } from './store.js';

/**
 * @param {import('./store.js').Store} store
 * @param {{ saved: () => Promise<void>, begin: () => Promise<void>,
 *   replace: () => Promise<void> }} app
 * @param {(kind: number, token?: number, bytes?: Uint8Array) => any[]} tell
 */
export function openLock(store, app, tell) {
  /** What is under way gets to the disk; what cannot waits until the journal is open again. */
  async function lock(isForAll = false) {
    await app.saved();
    store.opened = null;
    if (isForAll) store.channel.postMessage('locked');
    await app.begin();
  }

  /**
   * What follows where the word is right.
   * @template T @param {Promise<T>} work @param {(found: T) => unknown} then
   */
  const tried = (work, then) => work.then(then, () => tell(Kind.relocked, 0, text('0')));

  let escaped = -TWICE;
  addEventListener('keydown', ({ key, repeat, timeStamp }) => {
    if (key !== 'Escape' || repeat) return;
    if (timeStamp - escaped < TWICE) tell(Kind.hid);
    escaped = timeStamp;
  });

  /** @type {Record<string, (effect: any) => unknown>} */
  const actions = {
    lock: ({ all }) => lock(all),
    unlock: ({ word }) => tried(openSeal(store.database, word), (opened) => {
      store.opened = opened;
      return app.replace();
    }),
    relock: ({ old, word }) =>
      tried(store.relock(old, word), () => tell(Kind.relocked, 0, text('1'))),
  };
  return { actions, lock };
}
