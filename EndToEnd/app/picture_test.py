"""Today as it stood last, shown by the next start until the app is there; it holds no fact."""

import pytest
from playwright.sync_api import expect

from store import keys
from verbs import control, counts, go, heading, lock, press, set_up_counting, settled, until

EVENT = 5
TOAST_TIME = 20
# A start that waits to be let go, a second that passes when it is told to, another day.
SLOW = f"""
if (location.origin !== 'null') {{
  const begin = WebAssembly.instantiate;
  const later = window.setTimeout;
  const {{ now }} = Date;
  new MutationObserver(() => {{
    if (document.querySelector('[data-key^="log-"]')) window.picturedAt ??= performance.now();
  }}).observe(document, {{ childList: true, subtree: true }});
  const gate = new Promise((done) => {{ window.letStart = done; }});
  if (!sessionStorage.slow) window.letStart();
  if (sessionStorage.tomorrow) Date.now = () => now() + 86_400_000;
  window.setTimeout = (work, time, ...all) => {{
    if (time !== 1000 || !sessionStorage.slow) return later(work, time, ...all);
    window.passSecond = work;
  }};
  WebAssembly.instantiate = async (...all) => {{
    window.isWaiting = true;
    await gate;
    const {{ exports }} = await begin(...all);
    const receive = (kind, ...rest) => {{
      if (kind === {EVENT} && sessionStorage.trap) {{
        delete sessionStorage.trap;
        throw new WebAssembly.RuntimeError('unreachable');
      }}
      return exports.receive(kind, ...rest);
    }};
    return {{ exports: {{ ...exports, receive }} }};
  }};
}}
"""


def begun(world, **options):
    """Six puffs on Today, and the picture of it on the disk."""
    page = world.page(script=SLOW, **options)
    set_up_counting(page)
    press(page, "log-1", "log-more", "log-5")
    settled(page)
    is_kept(page)
    return page


def is_kept(page, expected=True):
    # The line that something was noted has to go first.
    until(
        page, lambda: "picture" in keys(page, "meta"), lambda it: it is expected,
        seconds=TOAST_TIME,
    )


def start_slowly(page, **also):
    page.evaluate("(also) => Object.assign(sessionStorage, also)", {"slow": 1, **also})
    page.reload()
    until(page, lambda: page.evaluate("window.isWaiting"), bool)


def let_start(page):
    page.evaluate("() => { delete sessionStorage.slow; window.letStart(); }")
    expect(page.locator("#app")).to_have_attribute("aria-busy", "false")


def is_pictured(page):
    expect(page.locator("#app")).to_have_attribute("aria-busy", "true")
    heading(page, "today")


def is_bare(page):
    """Only the bird of a start is there."""
    expect(page.locator("#app .first")).to_be_visible()
    expect(page.locator("#app h1")).to_have_count(0)


def test_today_is_there_before_the_app(world):
    page = begun(world)
    start_slowly(page)
    is_pictured(page)
    counts(page, 6)
    # When something was last used would be too old by now.
    for line in page.locator("#app [aria-live]").all():
        expect(line).to_be_hidden()
    let_start(page)
    counts(page, 6)


def test_the_code_is_asked_for_behind_it(world):
    page = begun(world)
    start_slowly(page)
    is_pictured(page)
    asked = page.evaluate(
        """performance.getEntriesByType('resource')
          .filter((it) => it.name.endsWith('.wasm')).map((it) => it.startTime)""")
    assert len(asked) == 2 and min(asked) >= page.evaluate("window.picturedAt")
    let_start(page)
    # A first visit has nothing to show before it, and asks for the code at once.
    assert 'as="fetch"' in page.request.get(page.url).text()
    assert page.locator("link[as=fetch]").count() == 0


@pytest.mark.parametrize("also", [{}, {"trap": 1}], ids=["taken", "failed at"])
def test_a_tap_on_the_picture_is_logged_once(world, also):
    page = begun(world)
    start_slowly(page, **also)
    is_pictured(page)
    press(page, "log-1")
    let_start(page)
    counts(page, 7)
    settled(page)
    page.reload()
    counts(page, 7)


def test_a_tap_on_the_picture_before_another_reload_is_not_logged_twice(world):
    page = begun(world)
    start_slowly(page)
    is_pictured(page)
    press(page, "log-1")
    start_slowly(page)
    is_pictured(page)
    counts(page, 6)
    let_start(page)
    counts(page, 6)


def test_a_link_on_the_picture_leads_there(world):
    page = begun(world)
    start_slowly(page)
    is_pictured(page)
    page.locator('nav a[href="#/plan"]').click()
    let_start(page)
    heading(page, "plan")


def test_after_a_second_the_picture_is_gone(world):
    page = begun(world)
    start_slowly(page)
    is_pictured(page)
    page.evaluate("window.passSecond()")
    is_bare(page)
    let_start(page)
    counts(page, 6)


def test_the_next_day_shows_no_picture(world):
    page = begun(world)
    start_slowly(page, tomorrow=1)
    is_bare(page)
    let_start(page)
    heading(page, "today")
    counts(page, 0)


def test_another_page_has_no_picture(world):
    page = begun(world)
    go(page, "settings")
    start_slowly(page)
    is_bare(page)
    let_start(page)
    heading(page, "settings")


def test_what_another_tab_wrote_leaves_no_older_picture(world):
    page = begun(world)
    other = world.opened(page.context)
    counts(other, 6)
    press(other, "log-1")
    settled(other)
    counts(page, 7)
    other.close()
    start_slowly(page)
    # Either none or a newer one.
    expect(page.locator("#app h1", has_text="6")).to_have_count(0)
    assert "6" not in page.locator("#app .ring").all_inner_texts()
    let_start(page)
    counts(page, 7)


def test_with_a_passphrase_there_is_no_picture(world):
    page = begun(world)
    lock(page, "blue heron")
    is_kept(page, expected=False)
    go(page, "today")
    press(page, "log-1")
    settled(page)
    start_slowly(page)
    is_bare(page)
    let_start(page)
    expect(control(page, "lock-open")).to_be_visible()
