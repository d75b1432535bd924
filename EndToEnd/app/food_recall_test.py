"""Yesterday's food: told by keyboard and by touch, offline, in both languages, and kept."""

import pytest
from playwright.sync_api import expect

from axe_test import clean
from keyboard import enter, focused, space, tab_to
from offline_test import kept_for_offline
from verbs import body, control, field, go, not_shown, press, reload, set_up_counting, shown, until

SMALL = {"width": 320, "height": 700}
LINE = {"en-GB": "coffee, two eggs, an apple", "de-DE": "Kaffee, zwei Eier, ein Apfel"}
LAST = {"en-GB": "A last look", "de-DE": "Ein letzter Blick"}
FOUND = 'main ul > li[data-key^="found-"]'
ROWS = 'main ul > li[data-key^="food-"]'
QUESTIONS = 8
HAS_TABLE = """async () => {
  const cache = await caches.open('foods');
  return (await cache.keys()).length;
}"""


def recall(world, **options):
    page = world.page(viewport=SMALL, **options)
    set_up_counting(page)
    go(page, "recall")
    with_table(page)
    return page


def with_table(page):
    """The list of foods is here: what is typed finds something."""
    until(page, lambda: page.evaluate(HAS_TABLE), lambda count: count == 1)
    field(page, "recall-typed").fill("app")
    expect(page.locator(FOUND).first).to_be_visible()
    field(page, "recall-typed").fill("")
    expect(page.locator(FOUND)).to_have_count(0)


def announced(page, words):
    """A screen reader is told so when it has time."""
    live = page.locator('main [aria-live="polite"]').filter(has_text=words)
    expect(live.first).to_be_attached()


def type_line(page, line):
    field(page, "recall-typed").fill(line)
    press(page, "recall-add")


def passes(page, count):
    for _ in range(count):
        press(page, "recall-next")


def next_pass(page):
    """By keyboard; the next pass begins at its name."""
    enter(page, "recall-next")
    until(page, lambda: focused(page), lambda key: key == "title")


def test_a_day_is_told_by_keyboard_alone(world):
    page = recall(world)
    tab_to(page, "recall-typed")
    page.keyboard.type("app")
    announced(page, "foods")
    page.keyboard.type("le, coffee and two eggs, no soda")
    page.keyboard.press("Enter")
    expect(page.locator(ROWS)).to_have_count(3)
    announced(page, "3 things so far")
    next_pass(page)
    tab_to(page, "forgotten-nothing")
    for number in range(1, QUESTIONS + 1):
        announced(page, f"Question {number} of {QUESTIONS}")
        page.keyboard.press("Enter")
    shown(page, "Which meal")
    first = page.locator('input[data-key^="check-"]').first.get_attribute("data-key")
    space(page, first)
    announced(page, "1 picked")
    enter(page, "meal-breakfast")
    enter(page, "meal-lunch")
    announced(page, "Everything has its meal")
    next_pass(page)
    shown(page, "How much")
    next_pass(page)
    shown(page, "A last look")
    row = page.locator(ROWS).first.get_attribute("data-key").removesuffix("-box")
    enter(page, row)
    expect(page.locator("[data-dialog]")).to_be_visible()
    space(page, "item-meal-breakfast")
    page.keyboard.press("Escape")
    expect(page.locator("[data-dialog]")).to_have_count(0)
    enter(page, "recall-done")
    shown(page, "One day is one day")
    reload(page)
    shown(page, "One day is one day")
    expect(page.locator(ROWS)).to_have_count(3)


@pytest.mark.parametrize("locale", sorted(LINE))
def test_a_day_is_told_by_touch_on_a_small_screen(world, locale):
    page = recall(world, locale=locale, has_touch=True, is_mobile=True)

    def touch(*keys):
        for key in keys:
            control(page, key).tap()

    touch("next-meal-breakfast")
    field(page, "recall-typed").fill(LINE[locale])
    touch("recall-add")
    expect(page.locator(ROWS)).to_have_count(3)
    touch("recall-next")
    for _ in range(QUESTIONS):
        touch("forgotten-nothing")
    touch("recall-next")
    portion = page.locator('details[data-key^="portion-"]').first
    touch(portion.get_attribute("data-key"))
    portion.locator('button[data-key$="-more"]').tap()
    touch("recall-next")
    shown(page, LAST[locale])
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= SMALL["width"]
    touch("recall-done")
    touch("undo")
    shown(page, LAST[locale])


def test_each_pass_begins_at_its_top(world):
    page = recall(world)
    type_line(page, LINE["en-GB"])
    for _ in range(4):
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        press(page, "recall-next")
        until(page, lambda: page.evaluate("scrollY"), lambda top: top == 0)
        assert focused(page) == "title"


def test_after_a_food_was_picked_the_next_one_can_be_typed(world):
    page = recall(world)
    field(page, "recall-typed").press_sequentially("app")
    expect(page.locator(FOUND).first).to_be_visible()
    page.locator(FOUND).first.get_by_role("button").first.click()
    expect(page.locator(ROWS)).to_have_count(1)
    assert focused(page) == "recall-typed"
    page.keyboard.type("egg")
    expect(page.locator(FOUND).first).to_be_visible()


def test_a_whole_recall_works_after_the_server_is_gone(world):
    page = recall(world)
    kept_for_offline(page)
    world.cut_off()
    reload(page)
    with_table(page)
    type_line(page, "coffee, zorkle")
    shown(page, "Not matched yet")
    press(page, "leave-food")
    passes(page, 4)
    press(page, "recall-done")
    reload(page)
    shown(page, "One day is one day")
    expect(page.locator(ROWS)).to_have_count(2)


def test_without_the_list_of_foods_words_do(world):
    context = world.context(service_workers="block")
    world.watch.network_may_fail = True
    context.route("**/foods/**", lambda route: route.abort())
    page = world.opened(context)
    set_up_counting(page)
    go(page, "recall")
    shown(page, "The list of foods is not here now.")
    type_line(page, "something green")
    expect(page.locator(ROWS)).to_have_count(1)
    context.unroute("**/foods/**")
    press(page, "load-foods")
    not_shown(page, "The list of foods is not here now.")
    field(page, "recall-typed").fill("coff")
    expect(page.locator(FOUND).first).to_be_visible()


def test_a_reload_goes_on_in_the_same_pass_and_days_are_apart(world):
    page = recall(world)
    type_line(page, "coffee, two eggs")
    passes(page, 2)
    reload(page)
    shown(page, "Which meal")
    press(page, "recall-before")
    shown(page, "What comes to mind")
    expect(page.locator(ROWS)).to_have_count(0)
    press(page, "recall-copy")
    page.locator('[data-dialog] button[data-key^="copy-"]').first.click()
    expect(page.locator(ROWS)).to_have_count(2)
    press(page, "recall-after")
    shown(page, "Which meal")


def test_own_foods_and_recipes_are_found_again(world):
    page = recall(world)
    go(page, "foods")
    press(page, "new-food")
    field(page, "own-name").fill("Baker's roll")
    field(page, "own-portion").fill("1 roll")
    press(page, "keep-own", "new-recipe")
    field(page, "recipe-name").fill("Sunday plate")
    field(page, "part-search").fill("apple")
    page.locator('button[data-key^="part-found-"]').first.click()
    press(page, "keep-recipe")
    reload(page)
    go(page, "recall")
    type_line(page, "two baker's rolls")
    field(page, "recall-typed").fill("sunday")
    page.locator(FOUND).first.click()
    assert "Baker's roll" in body(page) and "Sunday plate" in body(page)
    expect(page.locator(ROWS)).to_have_count(2)


def test_no_pass_breaks_a_rule(world):
    page = recall(world, bypass_csp=True, reduced_motion="reduce")
    field(page, "recall-typed").fill("appl")
    clean(page, "typing")
    type_line(page, "coffee, zorkle, apple")
    for number in range(1, 6):
        clean(page, f"pass {number}")
        if number < 5:
            press(page, "recall-next")
    page.locator(ROWS).first.locator("button").first.click()
    clean(page, "item")
    press(page, "recall-item-close", "recall-done")
    clean(page, "finished")
    go(page, "foods")
    press(page, "new-recipe")
    clean(page, "recipe")
