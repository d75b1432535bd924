// The app's code, which comes in two parts: the rest follows behind the first look.
// @ts-check
import { Engine } from './engine.js';
import { RETRY_WAIT } from './limits.js';

/** @param {string} name */
export const meta = (name) =>
  /** @type {HTMLMetaElement} */ (document.querySelector(`meta[name="${name}"]`)).content;

/** In sight while something waits for the rest. */
export const short = /** @type {HTMLElement} */ (document.getElementById('short'));

/** @type {Record<string, Promise<WebAssembly.Module> | undefined>} */
const parts = {};

/** @param {string} name */
const part = (name) =>
  parts[name] ??= WebAssembly.compileStreaming(fetch(meta(name))).catch((error) => {
    delete parts[name];
    throw error;
  });

/** The first of these languages that has words. @param {string[]} languages */
const speakable = (languages) => languages.map((it) => it.slice(0, 2))
  .find((it) => document.getElementsByName(`words.${it}`)[0]);

/** The device's. */
export const own = speakable([...navigator.languages, 'en']);

/**
 * The words of the language that was shown last where that is not the device's.
 * @param {string} block
 */
async function words(block) {
  const answer = await fetch(meta(`${block}.${speakable([localStorage.spoken ?? '']) ?? own}`));
  return new Uint8Array(await answer.arrayBuffer());
}

/** Where a worker serves the page, all parts are at hand, and nothing waits for the rest. */
export const isAtHand = () =>
  !short.hidden || parts.rest || navigator.serviceWorker?.controller;

export async function fresh() {
  const rest = isAtHand() && part('rest');
  return Engine.start(
    ...await Promise.all([part('engine'), rest, words(rest ? 'words' : 'first')]));
}

/**
 * Comes back when the rest is there, too; `gone` hears that the server has another build by now,
 * and this one's rest no more.
 * @param {Engine} engine @param {() => unknown} gone
 */
export async function complete(engine, gone) {
  while (!engine.isWhole) {
    try {
      await engine.complete(await part('rest'), await words('words'));
    } catch {
      const page = await fetch('/').then((it) => it.text()).catch(() => '');
      if (/name="?rest/.test(page) && !page.includes(meta('rest'))) return gone();
      await new Promise((done) => setTimeout(done, RETRY_WAIT));
    }
  }
}
