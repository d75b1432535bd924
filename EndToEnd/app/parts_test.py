"""A first visit begins with the first part of the code; what needs the rest waits for it."""

import shutil

import pytest
from playwright.sync_api import expect

from builds import names_of, next_build
from offline_test import kept_for_offline
from server import WEB
from verbs import (
    begin, begin_craving, control, counts, go, heading, press, reload, set_up_vape_plan, settled,
    shown, until,
)

A_SECTION_OF_NO_USE = b"\0\2\1x"
REST = "**/rest.*.wasm"
KEPT = """async () => {
  const named = [...document.querySelectorAll('meta[name=engine], meta[name=rest]')];
  const found = await Promise.all(named.map((it) => caches.match('/' + it.content)));
  return found.filter(Boolean).length;
}"""


class Rest:
    """The rest of the code, which comes when a test lets it."""

    def __init__(self, context):
        self.waiting = []
        self.is_free = False
        context.route(REST, self.asked)

    def asked(self, route):
        if self.is_free:
            route.continue_()
        else:
            self.waiting.append(route)

    def come(self):
        self.is_free = True
        for route in self.waiting:
            route.continue_()


def first_visit(world, **options):
    context = world.context(**options)
    rest = Rest(context)
    return world.opened(context), rest


def line(page):
    return page.locator("#short")


def test_today_a_tap_a_craving_and_help_need_no_rest(world):
    page, rest = first_visit(world)
    set_up_vape_plan(page)
    press(page, "log-more", "log-5")
    counts(page, 5)
    begin_craving(page)
    press(page, "next")
    heading(page, "craving/help")
    press(page, "passed", "to-today")
    go(page, "help")
    go(page, "today")
    expect(line(page)).to_be_hidden()
    settled(page)
    reload(page)
    counts(page, 5)
    rest.come()


def test_a_press_that_needs_the_rest_is_done_when_it_is_there(world):
    page, rest = first_visit(world)
    heading(page, "start")
    press(page, "look-around")
    expect(line(page)).to_be_visible()
    expect(line(page)).to_contain_text("Still loading.")
    heading(page, "start")
    rest.come()
    heading(page, "today")
    expect(control(page, "leave-demo")).to_be_visible()
    expect(line(page)).to_be_hidden()


def test_a_place_that_needs_the_rest_is_shown_when_it_is_there(world):
    page, rest = first_visit(world)
    set_up_vape_plan(page)
    press(page, "settings")
    expect(line(page)).to_be_visible()
    rest.come()
    heading(page, "settings")
    expect(line(page)).to_be_hidden()


def test_who_goes_elsewhere_while_something_waits_stays_there(world):
    page, rest = first_visit(world)
    heading(page, "start")
    press(page, "look-around")
    expect(line(page)).to_be_visible()
    begin(page)
    rest.come()
    expect(line(page)).to_be_hidden()
    heading(page, "welcome")


def test_what_is_logged_while_something_waits_is_counted_once(world):
    page, rest = first_visit(world)
    set_up_vape_plan(page)
    press(page, "settings")
    expect(line(page)).to_be_visible()
    press(page, "today", "log-more", "log-10")
    counts(page, 10)
    settled(page)
    rest.come()
    expect(line(page)).to_be_hidden()
    counts(page, 10)
    reload(page)
    counts(page, 10)


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "With a connection"), ("de-DE", "Mit einer Verbindung")])
def test_the_line_speaks_the_language_of_the_page(world, locale, words):
    page, rest = first_visit(world, locale=locale)
    heading(page, "start")
    press(page, "look-around")
    assert words in line(page).inner_text()
    assert len(line(page).inner_text()) < 160, "one language alone"
    rest.come()


def test_a_rest_that_did_not_come_is_asked_for_again(world):
    context = world.context()
    asked = []

    def refuse_once(route):
        asked.append(route)
        if len(asked) > 1:
            route.continue_()
        else:
            route.abort()

    context.route(REST, refuse_once)
    world.watch.network_may_fail = True
    page = world.opened(context)
    heading(page, "start")
    press(page, "look-around")
    heading(page, "today")
    assert len(asked) >= 2


def test_a_page_whose_rest_is_gone_from_the_server_becomes_the_new_build(world, tmp_path):
    build = next_build(WEB, tmp_path / "next", "rest.*.wasm", A_SECTION_OF_NO_USE)
    page, rest = first_visit(world)
    set_up_vape_plan(page)
    press(page, "log-more", "log-5")
    settled(page)
    world.watch.network_may_fail = True
    shutil.rmtree(world.server.data_path / "assets")
    world.server.restart(web=build)
    rest.come()
    named = page.locator("meta[name=rest]")
    until(page, lambda: named.get_attribute("content"), lambda it: it in names_of(build))
    counts(page, 5)
    press(page, "settings")
    heading(page, "settings")


def test_a_page_whose_build_was_replaced_goes_on_with_its_own_files(world, tmp_path):
    build = next_build(WEB, tmp_path / "next", "rest.*.wasm", A_SECTION_OF_NO_USE)
    page, rest = first_visit(world, service_workers="block")
    set_up_vape_plan(page)
    own = page.locator("meta[name=rest]").get_attribute("content")
    world.watch.network_may_fail = True
    world.server.restart(web=build)
    world.watch.network_may_fail = False
    asked = []
    page.on("response", lambda it: asked.append((it.url, it.status)))
    rest.come()
    go(page, "exercise/plank")
    shown(page, "Lie on your front")
    assert page.locator("meta[name=rest]").get_attribute("content") == own
    assert own not in names_of(build)
    assert all(status == 200 for _, status in asked) and any(own in url for url, _ in asked)


def test_a_page_that_works_offline_has_both_parts(world):
    page = world.page()
    heading(page, "start")
    kept_for_offline(page)
    assert page.evaluate(KEPT) == 2
    world.cut_off()
    reload(page)
    press(page, "look-around")
    heading(page, "today")
    expect(line(page)).to_be_hidden()


def test_the_line_covers_no_button_on_a_small_phone(world):
    """A press goes to what is under the finger, in each step of the opening."""
    page, rest = first_visit(world, viewport={"width": 320, "height": 640}, locale="de-DE")
    heading(page, "start")
    press(page, "look-around")
    expect(line(page)).to_be_visible()
    set_up_vape_plan(page)
    press(page, "log-more", "log-5")
    counts(page, 5)
    expect(line(page)).to_be_visible()
    rest.come()
    expect(line(page)).to_be_hidden()
