"""Whether the times of answers tell who has an account: 500 of each kind, the sample of G32.

Not a part of `make test`: it takes half an hour, and means something on a machine that does nothing
else. `make test-long` runs it.
"""

import bisect
import math

import pytest

from api_client import Api, Device, Person
from api_enumeration_test import (
    TRIES_OF_AN_ADDRESS, compared, invitation, mailing, requests, times_of,
)
from authenticator import KINDS, NAMED, Passkey, challenge, kept_passkey
from server import Server

TRIES = 500
# How alike two samples have to be: the chance that one source gives both.
LEAST_CHANCE = 0.01


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


@pytest.fixture(scope="module")
def both():
    found = mailing(TRIES)
    yield found
    found[0].close()


@pytest.fixture(scope="module")
def invited(both):
    """The same people before a door that wants an invitation, and one for each of them."""
    server, known, unknown = both
    server.options += ["--sign-up", "invitation"]
    server.restart()
    return both, {email: invitation(server) for email in known + unknown}


def of_one_source(what, measure):
    """What chance alone tells apart once, it does not tell apart twice."""
    for _ in range(2):
        known, unknown = measure()
        assert compared(what, known, unknown)
        chance = chance_of_one_source(sorted(known), sorted(unknown))
        print(f"{what}: chance of one source {chance:.3f}")
        if chance > LEAST_CHANCE:
            return
    raise AssertionError(f"{what}: known and unknown can be told apart, {chance:.4f}")


@pytest.mark.parametrize("path, status", [
    ("/api/accounts/salt", 200), ("/api/resets", 202), ("/api/sessions", 401),
    ("/api/accounts", 202),
], ids=["salt", "reset", "sign-in", "sign-up"])
def test_the_times_of_both_have_one_source(both, path, status):
    of_one_source(path, lambda: times_of(both, path, status, TRIES))


@pytest.mark.parametrize("status", [202, 403], ids=["good", "used by another"])
def test_a_sign_up_with_an_invitation_takes_its_time_for_both(invited, status):
    found, codes = invited
    used = codes[found[1][0]]
    path = "/api/accounts"
    Api(found[0].address).send("POST", path, {**requests(found[1][0])[path], "invitation": used})
    people = (found[0], found[1][1:], found[2][1:])

    def body_of(email):
        return {**requests(email)[path], "invitation": codes[email] if status == 202 else used}

    of_one_source(f"invitation {status}", lambda: times_of(people, path, status, TRIES, body_of))


def passkeys(kind):
    """A server with as many passkeys as are tried, each of another account, and as many that
    nobody has kept."""
    server = Server(options=[*NAMED, "--behind-proxy", "true"])
    people = [Person().sign_up(Api(server.address)) for _ in range(TRIES // TRIES_OF_AN_ADDRESS)]
    known = [kept_passkey(Device(server.address, it), kind()) for it in people]
    return server, known, [Passkey(kind()) for _ in known]


@pytest.mark.parametrize("kind", KINDS)
def test_a_refused_passkey_takes_its_time_whether_it_is_known(kind):
    """With a signature that has the form of its kind, and was made by another key."""
    strangers = kind()

    def body_of(passkey):
        forged = Passkey(strangers, passkey.name, passkey.handle)
        return forged.sign_in(challenge(found[0].address))

    def measure():
        # One passkey is tried so often in an hour: the limit lives as long as the server.
        found[0].restart()
        return times_of(found, "/api/sessions/passkey", 401, TRIES, body_of)

    found = passkeys(kind)
    try:
        of_one_source(kind.__name__, measure)
    finally:
        found[0].close()
