"""The card to share and the sheet for a doctor: made here, asked for nowhere."""

import pytest
from playwright.sync_api import expect

from verbs import control, go, heading, look_around, press, set_up_vape_plan, shown

MORNING = "2026-03-10T09:00:00"
WORDS = {
    "en": ("en-GB", "Your first card is on its way", "What this sheet does not say"),
    "de": ("de-DE", "Deine erste Karte kommt bald", "Was dieses Blatt nicht sagt"),
}
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_new_journal_has_no_card_yet(world, language):
    locale, empty, _ = WORDS[language]
    page = world.page(clock=MORNING, locale=locale)
    set_up_vape_plan(page)
    go(page, "share")
    heading(page, "share")
    shown(page, empty)


@pytest.mark.parametrize("look", ["paper", "dusk", "night"])
def test_a_card_is_saved_as_a_picture(world, look):
    page = world.page(clock=MORNING, locale="en-GB")
    look_around(page)
    go(page, "share")
    heading(page, "share")
    press(page, "look-" + look)
    asked = []
    page.on("request", lambda it: asked.append(it.url))
    with page.expect_download() as download:
        control(page, "card-save").click()
    path = download.value.path()
    assert download.value.suggested_filename == "redstart.png"
    with open(path, "rb") as picture:
        head = picture.read(24)
    assert head[:8] == PNG
    size = (int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big"))
    assert size == (1080, 1350)
    assert not [it for it in asked if not it.startswith("blob:")]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_sheet_says_what_it_does_not_say(world, language):
    locale, _, limits = WORDS[language]
    page = world.page(clock=MORNING, locale=locale)
    look_around(page)
    go(page, "sheet")
    heading(page, "sheet")
    press(page, "sheet-period-90")
    shown(page, limits)
    page.emulate_media(media="print")
    expect(page.locator('[data-key="sheet-print"]')).to_be_hidden()
    expect(page.locator('[data-key="doctor-sheet"]')).to_be_visible()
