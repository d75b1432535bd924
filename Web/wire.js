// Talks to the app's own server: one question, one answer; and hears that there is news.
// @ts-check
import { joined, text } from './bytes.js';
import * as Kind from './kind.js';
import { LONGEST_WAIT } from './limits.js';

/** @param {(kind: number, token?: number, bytes?: Uint8Array) => any[]} tell */
export function openWire(tell) {
  /** @type {EventSource | undefined} */
  let source;

  /** A status of 0: there was no answer. @param {any} effect */
  async function ask({ token, method, path, bytes, box }) {
    let head = '0';
    let body = /** @type {BlobPart} */ ('');
    try {
      const answer = await fetch(path, {
        method, body: bytes.length ? bytes : undefined, cache: 'no-store', redirect: 'error',
        headers: {
          'X-Redstart': '1', 'Content-Type': 'application/json',
          ...box && { Authorization: `Box ${box}` },
        },
        signal: AbortSignal.timeout(LONGEST_WAIT),
      });
      body = await answer.arrayBuffer();
      const { status, headers } = answer;
      head = `${status} ${headers.get('Retry-After') ?? ''} ${headers.get('Content-Type') ?? ''}`;
    } catch {}
    tell(Kind.answered, token, await joined(head, '\n', body));
  }

  /** @param {any} effect */
  function listen({ on }) {
    source?.close();
    if (!on) return;
    const opened = source = new EventSource('/api/vault/events');
    opened.addEventListener('head', ({ data }) => tell(Kind.heard, 0, text(data)));
    opened.onerror = () => opened.readyState === EventSource.CLOSED && tell(Kind.heard);
  }

  addEventListener('online', () => tell(Kind.heard));
  return { ask, listen };
}
