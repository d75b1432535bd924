// The page: paints what the app renders, and turns what a person does into events.
// @ts-check
import { FRAME_WAIT, MINUTE, SECOND } from './limits.js';
import { FIELDS, morph } from './morph.js';
import { own } from './parts.js';

const WRONG = '[aria-invalid]';
const FOCUSABLE = `${FIELDS},a[href],button,summary,[tabindex]:not([tabindex="-1"])`;

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
const dark = matchMedia('(prefers-color-scheme: dark)');

/**
 * @typedef {object} Head
 * @property {string} title @property {string} lang @property {string} dir
 * @property {string} theme @property {string} contrast @property {boolean} immersive
 * @property {'none' | 'second' | 'minute'} beat
 * @property {number} [wake] milliseconds to a moment between two beats
 * @property {number} [until] up to this moment a start may show the page before the app is there
 */

/** @typedef {{ head: Head, html: string }} Page */

/**
 * Starts to listen. `render` gives the newest page or null, `event` takes a handler's number, the
 * value and what does the same on a page painted anew, `beat` hears that time passed, `back` that
 * the page was away, `seen` whether it is in sight, `painted` that the page is another one.
 * @param {{ render: () => Page | null | undefined,
 *   event: (handler: number, value: string, again: ((isLast: boolean) => void) | null) => void,
 *   beat: () => void, back: () => void, seen: (isVisible: boolean) => void,
 *   painted: () => void }} app
 */
export function openPage(app) {
  let shown = '';
  /** @type {any} */
  let head;
  let isScheduled = false;
  /** The person may have changed a field or a box since, so equal HTML is no equal page. */
  let isTouched = false;

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    // A page behind another one is not hidden and yet may get a frame only each second.
    const due = () => isScheduled && paint();
    if (!document.hidden) requestAnimationFrame(due);
    setTimeout(due, document.hidden ? 0 : FRAME_WAIT);
  }

  /** @param {Page} [old] one of before, in whose place the app's own comes */
  function paint(old) {
    isScheduled = false;
    const page = old ?? app.render();
    if (!page) return;
    head = page.head;
    root.ariaBusy = `${!!old}`;
    const isOtherLook = showHead(head);
    beats.every(head.beat, head.wake);
    if (page.html !== shown || isTouched) change(page.html);
    if (isOtherLook) showThemeColour();
  }

  /** Puts other HTML into the page, and the focus where it belongs. @param {string} html */
  function change(html) {
    shown = html;
    isTouched = false;
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const before = root.querySelectorAll(FOCUSABLE);
    const wasWrong = root.querySelector(WRONG);
    morph(root, html);
    app.painted();
    // Without moveBefore a node that changed its place has lost the focus.
    if (active !== document.activeElement && active?.isConnected) focusOn(active);
    // Whoever pressed a button and is told that a field is wrong goes on there.
    if (!wasWrong && !active?.matches(FIELDS)) {
      /** @type {HTMLElement | null} */ (root.querySelector(WRONG))?.focus();
    }
    showHeading();
    showDialog(active);
    if (active && document.activeElement === document.body) keepFocus(before, active);
  }

  const beats = startBeats(app);
  listen((element, on, value) => {
    isTouched = true;
    const report = (/** @type {any} */ it, /** @type {any} */ again) =>
      it && app.event(+it.getAttribute(on), value, again);
    const { key } = element.dataset;
    const again = (/** @type {boolean} */ isLast) =>
      report(byKey(key, `[${on}]`), isLast ? null : again);
    report(element, again);
    schedule();
  });
  root.addEventListener('compositionend', () => {
    isTouched = true;
    schedule();
  });
  dark.addEventListener('change', showThemeColour);

  return {
    schedule,
    paint,
    /** What stands here, where a start may show it. */
    picture: () => !isScheduled && head?.until && `${JSON.stringify(head)}\n${shown}`,
    /** Puts something else in place of the app; the next paint starts anew. @param {Node} node */
    replace(node) {
      beats.every('none');
      shown = '';
      isTouched = true;
      root.replaceChildren(node);
    },
  };
}

/** Or else on the name of the screen. @param {any} [element] */
const focusOn = (element) =>
  (element ?? root.querySelector('[data-focus]'))?.focus({ preventScroll: true });

/** @param {string | undefined} key @param {string} [more] what else it is @returns {any} */
const byKey = (key, more = '') =>
  root.querySelector(`${more}[data-key="${CSS.escape(key ?? '')}"]`);

// What a person does

/** Whether a finger is on the page (1) and has stayed for a long press (2). */
let finger = 0;

/** @param {(element: HTMLElement, on: string, value: string) => void} report */
function listen(report) {
  const take = (/** @type {any} */ event, type = event.type) => {
    if (type === 'submit') event.preventDefault();
    const target = event.target;
    const on = `data-on-${type}`;
    const isLong = type === 'contextmenu';
    const element = target.closest(`[${on}]`);
    // A long press is one action: no second one, and no click when the finger leaves.
    if (finger > 1 && (isLong || event.detail)) return event.preventDefault();
    if (!root.contains(element)) return;
    if (element.closest('[aria-disabled="true"],[inert]')) return;
    if (isLong && finger) finger = 2;
    if (type === 'input') typing = element;
    if (type === 'click') [pressed, typed, typing] = [element, typing, null];
    if (type === 'drop' || isLong) event.preventDefault();
    // What is only pressed asks for no value.
    report(element, on, type === 'drop' ? event.dataTransfer.getData('text') : element.value);
  };
  for (const type of ['click', 'input', 'change', 'submit', 'drop', 'contextmenu']) {
    root.addEventListener(type, take);
  }
  // Not every phone says that a finger stays: it does where it is for half a second.
  let [hold, x, y] = [0, 0, 0];
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
    root.addEventListener(type, (/** @type {any} */ event) => {
      if (type === 'pointermove' && Math.hypot(event.clientX - x, event.clientY - y) <= 10) return;
      clearTimeout(hold);
      if (type !== 'pointerdown') return;
      [x, y] = [event.clientX, event.clientY];
      finger = +(event.pointerType === 'touch');
      if (finger) hold = setTimeout(take, SECOND / 2, event, 'contextmenu');
    });
  }
  // A row that is dragged says which one it is; only other rows take it.
  root.addEventListener('dragstart', (/** @type {any} */ { target, dataTransfer }) => {
    if (target.matches?.('li')) dataTransfer.setData('text', target.dataset.key);
  });
  root.addEventListener('dragover', (/** @type {any} */ event) => {
    if (event.target.closest?.('[data-on-drop]')) event.preventDefault();
  });
  document.addEventListener('keydown', keepInDialog);
  document.addEventListener('focusin', (event) => {
    if (dialog && !dialog.contains(/** @type {Node} */ (event.target))) enter(dialog);
  });
}

// The head

let look = '';

/** Returns whether the page looks otherwise than before. @param {Head} head */
function showHead(head) {
  const html = document.documentElement;
  const { title, lang, dir, theme, contrast, immersive } = head;
  // Each name that is said anew, and be it the same, has the browser style the whole page again.
  if (document.title !== title) document.title = title;
  if (html.lang !== lang) html.lang = lang;
  if (html.dir !== dir) html.dir = dir;
  if (lang === own) delete localStorage.spoken;
  else localStorage.spoken = lang;
  const now = `${theme} ${contrast} ${immersive}`;
  if (now === look) return false;
  look = now;
  Object.assign(html.dataset, { theme, contrast, immersive });
  return true;
}

/** The browser's own bars take the colour of the page, whatever the style makes of the theme. */
function showThemeColour() {
  const colour = [root.firstElementChild, document.body, document.documentElement]
    .map((element) => getComputedStyle(/** @type {Element} */ (element)).backgroundColor)
    .find((it) => it !== 'rgba(0, 0, 0, 0)');
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    /** @type {any} */ (meta).content = colour;
  }
}

let heading = '';

/** Another screen starts at its top, and a screen reader reads its name. */
function showHeading() {
  const title = /** @type {HTMLElement | null} */ (root.querySelector('[data-focus]'));
  if (!title) return;
  const now = `${title.dataset.focus} ${title.dataset.part}`;
  if (heading && now !== heading) {
    scrollTo(0, 0);
    focusOn(title);
  }
  heading = now;
}

/** Where somebody types, and where they typed just before they pressed something. @type {any} */
let typing = null;
/** @type {any} */
let typed = null;

/**
 * What had the focus is gone: the field whose text was taken by it has it now, or what stood before
 * it, or the name of the screen.
 * @param {Iterable<Element>} all what could have the focus before @param {Element} gone
 */
function keepFocus(all, gone) {
  const before = [...all];
  const place = before.indexOf(gone);
  if (place < 0) return;
  focusOn(typed?.isConnected && typed.value === '' ? typed
    : before.slice(0, place).reverse().find((it) => it.isConnected && canFocus(it)));
}

// Dialogs

/** @type {HTMLElement | null} */
let dialog = null;
/** What was pressed last: not every browser gives the focus to a button. @type {any} */
let pressed = null;
/** Where the focus returns to. @type {HTMLElement | null} */
let opener = null;

/** @param {HTMLElement | null} active what had the focus before the paint */
function showDialog(active) {
  // One on its way out is inert already.
  const all = root.querySelectorAll('[data-dialog]:not([inert] *)');
  const now = /** @type {HTMLElement | null} */ ([...all].at(-1) ?? null);
  if (now === dialog) return;
  if (now && !dialog) opener = active && active !== document.body ? active : pressed;
  dialog = now;
  if (now) return enter(now);
  // It may have gone while the sheet was open.
  focusOn(opener?.isConnected ? opener : byKey(opener?.dataset.key));
  opener = null;
}

/** @param {any} it */
const canFocus = (it) =>
  it.tabIndex >= 0 && !it.matches('[inert] *') && it.checkVisibility?.() !== false;

/** @param {HTMLElement} within @returns {HTMLElement[]} */
const focusable = (within) =>
  /** @type {HTMLElement[]} */ ([...within.querySelectorAll(FOCUSABLE)])
    .filter(canFocus);

/** @param {HTMLElement} sheet */
function enter(sheet) {
  focusOn(focusable(sheet)[0] ?? sheet);
}

/** @param {KeyboardEvent} event */
function keepInDialog(event) {
  if (!dialog || event.isComposing) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    /** @type {HTMLElement | null} */ (dialog.querySelector('[data-close]'))?.click();
  } else if (event.key === 'Tab') {
    const all = focusable(dialog);
    const [edge, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    if (document.activeElement !== edge && dialog.contains(document.activeElement)) return;
    event.preventDefault();
    other?.focus();
  }
}

// Time

/**
 * One timer, on the full second or minute, and one for a moment between; and at once when the page
 * comes back.
 * @param {{ beat: () => void, back: () => void, seen: (isVisible: boolean) => void }} app
 */
function startBeats({ beat, back, seen }) {
  let rhythm = 'none';
  let offset = new Date().getTimezoneOffset();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waker;

  function wait() {
    clearTimeout(timer);
    if (document.hidden) return;
    // Even without a beat, the device may travel into another zone.
    const every = rhythm === 'second' ? SECOND : MINUTE;
    timer = setTimeout(tick, every - Date.now() % every);
  }
  function tick() {
    const now = new Date().getTimezoneOffset();
    if (rhythm !== 'none' || now !== offset) beat();
    offset = now;
    wait();
  }
  function comeBack() {
    if (!document.hidden) {
      beat();
      back();
    }
    wait();
  }
  document.addEventListener('visibilitychange', () => {
    seen(!document.hidden);
    comeBack();
  });
  addEventListener('pageshow', comeBack);
  addEventListener('focus', comeBack);
  wait();

  return {
    /** @param {string} wanted @param {number} [wake] milliseconds */
    every(wanted, wake) {
      clearTimeout(waker);
      if (wake !== undefined) waker = setTimeout(beat, wake);
      if (rhythm === wanted) return;
      rhythm = wanted;
      wait();
    },
  };
}
