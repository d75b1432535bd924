"""A server that lies, between two devices of which one asks the other for the vault key: it may try
as many keys as it likes, and comes no further than with its first guess."""

import random

import pytest

from api_client import (
    approval_check, approval_commitment, approval_proof, approval_transcript, twelve_words,
)

# Four times as many as there are numbers: 98 in 100 that a search which helps at all succeeds.
TRIES = 1 << 22
RELAYS = 20_000
SEED = 20_261_123
ACCOUNT = bytes(range(16)).hex()


@pytest.fixture
def chance():
    return random.Random(SEED)


class Asker:
    """Says its commitment, hears one answer, and only then says the rest."""

    def __init__(self, chance):
        # Hashes see bytes and no curve: what is tried here need not lie on it.
        self.public, self.nonce = b"\x04" + chance.randbytes(64), chance.randbytes(16)
        self.commitment = approval_commitment(ACCOUNT, self.public, self.nonce)
        self.answer = None

    def hear(self, answer):
        assert self.answer is None, "the first answer counts"
        self.answer = answer
        return self.public, self.nonce

    @property
    def transcript(self):
        return approval_transcript(ACCOUNT, self.public, self.nonce, self.answer)


class Giver:
    """Answers a commitment, and believes only what was committed to."""

    def __init__(self, chance, vault_key=bytes(32)):
        self.answer, self.vault_key = chance.randbytes(16), vault_key
        self.commitment = self.transcript = None

    def meet(self, commitment):
        assert self.commitment is None, "one answer for one question"
        self.commitment = commitment
        return self.answer

    def hear(self, public, nonce):
        if approval_commitment(ACCOUNT, public, nonce) == self.commitment:
            self.transcript = approval_transcript(ACCOUNT, public, nonce, self.answer)
        return self.transcript is not None


def found(wanted, tried):
    """The first of what is tried that shows the wanted number, or the last one at all."""
    for thing, transcript in tried:
        if approval_check(transcript) == wanted:
            return thing, True
    return thing, False


def keys(chance, answer):
    """Keys and nonces with what they would come to under this answer."""
    public = b"\x04" + chance.randbytes(64)
    for count in range(TRIES):
        nonce = count.to_bytes(16, "big")
        yield (public, nonce), approval_transcript(ACCOUNT, public, nonce, answer)


def test_without_a_relay_both_show_one_number(chance):
    asker, giver = Asker(chance), Giver(chance)
    assert giver.hear(*asker.hear(giver.meet(asker.commitment)))
    assert asker.transcript == giver.transcript
    assert twelve_words(asker.transcript) == twelve_words(giver.transcript)


def test_whoever_hears_all_before_choosing_finds_a_key(chance):
    """The mistake that the order of the steps is there against: without it a search succeeds."""
    asker, giver = Asker(chance), Giver(chance)
    asker.hear(chance.randbytes(16))
    wanted = approval_check(asker.transcript)
    swapped, is_found = found(wanted, keys(chance, giver.answer))
    assert is_found
    giver.meet(approval_commitment(ACCOUNT, *swapped))
    assert giver.hear(*swapped) and approval_check(giver.transcript) == wanted
    # Even then the twelve words differ, and no search makes 144 bits equal.
    assert twelve_words(giver.transcript) != twelve_words(asker.transcript)


def test_with_the_asking_device_first_the_search_is_in_vain(chance):
    asker, giver = Asker(chance), Giver(chance)
    asker.hear(chance.randbytes(16))
    wanted = approval_check(asker.transcript)
    # The answer of the other device comes only after a commitment; until then it is guessed.
    swapped, is_found = found(wanted, keys(chance, chance.randbytes(16)))
    assert is_found, "for the guess"
    giver.meet(approval_commitment(ACCOUNT, *swapped))
    assert giver.hear(*swapped) and approval_check(giver.transcript) != wanted
    # And no other key is believed, whatever it would show.
    other, is_found = found(wanted, keys(chance, giver.answer))
    assert is_found and not Giver.hear(fresh(giver), *other)


def fresh(giver):
    giver.transcript = None
    return giver


def test_with_the_other_device_first_the_search_is_in_vain(chance):
    asker, giver, swapped = Asker(chance), Giver(chance), Asker(chance)
    giver.meet(swapped.commitment)
    assert giver.hear(swapped.public, swapped.nonce)
    wanted = approval_check(giver.transcript)
    # What the asking device committed to is guessed.
    guess = Asker(chance)
    answers = (count.to_bytes(16, "big") for count in range(TRIES))
    lie, is_found = found(wanted, (
        (answer, approval_transcript(ACCOUNT, guess.public, guess.nonce, answer))
        for answer in answers))
    assert is_found, "for the guess"
    asker.hear(lie)
    assert approval_check(asker.transcript) != wanted


def test_a_guess_is_right_as_seldom_as_chance_says(chance):
    successes = 0
    for _ in range(RELAYS):
        asker, giver, swapped = Asker(chance), Giver(chance), Asker(chance)
        giver.meet(swapped.commitment)
        giver.hear(swapped.public, swapped.nonce)
        asker.hear(chance.randbytes(16))
        assert twelve_words(asker.transcript) != twelve_words(giver.transcript)
        successes += approval_check(asker.transcript) == approval_check(giver.transcript)
    assert successes <= 1


def test_a_vault_key_of_the_servers_own_has_another_proof(chance):
    """The server carries the conversation truly, and sends a key that it chose from many."""
    giver, asker = Giver(chance, chance.randbytes(32)), Asker(chance)
    assert giver.hear(*asker.hear(giver.meet(asker.commitment)))
    shown = approval_proof(giver.vault_key, giver.transcript)
    # It does not see the number, so each key is as good as any other.
    proofs = [approval_proof(chance.randbytes(32), asker.transcript) for _ in range(RELAYS)]
    assert proofs.count(shown) <= 2 and len(set(proofs)) > RELAYS * 9 // 10
