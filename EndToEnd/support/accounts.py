"""What a person does with an account: make one, sign in on another device, leave."""

import re

from playwright.sync_api import expect

from verbs import control, counts, fill, go, press, set_up_counting, until

PASSWORD = "three quiet herons at dusk"
CODE = re.compile(r"\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){7}\b")
# The stretching of a password takes a second or two, more on a busy machine.
SLOW = 40_000


def account_page(page):
    go(page, "account")


def submit(page):
    press(page, "account-submit")


def sign_up(page, email, password=PASSWORD, device="Laptop"):
    """Makes an account and returns its recovery code."""
    account_page(page)
    press(page, "sign-up")
    fill(page, account_email=email, account_password=password, device_name=device)
    submit(page)
    code = prove_code(page)
    expect(control(page, "sign-out")).to_be_visible(timeout=SLOW)
    return code


def prove_code(page):
    text = until(page, lambda: page.locator("main .body").inner_text(), CODE.search)
    code = CODE.search(text)[0]
    groups = code.split("-")
    fill(page, group_0=groups[2], group_1=groups[5].lower())
    submit(page)
    return code


def sign_in(page, email, password=PASSWORD, device="Phone"):
    account_page(page)
    press(page, "sign-in")
    fill(page, account_email=email, account_password=password, device_name=device)
    submit(page)


def first_device(world, email):
    """A journal with one tap, and its account."""
    page = world.page()
    set_up_counting(page)
    press(page, "log-1")
    counts(page, 1)
    sign_up(page, email)
    all_on_server(page)
    return page


def signed_in(page):
    expect(control(page, "sign-out")).to_be_visible(timeout=SLOW)


def all_on_server(page):
    """The account's page says that nothing waits and nothing is missing."""
    account_page(page)
    expect(page.locator('[data-key="sync"]')).to_contain_text(
        "Everything is here and on the server", timeout=SLOW
    )
