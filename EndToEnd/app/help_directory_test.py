"""Help numbers that are newer than the app: believed under one signature, and kept offline."""

import pathlib
import shutil

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from offline_test import kept_for_offline
from server import WEB
from verbs import heading, until

FIRST = "2026-11-27T08:00:00Z\n"
LATER = "2026-11-28T08:00:00Z\n"
LINES = "GB|emergency||999\nGB|crisis|Example|0800 {}|||always||free\n"
NUMBERS = "() => [...document.querySelectorAll('a[href^=\"tel:\"]')].map((it) => it.href.slice(4))"


def signed(key, text):
    """As the page of operating says it: r and s, then the text."""
    r, s = utils.decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    return r.to_bytes(32, "big") + s.to_bytes(32, "big") + text.encode()


@pytest.fixture
def key():
    return ec.generate_private_key(ec.SECP256R1())


@pytest.fixture
def web(tmp_path, key):
    """The build as HELP_KEY makes it."""
    folder = tmp_path / "web"
    shutil.copytree(WEB, folder)
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    index = folder / "index.html"
    page = index.read_text()
    assert '<meta name="help" content="">' in page
    index.write_text(page.replace('name="help" content=""', f'name="help" content="{point.hex()}"'))
    for packed in (".br", ".gz"):
        pathlib.Path(f"{index}{packed}").unlink(missing_ok=True)
    return folder


def serve(world, web, folder, content):
    place = folder / "help.directory"
    place.write_bytes(content)
    world.server.options = ["--directory", str(place)]
    world.server.restart(web=web)


def here(page):
    return page.evaluate(NUMBERS)


def look(page):
    """Opens the page on help, for the country of the lines."""
    page.goto(page.url.split("#")[0] + "#/help")
    heading(page, "help")
    page.locator('[data-key="help-country"]').select_option("GB")
    return here(page)


def shows(page, number):
    until(page, lambda: here(page), lambda found: number in found)


def with_newer_numbers(world, web, key, folder):
    """A page that took the first directory."""
    serve(world, web, folder, signed(key, FIRST + LINES.format("111")))
    page = world.page()
    look(page)
    shows(page, "0800111")
    return page


def test_what_the_builds_key_signed_is_shown_and_stays_without_a_server(
        world, web, key, tmp_path):
    page = with_newer_numbers(world, web, key, tmp_path)
    assert "116123" not in here(page), "what it does not name is not mixed in"
    kept_for_offline(page)
    world.cut_off()
    page.reload()
    look(page)
    shows(page, "0800111")


def test_a_later_one_comes_with_the_next_start_and_an_earlier_one_never_again(
        world, web, key, tmp_path):
    page = with_newer_numbers(world, web, key, tmp_path)
    world.watch.network_may_fail = True
    for content, number in ((LATER + LINES.format("222"), "0800222"),
                            (FIRST + LINES.format("111"), "0800222")):
        serve(world, web, tmp_path, signed(key, content))
        page.reload()
        look(page)
        shows(page, number)
        assert "0800111" not in here(page)


@pytest.mark.parametrize("lie", ["another key", "a changed byte", "no signature"])
def test_without_the_right_signature_the_apps_own_numbers_stay(world, web, key, tmp_path, lie):
    text = FIRST + LINES.format("666")
    other = ec.generate_private_key(ec.SECP256R1())
    content = {
        "another key": signed(other, text),
        "a changed byte": signed(key, text).replace(b"0800 666", b"0800 667"),
        "no signature": bytes(64) + text.encode(),
    }[lie]
    serve(world, web, tmp_path, content)
    page = world.page()
    with page.expect_response("**/help/current"):
        page.reload()
    look(page)
    page.evaluate("() => new Promise((done) => requestIdleCallback(done))")
    assert "116123" in here(page)
    assert not [it for it in here(page) if it.startswith("08006")]
    assert page.evaluate("async () => (await (await caches.open('help')).keys()).length") == 0


def test_a_build_without_a_key_asks_for_nothing(world, key, tmp_path):
    serve(world, WEB, tmp_path, signed(key, FIRST + LINES.format("111")))
    page = world.page()
    asked = []
    page.on("request", lambda it: asked.append(it.url))
    page.reload()
    assert "116123" in look(page)
    kept_for_offline(page)
    assert not [it for it in asked if "/help/" in it]
