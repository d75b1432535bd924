"""What helps in a craving, what is left of it, and what a slip becomes, in both languages."""

import pytest
from playwright.sync_api import expect

from verbs import begin_craving, fill, go, heading, press, reload, set_up_vape_plan, settled, shown

MORNING = "2026-03-10T09:00:00"

HELPED = {
    "en": "It helped the one time you tried it.", "de": "Beim einen Mal hat es geholfen.",
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_technique_is_gone_through_and_rated(world, language):
    page = world.page(clock=MORNING, locale=language)
    set_up_vape_plan(page)
    begin_craving(page)
    go(page, "craving/strength")
    fill(page, intensity="8")
    press(page, "next", "trigger-coffee")
    go(page, "craving/help")
    press(page, "technique-water")
    expect(page.locator('[data-key="trigger-coffee"]')).to_have_count(0)
    press(page, "step-next", "step-next", "step-back", "end-technique", "after-3", "passed")
    heading(page, "craving")
    press(page, "to-today")
    go(page, "techniques")
    shown(page, HELPED[language])
    reload(page)
    shown(page, HELPED[language])


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_slip_becomes_a_plan(world, language):
    page = world.page(clock=MORNING, locale=language)
    set_up_vape_plan(page, method="stop")
    page.clock.fast_forward(3 * 24 * 3_600_000)
    press(page, "log-1", "slip-debrief-vape")
    heading(page, "debrief")
    fill(page, debrief_text="the bus was late")
    press(page, "debrief-next", "trigger-stress", "debrief-next", "act-walk", "debrief-next")
    sentence = {
        "en": "If the trigger is “Stress”, then I will walk for five minutes.",
        "de": "Wenn der Auslöser „Stress“ ist, dann gehe ich fünf Minuten.",
    }[language]
    shown(page, sentence)
    press(page, "keep-plan")
    heading(page, "today")
    expect(page.locator('[data-key="slip-debrief-vape"]')).to_have_count(0)
    settled(page)
    go(page, "if-then")
    shown(page, sentence)
    reload(page)
    shown(page, sentence)
