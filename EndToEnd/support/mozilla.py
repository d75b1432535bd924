"""How Firefox packs what it writes: session files, databases, and what came over the network."""

import pathlib
import shutil
import sqlite3
import subprocess
import tempfile
import zlib

from snappy import framed, unsnapped

LZ4_MAGIC = b"mozLz40\0"
LZ4_HEADER = 12
SQLITE_MAGIC = b"SQLite format 3\0"
# What lies in front of the pages of a write-ahead log, and of each page there.
LOG_HEADER = 32
FRAME_HEADER = 24
# Shorter ones are found by chance in any bytes.
LEAST_SNAPPED = 8
# A letter of a key in IndexedDB is stored as the one that follows.
KEY_LETTERS = bytes((byte - 1) % 256 for byte in range(256))
# Where the databases of pages lie; their values are packed one by one.
OF_PAGES = "default"
PACKED_FOLDERS = ("idb", "ls")
UNPACK = {b"gzip": lambda data: zlib.decompressobj(31).decompress(data),
          b"br": lambda data: subprocess.run(
              ["brotli", "-dc"], input=data, capture_output=True, check=True).stdout}


def unlz4(data):
    """Undoes LZ4 as one block."""
    out = bytearray()
    at = 0

    def longer(size):
        nonlocal at
        if size == 15:
            while data[at] == 255:
                size, at = size + 255, at + 1
            size, at = size + data[at], at + 1
        return size

    while at < len(data):
        token, at = data[at], at + 1
        size = longer(token >> 4)
        out += data[at : at + size]
        at += size
        if at >= len(data):
            break
        back, at = int.from_bytes(data[at : at + 2], "little"), at + 2
        for _ in range(longer(token & 15) + 4):
            out.append(out[-back])
    return bytes(out)


def rows(path):
    """Every value that a database gives, one after the other."""
    out = bytearray()
    with tempfile.TemporaryDirectory(prefix="redstart-rows-") as folder:
        for name in [path.name, path.name + "-wal"]:
            if (path.parent / name).exists():
                shutil.copy(path.parent / name, folder)
        database = sqlite3.connect(pathlib.Path(folder, path.name))
        database.text_factory = bytes
        tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (table,) in tables:
            for value in values(database, table.decode()):
                out += value + b"\n" + value.translate(KEY_LETTERS) + b"\n"
                out += (whole(value) or b"") + b"\n"
        database.close()
    return bytes(out)


def values(database, table):
    try:
        found = database.execute(f'SELECT * FROM "{table}"').fetchall()
    except sqlite3.OperationalError as error:
        # A kind of table that only Firefox has; its rows lie in other tables, too.
        assert "no such module" in str(error), error
        return []
    return [value for row in found for value in row if isinstance(value, bytes)]


def whole(data):
    """What these bytes were before Snappy; none where they are nothing of that kind."""
    try:
        return unsnapped(data)
    except (AssertionError, IndexError):
        return None


def pages(data):
    """The pages of a database or of its log, also those that nothing points to any more."""
    if data[: len(SQLITE_MAGIC)] == SQLITE_MAGIC:
        size = int.from_bytes(data[16:18], "big")
        return [data[at : at + size] for at in range(0, len(data), size)]
    size = int.from_bytes(data[8:12], "big")
    step = FRAME_HEADER + size
    return [data[at + FRAME_HEADER : at + step] for at in range(LOG_HEADER, len(data), step)]


def carved(data):
    """Whatever was packed by Snappy and lies whole within a page, wherever it begins."""
    out = bytearray()
    for page in pages(data):
        # A page that goes on with a value from another one holds no beginning.
        for at in range(len(page) if page[:1] > b"\0" else 0):
            # Its length, then what is to be taken as it stands.
            behind = at + 1 + (page[at] > 127)
            if behind >= len(page) or page[behind] & 3 or page[at] < LEAST_SNAPPED:
                continue
            found = started(page[at:])
            if found:
                out += found + b"\n"
    return bytes(out)


def started(data):
    """What Snappy packed at the beginning of these bytes."""
    try:
        return unsnapped(data, ends_early=True)
    except (AssertionError, IndexError):
        return None


def cached(data):
    """The body of an answer that was cached packed: behind it lies its head, and last where that
    begins."""
    size = int.from_bytes(data[-4:], "big")
    head = data[size:].lower()
    return [unpack(data[:size]) for coding, unpack in UNPACK.items()
            if b"content-encoding: " + coding in head]


def unpacked(path, data):
    """What somebody finds in a file who knows Firefox."""
    if data[: len(LZ4_MAGIC)] == LZ4_MAGIC:
        yield unlz4(data[LZ4_HEADER:])
    if data[: len(SQLITE_MAGIC)] == SQLITE_MAGIC:
        yield rows(path)
    if data and OF_PAGES in path.parts and path.parent.name in PACKED_FOLDERS:
        yield carved(data)
    if framed(data):
        yield framed(data)
    if path.parent.parent.name == "cache2":
        yield from cached(data)
