"""A reader that knows nothing but Docs/sync.md reads a pack and says the same as the engine.

Tests/EngineTests/Journal/Journal/JournalFormTests.swift holds the engine against the same bytes."""

import hashlib

import pytest

from journal_reader import NotOfThisForm, Pack, digest_of, journal, recovery_bytes, unpadded

PACK = bytes.fromhex(
    "0105000000000000feed00000000000000010000000000000000a10280e0f1b69267000005656e7472790100"
    "04000261740200046e6f7465030007706c616e6e65640000067265616c6c790180e0f1b69267000b5370c3a4"
    "746920f09f8c9903000000000000feed00000000000000020a000301cf0f060d000000000000feed00000000"
    "000000030100000000000000b20e1100000000000000a1000004706c616e01000300037261770400056c6561"
    "73740200057374657073050200ffffffffffffffffffff01040208020a0301050201040002000000000000fe"
    "ed0000000000000004000000000000feed00000000000000011a000100010101010202b1d0f1b69267000000"
    "00000000feed0000000000000005000000000000feed00000000000000010008000001031006000000000000"
    "feed0000000000000006000000000000feed000000000000000202000101020006000000000000feed000000"
    "0000000007000000000000feed000000000000000302000701020006000000000000feed0000000000000008"
    "000000000000feed000000000000000302000701030006000000000000feed00000000000000090000000000"
    "00feed0000000000000004020000046c61746501010100046d6f737402feffffffffffffffff01")
# SHA-256 of the export.
EXPORT = "0d2af765b68c1dc8e7ef80141a848a9b411ccd5ac495617399da5a5b0062f76f"


def hashed(text):
    return hashlib.sha256(text.encode()).hexdigest()


def test_the_pack_says_what_the_engine_says():
    changes = Pack(PACK).changes
    assert [it["number"] for it in changes] == [1, 2, 7, 8, 4, 5, 6, 7, 8]
    assert hashed(journal(changes)) == EXPORT


def test_the_order_does_not_matter_and_a_change_may_come_twice():
    changes = Pack(PACK).changes
    assert hashed(journal(changes[::-1] + changes)) == EXPORT


def test_the_digest_does_not_depend_on_an_order():
    changes = Pack(PACK).changes
    assert digest_of(changes) == digest_of(changes[::-1]) != digest_of(changes[1:])


@pytest.mark.parametrize("cut", range(1, len(PACK), 17))
def test_half_a_pack_is_none(cut):
    try:
        assert len(Pack(PACK[:cut]).changes) < 9
    except (NotOfThisForm, UnicodeDecodeError, IndexError):
        pass


def test_codes_and_padding_are_read_as_the_page_says():
    assert recovery_bytes("0000-000O-000o-0000-0000-0000-0000-000l") == bytes(19) + b"\x01"
    assert unpadded(b"\0\0\0\x02ab" + bytes(122)) == b"ab"
    for wrong in (b"\0\0\0\x02ab" + bytes(121) + b"x", b"\0\0\0\xffab"):
        with pytest.raises(NotOfThisForm):
            unpadded(wrong)
