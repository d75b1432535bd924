"""HTTP/2 abused by one source: others wait hardly longer, and the server's memory stays bounded.

Frames are written byte by byte, as a library refuses to send most of this. Not a part of
`make test`: times mean something on a machine that does nothing else, so `make test-long` runs it.
"""

import contextlib
import pathlib
import resource
import ssl
import threading
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from neighbour import ATTACKER, REST, Neighbour, attacked, hardly_longer
from server import WEB, Server, certified
from wires import (
    CONTINUATION, DATA, END_HEADERS, END_STREAM, HEADERS, LITTLE, NO_WINDOW, PING, PREFACE, RESET,
    SETTINGS, field_block, frame, more_files, over_tls, wire)

ROUNDS = 3
MOST_GROWTH = 64 * 2**20
# What TLS sends in one piece, less than the most it may.
RECORD = 16_000
# The server keeps 256 connections of one source (`connectionsOfSource`), and 100 streams of each.
FEW, ALL = 16, 250
STREAMS = range(1, 201, 2)
BODY_BYTES = 4_000
CANCEL = (8).to_bytes(4)
# How long a sender of slow bodies stays: the server ends one that is slow for ten seconds
# (`bodyGrace`).
STAY = 90


@dataclass(frozen=True)
class Attack:
    """`said` gives the frames of a connection in its round of that number."""

    said: Callable[[int], list[bytes]]
    connections: int
    # Without these the attack was none. A source that is ended for abuse eight times in a minute
    # (`abusesOfSource`) gets no new connection until that is over, so few are opened of many tried.
    least_frames: int
    least_tried: int
    # Whether it takes what the server says; else that stays in the server.
    reads: bool = True
    # How many rounds until it leaves by itself.
    rounds: float = float("inf")


def rapid_reset(number):
    """Asks for the first page a hundred times, and gives up each time."""
    first = 1 + number * 200
    return [
        part for stream in range(first, first + 200, 2) for part in (
            frame(HEADERS, END_STREAM | END_HEADERS, stream, field_block("/")),
            frame(RESET, 0, stream, CANCEL))]


def continuations(number):
    """A head that has no end, in very many pieces."""
    begin = [] if number else [frame(HEADERS, 0, 1, field_block("/"))]
    return begin + [frame(CONTINUATION, 0, 1, b"\0\1a\1b")] * 1_000


def pings(number):
    return [frame(PING, payload=bytes(8))] * 1_000


def settings(number):
    return [frame(SETTINGS, payload=NO_WINDOW)] * 1_000


def no_window(number):
    """A hundred requests for the largest file, of whose answers nothing may be sent."""
    if number:
        return []
    largest = max(pathlib.Path(WEB).iterdir(), key=lambda it: it.stat().st_size).name
    return [frame(SETTINGS, payload=NO_WINDOW)] + [
        frame(HEADERS, END_STREAM | END_HEADERS, stream, field_block(f"/{largest}"))
        for stream in STREAMS]


def large_heads(number):
    """More pieces of a head than may be, each nearly as large as a frame is."""
    pieces = [frame(CONTINUATION, 0, 1, b"\0\1a\1b" * 3_000)] * 4
    return pieces if number else [frame(HEADERS, 0, 1, field_block("/")), *pieces]


def slow_heads(number):
    """A head nearly as large as it may be, byte by byte."""
    if number:
        return [b"\0"]
    return [frame(HEADERS, END_STREAM | END_HEADERS, 1, bytes(15_000))[:9]]


def slow_bodies(number):
    """A hundred bodies that come byte by byte."""
    if number:
        return [frame(DATA, 0, stream, b" ") for stream in STREAMS]
    asked = field_block("/api/accounts/salt", "POST", [
        ("x-redstart", "1"), ("content-type", "application/json"),
        ("content-length", str(BODY_BYTES))])
    return [frame(HEADERS, END_HEADERS, stream, asked) for stream in STREAMS]


ATTACKS = {
    "rapid reset": Attack(rapid_reset, FEW, 2_000, 100),
    "CONTINUATION": Attack(continuations, FEW, 5_000, 100),
    "PING": Attack(pings, FEW, 5_000, 100, reads=False),
    "SETTINGS": Attack(settings, FEW, 5_000, 100, reads=False),
    "zero window": Attack(no_window, ALL, 20_000, ALL),
    "large heads": Attack(large_heads, ALL, 40, ALL),
    "slow heads": Attack(slow_heads, ALL, 5_000, ALL),
    "slow bodies": Attack(slow_bodies, ALL, 20_000, ALL, rounds=STAY),
}


class Attacker:
    """One connection; what the server does not take yet is sent in a later round."""

    def __init__(self, server, attack):
        self.attack = attack
        self.wire = over_tls(wire(server, ATTACKER, None if attack.reads else LITTLE), "h2")
        self.wire.setblocking(False)
        self.waiting = [(PREFACE + frame(SETTINGS), 0)]
        self.round = self.frames = 0

    def goes_on(self):
        """Whether the connection is still open after this round."""
        if self.round >= self.attack.rounds:
            return False
        if not self.waiting or self.round == 0:
            self.waiting += in_records(self.attack.said(self.round))
            self.round += 1
        try:
            self.send()
            return not self.attack.reads or self.read()
        except OSError:
            return False

    def send(self):
        """A record goes whole or not at all."""
        with contextlib.suppress(ssl.SSLWantReadError, ssl.SSLWantWriteError):
            while self.waiting:
                record, frames = self.waiting[0]
                self.wire.send(record)
                self.frames += frames
                del self.waiting[0]

    def read(self):
        with contextlib.suppress(ssl.SSLWantReadError, ssl.SSLWantWriteError):
            while self.wire.recv(65_536):
                pass
            return False
        return True


def in_records(frames):
    """The frames in pieces for TLS, and how many are in each."""
    if not frames:
        return []
    count = max(1, RECORD // max(len(it) for it in frames))
    parts = [frames[at:at + count] for at in range(0, len(frames), count)]
    return [(b"".join(part), len(part)) for part in parts]


class Attackers:
    """All connections of an attack; what the server closes is opened again in the next round."""

    def __init__(self, server, attack):
        self.server = server
        self.attack = attack
        self.tried = self.opened = self.frames = 0
        self.open = {}
        self.go_on()

    def go_on(self):
        for number in range(self.attack.connections):
            with contextlib.suppress(OSError):
                if number not in self.open:
                    self.tried += 1
                    self.open[number] = Attacker(self.server, self.attack)
                    self.opened += 1
            if number in self.open and not self.open[number].goes_on():
                self.gone(self.open.pop(number))

    def gone(self, attacker):
        self.frames += attacker.frames
        attacker.wire.close()

    def counted(self):
        """How many were tried and opened, how many frames they sent, and how many are open."""
        sent = self.frames + sum(it.frames for it in self.open.values())
        return self.tried, self.opened, sent, len(self.open)


@contextlib.contextmanager
def watched(server):
    """Yields the bytes of the server's memory, the most of them last, once the block has ended."""
    seen, ended = [resident(server)], threading.Event()

    def look():
        while not ended.wait(REST / 2):
            seen.append(resident(server))

    looking = threading.Thread(target=look)
    looking.start()
    try:
        yield seen
    finally:
        ended.set()
        looking.join()


def resident(server):
    pages = pathlib.Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * resource.getpagesize()


@pytest.fixture
def secure(tmp_path):
    """A server that nobody else asks; it counts by the true source."""
    more_files()
    server = Server(options=certified(tmp_path)[1])
    yield server
    server.close()


@pytest.mark.parametrize("number", range(1, ROUNDS + 1))
@pytest.mark.parametrize("name", ATTACKS)
def test_others_wait_hardly_longer_while_one_source_abuses_http2(secure, name, number):
    attack = ATTACKS[name]
    neighbour = Neighbour(secure)
    neighbour.asked()
    quiet = neighbour.asked()
    with watched(secure) as seen, attacked(lambda: Attackers(secure, attack)) as counts:
        during = neighbour.asked()
    title, (tried, opened, frames, left) = f"{name}, round {number}", counts[-1]
    growth = max(seen) - seen[0]
    print(f"{title}: {opened} of {tried} connections were opened, {left} are open at the end, "
          f"{frames} frames were sent, {growth / 2**20:.1f} MiB more memory at most")
    assert tried >= attack.least_tried and frames >= attack.least_frames, "this was no attack"
    hardly_longer(title, quiet, during)
    assert growth <= MOST_GROWTH
    neighbour.asked()
