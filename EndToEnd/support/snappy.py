"""Undoes Snappy, in which both Chromium and Firefox pack what pages store."""

import functools

# How a stream of pieces begins; each piece says its kind and its length.
STREAM = b"\xff\x06\x00\x00sNaPpY"
PACKED, PLAIN = 0, 1
PIECE_HEADER = 4
CHECKSUM = 4


def number(data, at):
    """A number of no fixed length."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def unsnapped(data, ends_early=False):
    """Other bytes may follow where it `ends_early`."""
    length, at = number(data, 0)
    out = bytearray()
    while at < len(data) and not (ends_early and len(out) >= length):
        tag = data[at]
        at += 1
        if tag & 3 == 0:
            size = tag >> 2
            if size >= 60:
                wide = size - 59
                size = int.from_bytes(data[at : at + wide], "little")
                at += wide
            out += data[at : at + size + 1]
            at += size + 1
            continue
        if tag & 3 == 1:
            size, back, wide = (tag >> 2 & 7) + 4, (tag >> 5) << 8 | data[at], 1
        else:
            wide = 2 if tag & 3 == 2 else 4
            size, back = (tag >> 2) + 1, int.from_bytes(data[at : at + wide], "little")
        at += wide
        assert 0 < back <= len(out)
        # What is copied may begin with what the copy itself has written.
        out += (out[-back:] * (size // back + 1))[:size]
    assert len(out) == length
    return bytes(out)


@functools.lru_cache(maxsize=64)
def framed(data):
    """A stream of pieces without what lies between them; nothing where this is none."""
    if data[: len(STREAM)] != STREAM:
        return b""
    out, at = bytearray(), len(STREAM)
    while at + PIECE_HEADER <= len(data):
        kind, size = data[at], int.from_bytes(data[at + 1 : at + 4], "little")
        piece = data[at + PIECE_HEADER + CHECKSUM : at + PIECE_HEADER + size]
        if kind in (PACKED, PLAIN):
            out += unsnapped(piece) if kind == PACKED else piece
        at += PIECE_HEADER + size
    return bytes(out)
