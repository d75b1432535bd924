// What a practice wants of the device besides sound: a lit screen, a tile on the lock screen, a
// tremble. What a browser lacks is left out.
// @ts-check
import { text } from './bytes.js';
import * as Kind from './kind.js';
import { SECOND } from './limits.js';

const ICON = { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' };

/** @param {(kind: number, token?: number, bytes?: Uint8Array) => unknown} tell */
export function openWake(tell) {
  let isAwake = false;
  /** @type {WakeLockSentinel | undefined} */
  let light;

  /** The browser takes the light away from a page that is hidden. */
  async function keepAwake() {
    if (!isAwake) return light?.release();
    if (document.hidden || light?.released === false) return;
    light = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (!isAwake) light?.release();
  }
  document.addEventListener('visibilitychange', keepAwake);

  /** @param {any} tile */
  function showTile(tile) {
    const { mediaSession } = navigator;
    if (!mediaSession) return;
    mediaSession.metadata = tile ? new MediaMetadata({ ...tile, artwork: [ICON] }) : null;
    mediaSession.playbackState = !tile ? 'none' : tile.paused ? 'paused' : 'playing';
    for (const action of /** @type {const} */ (['play', 'pause', 'stop'])) {
      mediaSession.setActionHandler(
        action, tile ? () => tell(Kind.tilePressed, 0, text(action)) : null);
    }
    mediaSession.setPositionState?.(tile?.length
      ? { duration: tile.length / SECOND, position: Math.min(tile.at, tile.length) / SECOND }
      : undefined);
  }

  return {
    keepAwake: (/** @type {{ on: boolean }} */ { on }) => {
      isAwake = on;
      return keepAwake();
    },
    showTile: (/** @type {any} */ { tile }) => showTile(tile),
    vibrate: (/** @type {{ pattern: number[] }} */ { pattern }) => navigator.vibrate?.(pattern),
  };
}
