// Makes the page equal to new HTML and keeps what is already right: nodes, focus, caret, scroll.
// @ts-check

const rules = {
  createHTML: (/** @type {string} */ html) => html,
  createScriptURL: (/** @type {string} */ url) => {
    if (url !== '/sw.js') throw new TypeError(url);
    return url;
  },
};

/** The only place where text may become markup or a script's address. */
export const policy =
  /** @type {any} */ (globalThis).trustedTypes?.createPolicy('app', rules) ?? rules;

/** What holds more than its attributes say. */
export const FIELDS = 'input,textarea,select';
const leaving = new WeakSet();
/** The field in which an input method is composing: nobody else may write there. @type {any} */
let composing = null;
addEventListener('compositionstart', (event) => { composing = event.target; }, true);
addEventListener('compositionend', () => { composing = null; }, true);

/** @param {Element} root @param {string} html */
export function morph(root, html) {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  children(root, template.content);
}

/** @param {any} node an element or a text, which has none */
const keyOf = (node) => node.getAttribute?.('data-key') ?? (node.id || null);

/** @param {any} a @param {any} b */
const alike = (a, b) =>
  a.nodeName === b.nodeName && keyOf(a) === keyOf(b) && a.type === b.type;

/** @param {ParentNode} parent @returns {Map<string, Element>} */
function keysOf(parent) {
  const keyed = new Map();
  for (const child of parent.children) {
    const key = keyOf(child);
    if (key !== null && !leaving.has(child)) keyed.set(key, child);
  }
  return keyed;
}

/** @param {Element} parent @param {ParentNode & Node} wanted */
function children(parent, wanted) {
  const had = keysOf(parent);
  const wants = keysOf(wanted);
  /** Lets go of nodes that nobody wants, so that the ones behind them need not move. */
  const staying = (/** @type {ChildNode | null} */ node) => {
    for (let next; node; node = next) {
      next = node.nextSibling;
      const key = keyOf(node);
      if (leaving.has(node)) continue;
      if (key === null || wants.has(key)) return node;
      leave(node);
    }
    return null;
  };
  let here = staying(parent.firstChild);
  for (let want = wanted.firstChild, next; want; want = next) {
    next = want.nextSibling;
    const key = keyOf(want);
    const old = key === null ? unkeyed(here) : had.get(key);
    if (old && alike(old, want)) {
      if (key !== null) had.delete(key);
      if (old === here) here = staying(old.nextSibling);
      else move(parent, old, here);
      node(old, want);
    } else {
      parent.insertBefore(want, here);
    }
  }
  while (here) {
    const next = staying(here.nextSibling);
    leave(here);
    here = next;
  }
}

/**
 * A node without a key stands for the next one without a key.
 * @param {ChildNode | null} node
 */
function unkeyed(node) {
  while (node && (keyOf(node) !== null || leaving.has(node))) node = node.nextSibling;
  return node;
}

/** @param {any} parent @param {Node} old @param {Node | null} here */
function move(parent, old, here) {
  if (parent.moveBefore) parent.moveBefore(old, here);
  else parent.insertBefore(old, here);
}

/** @param {Node} old @param {Node} want */
function node(old, want) {
  if (!(old instanceof Element)) {
    if (old.nodeValue !== want.nodeValue) old.nodeValue = want.nodeValue;
    return;
  }
  const to = /** @type {Element} */ (want);
  if (old.hasAttribute('data-widget')) return;
  // The browser compares faster than we walk.
  if (old.isEqualNode(to) && !old.matches(FIELDS) && !old.querySelector(FIELDS)) return;
  attributes(old, to);
  if (old instanceof HTMLTextAreaElement) old.defaultValue = to.textContent ?? '';
  else children(old, to);
  formState(old, to);
}

/** Whether it is open is up to who opens it. */
const OPEN = 'open';

/** @param {Element} old @param {Element} to */
function attributes(old, to) {
  for (const { name, value } of to.attributes) {
    if (name !== OPEN && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (name !== OPEN && !to.hasAttribute(name)) old.removeAttribute(name);
  }
}

/** @param {any} old @param {any} to */
function formState(old, to) {
  if (old === composing) return;
  if (old.checked !== to.checked) old.checked = to.checked;
  if (to.hasAttribute('value') || old.matches('textarea,select')) setValue(old, to.value);
}

/**
 * The caret keeps its distance from the end, as the person typed before it.
 * @param {any} field @param {string} value
 */
function setValue(field, value) {
  if (field.value === value) return;
  // Not every kind of field has a caret.
  const caret = field === document.activeElement ? field.selectionEnd ?? null : null;
  const fromEnd = field.value.length - caret;
  field.value = value;
  if (caret === null) return;
  const at = Math.max(0, value.length - fromEnd);
  field.setSelectionRange(at, at);
}

/**
 * Removes a node, after its way out if it has one. Its handlers mean nothing any more.
 * @param {any} old
 */
function leave(old) {
  const way = old.getAttribute?.('data-exit');
  if (!way) return old.remove();
  leaving.add(old);
  old.inert = true;
  for (const part of [old, ...old.querySelectorAll('*')]) {
    for (const { name } of [...part.attributes]) {
      if (name.startsWith('data-on-')) part.removeAttribute(name);
    }
  }
  old.classList.add(way);
  const motions = old.getAnimations({ subtree: true });
  Promise.allSettled(motions.map((/** @type {Animation} */ motion) => motion.finished))
    .then(() => old.remove());
}
