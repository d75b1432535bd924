// Talks to the app's own server: one question, one answer; and hears that there is news.
// @ts-check
import { text } from './engine.js';
import * as Kind from './kind.js';

const LONGEST_WAIT = 30_000;

/** @param {(kind: number, token?: number, bytes?: Uint8Array) => any[]} tell */
export function openWire(tell) {
  /** @type {EventSource | undefined} */
  let source;

  /** A status of 0: there was no answer. @param {any} effect */
  async function ask({ token, method, path, bytes, box }) {
    let head = '0';
    let body = new ArrayBuffer(0);
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
    const whole = await new Blob([`${head}\n`, body]).arrayBuffer();
    tell(Kind.answered, token, new Uint8Array(whole));
  }

  /** @param {any} effect */
  function listen({ on }) {
    source?.close();
    source = on ? new EventSource('/api/vault/events') : undefined;
    source?.addEventListener('head', ({ data }) => tell(Kind.heard, 0, text(data)));
    source?.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) tell(Kind.heard);
    });
  }

  addEventListener('online', () => tell(Kind.heard));
  return { actions: { ask, listen } };
}
