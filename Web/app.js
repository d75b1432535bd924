// Starts the app, does its effects, and starts it again when it fails. Knows no rule of the
// product: what it moves are bytes, events and effects.
// @ts-check
import { openAttachments } from './attachments.js';
import { openAudio } from './audio.js';
import { joined, json, text } from './bytes.js';
import { lines, note } from './engine.js';
import { download, foods, help, pick, prose, renewFoods } from './files.js';
import { openInstall } from './install.js';
import * as Kind from './kind.js';
import { IDLE_WAIT, TRAPS_ALLOWED, TRAP_WINDOW } from './limits.js';
import { openLock } from './lock.js';
import { card } from './media.js';
import { openPage } from './page.js';
import { complete, fresh, isAtHand, meta, short } from './parts.js';
import { openPasskeys } from './passkey.js';
import { openPicture } from './picture.js';
import { openPush } from './push.js';
import { Store, reasonOf } from './store.js';
import { openVault } from './vault.js';
import { openVersions } from './versions.js';
import { openWake } from './wake.js';
import { started } from './waking.js';
import { openWire } from './wire.js';

/** @param {string} id */
const template = (id) =>
  /** @type {HTMLTemplateElement} */ (document.getElementById(id)).content.cloneNode(true);

/** Only a secure page has locks, and a browser that has them has all that is older. */
const isSupported = navigator.locks && globalThis.indexedDB && globalThis.WebAssembly;

/**
 * The app that lives now; null before the first one and between two.
 * @type {import('./engine.js').Engine | null}
 */
let engine = null;
let life = 0;
/** @type {number[]} */
let traps = [];
let address = '';
/** Saves asked for and not yet answered, by life and token. @type {Set<string>} */
const saving = new Set();
/** What the app that lives now did and has not on the disk, by token. @type {Map<number, any>} */
const held = new Map();
/** The same of apps that are gone: the next one does it again. @type {Uint8Array[]} */
const left = [];
/** Does once more what somebody did while no app lived, or what one failed at. */
const missed = /** @type {any[]} */ ([]);

const page = openPage({
  render: () => attempt(() => engine?.render(), () => {}),
  event: (handler, value, again) => {
    const asked = engine;
    tell(Kind.event, handler, text(value), again);
    // It failed, or there was none: nothing came of it yet. What failed is tried only once more.
    if (again && (!asked || !engine)) missed.push(() => again(!!asked));
  },
  // The zone goes along: a device travels while the page stays open.
  beat: () => tell(Kind.beat, 0, text(new Intl.DateTimeFormat().resolvedOptions().timeZone)),
  back: () => {
    store.catchUp().catch(() => {});
    versions.ask();
  },
  seen: (isVisible) => {
    tell(Kind.visible, 0, text(isVisible ? '1' : '0'));
    picture.keep();
  },
  painted: () => {
    attachments.show();
    picture.keep(true);
  },
});

const store = new Store({
  record: (n, bytes) => tell(Kind.record, n, bytes),
  stamp: (token, clock) => {
    // What was done while it waited for the lock goes along, in one write.
    const last = Math.max(token, ...held.keys());
    return answerTo('write', Kind.stampWanted, last, clock, () => save(last, held.get(last)));
  },
  fold: () => answerTo('writeChunks', Kind.foldWanted, 0, undefined, foldWhenIdle),
  aside: asideOf,
  stale: startOver,
  locked: () => locking.lock(false),
  wiped: () => location.reload(),
});

const versions = openVersions({
  running: [meta('engine'), import.meta.url],
  ready: () => tell(Kind.updateReady),
  settled: allSaved,
});

const installing = openInstall(tell);
const attachments = openAttachments(store, tell);
const picture = openPicture(store, page, () => !!engine,
  () => !!engine?.isWhole && held.size === 0);
const locking = openLock(store, { saved: allSaved, begin: live, replace }, tell);

/**
 * Hands something to the app and does what it asks for, in the same turn; `again` does it once
 * the app is whole. While a page stands, only here is it painted anew: a new app, and one that is
 * whole now, gets its paint in any case.
 * @param {number} kind @param {number} [token] @param {Uint8Array} [bytes]
 * @param {(() => unknown) | null} [again] @returns {any[]}
 */
function tell(kind, token, bytes, again = () => tell(kind, token, bytes)) {
  const effects = attempt(() => engine?.receive(kind, token, bytes), again) ?? [];
  if (effects.at(-1)?.do === 'paint') page.schedule();
  for (const effect of effects) perform(effect);
  return effects;
}

/**
 * @param {string} name @param {number} kind @param {number} token
 * @param {Uint8Array | undefined} bytes @param {() => unknown} again
 */
function answerTo(name, kind, token, bytes, again) {
  return found(tell(kind, token, bytes, again), name);
}

/** @param {any[]} effects @param {string} name */
const found = (effects, name) => effects.find((it) => it.do === name);

/**
 * What is to be put aside. Doing it is up to the store that asked, so it is not performed.
 * @param {Uint8Array} lying
 */
function asideOf(lying) {
  return found(attempt(() => engine?.receive(Kind.asideFound, 0, lying)) ?? [], 'keepDraft');
}

/**
 * An instance that threw is half changed: it never gets another call. One that is not whole yet
 * is as it was before.
 * @template T @param {() => T} call @param {(() => unknown) | null} [again] @returns {T | null}
 */
function attempt(call, again) {
  try {
    return call();
  } catch (error) {
    if (!engine || engine.isWhole) trapped(error);
    else if (again) {
      missed.push(again);
      short.hidden = false;
    }
    return null;
  }
}

/** Each one on the page that the one before it made. */
function catchUp() {
  short.hidden = true;
  while (engine?.isWhole && missed.length > 0) {
    missed.shift()();
    page.paint();
  }
}

/** @param {any} error */
function trapped(error) {
  engine = null;
  // Not every browser repeats the message in the stack.
  note(`${error}\n${error?.stack ?? ''}`);
  traps = [...traps.filter((time) => time > Date.now() - TRAP_WINDOW), Date.now()];
  if (traps.length > TRAPS_ALLOWED) showSafe();
  else live();
}

/** An instance that threw is gone at once; what it had not written yet is not. */
async function live() {
  engine = null;
  if (life > 0) await allSaved();
  left.push(...held.values());
  held.clear();
  await replace();
}

/** Every save asked for so far is on the disk, or was refused. */
async function allSaved() {
  do await store.idle(); while (saving.size > 0);
}

/** Puts a new instance with everything from the store in the place of the old one. */
async function replace() {
  const mine = life += 1;
  try {
    const [next, contents] = await Promise.all([fresh(), store.read()]);
    address = location.hash;
    const caused = next.feed(started(life), contents);
    if (mine !== life) return;
    // What was tapped meanwhile is in the old app and in the store, but not in this one.
    if (saving.size > 0 || store.head !== contents.head) return startOver();
    engine = next;
    const isLocked = contents.problem === 'locked';
    while (engine && !isLocked && left.length > 0) tell(Kind.unsaved, 0, left.shift());
    // At once: the numbers of the old page's handlers mean nothing to the new app.
    page.paint();
    for (const effect of caused) perform(effect);
    const mayCatchUp = !isLocked || !next.isWhole;
    complete(next, versions.update).then(() => mine === life && mayCatchUp && catchUp())
      .then(help).then((it) => it && mine === life && tell(Kind.content, 0, text(it)));
  } catch (error) {
    if (mine !== life) return;
    if (isAtHand()) return trapped(error);
    // It may have asked for the rest.
    short.hidden = false;
    return replace();
  }
  addressed();
  installing.again();
  versions.look();
  store.follow().catch(() => {});
}

let isStale = false;

/** Other tabs know more than this app: it reads everything again once its own saves are done. */
async function startOver() {
  if (isStale) return;
  isStale = true;
  await allSaved();
  isStale = false;
  // What could not be saved lives only in this app, so it stays.
  if (held.size === 0) await replace();
  else store.following = true;
}

/** @type {Record<string, (effect: any) => unknown>} */
const actions = {
  save: ({ token, bytes }) => save(token, bytes),
  foldWhenIdle,
  rewriteStore: () => store.fold(),
  keepStorage: async () => {
    const isKept = await navigator.storage?.persist?.().catch(() => false);
    tell(Kind.persisted, 0, text(isKept ? '1' : '0'));
  },
  download: ({ name, type, bytes }) => download(name, type, bytes),
  share: (it) => navigator.share({ text: it.text }),
  card: async ({ name, svg, lines, shares }) => {
    const files = [new File([await card(svg, lines)], name, { type: 'image/png' })];
    if (shares && navigator.canShare?.({ files })) return navigator.share({ files });
    download(name, files[0].type, files[0]);
  },
  print: () => print(),
  downloadRaw: async () => download('redstart-sealed.json', 'application/json', await store.raw()),
  pickFile,
  readSlice,
  go: (effect) => { location.hash = effect.address; },
  replace: (effect) => location.replace(effect.address),
  ...installing.actions,
  update: versions.update,
  wipe,
  keepDraft: ({ bytes }) => store.keepDraft(bytes),
  loadFoods: async () => tell(Kind.foods, 0, await foods().catch(() => undefined)),
  loadContent: async ({ name }) => tell(Kind.content, 0, await prose(name, meta(name))),
  ...attachments.actions,
  ...openAudio(tell),
  ...openWake(tell),
  ...openVault(tell),
  ...openWire(tell),
  ...openPasskeys(tell),
  ...openPush(tell, allSaved),
  ...locking.actions,
  keepAccount: ({ bytes, news }) => store.keepAccount(bytes, news),
  lead,
};

/** @param {any} effect */
async function perform(effect) {
  try {
    await actions[effect.do]?.(effect);
  } catch (error) {
    note(`${effect.do}: ${error}`);
  }
}

/** @param {number} token @param {Uint8Array} bytes what is to be done again if this app fails */
async function save(token, bytes) {
  const mine = life;
  const name = `${mine}/${token}`;
  if (saving.has(name)) return;
  saving.add(name);
  held.set(token, bytes);
  picture.isKept = false;
  try {
    const saved = await store.save(token);
    // An app that is gone gave nothing to write, and one that is not whole may not have been able.
    const through = saved?.token ?? (engine?.isWhole ? token : 0);
    for (const it of held.keys()) if (it <= through) held.delete(it);
    if (saved && mine === life) tell(Kind.saved, saved.token, json(saved));
  } catch (error) {
    note(`save: ${error}`);
    if (mine === life) tell(Kind.notSaved, token, text(reasonOf(error)));
  } finally {
    saving.delete(name);
  }
}

/** One tab speaks with the server: the one that was looked at last. */
async function lead() {
  const over = navigator.locks.request('sync', { steal: true }, () => new Promise(() => {}));
  tell(Kind.led, 0, await store.account() ?? undefined);
  await over.catch(() => tell(Kind.followed));
}

let willFold = false;

function foldWhenIdle() {
  if (willFold) return;
  willFold = true;
  const fold = async () => {
    willFold = false;
    const folded = await store.fold().catch((error) => note(`fold: ${error}`));
    if (folded) tell(Kind.folded, 0, json(folded));
  };
  if (globalThis.requestIdleCallback) requestIdleCallback(fold);
  else setTimeout(fold, IDLE_WAIT);
}

/** What was picked last: of a file that is too large for the memory only slices are read. */
let picked = new Blob();

/** @param {{ token: number, accept: string, sliced?: boolean }} effect */
async function pickFile({ token, accept, sliced }) {
  for (picked of await pick(accept)) {
    if (sliced) tell(Kind.filePicked, token, text(`${picked.size}`));
    else await readSlice({ token });
  }
}

/** @param {{ token: number, from?: number, to?: number }} effect */
async function readSlice({ token, from, to }) {
  const bytes = await joined(picked.slice(from, to)).catch(() => undefined);
  tell(Kind.filePicked, token, bytes);
}

async function wipe() {
  await store.wipe();
  held.clear();
  left.length = 0;
  localStorage.clear();
  tell(Kind.wiped);
}

function addressed() {
  if (!engine || location.hash === address) return;
  address = location.hash;
  const arrive = () => tell(Kind.addressed, 0, text(address), arrive);
  arrive();
}
addEventListener('hashchange', addressed);

function showSafe() {
  missed.length = 0;
  short.hidden = true;
  const safe = /** @type {DocumentFragment} */ (template('safe'));
  const of = (/** @type {string} */ mark) =>
    /** @type {HTMLElement} */ (safe.querySelector(`[data-${mark}]`));
  of('log').append(lines.join('\n'));
  of('again').addEventListener('click', () => {
    traps = [];
    live();
  });
  of('export').addEventListener('click', exportAll);
  page.replace(safe);
}

/** The app writes the file if it can stand at all; if not, the sealed bytes leave as they are. */
async function exportAll() {
  try {
    const [next, contents] = await Promise.all([fresh(), store.read()]);
    if (contents.problem === 'locked') throw new Error('locked');
    next.feed(started(life), contents);
    for (const bytes of [...left, ...held.values()]) next.receive(Kind.unsaved, 0, bytes);
    let effects = next.receive(Kind.exportWanted);
    const wanted = found(effects, 'readAttachments');
    if (wanted) effects = await attachments.handOver(wanted, (...all) => next.receive(...all));
    const file = found(effects, 'download');
    if (!file) throw new Error('no file');
    await perform(file);
  } catch (error) {
    note(`${error}`);
    await perform({ do: 'downloadRaw' });
  }
}

addEventListener('error', ({ message }) => note(message));
addEventListener('unhandledrejection', ({ reason }) => note(`${reason}`));
if (isSupported) {
  // What the app needs would stand in its way. The worker fetches all there is, so it comes last.
  picture.show().catch(() => {}).then(live).then(() => {
    renewFoods();
    versions.follow().catch((error) => note(`worker: ${error}`));
  });
} else {
  page.replace(template('unsupported'));
}
