// Prose that is not part of the app: fetched when a screen asks for it, kept by the service worker.
// @ts-check
import { Kind, note, text } from './engine.js';

/** Its files by the name that the app gives them; the build puts a hash into each. */
const FILES = /** @type {Record<string, string>} */ ({
  'exercises.en': 'exercises.en.txt',
  'exercises.de': 'exercises.de.txt',
});

/**
 * @param {string} name
 * @param {(kind: number, token?: number, bytes?: Uint8Array) => any[]} tell
 */
export async function loadContent(name, tell) {
  try {
    const answer = await fetch(FILES[name]);
    if (!answer.ok) throw new Error(`${answer.status}`);
    const named = await new Blob([name, '\n', await answer.arrayBuffer()]).arrayBuffer();
    tell(Kind.content, 0, new Uint8Array(named));
  } catch (error) {
    note(`${name}: ${error}`);
    tell(Kind.contentMissing, 0, text(name));
  }
}
