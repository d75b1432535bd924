"""axe-core finds nothing against WCAG A and AA, on any screen, light and dark."""

from axe_playwright_python.sync_playwright import Axe

from verbs import SCREENS, TEXTS, go, heading, look_around, press, unfold

LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RULES = {
    "light": {"type": "tag", "values": LEVELS},
    # In the dark only what a rule says of colours can be another thing.
    "dark": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
}
RUN = """(rules) => axe.run({ runOnly: rules, resultTypes: ['violations'] })
  .then((results) => results.violations)"""


def clean(page, where):
    """axe counts what it sees: nothing may still be on its way in."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    for scheme, rules in RULES.items():
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.wait_for_timeout(100)
        said = [
            f"{where}, {scheme}: {it['id']}: {node['html'][:120]} {node['any'][:1]}"
            for it in page.evaluate(RUN, rules)
            for node in it["nodes"][:2]
        ]
        assert not said, "\n".join(said)


def test_no_screen_breaks_a_rule(world):
    # axe puts a script into the page, which the app's policy would refuse.
    page = world.page(bypass_csp=True, reduced_motion="reduce")
    heading(page, "start")
    press(page, "opening-more")
    clean(page, "start")
    press(page, "begin")
    clean(page, "welcome 1")
    press(page, "substance-vape", "next")
    clean(page, "welcome 2")
    press(page, "next")
    clean(page, "welcome 3")
    press(page, "next")
    clean(page, "welcome 4")
    press(page, "next", "method-reduce", "next", "next")
    clean(page, "welcome 6 with a problem")
    press(page, "reduce-30", "next")
    clean(page, "welcome 7")
    press(page, *["back"] * 7)
    look_around(page)
    for screen in SCREENS + TEXTS:
        go(page, screen)
        clean(page, screen)
        if screen in ("settings", "history"):
            unfold(page)
            clean(page, screen + " unfolded")
    go(page, "plan")
    press(page, "change-vape")
    clean(page, "plan sheet")
    press(page, "plan-sheet-close")
    go(page, "history")
    page.locator("main ul.list button.line").first.click()
    clean(page, "record sheet")
    page.locator("[data-dialog] [data-close]").first.click()
    go(page, "today")
    press(page, "craving")
    clean(page, "breath of a craving")
    press(page, "skip-breath")
    clean(page, "craving")
    for part in ("strength", "triggers", "place"):
        go(page, "craving/" + part)
        clean(page, part + " of a craving")
    press(page, "more")
    clean(page, "more of a craving")
    go(page, "craving/help")
    clean(page, "help in a craving")
    press(page, "more-techniques", "technique-pairs")
    clean(page, "technique")
    press(page, "end-technique")
    clean(page, "after a technique")
    press(page, "passed")
    clean(page, "end of a craving")
