"""The library of exercises: its prose comes as a file, and is there without a server."""

import pytest
from playwright.sync_api import expect

from axe_test import clean
from offline_test import cut_off, kept_for_offline
from verbs import body, field, go, heading, not_shown, press, reload, set_up_counting, shown

PLANK = {"en-GB": "Lie on your front", "de-DE": "Leg dich auf den Bauch"}


def steps(page):
    return page.locator("ol.instructions li")


@pytest.mark.parametrize("locale", sorted(PLANK))
def test_an_exercise_is_told_without_a_server_after_the_first_visit(world, locale):
    page = world.page(locale=locale)
    set_up_counting(page)
    cut_off(world, page)
    reload(page)
    go(page, "exercises")
    expect(page.locator(".list .line")).to_have_count(36)
    press(page, "exercise-plank")
    heading(page, "exercise/plank")
    shown(page, PLANK[locale])
    expect(steps(page)).to_have_count(5)


def test_a_file_that_does_not_come_leaves_a_calm_page_and_can_be_asked_for_again(world):
    page = world.page(service_workers="block")
    set_up_counting(page)
    world.watch.network_may_fail = True
    page.route("**/exercises.*.txt", lambda route: route.abort())
    go(page, "exercise/sidePlank")
    shown(page, "The steps are not on this device yet.")
    shown(page, "Side plank")
    page.unroute("**/exercises.*.txt")
    press(page, "load-exercises")
    expect(steps(page)).to_have_count(5)
    not_shown(page, "not on this device yet")


def test_the_file_is_fetched_once_and_only_when_a_screen_wants_it(world):
    page = world.page(service_workers="block")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    set_up_counting(page)
    for screen in ["plan", "settings", "exercises", "exercise/plank", "exercise/burpees"]:
        go(page, screen)
    expect(steps(page)).to_have_count(6)
    files = [url for url in asked if url.endswith(".txt")]
    prose = [url for url in files if "/exercises." in url]
    assert len(prose) == 1 and "/exercises.en." in prose[0], files
    assert len(set(files)) == len(files), files


def test_a_search_finds_an_exercise_by_a_part_of_its_name(page):
    set_up_counting(page)
    go(page, "exercises")
    field(page, "exercises-search").fill("bridge")
    expect(page.locator(".list .line .name")).to_have_text(["Glute bridges"])
    field(page, "exercises-search").fill("Hampel")
    expect(page.locator(".list .line .name")).to_have_text(["Jumping jacks"])
    field(page, "exercises-search").fill("xyz")
    shown(page, "No exercise is called “xyz”.")
    assert "Squats" not in body(page)


def test_the_pages_of_exercises_break_no_rule(world):
    page = world.page(bypass_csp=True, reduced_motion="reduce")
    set_up_counting(page)
    kept_for_offline(page)
    for screen in ["exercises", "exercise/plank", "exercise/childsPose"]:
        go(page, screen)
        if screen != "exercises":
            expect(steps(page)).to_have_count(5)
        clean(page, screen)
