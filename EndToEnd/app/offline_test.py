"""Without a server: after the first visit the app needs none."""

import pytest

from verbs import (
    SCREENS, TEXTS, begin_craving, body, counts, go, heading, press, reload,
    set_up_vape_plan, settled, shown, until,
)

WHOLE = """async () => {
  const kept = await caches.keys();
  const whole = await Promise.all(
    kept.map(async (name) => Boolean(await (await caches.open(name)).match('/'))));
  return whole.filter(Boolean).length;
}"""
CONTROLLED = "() => Boolean(navigator.serviceWorker.controller)"


def kept_for_offline(page):
    until(page, lambda: page.evaluate(WHOLE), lambda count: count == 1)
    until(page, lambda: page.evaluate(CONTROLLED), bool)


def cut_off(world, page):
    kept_for_offline(page)
    world.cut_off()


def test_the_plain_texts_can_be_read_without_a_server(world, page):
    heading(page, "start")
    cut_off(world, page)
    page.reload()
    for text in TEXTS:
        press(page, "opening-more", f"#/{text}")
        heading(page, text)
        assert len(body(page)) > 300
        press(page, "back")
        heading(page, "start")


def test_a_reload_and_a_new_tab_work_without_a_server(world, page):
    set_up_vape_plan(page)
    press(page, "log-more", "log-5")
    settled(page)
    cut_off(world, page)
    reload(page)
    counts(page, 5)
    other = world.opened(page.context, "#/history")
    shown(other, "5 puffs")


def test_all_screens_work_without_a_server(world, page):
    set_up_vape_plan(page)
    press(page, "log-1")
    settled(page)
    cut_off(world, page)
    reload(page)
    for screen in SCREENS + TEXTS:
        go(page, screen)
        assert body(page).strip(), screen
    go(page, "today")
    begin_craving(page)
    press(page, "passed", "to-today")
    heading(page, "today")


def test_what_is_logged_without_a_server_is_there_when_it_is_back(world, page):
    set_up_vape_plan(page)
    cut_off(world, page)
    reload(page)
    press(page, "log-more", "log-10", "log-1")
    settled(page)
    world.server.restart()
    reload(page)
    counts(page, 11)


@pytest.mark.parametrize("address", ["#/plan", "?from=home#/today"])
def test_a_deep_address_opens_without_a_server(world, page, address):
    set_up_vape_plan(page)
    settled(page)
    cut_off(world, page)
    other = world.opened(page.context, address)
    heading(other, address.split("/")[1])
