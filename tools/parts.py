"""Finishes the two parts that wasm-split makes of the app's module.

    tools/parts.py empty FIRST.wasm OUT.wasm
        takes out the imports that stand for what is in the rest; their places in the table stay
        empty, so a call that comes too early traps
    tools/parts.py texts LINK.map FIRST.wasm REST.wasm
        moves the texts that only the rest names from the first part into the rest

Both parts are changed byte by byte, since no tool of the system does this.
"""

import pathlib
import re
import sys

IMPORTS, ELEMENTS, CODE, DATA, DATA_COUNT = 2, 9, 10, 11, 12
HEADER = 8
CONSTANT, END = 0x41, 0x0B
# Swift names a long text by its address or by that of the object it would stand in.
OBJECT_HEAD = 20
# Or a few letters further on. In a table of 40 KB some number of the code would point by chance.
NAMED = 64
# A text has a section of its own; the linker's map says where it lies.
TEXT = re.compile(r"\s*([0-9a-f]+)\s+[0-9a-f]+\s+([0-9a-f]+)\s+\S.*:\(\.rodata\.\.L\.str\.")
# Whatever may be an address: `i32.const`, or where a load or a store begins; of three bytes, or of
# four from 2^20 on. Reading bytes as more than they are only keeps a text that could have gone.
ADDRESS = re.compile(rb"(?:\x41|[\x28-\x3e][\x00-\x04])(?=([\x80-\xff]{2,3}[\x00-\x7f]))")


def number(code, at):
    """An unsigned number as the format writes it, and the place behind it."""
    value = shift = 0
    while True:
        byte = code[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def written(value, is_signed=False):
    out = bytearray()
    while True:
        low, value = value & 127, value >> 7
        if value == 0 and not (is_signed and low & 64):
            return bytes(out + bytes([low]))
        out.append(low | 128)


def sections(code):
    """Each section's number and content, in order."""
    at = HEADER
    while at < len(code):
        length, start = number(code, at + 1)
        yield code[at], code[start : start + length]
        at = start + length


def module(all_sections):
    head = b"\0asm\1\0\0\0"
    return head + b"".join(bytes([it]) + written(len(body)) + body for it, body in all_sections)


def placeholders(body):
    """The numbers of the functions that are imported in place of the rest's."""
    count, at = number(body, 0)
    found = set()
    for function in range(count):
        length, at = number(body, at)
        space = body[at : at + length]
        length, at = number(body, at + length)
        assert body[at + length] == 0, "only functions are imported"
        _, at = number(body, at + length + 1)
        if space == b"placeholder":
            found.add(function)
    return found


def segments(body):
    """Where each segment begins, and the place of what follows its head."""
    count, at = number(body, 0)
    for _ in range(count):
        assert body[at] == 0 and body[at + 1] == CONSTANT, "only plain segments"
        offset, at = number(body, at + 2)
        length, start = number(body, at + 1)
        at = yield offset, start, length


def segment(offset, content, count):
    return bytes([0, CONSTANT]) + written(offset, True) + bytes([END]) + written(count) + content


def without(body, gone):
    """The table's elements, with holes in place of the functions that are gone."""
    runs = []
    walk = segments(body)
    found = next(walk, None)
    while found:
        offset, at, length = found
        follows = False
        for place in range(offset, offset + length):
            function, at = number(body, at)
            if function not in gone:
                if not follows:
                    runs.append((place, []))
                runs[-1][1].append(function)
            follows = function not in gone
        found = following(walk, at)
    return written(len(runs)) + b"".join(
        segment(place, b"".join(map(written, run)), len(run)) for place, run in runs)


def following(walk, at):
    try:
        return walk.send(at)
    except StopIteration:
        return None


def memory(body):
    """What the data section puts where: {address: bytes}."""
    found = {}
    walk = segments(body)
    one = next(walk, None)
    while one:
        offset, at, length = one
        found[offset] = body[at : at + length]
        one = following(walk, at + length)
    return found


def named(code, data, texts):
    """What may be an address in the code, or in the data that is no text."""
    found = set()
    for match in ADDRESS.finditer(code):
        found.add(number(code, match.start(1))[0])
    covered = {at for start, length in texts for at in range(start, start + length)}
    for offset, content in data.items():
        for at in range(offset + -offset % 4, offset + len(content) - 3, 4):
            if at not in covered:
                found.add(int.from_bytes(content[at - offset : at - offset + 4], "little"))
    return found


def image(data):
    """The data as one piece, and where it begins."""
    start = min(data)
    whole = bytearray(max(at + len(content) for at, content in data.items()) - start)
    for at, content in data.items():
        whole[at - start : at - start + len(content)] = content
    return start, whole


def pieces(start, part, whole):
    """A part of the data without its zeros, but for short rows that are zeros in the whole."""
    marks = bytes(1 if mine else 2 if all_ else 0 for mine, all_ in zip(part, whole))
    found = re.finditer(rb"\x01(?:\x01|\x00{1,7}(?=\x01))*", marks)
    return [(start + it.start(), bytes(part[it.start() : it.end()])) for it in found]


def with_data(parts, data):
    body = written(len(data)) + b"".join(
        segment(at, content, len(content)) for at, content in data)
    out = []
    for kind, content in parts:
        # The count is for code that asks for segments by their number, which there is none of.
        if kind not in (DATA, DATA_COUNT):
            out.append((kind, content))
        if kind == CODE:
            out.append((DATA, body))
    return out


def move_texts(link_map, first_file, rest_file):
    first, rest = (list(sections(path.read_bytes())) for path in (first_file, rest_file))
    data = memory(dict(first)[DATA])
    texts = [(int(it[1], 16), int(it[2], 16)) for it in map(TEXT.match, link_map) if it]
    assert texts, "the linker's map names no text"
    assert DATA not in dict(rest), "the rest has data of its own"
    start, whole = image(data)
    kept = named(dict(first)[CODE], data, texts)
    sooner, later = bytearray(whole), bytearray(len(whole))
    for at, length in texts:
        if any(it in kept for it in range(at - OBJECT_HEAD, at + min(length, NAMED))):
            continue
        place = slice(at - start, at - start + length)
        later[place], sooner[place] = whole[place], bytes(length)
    first_file.write_bytes(module(with_data(first, pieces(start, sooner, whole))))
    rest_file.write_bytes(module(with_data(rest, pieces(start, later, whole))))


def take_placeholders(file, out):
    parts = list(sections(file.read_bytes()))
    gone = placeholders(dict(parts)[IMPORTS])
    out.write_bytes(module(
        (it, without(body, gone) if it == ELEMENTS else body) for it, body in parts))


def main(verb, *files):
    files = [pathlib.Path(file) for file in files]
    if verb == "empty":
        take_placeholders(*files)
    else:
        move_texts(files[0].read_text(errors="replace").splitlines(), *files[1:])


main(*sys.argv[1:])
