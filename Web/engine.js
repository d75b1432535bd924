// The WebAssembly instance: bytes go in, HTML and effects come out. Knows neither page nor store,
// so the page and a worker use the same code.
// @ts-check
import { decoded, json } from './bytes.js';
import * as Kind from './kind.js';
import { LINES_KEPT } from './limits.js';

export { json, text } from './bytes.js';
export { Kind };

/** The last lines of the app's log, for the page that stands when the app cannot. */
export const lines = /** @type {string[]} */ ([]);

/** @param {string} line */
export function note(line) {
  console.info(line);
  lines.push(line);
  if (lines.length > LINES_KEPT) lines.shift();
}

/** @param {string} page a line of JSON about it, then HTML */
export function pageOf(page) {
  const end = page.indexOf('\n');
  return { head: JSON.parse(page.slice(0, end)), html: page.slice(end + 1) };
}

export class Engine {
  /**
   * @param {WebAssembly.Module} first @param {WebAssembly.Module | false} rest
   * @param {Uint8Array} words all of them where there is a rest
   */
  static async start(first, rest, words) {
    const engine = new this();
    const instance = await WebAssembly.instantiate(first, { host: engine.host() });
    engine.exports = /** @type {any} */ (instance.exports);
    engine.exports._initialize();
    // What is in one part shares nothing with another one.
    engine.isWhole = !engine.exports.global;
    if (rest) await engine.complete(rest, words);
    else engine.take(Kind.words, 0, words);
    return engine;
  }

  /**
   * Gives it the code and the words that the first part does without.
   * @param {any} rest @param {Uint8Array} words
   */
  async complete(rest, words) {
    await WebAssembly.instantiate(rest, { primary: this.exports });
    this.take(Kind.words, 0, words);
    this.isWhole = true;
  }

  /**
   * A call into what is not here yet traps, and leaves no trace: it can be made once more.
   * @template T @param {() => T} call @returns {T}
   */
  undoing(call) {
    if (this.isWhole) return call();
    const { memory, global } = this.exports;
    const before = new Uint8Array(memory.buffer.slice());
    const depth = global.value;
    try {
      return call();
    } catch (error) {
      const now = new Uint8Array(memory.buffer);
      now.set(before);
      now.fill(0, before.length);
      global.value = depth;
      throw error;
    }
  }

  /** What the app may ask while it runs. */
  host() {
    return {
      now: () => Date.now(),
      uptime: () => performance.now(),
      offset: (/** @type {number} */ time) => -new Date(time).getTimezoneOffset(),
      // Seeds, which are far shorter than the 64 KiB that a browser gives at once.
      random: (/** @type {number} */ at, /** @type {number} */ count) =>
        crypto.getRandomValues(this.view(at, count)),
      log: (/** @type {number} */ at, /** @type {number} */ count) =>
        note(decoded(this.view(at, count))),
    };
  }

  /**
   * Growth of the memory detaches older views: call first, then look.
   * @param {number} at @param {number} count
   */
  view(at, count) {
    return new Uint8Array(this.exports.memory.buffer, at >>> 0, count);
  }

  /**
   * Hands something over and returns the effects that it causes, their payloads copied.
   * @param {number} kind @param {number} [token] @param {Uint8Array} [bytes]
   * @returns {any[]}
   */
  receive(kind, token, bytes) {
    return this.undoing(() => this.take(kind, token, bytes));
  }

  /**
   * The same for a start, which is given up as a whole.
   * @param {number} kind @param {number} [token] @param {Uint8Array} [bytes]
   * @returns {any[]}
   */
  take(kind, token = 0, bytes = new Uint8Array()) {
    const at = this.exports.alloc(bytes.length);
    this.view(at, bytes.length).set(bytes);
    this.exports.receive(kind, token, at, bytes.length);
    const effects = JSON.parse(this.read('effects') || '[]');
    for (const effect of effects) {
      for (const part of effect.chunks ?? [effect]) {
        if (part.at !== undefined) part.bytes = this.view(part.at, part.count).slice();
      }
    }
    return effects;
  }

  /** @param {string} name */
  read(name) {
    const at = this.exports[name]();
    return decoded(this.view(at, this.exports[`${name}_length`]()));
  }

  /** The page as the app wants it: a head and the HTML below it. */
  render() {
    return pageOf(this.undoing(() => this.read('render')));
  }

  /**
   * Tells a new instance where it is and everything that the store holds.
   * @param {object} started @param {import('./store.js').Contents} contents
   * @returns {any[]} the effects of all of it
   */
  feed(started, contents) {
    const { chunks, records, draft, account, ...rest } = contents;
    const opened = { ...rest, records: records.length };
    const effects = /** @type {any[]} */ ([]);
    const say = (/** @type {number} */ kind, /** @type {Uint8Array} */ bytes, token = 0) =>
      effects.push(...this.take(kind, token, bytes));
    say(Kind.started, json(started));
    if (account?.length) say(Kind.account, account);
    for (const bytes of chunks) say(Kind.chunk, bytes);
    for (const { n, bytes } of records) say(Kind.record, bytes, n);
    if (draft?.length) say(Kind.draft, draft);
    say(Kind.storeOpened, json(opened));
    return effects;
  }
}
