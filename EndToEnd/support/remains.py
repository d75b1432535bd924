"""Reads what a browser left in its files, as somebody would who has a copy of them."""

import base64
import gzip
import pathlib
import zlib

from mozilla import unpacked
from snappy import number, unsnapped

BLOCK = 32768
HEADER = 7
FOOTER = 48
MAGIC = bytes.fromhex("57fb808b247547db")


def block(data, at, size):
    packed = data[at : at + size]
    return unsnapped(packed) if data[at + size] == 1 else packed


def values(content):
    """The values of one block of a table."""
    end = len(content) - 4 - 4 * int.from_bytes(content[-4:], "little")
    at = 0
    while at < end:
        _, at = number(content, at)
        own, at = number(content, at)
        size, at = number(content, at)
        at += own
        yield content[at : at + size]
        at += size


def table(data):
    """All blocks of a table, unpacked, one after the other."""
    footer = data[-FOOTER:]
    if footer[-8:] != MAGIC:
        return b""
    at = 0
    for _ in range(2):
        _, at = number(footer, at)
    start, at = number(footer, at)
    size, at = number(footer, at)
    places = [(number(it, 0), it) for it in values(block(data, start, size))]
    return b"".join(block(data, first, number(it, after)[0]) for (first, after), it in places)


def log(data):
    """The records of a log without the heads that tear them apart."""
    out = bytearray()
    for start in range(0, len(data), BLOCK):
        part = data[start : start + BLOCK]
        at = 0
        while at + HEADER <= len(part):
            size = int.from_bytes(part[at + 4 : at + 6], "little")
            if size == 0 and part[at + 6] == 0:
                break
            out += part[at + HEADER : at + HEADER + size]
            at += HEADER + size
    return bytes(out)


def readings(path):
    """A file as it is, and as those read it who know how it is packed."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return []
    found = [data]
    if path.suffix in (".ldb", ".sst"):
        found.append(table(data))
    if path.suffix == ".log":
        found.append(log(data))
    if data[:2] == b"\x1f\x8b":
        try:
            found.append(gzip.decompress(data))
        except (OSError, EOFError, zlib.error):
            pass
    return found + list(unpacked(path, data))


def forms(words):
    """All bytes by which these words could be known: plain in any letters, as digits, as base64."""
    for encoding in ["utf-8", "latin-1", "utf-16-le", "utf-16-be"]:
        plain = words.encode(encoding)
        yield plain
        yield plain.hex().encode()
        yield plain.hex().upper().encode()
        for ahead in range(3):
            coded = base64.b64encode(bytes(ahead) + plain)
            # What the letters before and behind change is left out.
            middle = coded[-(-ahead * 8 // 6) : len(coded) - 4]
            yield middle
            yield middle.replace(b"+", b"-").replace(b"/", b"_")


class Remains:
    """All files of a profile, at one moment."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        paths = [path for path in self.folder.rglob("*") if path.is_file()]
        self.files = {
            str(path.relative_to(self.folder)): readings(path) for path in sorted(paths)
        }

    def holding(self, needle):
        """The names of the files in which these bytes lie."""
        return [name for name, all in self.files.items() if any(needle in it for it in all)]

    def telling(self, words):
        """The names of the files in which these words lie, in any form a browser writes."""
        return sorted({name for form in set(forms(words)) for name in self.holding(form)})
