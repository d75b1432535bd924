"""Nobody learns from an answer, or from how long it takes, who has an account."""

import bisect
import math
import os
import secrets
import statistics
import time

import pytest

from api_client import ROUNDS, Api, Device, Person, encoded
from server import Server

# Sign-ins of each kind; one address has ten an hour.
TRIES = int(os.environ.get("REDSTART_ENUMERATION_TRIES", "100"))
TRIES_OF_AN_ADDRESS = 10
SALTS = 400
# How alike two samples have to be: the chance that one source gives both (G32).
LEAST_CHANCE = 0.01
# Where chance puts the share of pairs in which the known address took longer: beyond four
# deviations of it with 100 tries of each kind.
SHARES = (0.33, 0.67)
RATIOS = (0.8, 1.25)
OWN_TO_EACH_ANSWER = {"date", "x-request-id", "content-length"}
WITH_MAIL = [
    "--smtp-url", "smtp://127.0.0.1:9", "--smtp-from", "redstart@example.org",
    "--public-address", "https://redstart.example",
]


def wrong_secret():
    return encoded(secrets.token_bytes(32))


def shape(value):
    """What a body looks like without what it says."""
    if isinstance(value, dict):
        return {name: shape(part) for name, part in value.items()}
    if isinstance(value, list):
        return [shape(part) for part in value]
    return f"{len(value)} signs" if isinstance(value, str) else type(value).__name__


def appearance(answer):
    """All that can be told apart from outside."""
    headers = {
        name.lower(): value for name, value in answer.headers.items()
        if name.lower() not in OWN_TO_EACH_ANSWER
    }
    problem = answer.json if answer.code else {}
    said = {name: problem.get(name) for name in ("code", "message", "details")}
    return answer.status, headers, len(answer.body), said, shape(answer.json)


def requests(email):
    """The open routes that take an address."""
    sign_up = Person(email=email).sign_up_body()
    sign_in = {
        "email": email, "signIn": wrong_secret(), "device": secrets.token_hex(8),
        "deviceName": "Phone",
    }
    return {
        "/api/accounts/salt": {"email": email},
        "/api/accounts": sign_up,
        "/api/sessions": sign_in,
        "/api/resets": {"email": email},
        "/api/account/keep": {"email": email, "signIn": wrong_secret()},
    }


@pytest.mark.parametrize("options", [[], WITH_MAIL], ids=["without mail", "with mail"])
def test_known_and_unknown_addresses_get_the_same_answers(server, options):
    known, gone, changed = (Person().sign_up(Api(server.address)) for _ in range(3))
    leaving = Device(server.address, gone)
    leaving.api.send("POST", "/api/account/delete", {"signIn": gone.sign_in_text})
    server.options += options
    server.restart()
    people = [known.email, known.email.upper(), gone.email, changed.email]
    strangers = [Person().email for _ in people]
    answers = {}
    for email in people + strangers:
        for path, body in requests(email).items():
            answer = Api(server.address).send("POST", path, body)
            answers.setdefault(path, []).append(appearance(answer))
    for path, seen in answers.items():
        assert all(it == seen[0] for it in seen), (path, seen)
    assert {path: seen[0][0] for path, seen in answers.items()} == {
        "/api/accounts/salt": 200, "/api/accounts": 202, "/api/sessions": 401,
        "/api/resets": 202, "/api/account/keep": 401,
    }


def test_a_made_up_salt_stays_the_same(server):
    email = Person().email

    def ask(text):
        answer = Api(server.address).send("POST", "/api/accounts/salt", {"email": text})
        return answer.json

    first = ask(email)
    assert first["rounds"] == ROUNDS and len(first["salt"]) == 32
    assert ask(email) == ask(f" {email.upper()} ") == first
    assert ask(Person().email)["salt"] != first["salt"]
    server.restart()
    assert ask(email) == first


def seconds(send):
    start = time.perf_counter()
    send()
    return time.perf_counter() - start


def share_of_longer(one, other):
    """How often a value of one is above a value of the other: 0.5 where they are alike (the
    statistic of Mann and Whitney, as a share)."""
    wins = sum((a > b) + (a == b) / 2 for a in one for b in other)
    return wins / (len(one) * len(other))


def chance_of_one_source(one, other):
    """The test of Kolmogorov and Smirnov for two samples, with its limit distribution."""
    places = sorted(one + other)
    apart = max(
        abs(bisect.bisect_right(one, it) / len(one) - bisect.bisect_right(other, it) / len(other))
        for it in places)
    size = math.sqrt(len(one) * len(other) / (len(one) + len(other)))
    scale = (size + 0.12 + 0.11 / size) * apart
    if scale < 0.3:
        return 1.0
    return min(1.0, 2 * sum(
        (-1) ** (it - 1) * math.exp(-2 * (it * scale) ** 2) for it in range(1, 101)))


def compared(what, known, unknown):
    ratio = statistics.median(known) / statistics.median(unknown)
    share = share_of_longer(known, unknown)
    print(
        f"{what}: {len(known)} known, median {statistics.median(known) * 1000:.2f} ms;"
        f" {len(unknown)} unknown, median {statistics.median(unknown) * 1000:.2f} ms;"
        f" ratio {ratio:.3f}, share of longer {share:.3f}")
    return ratio, share


def measured(count, prepared, known, unknown):
    """Times of both kinds, in turn, so that what else the machine does meets both alike."""
    times = ([], [])
    for number in range(count):
        kinds = [(times[0], known), (times[1], unknown)]
        for kind, emails in kinds if number % 2 else reversed(kinds):
            email = emails[number % len(emails)]
            kind.append(seconds(prepared(email)))
    return times


@pytest.fixture(scope="module")
def mailing():
    """A server that sends mail, with accounts from the time before it did: as many as are needed to
    try, and as many addresses that nobody has."""
    server = Server(options=["--behind-proxy", "true"])
    count = -(-TRIES // TRIES_OF_AN_ADDRESS)
    known = [Person().sign_up(Api(server.address)).email for _ in range(count)]
    server.options += WITH_MAIL
    server.restart()
    yield server, known, [Person().email for _ in known]
    server.close()


def test_a_refused_sign_in_takes_as_long_for_both(mailing):
    known, unknown = times_of(mailing, "/api/sessions", 401, TRIES)
    ratio, share = compared("sign-in", known, unknown)
    assert RATIOS[0] <= ratio <= RATIOS[1]
    assert SHARES[0] <= share <= SHARES[1]


@pytest.mark.parametrize("path, status, count", [
    ("/api/accounts/salt", 200, SALTS), ("/api/resets", 202, SALTS),
    ("/api/sessions", 401, TRIES // 2), ("/api/accounts", 202, TRIES // 2),
], ids=["salt", "reset", "sign-in", "sign-up"])
def test_the_times_of_both_have_one_source(mailing, path, status, count):
    """What chance alone tells apart once, it does not tell apart twice."""
    for _ in range(2):
        known, unknown = times_of(mailing, path, status, count)
        ratio, _ = compared(path, known, unknown)
        chance = chance_of_one_source(sorted(known), sorted(unknown))
        print(f"{path}: chance of one source {chance:.3f}")
        assert RATIOS[0] <= ratio <= RATIOS[1]
        if chance > LEAST_CHANCE:
            return
    raise AssertionError(f"{path}: known and unknown addresses can be told apart, {chance:.4f}")


def times_of(mailing, path, status, count):
    server, known, unknown = mailing
    api = Api(server.address)

    def prepared(email):
        source = {"X-Forwarded-For": "10.9." + ".".join(str(it) for it in secrets.token_bytes(2))}
        body = requests(email)[path]
        return lambda: answered(api.send("POST", path, body, source), status)

    return measured(count, prepared, known, unknown)


def answered(answer, status):
    assert answer.status == status
