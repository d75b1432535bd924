"""Requests that are wrong in every way: an answer that says so, and a server that goes on."""

import concurrent.futures
import gzip
import json
import secrets
import time

import pytest

from api_client import Api, Device, Person, encoded
from api_document import OPERATIONS

pytestmark = pytest.mark.usefixtures("unharmed")
LIMIT, PUSH_LIMIT = 16 * 1024, 512 * 1024
SALT = "/api/accounts/salt"
CHANGES = "/api/vault/changes"


def known(email="heron@example.org"):
    return json.dumps({"email": email}).encode()


def ask(site, body, **headers):
    """What the route for salts says to a body, and that it is a proper problem."""
    fields = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = Api(site.address).send("POST", SALT, body, fields)
    assert answer.status == 200 or answer.code, (body[:80], answer.body)
    return answer.status


@pytest.fixture(scope="module")
def device(site):
    return Device(site.address, Person().sign_up(Api(site.address)))


# Bodies


def test_a_body_may_be_as_long_as_the_limit_and_no_longer(site):
    for size, status in ((LIMIT - 1, 200), (LIMIT, 200), (LIMIT + 1, 413), (PUSH_LIMIT, 413)):
        assert ask(site, known().ljust(size)) == status, size


def test_a_push_may_be_as_long_as_its_own_limit(device):
    body = json.dumps({"version": 1, "device": device.name, "changes": []}).encode()
    for size, status in ((PUSH_LIMIT, 200), (PUSH_LIMIT + 1, 413)):
        assert device.api.send("POST", CHANGES, body.ljust(size)).status == status, size


def test_a_body_that_is_no_json_is_refused(site):
    text = known()
    bodies = [text[:end] for end in range(1, len(text))]
    bodies += [
        b"", b" ", b"{", b"[]", b"null", b"1", b'"text"', text + b"}", text + text, b"{}",
        b"\xef\xbb\xbf" + text, text.decode().encode("utf-16"), b"[" * LIMIT, b'{"a":' * 3000,
        gzip.compress(text), bytes(LIMIT), text.replace(b":", b";"), b"{'email':'a@b.c'}",
        b'{"email":"heron@example.org","email":"heron@example.org"}',
        b'{"email":"heron@example.org","__proto__":{}}', b'{"Email":"heron@example.org"}',
        b'{"email":"heron@example.org",}', b'{"email":NaN}', b'{"email":-Infinity}',
        b'{"email":1e400}', b'{"email":' + b"9" * 10_000 + b"}", b'// c\n{"email":"a@b.c"}',
    ]
    for body in bodies:
        assert ask(site, body) == 400, body[:80]


def test_an_address_is_plain_text_or_refused(site):
    texts = [
        b"\xff@example.org", b"\xc0\xaf@example.org", b"\xed\xa0\x80@example.org",
        rb"\ud800@example.org", rb"\udc00\ud800@example.org", rb"a\u0000b@example.org",
        rb"a\r\nBcc: b@example.org", rb"a\u000b@example.org", rb"a\u0085@example.org",
        b"a\x00@example.org", b"a\n@example.org", rb"\u202ea@example.org",
        rb"a\u200b@example.org", rb"a\u00ad@example.org", rb"\ufeffa@example.org",
        b"a@b@example.org", b"a", b"@", b"@example.org", b"a@", b"a@.org", b"a..b@example.org",
        b"a b@example.org", b"<a@example.org>", b"a@example.org,b@example.org",
        b'\\"a\\"@example.org', b"a@[127.0.0.1]", b"a" * 65 + b"@example.org",
        b"a@" + b"b" * 300, "ａ@example.org".encode(), b"a@example.org\\u0301\\u200d",
        "a🌙@example.org".encode(), b"=cmd|' /C calc'!A0@example.org, x",
    ]
    for text in texts:
        assert ask(site, b'{"email":"' + text + b'"}') == 400, text
    for value in (b"null", b"true", b"1", b"[]", b"{}", b'["a@example.org"]', b'""'):
        assert ask(site, b'{"email":' + value + b"}") == 400, value


def test_twins_of_an_address_are_one_address(site):
    person = Person(email="zoë@example.org").sign_up(Api(site.address))
    for twin in ("zoë@example.org", "ZOE\u0308@Example.ORG", " zoe\u0308@example.org "):
        told = Api(site.address).send("POST", SALT, {"email": twin}).json
        assert told["salt"] == person.salt.hex(), twin


def test_a_body_says_that_it_is_json(site):
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data",
                 "application/jsonp", "text/json", "", None, "application/problem+json"):
        assert ask(site, known(), Content_Type=kind) == 400, kind
    for kind in ("application/json", "Application/JSON; charset=utf-8"):
        assert ask(site, known(), Content_Type=kind) == 200, kind
    assert ask(site, gzip.compress(known()), Content_Encoding="gzip") == 400


WRONG = [
    None, True, 0, -1, 7.5, 2**63, "", "a", "a" * 5000, "\0", "\x7f\r\n", "\u202e", [], {},
    [[]], {"a": 1}, "A" * 43, "../..", "0" * 33, "F" * 32,
]


# What is for a box stands in api_push_test.py, which has boxes.
@pytest.mark.parametrize(
    "operation", [it for it in OPERATIONS if it.body() and not it.is_for_a_box], ids=str)
def test_no_member_of_a_body_may_be_something_else(site, device, operation):
    body = operation.body()
    for name in [*body, "more"]:
        for value in WRONG:
            if (name, value) in (("changes", []), ("more", None)) or accepts(name, value):
                continue
            api = device.api.copy()
            api.source = Api(site.address).source
            answer = api.send(operation.method, operation.address(), {**body, name: value})
            assert 400 <= answer.status < 500 and answer.code, (name, value, answer.body)
    for name in body:
        rest = {it: value for it, value in body.items() if it != name}
        answer = device.api.send(operation.method, operation.address(), rest)
        # A password may be tried ten times.
        assert answer.status in (400, 403, 429), (name, answer.body)


def accepts(name, value):
    """What some members may be after all."""
    if name == "deviceName":
        return value in ("a", "\u202e", "A" * 43, "../..", "0" * 33, "F" * 32)
    if name == "body":
        return value in ("A" * 43, "F" * 32, "a" * 5000)
    return name in ("signIn", "commitment") and value == "A" * 43


# Addresses


def test_a_path_is_taken_as_it_is(site, device):
    paths = [
        "/api", "/api/", "/api//server", "/api/server/", "//api/server", "/api/./server",
        "/api/../api/server", "/api/%2e%2e/api/server", "/api/serve%72", "/API/server",
        "/api/server%00", "/api/server;a=b", "/api/server%2f", "/api/..%2f..%2fsecret",
        "/api/%c0%ae%c0%ae/secret", "/api/%252e%252e/secret", "/../secret", "/..%2fsecret",
        "/%2e%2e/secret", "/redstart.db", "/secret", "/data/redstart.db", "/lock", "/audit.log",
        "/api/devices/", "/api/vault", "/api/" + "a/" * 2000, "/api/" + "a" * 7000,
    ]
    for path in paths:
        answer = device.api.send("GET", path)
        assert answer.status in (400, 404), (path, answer.status)
        assert b"SQLite" not in answer.body
    for name in ("0" * 31, "0" * 33, "A" * 32, "g" * 32, "0", "..", "%00", "0" * 32, "'--",
                 "%30" * 32, secrets.token_hex(16)):
        assert device.api.send("DELETE", "/api/devices/" + name).status == 404, name
        assert device.api.send("PUT", "/api/account/wraps/" + name, {}).status == 404, name
    assert device.api.send("GET", "/api/devices").status == 200


def test_a_question_is_read_strictly(device):
    wrong = [
        "", "?", "?from", "?from=", "?from=a", "?from=1.0", "?from=1e3", "?from=0x1",
        "?from=%201", "?from=+1", "?from=9223372036854775808", "?from=" + "1" * 5000,
        "?from=0&from=0", "?from=0&from=1", "?from[]=0", "?from=0&limit=0", "?from=0&limit=-1",
        "?from=0&limit=2001", "?from=0&limit=", "?from=0&epoch=", "?from=0&epoch=0",
        "?from=0&epoch=" + "A" * 32, "?from=0&more=1", "?from=%", "?from=%zz", "?from=%ff",
        "?from=0%00", "?from=0;limit=1", "?" + "a" * 40 + "[a]" * 2000 + "=1",
    ]
    for query in wrong:
        answer = device.api.send("GET", CHANGES + query)
        assert (answer.status, answer.code) == (400, "invalid_request"), query
    for query in ("?from=1000000", "?from=-1", "?from=9223372036854775807",
                  "?from=0&epoch=" + "0" * 32):
        answer = device.api.send("GET", CHANGES + query)
        assert (answer.status, answer.code) == (409, "epoch"), query


# The vault


def offered(device, changed):
    change = {**device.change(b"text"), **changed}
    device.number -= 1
    return device.push([change])


def test_the_vault_judges_what_a_device_should_not_offer(site):
    device = Device(site.address, Person().sign_up(Api(site.address)))
    first = device.change(b"first")
    assert device.push([first]).status == 200

    def stop(**changed):
        answer = offered(device, changed)
        assert (answer.status, answer.json["verdicts"]) == (200, []), answer.body
        return answer.json["stop"]

    assert stop(number=3) == stop(number=2**63 - 1) == "gap"
    assert stop(number=1) == "forked"
    soon = int(time.time() * 1000) + 3_600_000
    for late in (soon, soon + 365 * 86_400_000, 2**48 - 1):
        assert stop(stamp=f"{late:012x}-ffff-{device.name}") == "clock_skew"
    refused = [
        {"number": 0}, {"number": -1}, {"number": 1.5}, {"number": "2"}, {"number": 2**63},
        {"stamp": ""}, {"stamp": "now"}, {"stamp": "0" * 34}, {"key": 0}, {"key": -1},
        {"body": "="}, {"body": "AA=="}, {"body": "A"}, {"body": None}, {"id": "0" * 31},
        {"id": first["id"] + "0"}, {"device": "0" * 16}, {"device": "A" * 16},
    ]
    for changed in refused:
        assert offered(device, changed).status == 400, changed
    for version in (0, 2, -1, 2**62):
        body = {"version": version, "device": device.name, "changes": []}
        answer = device.api.send("POST", CHANGES, body)
        assert (answer.status, answer.code) == (426, "upgrade_required")
    assert [it["id"] for it in device.log()] == [first["id"]]
    large = [device.change(b"a"), {**device.change(b""), "body": encoded(bytes(16_385))},
             device.change(b"c")]
    verdicts = device.push(large).json["verdicts"]
    assert [it["verdict"] for it in verdicts] == ["accepted", "rejected", "accepted"]
    assert verdicts[1]["code"] == "too_large"


def test_one_push_many_times_at_once_counts_once(site):
    device = Device(site.address, Person().sign_up(Api(site.address)))
    changes = [device.change(b"once") for _ in range(20)]
    body = json.dumps(
        {"version": 1, "epoch": device.epoch, "device": device.name, "changes": changes})

    def push(_):
        return device.api.copy().send("POST", CHANGES, body.encode())

    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        answers = list(pool.map(push, range(100)))
    accepted = [it for answer in answers for it in answer.json["verdicts"]
                if it["verdict"] == "accepted"]
    assert [it["sequence"] for it in accepted] == list(range(1, 21))
    assert [it["id"] for it in device.log()] == [it["id"] for it in changes]


def test_a_push_of_another_form_is_refused_whole(device):
    many = {"version": 1, "device": device.name}
    for epoch in (None, 0, "", [], device.epoch.upper() + "0"):
        body = {**many, "changes": [], "epoch": epoch}
        assert device.api.send("POST", CHANGES, body).status == 400, epoch
    change = device.change(b"")
    device.number -= 1
    for changes in ([change] * 501, [0] * 100_000, [[[]]] * 10_000, [change, 0], [None]):
        assert device.api.send("POST", CHANGES, {**many, "changes": changes}).status == 400
    assert device.api.send("POST", CHANGES, b"[" * 100_000).status == 400
    assert device.api.send("POST", CHANGES, b'{"changes":' * 40_000).status == 400
