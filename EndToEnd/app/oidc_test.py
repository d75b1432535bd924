"""An account by Google: from the first page to a second device, and what is no way in."""

import pytest
from playwright.sync_api import expect

from accounts import SLOW, account_page, all_on_server, prove_code, sign_up, signed_in, submit
from provider import STYLE_HOST, Provider
from verbs import control, counts, fill, go, press, set_up_counting, shown

EMAIL = "robin@example.org"


@pytest.fixture
def provider(world):
    provider = Provider({"robin": EMAIL})
    provider.offer(world.server)
    world.watch.own |= {provider.host, STYLE_HOST}
    # The provider's page may not get its style.
    world.watch.network_may_fail = True
    yield provider
    provider.close()


def leave(page, step, name="google"):
    account_page(page)
    if step:
        press(page, step)
    page.locator(f'a[href="/api/oidc/{name}/start"]').click()
    page.get_by_role("button", name="Authorize", exact=True).wait_for()


def agree(page):
    page.locator("input[name=sub]").fill("robin")
    page.get_by_role("button", name="Authorize", exact=True).click()


def first_device(world):
    page = world.page()
    set_up_counting(page)
    press(page, "log-1")
    counts(page, 1)
    leave(page, "sign-up")
    agree(page)
    expect(page.get_by_text(f"Google says that you are {EMAIL}.")).to_be_visible(timeout=SLOW)
    assert page.url.endswith("/#/account")
    fill(page, device_name="Laptop")
    submit(page)
    code = prove_code(page)
    signed_in(page)
    all_on_server(page)
    return page, code


def test_an_account_by_google_opens_on_another_device_by_its_code(world, provider):
    _, code = first_device(world)
    other = world.page()
    leave(other, "sign-in")
    agree(other)
    expect(other.get_by_label("Recovery code")).to_be_visible(timeout=SLOW)
    fill(other, recovery_code=code)
    submit(other)
    signed_in(other)
    all_on_server(other)
    go(other, "today")
    counts(other, 1)


def test_the_way_is_open_when_the_worker_answers_for_the_pages(world, provider):
    page = world.page()
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.reload()
    leave(page, "sign-up")
    agree(page)
    expect(page.get_by_text(f"Google says that you are {EMAIL}.")).to_be_visible(timeout=SLOW)


def test_who_says_no_at_google_is_told_that_nothing_happened(world, provider):
    page = world.page()
    leave(page, "sign-in")
    page.get_by_role("button", name="Deny").click()
    expect(page.get_by_text("Nothing happened.")).to_be_visible(timeout=SLOW)
    assert page.url.endswith("/#/account")


def test_a_password_comes_later_and_then_google_can_be_unlinked(world, provider):
    world.watch.server_may_refuse = True
    page, _ = first_device(world)
    press(page, "unlink-google")
    shown(page, "Nothing else signs you in to this account.")
    press(page, "password")
    fill(page, account_new_password="seven loud geese before dawn")
    submit(page)
    expect(page.get_by_text("The new password holds.")).to_be_visible(timeout=SLOW)
    press(page, "unlink-google")
    shown(page, "It no longer signs you in.")


def test_an_account_with_a_password_is_linked_on_the_device_that_is_signed_in(world, provider):
    page = world.page()
    set_up_counting(page)
    sign_up(page, EMAIL)
    leave(page, None)
    agree(page)
    expect(page.get_by_text("Once it is linked")).to_be_visible(timeout=SLOW)
    fill(page, account_password="three quiet herons at dusk")
    submit(page)
    expect(page.get_by_text("It is linked.")).to_be_visible(timeout=SLOW)
    expect(control(page, "unlink-google")).to_be_visible(timeout=SLOW)


def test_a_ticket_of_another_browser_opens_nothing(world, provider):
    world.watch.server_may_refuse = True
    page = world.page("#/account/oidc/" + "A" * 43)
    expect(page.get_by_text("This sign-in was used")).to_be_visible(timeout=SLOW)
    assert page.url.endswith("/#/account")
