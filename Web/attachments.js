// What lies beside the journal: photos and voice notes on their way into the store and out of it.
// @ts-check
import { hexOf, joined, json, text } from './bytes.js';
import * as Kind from './kind.js';
import { pick } from './files.js';
import { photo, show, stopVoice, voice } from './media.js';
import { reasonOf } from './store.js';

/** @typedef {(kind: number, token?: number, bytes?: Uint8Array) => any[]} Say */

/** @param {import('./store.js').Store} store @param {Say} tell */
export function openAttachments(store, tell) {
  const showNew = (which = '[data-attachment]:not([data-asked])') => show(which, async (id) => {
    const bytes = await store.lying('attachments', id);
    if (!bytes) tell(Kind.attachmentMissed, 0, text(id));
    return bytes;
  });

  /**
   * Stores first and tells the app then: the journal never names bytes that are not there.
   * @param {string} id @param {string} medium @param {() => Promise<Blob | undefined>} take
   */
  async function attach(id, medium, take) {
    try {
      const blob = await take();
      if (!blob) return;
      const bytes = await joined(blob);
      await store.attach(id, bytes);
      const sha256 = hexOf(await crypto.subtle.digest('SHA-256', bytes));
      tell(Kind.attached, 0, json({ id, medium, type: blob.type, bytes: bytes.length, sha256 }));
    } catch (error) {
      tell(Kind.attachFailed, 0, text(reasonOf(error)));
    }
  }

  /**
   * Hands the bytes of these over to the app and returns what it then wants.
   * @param {{ ids: string[], token: number }} wanted
   * @param {(kind: number, token: number, bytes?: Uint8Array) => any[]} say
   */
  async function handOver({ ids, token }, say) {
    for (const id of ids) {
      const bytes = await store.lying('attachments', id).catch(() => null);
      say(Kind.attachmentRead, token, await joined(id, bytes ?? ''));
    }
    return say(Kind.allRead, token);
  }

  /** @type {Record<string, (effect: any) => unknown>} */
  const actions = {
    takePhoto: ({ id, side, most }) => attach(id, 'photo', async () => {
      const [file] = await pick('image/*');
      return file && photo(file, side, most);
    }),
    recordVoice: ({ id, seconds, most }) => attach(id, 'voice', () =>
      voice(seconds, most, () => tell(Kind.recordingStarted))),
    stopRecording: () => stopVoice(),
    keepAttachment: async ({ id, bytes }) => {
      const kept = await store.attach(id, bytes).then(() => id, () => '');
      tell(Kind.kept, 0, text(kept));
      // The bytes came after the page that wants them.
      showNew(`[data-attachment="${id}"]`);
    },
    dropAttachments: ({ ids }) => store.detach(ids),
    readAttachments: (wanted) => handOver(wanted, tell),
  };

  return { actions, handOver, show: showNew };
}
