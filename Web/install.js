// Putting the app on a home screen: the browser's own question waits until the person asks for it.
// @ts-check
import { text } from './bytes.js';
import * as Kind from './kind.js';

/** @param {(kind: number, token?: number, bytes?: Uint8Array) => unknown} tell */
export function openInstall(tell) {
  /** @type {any} */
  let question = null;
  const keep = (/** @type {any} */ event) => {
    question = event;
    tell(Kind.installable, 0, text(event ? '1' : '0'));
  };
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event);
  });
  addEventListener('appinstalled', () => {
    question = null;
    tell(Kind.installed);
  });

  return {
    /** A new app hears of it, too. */
    again: () => question && keep(question),
    actions: {
      install() {
        const event = question;
        keep(null);
        return event?.prompt();
      },
    },
  };
}
