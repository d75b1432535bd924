"""How the page behaves: focus, caret, dialogs, addresses, files, the clock."""

from glue_world import counts, press, saved, text, until


def the_caret_stays_where_one_types(world):
    page = world.opened()
    page.click("#text")
    page.keyboard.type("hello world")
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    page.keyboard.type("xy", delay=60)
    page.wait_for_timeout(1200)
    caret = "[document.activeElement.id, document.activeElement.value, " + (
        "document.activeElement.selectionStart]"
    )
    assert page.evaluate(caret) == ["text", "HELLOXY WORLD", 7], page.evaluate(caret)
    page.keyboard.press("Enter")
    until(page, "#picked", lambda now: now == "submitted")


def a_composing_field_is_left_alone(world):
    page = world.opened()
    page.click("#text")
    cdp = world.context.new_cdp_session(page)
    cdp.send("Input.imeSetComposition", {"text": "ni", "selectionStart": 2, "selectionEnd": 2})
    until(page, "#mirror", lambda now: now == "NI")
    page.wait_for_timeout(1200)
    assert page.input_value("#text") == "ni"
    cdp.send("Input.insertText", {"text": "you"})
    until(page, "#mirror", lambda now: now == "YOU")
    page.wait_for_timeout(100)
    assert page.input_value("#text") == "YOU"


def a_dialog_keeps_the_focus_and_gives_it_back(world):
    page = world.opened()
    page.focus("#open")
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    order = []
    for _ in range(4):
        order.append(page.evaluate("document.activeElement.id"))
        page.keyboard.press("Tab")
    assert order == ["one", "two", "close", "one"], order
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.id") == "close"
    page.evaluate("document.getElementById('plus').focus()")
    assert page.evaluate("!!document.activeElement.closest('[data-dialog]')")
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    assert page.evaluate("document.activeElement.id") == "open"
    assert page.locator("[data-dialog]").count() == 0


def another_screen_starts_at_its_top_with_the_focus_on_its_name(world):
    page = world.opened("#/today")
    assert page.evaluate("document.activeElement === document.body")
    page.evaluate("document.body.dataset.mark = 'same'")
    page.click("#plan")
    until(page, "h1", lambda now: now == "#/plan")
    assert page.evaluate("document.activeElement.tagName") == "H1"
    press(page, "replace")
    until(page, "h1", lambda now: now == "#/today")
    press(page, "go")
    until(page, "h1", lambda now: now == "#/plan")
    page.go_back()
    until(page, "h1", lambda now: now == "#/today")
    assert page.evaluate("document.body.dataset.mark") == "same", "no step loads the page again"


def nodes_keep_their_identity(world):
    page = world.opened()
    press(page, "plus", 3)
    counts(page, 3)
    page.evaluate(
        """() => {
          window.kept = [...document.querySelectorAll('li,#status,[data-widget] i,details')];
          document.querySelector('details').open = true;
          document.querySelector('[data-widget]').append('by itself');
        }"""
    )
    press(page, "plus", 4)
    counts(page, 7)
    saved(page)
    assert page.evaluate("document.querySelector('details').open")
    assert "by itself" in text(page, "[data-widget]")
    assert page.evaluate("window.kept.filter((it) => it.isConnected).length") == 4
    assert page.locator("li").count() == 5
    press(page, "off")
    page.click("#check")
    page.wait_for_timeout(100)
    assert text(page, "#count") == "7"
    assert not page.is_checked("#check"), "the app decides whether a box is ticked"


def files_come_and_go(world):
    page = world.opened()
    with page.expect_download() as download:
        page.click("#download")
    assert download.value.suggested_filename == "a.json"
    with page.expect_file_chooser() as chooser:
        page.click("#pick")
    chooser.value.set_files(
        files=[{"name": "x.json", "mimeType": "application/json", "buffer": b"picked bytes"}]
    )
    until(page, "#picked", lambda now: now == "picked bytes")
    for name in ("keep", "vibrate", "install"):
        page.click("#" + name)
    until(page, "#persisted", lambda now: now in ("0", "1"))


def the_clock_beats_once_a_second_and_at_once_on_return(world):
    page = world.opened()
    first = int(text(page, "#beats"))
    page.wait_for_timeout(3000)
    assert 2 <= int(text(page, "#beats")) - first <= 4
    press(page, "dark")
    page.wait_for_timeout(1100)
    still = text(page, "#beats")
    page.wait_for_timeout(1500)
    assert text(page, "#beats") == still
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    colours = page.evaluate(
        "[...document.querySelectorAll('meta[name=theme-color]')].map((it) => it.content)"
    )
    assert colours[0] == colours[1] and "#" not in colours[0], colours
    page.evaluate("dispatchEvent(new Event('focus'))")
    until(page, "#beats", lambda now: int(now) == int(still) + 1)


def without_a_secure_address_the_page_says_how(world):
    page = world.page()
    page.goto(f"http://glue.test:{world.port}/")
    until(page, "h2", lambda now: "cannot run here" in now)
    assert "http://localhost" in text(page, "#app")
