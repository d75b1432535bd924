"""Requests made from the OpenAPI document, right and wrong ones: the server answers each as the
document says, and never with trouble of its own."""

import os

import hypothesis
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase
from schemathesis import GenerationMode, checks

from api_client import Api, Device, Person, random_source
from api_document import DOCUMENT, OPERATIONS

SEED = int(os.environ.get("REDSTART_SCHEMA_SEED", "1"))
REQUESTS = int(os.environ.get("REDSTART_SCHEMA_REQUESTS", "2000"))
# These hash with bcrypt, so they get fewer requests, which all come from one place: its tries are
# soon used up.
SLOW = {"/api/accounts", "/api/sessions", "/api/account/keep", "/api/resets/confirm"}
# These change or end the session of who asks, who is somebody else then; and the stream of events
# has no end.
LEAVING = {"DELETE /api/sessions", "DELETE /api/sessions/current", "PUT /api/sessions/device"}
ENDLESS = "GET /api/vault/events"
# Their bodies are large and take long to make up, so they get a third of what others get.
LARGE = {
    "POST /api/vault/changes", "PUT /api/push/plan", "PUT /api/account/keys/vault",
    "POST /api/oidc/apple/callback",
}
# A text has so many bytes, which a schema cannot say, and letters that no address has; what a
# passkey or a sealed body is, is more than its letters; and one body has two forms.
NARROWER = {
    "/api/sessions", "/api/foods", "/api/passkeys", "/api/passkeys/options",
    "/api/sessions/passkey", "/api/sessions/passkey/options", "/api/vault/attachments/{id}",
    "/api/oidc/apple/callback", "/api/oidc/{provider}/callback", "/api/sessions/oidc",
    "/api/accounts/oidc", "/api/account/keep", "/api/account/keys/pair",
    "/api/account/keys/vault", "/api/vault/checkpoints", "/api/vault/checkpoints/parts/{name}",
}

CONFIG = schemathesis.Config.from_dict(
    {
        "generation": {"with-security-parameters": False},
        "checks": {
            "negative_data_rejection": {
                "expected-statuses": [400, 401, 403, 404, 409, 410, 413, 426, 429]},
            "positive_data_acceptance": {
                "expected-statuses": ["2xx", 401, 403, 404, 409, 410, 429]},
        },
    }
)
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT, config=CONFIG)
# The operations that have something to vary share the requests; the others get a few each.
VARIED = [it for it in OPERATIONS if (it.body() or "?" in it.address()) and it.path not in SLOW]
# Requests of an operation for each mode and caller: its share, with one more in fifty as chance
# repeats itself, or a few.
SHARE = -(-REQUESTS * 51 // (50 * 4 * (len(VARIED) - 1)))
FEW, FEW_SLOW = 10, 20
# An address that is longer is refused before it is looked at.
LONGEST_ADDRESS = 8_000


class Caller:
    """Sends cases, signed in or not, and holds each answer against the document."""

    def __init__(self, server, signs_in):
        self.server = server
        self.session = requests.Session()
        self.session.trust_env = False
        self.sent = 0
        self.slow_source = random_source()
        self.device = self.signed_in() if signs_in else None

    def signed_in(self):
        return Device(self.server.address, Person().sign_up(Api(self.server.address)))

    def send(self, case, mode):
        self.sent += 1
        case.body = written_whole(case.body)
        slow = case.path in SLOW
        headers = {"X-Forwarded-For": self.slow_source if slow else random_source()}
        cookies = {}
        if self.device:
            cookies = dict(self.device.api.cookies)
            if mode is GenerationMode.POSITIVE and case.path == "/api/vault/changes":
                self.own(case.body)
        response = case.call(
            base_url=self.server.address.rstrip("/"), session=self.session, headers=headers,
            cookies=cookies)
        self.session.cookies.clear()
        if len(response.request.url) > LONGEST_ADDRESS:
            assert response.status_code == 400
            return
        case.validate_response(response, checks=self.checks(case))

    def open_stream(self):
        """What has no end is looked at when it begins, and let go."""
        address = self.server.address.rstrip("/") + "/api/vault/events"
        with self.session.get(
                address, cookies=dict(self.device.api.cookies), stream=True, timeout=30) as stream:
            assert stream.status_code == 200
            assert stream.headers["Content-Type"] == "text/event-stream"

    def own(self, push):
        """A push is of one device, the caller's own, which a schema cannot say."""
        for part in [push, *push["changes"]] if isinstance(push, dict) else []:
            part["device"] = self.device.name

    def checks(self, case):
        chosen = [
            checks.not_a_server_error, checks.status_code_conformance,
            checks.content_type_conformance, checks.response_headers_conformance,
            checks.response_schema_conformance, checks.negative_data_rejection,
        ]
        return chosen + ([] if case.path in NARROWER else [checks.positive_data_acceptance])


def written_whole(value):
    """Whole numbers without a point, as this server wants them: to a schema, 1.0 is one, too."""
    if isinstance(value, dict):
        return {name: written_whole(part) for name, part in value.items()}
    if isinstance(value, list):
        return [written_whole(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


@pytest.fixture(scope="module", params=[False, True], ids=["nobody", "signed in"])
def caller(request, site):
    caller = Caller(site, request.param)
    yield caller
    caller.session.close()


def share(operation):
    if operation.path in SLOW:
        return FEW_SLOW
    if str(operation) in LARGE:
        return SHARE // 3
    return SHARE if operation in VARIED else FEW


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
def test_the_server_keeps_to_its_document(caller, site, operation, mode):
    if caller.device and str(operation) == ENDLESS:
        return caller.open_stream()
    count = share(operation)
    described = SCHEMA[operation.path][operation.method]
    if caller.device and str(operation) in LEAVING:
        kept, caller.device = caller.device, caller.signed_in()

    @hypothesis.seed(SEED)
    @hypothesis.settings(
        max_examples=count, deadline=None, database=None,
        phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @hypothesis.given(case=described.as_strategy(generation_mode=mode))
    def run(case):
        caller.send(case, mode)

    try:
        run()
    except hypothesis.errors.Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, "there is nothing in it that could be wrong"
    if caller.device and str(operation) in LEAVING:
        caller.device = kept
    assert site.process.poll() is None


def test_enough_was_sent(caller):
    print(f"{caller.sent} requests")
    assert caller.sent >= REQUESTS / 2
