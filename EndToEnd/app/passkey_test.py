"""Signing in with a passkey, by an authenticator that the browser plays."""

from playwright.sync_api import expect

from accounts import PASSWORD, SLOW, account_page, all_on_server, sign_up, signed_in, submit
from verbs import counts, fill, go, heading, press, set_up_counting, shown

EMAIL = "robin@example.org"


def begin(world, **options):
    """A device with an account, at the server's name: passkeys want one."""
    host = world.address.replace("127.0.0.1", "localhost")
    world.watch.own.add(host.split("//")[1].rstrip("/"))
    page = world.page()
    page.goto(host)
    expect(page.locator("main h1").first).to_be_visible()
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "ctap2Version": "ctap2_1",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
                **options,
            }
        },
    )
    set_up_counting(page)
    press(page, "log-1")
    counts(page, 1)
    code = sign_up(page, EMAIL)
    all_on_server(page)
    press(page, "passkeys")
    fill(page, passkey_name="Laptop", account_password=PASSWORD)
    submit(page)
    expect(page.get_by_text("The passkey is kept.")).to_be_visible(timeout=SLOW)
    return page, code


def leave_and_return(page):
    press(page, "back", "sign-out", "leave-remove")
    heading(page, "start")
    account_page(page)
    press(page, "sign-in", "use-passkey")


def test_a_passkey_opens_account_and_journal(world):
    page, _ = begin(world, hasPrf=True)
    press(page, "passkeys")
    shown(page, "opens account and journal")
    leave_and_return(page)
    signed_in(page)
    all_on_server(page)
    go(page, "today")
    counts(page, 1)


def test_a_passkey_that_opens_the_account_alone_leaves_the_journal_to_the_password(world):
    page, _ = begin(world)
    press(page, "passkeys")
    shown(page, "opens the account, since")
    leave_and_return(page)
    expect(page.get_by_label("Password or recovery code")).to_be_visible(timeout=SLOW)
    fill(page, recovery_code=PASSWORD)
    submit(page)
    signed_in(page)
    go(page, "today")
    counts(page, 1)


def test_a_removed_passkey_lets_nobody_in(world):
    world.watch.server_may_refuse = True
    page, _ = begin(world, hasPrf=True)
    press(page, "passkeys")
    page.locator('[data-key^="remove-passkey-"]').click()
    expect(page.locator('[data-key^="remove-passkey-"]')).to_have_count(0)
    leave_and_return(page)
    shown(page, "That gave no passkey")
