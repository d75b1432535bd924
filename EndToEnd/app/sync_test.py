"""One journal on several devices, through a server that cannot read it."""

import json
import pathlib
import sqlite3

from playwright.sync_api import expect

from accounts import (
    PASSWORD, SLOW, account_page, all_on_server, first_device, sign_in, sign_up, signed_in, submit,
)
from store import kept
from verbs import (
    control, counts, field, fill, go, heading, press, reload, set_up_counting, set_up_vape_plan,
    settled, shown, until,
)
from why_test import add_photo, is_drawn, png

EMAIL = "robin@example.org"
CANARY = "canary-kestrel-7319"


def export(page):
    """The journal as a file holds it."""
    go(page, "settings")
    with page.expect_download() as download:
        press(page, "save-backup")
    return json.loads(pathlib.Path(download.value.path()).read_text())


def second_device(world):
    page = world.page()
    sign_in(page, EMAIL)
    signed_in(page)
    all_on_server(page)
    return page


def test_a_journal_comes_to_another_device(world):
    first_device(world, EMAIL)
    other = second_device(world)
    go(other, "today")
    counts(other, 1)


def test_a_tap_is_on_the_other_device_at_once(world):
    one = first_device(world, EMAIL)
    other = second_device(world)
    go(other, "today")
    go(one, "today")
    press(one, "log-1")
    counts(other, 2)
    press(other, "log-1")
    counts(one, 3)


def test_what_two_devices_logged_offline_comes_together(world):
    one = first_device(world, EMAIL)
    other = second_device(world)
    for page in (one, other):
        go(page, "today")
    world.watch.network_may_fail = True
    for page in (one, other):
        page.context.set_offline(True)
    for _ in range(2):
        press(one, "log-1")
    for _ in range(3):
        press(other, "log-1")
    counts(one, 3)
    counts(other, 4)
    for page in (one, other):
        settled(page)
        page.context.set_offline(False)
    counts(one, 6)
    counts(other, 6)
    all_on_server(one)
    all_on_server(other)
    # What each tells of the log may still be on its way to the other one.
    entities = lambda page: [
        it for it in export(page)["entities"] if it["kind"] not in ("settings", "log")
    ]
    assert entities(one) == entities(other)


def test_what_was_logged_without_a_server_waits_and_says_so(world):
    page = first_device(world, EMAIL)
    world.cut_off()
    go(page, "today")
    press(page, "log-1")
    counts(page, 2)
    account_page(page)
    shown(page, "One change waits for the server.")
    reload(page)
    account_page(page)
    shown(page, "One change waits for the server.")
    world.server.start()
    all_on_server(page)


def test_the_session_holds_over_a_reload(world):
    page = first_device(world, EMAIL)
    reload(page)
    all_on_server(page)
    go(page, "today")
    press(page, "log-1")
    all_on_server(page)


def test_another_password_lets_nobody_in(world):
    world.watch.server_may_refuse = True
    first_device(world, EMAIL)
    other = world.page()
    sign_in(other, EMAIL, "four other herons at noon")
    expect(other.get_by_text("Address and password don't belong together")).to_be_visible(
        timeout=SLOW
    )
    shown(other, "Address and password")
    fill(other, account_email="nobody@example.org", account_password=PASSWORD)
    submit(other)
    expect(other.get_by_text("Address and password don't belong together")).to_be_visible(
        timeout=SLOW
    )


def test_a_weak_password_is_named_at_its_field(world):
    page = world.page()
    account_page(page)
    press(page, "sign-up")
    fill(page, account_email="nowhere", account_password="short")
    submit(page)
    shown(page, "An address looks like name@example.org.")
    expect(field(page, "account-email")).to_be_focused()
    fill(page, account_email=EMAIL)
    submit(page)
    shown(page, "Use 15 characters or more.")
    fill(page, account_password="passwordpassword")
    submit(page)
    shown(page, "tried first")


def test_a_journal_that_is_here_can_join_the_account(world):
    first_device(world, EMAIL)
    other = world.page()
    set_up_counting(other)
    press(other, "log-more", "log-5")
    counts(other, 5)
    sign_in(other, EMAIL)
    expect(control(other, "join-add")).to_be_visible(timeout=SLOW)
    press(other, "join-add")
    all_on_server(other)
    kinds = [it["kind"] for it in export(other)["entities"]]
    assert kinds.count("entry") == 2


def test_a_journal_that_is_here_can_give_way_to_the_account(world):
    first_device(world, EMAIL)
    other = world.page()
    set_up_counting(other)
    press(other, "log-more", "log-5")
    sign_in(other, EMAIL)
    expect(control(other, "join-replace")).to_be_visible(timeout=SLOW)
    with other.expect_download():
        press(other, "join-replace")
    # The session becomes that of a device. What is asked at that moment is refused and asked again.
    world.watch.server_may_refuse = True
    press(other, "join-replace-now")
    # The device is emptied first, and leads to Today when the account's journal comes.
    expect(other.locator('h1[data-focus="today"]')).to_be_attached(timeout=SLOW)
    counts(other, 1)
    all_on_server(other)


def test_signing_out_keeps_the_journal_or_removes_it(world):
    page = first_device(world, EMAIL)
    account_page(page)
    press(page, "sign-out", "leave-keep")
    shown(page, "You are signed out here.")
    go(page, "today")
    counts(page, 1)
    sign_in(page, EMAIL)
    press(page, "join-add")
    all_on_server(page)
    press(page, "sign-out", "leave-remove")
    heading(page, "start")


def test_a_device_that_was_signed_out_from_afar_keeps_its_journal(world):
    world.watch.server_may_refuse = True
    one = first_device(world, EMAIL)
    other = second_device(world)
    account_page(one)
    reload(one)
    row = one.locator('[data-key^="revoke-"]').first
    row.click()
    go(other, "today")
    expect(other.locator('[data-key="sync-notice"]')).to_be_visible(timeout=SLOW)
    press(other, "log-1")
    counts(other, 2)
    account_page(other)
    shown(other, "sign in to sync again")


def test_all_devices_can_be_signed_out_at_once(world):
    world.watch.server_may_refuse = True
    one = first_device(world, EMAIL)
    other = second_device(world)
    account_page(one)
    press(one, "sign-out", "leave-all")
    shown(one, "All your devices are signed out.")
    go(other, "today")
    expect(other.locator('[data-key="sync-notice"]')).to_be_visible(timeout=SLOW)


def test_a_device_that_nobody_named_is_called_by_its_browser(world):
    one = first_device(world, EMAIL)
    other = world.page()
    sign_in(other, EMAIL, device="")
    signed_in(other)
    account_page(one)
    reload(one)
    expect(one.locator('[data-key="devices"]')).to_contain_text("Chrome, Linux", timeout=SLOW)


def test_the_other_tab_learns_of_the_account(world):
    page = world.page()
    set_up_counting(page)
    other = page.context.new_page()
    other.goto(page.url)
    account_page(other)
    expect(control(other, "sign-up")).to_be_visible()
    sign_up(page, EMAIL)
    expect(control(other, "sign-out")).to_be_visible(timeout=SLOW)


def test_sync_can_be_switched_off_and_on(world):
    page = first_device(world, EMAIL)
    account_page(page)
    press(page, "sync-on")
    shown(page, "Sync is off.")
    go(page, "today")
    press(page, "log-1")
    reload(page)
    account_page(page)
    shown(page, "Sync is off.")
    press(page, "sync-on")
    all_on_server(page)


def test_a_new_password_opens_the_same_journal(world):
    world.watch.server_may_refuse = True
    page = first_device(world, EMAIL)
    account_page(page)
    press(page, "password")
    new = "seven loud geese before dawn"
    fill(page, account_password=PASSWORD, account_new_password=new)
    submit(page)
    expect(page.get_by_text("The new password holds.")).to_be_visible(timeout=SLOW)
    other = world.page()
    sign_in(other, EMAIL, new)
    signed_in(other)
    all_on_server(other)
    go(other, "today")
    counts(other, 1)


def test_a_deleted_account_leaves_the_journal_on_every_device(world):
    world.watch.server_may_refuse = True
    one = first_device(world, EMAIL)
    other = second_device(world)
    account_page(one)
    press(one, "remove-account")
    fill(one, account_password=PASSWORD)
    submit(one)
    expect(one.get_by_text("The account goes.")).to_be_visible(timeout=SLOW)
    go(one, "today")
    counts(one, 1)
    account_page(other)
    expect(other.locator("main")).to_contain_text("It stays until you say so", timeout=SLOW)
    go(other, "today")
    counts(other, 1)


def test_the_server_keeps_nothing_readable(world):
    page = first_device(world, EMAIL)
    go(page, "settings")
    fill(page, settings_name=CANARY)
    all_on_server(page)
    for path in pathlib.Path(world.server.data.name).rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            assert CANARY.encode() not in content, path
            assert CANARY.encode("utf-16-le") not in content, path


def test_two_tabs_offer_each_change_once(world):
    page = first_device(world, EMAIL)
    twin = world.opened(page.context)
    for tab in (page, twin):
        go(tab, "today")
    for _ in range(3):
        press(page, "log-1")
        press(twin, "log-1")
    counts(page, 7)
    counts(twin, 7)
    all_on_server(twin)
    other = second_device(world)
    go(other, "today")
    counts(other, 7)


def test_a_photo_comes_to_another_device_before_it_is_shown_there(world):
    page = world.page()
    set_up_vape_plan(page)
    sign_up(page, EMAIL)
    add_photo(page, png(900, 450))
    assert is_drawn(page) == [900, 450]
    all_on_server(page)
    until(page, lambda: len(attachments(world)), bool)
    assert all(b"JFIF" not in body for body in attachments(world))
    other = second_device(world)
    until(other, lambda: len(kept(other, "attachments")), lambda count: count == 1)
    other.context.set_offline(True)
    go(other, "plan")
    assert is_drawn(other) == [900, 450]
    assert len(kept(other, "attachments")) == 1
    other.context.set_offline(False)


def attachments(world):
    """The sealed bodies in the server's own database."""
    path = pathlib.Path(world.server.data.name) / "redstart.db"
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        return [body for (body,) in database.execute("SELECT body FROM attachments")]


def test_after_signing_out_the_profile_holds_nothing_readable(world):
    context = world.kept_context()
    page = world.opened(context)
    set_up_counting(page)
    sign_up(page, EMAIL)
    go(page, "settings")
    fill(page, settings_name=CANARY)
    all_on_server(page)
    press(page, "sign-out", "leave-remove")
    heading(page, "start")
    context.close()
    world.contexts.remove(context)
    looked = 0
    for path in pathlib.Path(world.profile.name).rglob("*"):
        if path.is_file() and not path.is_symlink():
            content = path.read_bytes()
            looked += 1
            for encoding in ("utf-8", "utf-16-le"):
                assert CANARY.encode(encoding) not in content, path
    assert looked > 20


def test_going_back_from_a_step_leads_to_the_account(world):
    page = world.page()
    account_page(page)
    press(page, "sign-up", "back")
    expect(control(page, "sign-up")).to_be_visible()
    press(page, "back")
    heading(page, "start")
