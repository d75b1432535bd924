"""A tap has the browser style what it changed, and not the whole page."""

from playwright.sync_api import expect

from verbs import counts, press, set_up_counting, settled, until


def styled(page, work):
    """How many elements the browser styled at once, each time, while `work` was done."""
    session = page.context.new_cdp_session(page)
    events, ended = [], []
    session.on("Tracing.dataCollected", lambda it: events.extend(it["value"]))
    session.on("Tracing.tracingComplete", lambda it: ended.append(it))
    session.send(
        "Tracing.start", {"categories": "devtools.timeline", "transferMode": "ReportEvents"})
    work()
    session.send("Tracing.end")
    until(page, lambda: len(ended), bool)
    return [
        it["args"]["elementCount"] for it in events
        if it["name"] == "UpdateLayoutTree" and "elementCount" in it["args"]
    ]


def test_a_tap_styles_what_it_changed(world):
    page = world.page()
    set_up_counting(page)
    press(page, "log-1")
    counts(page, 1)
    settled(page)

    def tap():
        press(page, "log-1")
        counts(page, 2)
        # The line of the tap before leaves while the new one comes.
        expect(page.locator(".toast")).to_have_count(1)
        settled(page)

    all_of_it = page.locator("#app *").count()
    counted = styled(page, tap)
    assert counted and max(counted) < all_of_it / 2, f"{counted} of {all_of_it}"
