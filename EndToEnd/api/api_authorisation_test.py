"""Who may do what: each operation of the OpenAPI document for each way to stand before it."""

import time

import pytest

from api_client import ACCESS, REFRESH, Api, Device, Person
from api_document import OPERATIONS, PATH, VALUES
from api_tokens import Mint

PROTECTED = [it for it in OPERATIONS if it.is_for_the_signed_in]
OPEN = [it for it in OPERATIONS if not it.is_for_the_signed_in]
STRANGERS = ["nobody", "expired", "signed out", "refresh for access", "another server's"]
REFRESHING = "POST /api/sessions/refresh"
# Apple comes back with a form of its own site; what it brings counts with the browser's cookie.
COMING_BACK = "POST /api/oidc/apple/callback"
# Whoever adds to these has thought about who may come.
KNOWN_AS_OPEN = {
    "GET /api/foods", "GET /api/server", "GET /api/openapi.yaml", "POST /api/accounts",
    "POST /api/accounts/salt", "POST /api/accounts/confirm", "POST /api/sessions", REFRESHING,
    "POST /api/account/keep", "POST /api/resets", "POST /api/resets/confirm",
    "POST /api/sessions/passkey/options", "POST /api/sessions/passkey",
    "POST /api/sessions/oidc", "POST /api/accounts/oidc", "GET /api/oidc/{provider}/start",
    "GET /api/oidc/{provider}/callback", COMING_BACK, "GET /api/push/key",
    # These ask for the secret of a box in place of an account.
    "PUT /api/push/subscriptions/{id}", "DELETE /api/push/subscriptions/{id}",
    "PUT /api/push/plan", "DELETE /api/push",
}
# Members that are the secret of who asks.
OWN_SECRET = {"oldSignIn", "signIn"}
# What another person is told who names a thing of Robin's; the rest is done to their own account.
# Passkeys want a server with a name, which a test's has not; a ticket that is made up is none.
TOLD_TO_ANOTHER = {
    "DELETE /api/devices/{id}": 404, "POST /api/vault/changes": 403,
    "GET /api/vault/attachments/{id}": 404, "PUT /api/vault/checkpoints": 409,
    "GET /api/vault/checkpoints/parts/{name}": 404,
    "PUT /api/vault/checkpoints/parts/{name}": 400, "DELETE /api/passkeys/{id}": 404,
    "GET /api/account/approvals/{id}": 404, "PUT /api/account/approvals/{id}": 404,
    "PUT /api/account/approvals/{id}/nonce": 404, "PUT /api/account/approvals/{id}/reveal": 404,
    "DELETE /api/account/approvals/{id}": 404,
    "POST /api/passkeys/options": 400, "POST /api/passkeys": 400, "POST /api/account/oidc": 404,
    "DELETE /api/account/oidc/{provider}": 404,
}


class People:
    """Robin, whose account the others try to reach; those are made when they are needed."""

    def __init__(self, server):
        self.server = server
        self.mint = Mint((server.data_path / "secret").read_bytes())
        self.robin = self.device()
        self.robin.push([self.robin.change(b"mine")])
        self.gone = self.device()
        answer = self.gone.api.copy().send(
            "POST", "/api/account/delete", {"signIn": self.gone.person.sign_in_text})
        assert answer.status == 202
        self.left = self.device()
        assert self.left.api.copy().send("DELETE", "/api/sessions/current").status == 204

    def device(self):
        person = Person().sign_up(Api(self.server.address))
        return Device(self.server.address, person)

    def cookies(self, who):
        access = self.robin.api.cookies[ACCESS]
        if who == "nobody":
            return {}
        if who == "expired":
            return {ACCESS: self.mint.like(access, moved=-601)}
        if who == "signed out":
            return dict(self.left.api.cookies)
        if who == "refresh for access":
            return {ACCESS: self.robin.api.cookies[REFRESH]}
        if who == "another server's":
            return {ACCESS: Mint(bytes(32)).like(access)}
        if who == "deleted":
            return dict(self.gone.api.cookies)
        raise AssertionError(who)

    def check(self):
        """Robin's account is as it was."""
        devices = self.robin.api.send("GET", "/api/devices").json["devices"]
        assert [it["device"] for it in devices] == [self.robin.name]
        assert [self.robin.read(it) for it in self.robin.log()] == [b"mine"]
        assert self.robin.api.send("GET", "/api/account").json["email"] == self.robin.person.email


@pytest.fixture(scope="module")
def people(site):
    return People(site)


def send(api, operation, **given):
    """An event stream never ends, so only its head is asked for."""
    method = "HEAD" if operation.path.endswith("/events") else operation.method
    return api.send(method, operation.address(), operation.body(), **given)


def test_the_document_is_the_one_that_the_server_hands_out(site):
    answer = Api(site.address).send("GET", "/api/openapi.yaml")
    assert answer.body == PATH.read_bytes()
    assert {str(it) for it in OPEN} == KNOWN_AS_OPEN


def test_a_minted_token_is_as_good_as_the_servers_own(people, site):
    access = people.mint.like(people.robin.api.cookies[ACCESS])
    api = Api(site.address, cookies={ACCESS: access})
    assert api.send("GET", "/api/account").status == 200


@pytest.mark.parametrize("who", STRANGERS)
@pytest.mark.parametrize("operation", PROTECTED, ids=str)
def test_who_is_not_signed_in_is_told_to_sign_in(people, site, operation, who):
    answer = send(Api(site.address, cookies=people.cookies(who)), operation)
    assert answer.status == 401
    assert operation.path.endswith("/events") or answer.code == "unauthorized"
    people.check()


@pytest.mark.parametrize("operation", PROTECTED, ids=str)
def test_who_deleted_the_account_is_told_so(people, site, operation):
    answer = send(Api(site.address, cookies=people.cookies("deleted")), operation)
    assert answer.status == 410
    if not operation.path.endswith("/events"):
        assert answer.code == "account_deleted"
        assert answer.json["details"]["deletionAt"] > time.time() * 1000
        assert len(answer.json["details"]["account"]) == 32
    people.check()


@pytest.mark.parametrize("operation", PROTECTED, ids=str)
def test_another_person_reaches_their_own_account_alone(people, operation):
    robin, other = people.robin, people.device()
    address, body = operation.address(), operation.body()
    if operation.path == "/api/devices/{id}":
        devices = robin.api.send("GET", "/api/devices").json["devices"]
        address = "/api/devices/" + devices[0]["id"]
    if body is not None:
        body |= {it: other.person.sign_in_text for it in OWN_SECRET & operation.members}
        if "passwordWrap" in operation.members:
            body.setdefault("passwordWrap", VALUES["Wrap"]())
    if operation.path == "/api/account/password":
        body["signIn"] = Person().sign_in_text
    if str(operation) == "POST /api/vault/changes":
        body["device"] = robin.name
    method = "HEAD" if operation.path.endswith("/events") else operation.method
    answer = other.api.send(method, address, body)
    expected = TOLD_TO_ANOTHER.get(str(operation), operation.success)
    assert answer.status == expected, answer.body
    said = answer.body.decode()
    for own in (robin.account, robin.person.email, robin.name, robin.person.wrap_name):
        assert own not in said
    people.check()


def test_a_change_with_the_id_of_another_persons_change_stays_apart(people):
    other = people.device()
    taken = people.robin.log()[0]["id"]
    verdict = other.push([other.change(b"not mine", identifier=taken)]).json["verdicts"][0]
    assert verdict == {"id": taken, "verdict": "accepted", "sequence": 1}
    people.check()


@pytest.mark.parametrize("who", STRANGERS + ["deleted"])
@pytest.mark.parametrize("operation", OPEN, ids=str)
def test_an_open_operation_does_not_ask_who_comes(people, site, operation, who):
    plain = send(Api(site.address), operation)
    answer = send(Api(site.address, cookies=people.cookies(who)), operation)
    if str(operation) == REFRESHING and who == "deleted":
        assert (plain.status, answer.status) == (401, 410)
    else:
        assert answer.status == plain.status
    assert answer.status in operation.statuses
    people.check()


@pytest.mark.parametrize(
    "operation", [it for it in OPERATIONS if it.method != "GET" and str(it) != COMING_BACK],
    ids=str)
def test_a_foreign_page_changes_nothing(people, site, operation):
    robin = people.robin.api
    foreign = [
        {"X-Redstart": None}, {"X-Redstart": "2"}, {"X-Redstart": ""},
        {"Origin": "null"}, {"Origin": "https://elsewhere.example"},
        {"Origin": site.address.rstrip("/") + ".example"},
        {"Origin": "http://127.0.0.1:1"},
    ]
    for headers in foreign:
        answer = send(robin.copy(), operation, headers=headers)
        assert (answer.status, answer.code) == (403, "forbidden"), headers
    people.check()
