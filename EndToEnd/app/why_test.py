"""A photo and a voice note: taken, sealed, shown in a craving, carried by a backup."""

import json
import random
import struct
import zlib

from playwright.sync_api import expect

from backup_test import backup, bring, wipe
from store import kept
from verbs import begin_craving, go, heading, press, reload, set_up_vape_plan, settled, shown, until

SIZE = "(it) => [it.naturalWidth, it.naturalHeight]"


def png(width, height, seed=1):
    """A picture with a little noise, so that it cannot be squeezed to nothing."""
    dice = random.Random(seed)
    row = lambda: b"\0" + bytes(
        min(255, x * 255 // width + dice.randrange(24)) for x in range(width) for _ in range(3))
    rows = [row() for _ in range(8)]
    data = b"".join(rows[y % 8] for y in range(height))
    part = lambda name, body: (
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body)))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", zlib.compress(data, 1))
            + part(b"IEND", b""))


def add_photo(page, content, mime="image/png"):
    go(page, "plan")
    with page.expect_file_chooser() as chooser:
        press(page, "add-photo")
    chooser.value.set_files(files=[{"name": "a.png", "mimeType": mime, "buffer": content}])


def picture(page):
    return page.locator("img[data-attachment]")


def is_drawn(page):
    until(page, lambda: picture(page).evaluate(SIZE), lambda size: size[0] > 0)
    return picture(page).evaluate(SIZE)


def test_a_photo_is_made_small_and_sealed_and_stands_in_a_craving(world):
    page = world.page()
    set_up_vape_plan(page)
    add_photo(page, png(2000, 1000))
    assert is_drawn(page) == [1280, 640]
    settled(page)
    (_, sealed), = kept(page, "attachments")
    assert b"JFIF" not in bytes(sealed) and len(sealed) <= 300_100
    reload(page)
    assert is_drawn(page) == [1280, 640]
    go(page, "today")
    begin_craving(page)
    press(page, "next")
    heading(page, "craving/help")
    assert is_drawn(page) == [1280, 640]


def test_a_file_that_is_no_picture_is_refused_in_a_sentence(world):
    page = world.page()
    set_up_vape_plan(page)
    add_photo(page, b"<svg onload=alert(1)>", mime="image/svg+xml")
    shown(page, "That could not be read.")
    expect(picture(page)).to_have_count(0)


def test_a_backup_carries_the_photo_to_an_empty_browser(world):
    page = world.page(clock="2026-03-10T12:00:00")
    set_up_vape_plan(page)
    add_photo(page, png(400, 300))
    is_drawn(page)
    settled(page)
    file = backup(page)
    assert len(json.loads(file)["attachments"]) == 1
    wipe(page)
    bring(page, file)
    heading(page, "today")
    go(page, "plan")
    assert is_drawn(page) == [400, 300]


def test_a_voice_note_is_recorded_and_plays_after_a_reload(world):
    # Chromium's shell has no recorder, and nobody whom it could ask.
    page = world.opened(world.kept_context(permissions=["microphone"]))
    set_up_vape_plan(page)
    go(page, "plan")
    press(page, "record")
    shown(page, "Recording.")
    until(page, lambda: page.locator(".meter .value").last.inner_text(), lambda it: it >= "1")
    press(page, "stop-recording")
    sound = page.locator("audio[data-attachment]")
    expect(sound).to_be_visible()
    reload(page)
    until(page, lambda: sound.evaluate("(it) => it.readyState"), lambda state: state >= 1)


def test_a_microphone_that_is_not_allowed_is_said_and_nothing_is_kept(world):
    page = world.opened(world.kept_context())
    set_up_vape_plan(page)
    go(page, "plan")
    press(page, "record")
    shown(page, "did not give access")
    expect(page.locator("audio[data-attachment]")).to_have_count(0)
