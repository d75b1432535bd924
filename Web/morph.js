// Makes the page equal to new HTML and keeps what is already right: nodes, focus, caret, scroll.
// @ts-check

/** The only place where text may become markup or a script's address. */
export const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy('app', {
  createHTML: (/** @type {string} */ html) => html,
  createScriptURL: (/** @type {string} */ url) => {
    if (url !== '/sw.js') throw new TypeError(url);
    return url;
  },
}) ?? { createHTML: (html) => html, createScriptURL: (url) => url };

/** What holds more than its attributes say. */
const FIELDS = 'input,textarea,select';
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
  vars(root);
}

/** @param {Node} node */
const keyOf = (node) =>
  node instanceof Element
    ? node.getAttribute('data-key') ?? node.getAttribute('data-widget') ?? (node.id || null)
    : null;

/** @param {Node} a @param {Node} b */
const alike = (a, b) =>
  a.nodeName === b.nodeName && keyOf(a) === keyOf(b) &&
  (!(a instanceof HTMLElement) || same(a, /** @type {HTMLElement} */ (b), 'data-widget', 'type'));

/** @param {Element} a @param {Element} b @param {string[]} names */
const same = (a, b, ...names) => names.every((it) => a.getAttribute(it) === b.getAttribute(it));

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
  const only = old.firstChild;
  if (old.childNodes.length === 1 && only?.nodeType === 3 && to.childNodes.length === 1 &&
      to.firstChild?.nodeType === 3) {
    node(only, to.firstChild);
  } else if (old instanceof HTMLTextAreaElement) {
    old.defaultValue = to.textContent ?? '';
  } else {
    children(old, to);
  }
  formState(old, to);
}

/**
 * What the page itself writes into the document is not the app's to take away.
 * @param {Element} old @param {string} name
 */
const ownedByPage = (old, name) => name === 'style' || (name === 'open' && old.matches('details'));

/** @param {Element} old @param {Element} to */
function attributes(old, to) {
  for (const { name, value } of to.attributes) {
    if (!ownedByPage(old, name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!to.hasAttribute(name) && !ownedByPage(old, name)) old.removeAttribute(name);
  }
}

/** @param {any} old @param {any} to */
function formState(old, to) {
  if (old === composing) return;
  if (old instanceof HTMLInputElement) {
    if (old.checked !== to.checked) old.checked = to.checked;
    if (old.type !== 'file' && to.hasAttribute('value')) setValue(old, to.value);
  } else if (old instanceof HTMLTextAreaElement) {
    setValue(old, to.value);
  } else if (old instanceof HTMLSelectElement && old.value !== to.value) {
    old.value = to.value;
  }
}

/**
 * The caret keeps its distance from the end, as the person typed before it.
 * @param {HTMLInputElement | HTMLTextAreaElement} field @param {string} value
 */
function setValue(field, value) {
  if (field.value === value) return;
  const caret = field === document.activeElement ? field.selectionEnd : null;
  const fromEnd = field.value.length - (caret ?? 0);
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
  const way = old instanceof Element && old.getAttribute('data-exit');
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

const varsOf = new WeakMap();

/**
 * Sizes that vary: an inline style in the HTML would be blocked, one set here is not.
 * @param {Element} root
 */
function vars(root) {
  for (const element of /** @type {any} */ (root.querySelectorAll('[data-vars],[style]'))) {
    const wanted = element.getAttribute('data-vars') ?? '';
    if (varsOf.get(element) === wanted) continue;
    varsOf.set(element, wanted);
    for (const name of [...element.style]) element.style.removeProperty(name);
    for (const pair of wanted.split(';')) {
      const colon = pair.indexOf(':');
      if (colon > 0) element.style.setProperty(pair.slice(0, colon).trim(), pair.slice(colon + 1));
    }
  }
}
