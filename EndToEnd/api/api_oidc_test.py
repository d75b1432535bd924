"""Signing in with Apple and Google, against a provider that somebody else wrote."""

import secrets

import pytest

from api_client import Api, Person, decoded, drawn, opened, wrap_place
from provider import COOKIE, NAMES, Provider, agree, come_back, deny, leave, ticket
from server import Server


@pytest.fixture(scope="module")
def place():
    people = ("robin", "wren", "kite", "finch", "dove", "lark")
    provider = Provider({name: f"{name}@example.org" for name in people})
    server = Server()
    provider.offer(server)
    yield server.address
    server.close()
    provider.close()


def device():
    return {"device": secrets.token_hex(8), "deviceName": "Laptop"}


def enter(api, found, **more):
    return api.send("POST", "/api/sessions/oidc", {"ticket": found, **device(), **more})


def sign_up(api, found, person):
    body = {
        "ticket": found, "wrapName": person.wrap_name, "recoveryWrap": person.wrap("recovery"),
        "language": "en", **device(),
    }
    return api.send("POST", "/api/accounts/oidc", body)


def test_both_are_offered(place):
    assert Api(place).send("GET", "/api/server").json["providers"] == ["apple", "google"]


@pytest.mark.parametrize(("name", "who"), [("google", "robin"), ("apple", "wren")])
def test_an_account_begins_at_a_provider_and_opens_elsewhere_by_its_code(place, name, who):
    api, person = Api(place), Person()
    found = ticket(api, name, who)
    new = enter(api, found)
    assert new.status == 200 and new.json["state"] == "new", new.body
    assert new.json["email"] == f"{who}@example.org"
    made = sign_up(api, found, person)
    assert made.status == 200 and "passwordWrap" not in made.json, made.body
    assert api.send("GET", "/api/account").json["providers"] == [name]
    other = Api(place)
    session = enter(other, ticket(other, name, who)).json
    assert session["account"] == made.json["account"]
    key = drawn(person.recovery_bits, "redstart recovery 1")
    bound = wrap_place(session["wrapName"], 1, "recovery")
    assert opened(key, bound, decoded(session["recoveryWrap"])) == person.vault_key


@pytest.mark.parametrize("name", NAMES)
def test_a_state_that_was_changed_is_no_way_back(place, name):
    api = Api(place)
    said = agree(leave(api, name), "kite")
    said["state"] = said["state"][::-1]
    assert come_back(api, name, said) == "none"


@pytest.mark.parametrize("name", NAMES)
def test_another_browser_has_nothing_of_a_code_or_a_ticket(place, name):
    api, other = Api(place), Api(place)
    said = agree(leave(api, name), "kite")
    assert come_back(other, name, said) == "none"
    leave(other, name)
    assert come_back(other, name, said) == "none"
    found = come_back(api, name, said)
    assert found != "none"
    assert enter(other, found).status == 404
    assert enter(Api(place), found).status == 404
    assert enter(api, found).json["state"] == "new"


@pytest.mark.parametrize("name", NAMES)
def test_a_code_comes_back_once(place, name):
    api = Api(place)
    said = agree(leave(api, name), "kite")
    cookie = api.cookies[COOKIE]
    assert come_back(api, name, said) != "none"
    api.cookies[COOKIE] = cookie
    assert come_back(api, name, said) == "none"


def test_a_ticket_signs_in_once(place):
    api = Api(place)
    found = ticket(api, "google", "finch")
    assert sign_up(api, found, Person()).status == 200
    assert sign_up(api, found, Person()).status == 404
    assert enter(api, found).status == 404
    again = ticket(api, "google", "finch")
    assert "account" in enter(api, again).json
    assert enter(api, again).status == 404


@pytest.mark.parametrize("name", NAMES)
def test_who_says_no_comes_back_with_nothing(place, name):
    api = Api(place)
    assert come_back(api, name, {**deny(leave(api, name)), "state": "x"}) == "none"


def test_an_account_with_a_password_is_linked_by_its_holder_alone(place):
    api = Api(place)
    person = Person(email="kite@example.org").sign_up(api)
    found = ticket(api, "google", "kite")
    assert enter(api, found).json["state"] == "known"
    assert sign_up(api, found, Person()).json["state"] == "known"
    body = {"email": person.email, "signIn": person.sign_in_text, **device()}
    assert api.send("POST", "/api/sessions", body).status == 200
    account = api.send("GET", "/api/account").json["account"]
    assert api.send("POST", "/api/account/oidc", {"ticket": found}).status == 403
    link = {"ticket": found, "signIn": person.sign_in_text}
    assert api.send("POST", "/api/account/oidc", link).status == 204
    assert enter(api, ticket(api, "google", "kite"), account=account).json["account"] == account
    assert api.send("DELETE", "/api/account/oidc/google").status == 204
    assert api.send("DELETE", "/api/account/oidc/google").status == 404
    assert enter(api, ticket(api, "google", "kite")).json["state"] == "known"


def test_a_ticket_of_somebody_else_leaves_a_signed_in_device_alone(place):
    api = Api(place)
    person = Person().sign_up(api)
    body = {"email": person.email, "signIn": person.sign_in_text, **device()}
    account = api.send("POST", "/api/sessions", body).json["account"]
    found = ticket(api, "google", "heron@example.org")
    assert enter(api, found).status == 403, "an address that nobody confirmed"
    mine = Api(place)
    assert sign_up(mine, ticket(mine, "apple", "dove"), Person()).status == 200
    found = ticket(api, "apple", "dove")
    assert enter(api, found, account=account).json == {"state": "other"}
    assert api.send("GET", "/api/account").json["account"] == account


def test_the_last_way_to_sign_in_stays(place):
    api = Api(place)
    assert sign_up(api, ticket(api, "apple", "lark"), Person()).status == 200
    answer = api.send("DELETE", "/api/account/oidc/apple")
    assert (answer.status, answer.code) == (403, "forbidden")
    assert api.send("GET", "/api/account").json["providers"] == ["apple"]
