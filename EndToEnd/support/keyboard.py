"""The keyboard alone: to a control by Tab, and an eye on where the focus is."""

from playwright.sync_api import expect

from verbs import field, heading, until

# The line of a fold has no key of its own.
FOCUSED = """() => {
  const at = document.activeElement;
  return (at.matches('summary') ? at.parentElement : at).dataset.key ?? at.tagName;
}"""
# The button that a browser puts into a date or a time has a ring of the browser's own, which no
# script sees; the field itself is not focused then.
SEEN = """() => {
  const focused = document.activeElement;
  if (focused.matches('input[type=date]:not(:focus), input[type=time]:not(:focus)')) return true;
  const shown = focused.matches('input[type=radio], input[type=checkbox]')
    ? focused.closest('label') : focused;
  const looks = [shown, focused].map((it) => getComputedStyle(it));
  return looks.some((it) => it.outlineStyle !== 'none' && parseFloat(it.outlineWidth) >= 2
    || it.boxShadow !== 'none');
}"""
# Notes from whom a change of the page took the focus without giving it to somebody else. Tab by
# itself may leave the page, for the browser's own controls.
GUARD = """
window.lost = [];
let had = null;
const look = () => {
  if (had === null || document.activeElement !== document.body) return;
  window.lost.push(had);
  had = null;
};
addEventListener('keydown', (event) => { if (event.key === 'Tab') had = null; }, true);
addEventListener('focusin', ({ target }) => {
  had = target === document.body ? null : target.dataset.key ?? target.tagName;
}, true);
addEventListener('DOMContentLoaded', () => {
  new MutationObserver(look)
    .observe(document.body, { attributes: true, childList: true, subtree: true });
});
window.afterPaint = () => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => { look(); done(window.lost); }));
});
"""
MOST_STEPS = 80


def guarded(world, **options):
    """The opening page, with an eye on the focus that `focus_kept` looks through."""
    return world.page(script="(() => {" + GUARD + "})();", **options)


def focused(page):
    return page.evaluate(FOCUSED)


def focus_kept(page):
    """After a paint, and whatever changed since the last look."""
    lost = page.evaluate("window.afterPaint()")
    assert lost == [], f"the focus was lost from {lost}"


def tab_to(page, key, backwards=False):
    """Presses Tab until an element has the focus; each one on the way is seen to have it."""
    for _ in range(MOST_STEPS):
        if focused(page) == key:
            assert page.evaluate(SEEN), f"the focus on {key} cannot be seen"
            return
        page.keyboard.press("Shift+Tab" if backwards else "Tab")
        unseen = not page.evaluate(SEEN) and focused(page) != "BODY"
        assert not unseen, f"the focus on {focused(page)} cannot be seen"
    raise AssertionError(f"Tab does not lead to {key}")


def enter(page, *keys):
    """A button that was disabled a moment ago is waited for, as a person would see it."""
    for key in keys:
        tab_to(page, key)
        expect(page.locator("*:focus")).not_to_have_attribute("aria-disabled", "true")
        page.keyboard.press("Enter")


def space(page, key):
    tab_to(page, key)
    page.keyboard.press("Space")


def arrow_to(page, start, key):
    """From the first of a few answers to another one; each on the way is picked for a moment."""
    tab_to(page, start)
    for _ in range(MOST_STEPS):
        if focused(page) == key:
            return expect(field(page, key)).to_be_checked()
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"no arrow leads to {key}")


def enter_kept(page, *keys):
    """As `enter` on a guarded page: after each press something has the focus still."""
    for key in keys:
        enter(page, key)
        focus_kept(page)


def space_kept(page, key):
    space(page, key)
    focus_kept(page)


def typed(page, key, words):
    """In place of what is there."""
    tab_to(page, key)
    page.keyboard.press("Control+A")
    page.keyboard.type(words)
    expect(field(page, key)).to_have_value(words)


def heading_has_focus(page, route):
    heading(page, route)
    focused = lambda: page.evaluate("document.activeElement.dataset.focus")
    until(page, focused, lambda it: it == route)
