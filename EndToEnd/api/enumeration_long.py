"""Whether the times of answers tell who has an account: 500 of each kind, the sample of G32.

Not a part of `make test`: it takes half an hour, and means something on a machine that does nothing
else. `make test-long` runs it.
"""

import bisect
import math

import pytest

from api_enumeration_test import compared, mailing, times_of

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


@pytest.mark.parametrize("path, status", [
    ("/api/accounts/salt", 200), ("/api/resets", 202), ("/api/sessions", 401),
    ("/api/accounts", 202),
], ids=["salt", "reset", "sign-in", "sign-up"])
def test_the_times_of_both_have_one_source(both, path, status):
    """What chance alone tells apart once, it does not tell apart twice."""
    for _ in range(2):
        known, unknown = times_of(both, path, status, TRIES)
        assert compared(path, known, unknown)
        chance = chance_of_one_source(sorted(known), sorted(unknown))
        print(f"{path}: chance of one source {chance:.3f}")
        if chance > LEAST_CHANCE:
            return
    raise AssertionError(f"{path}: known and unknown addresses can be told apart, {chance:.4f}")
