"""How long others wait while one source holds all that it can get: compared with a quiet server.

Not a part of `make test`: times mean something on a machine that does nothing else, so
`make test-long` runs it.
"""

import contextlib
import http.client
import math
import multiprocessing
import time

import pytest

from api_client import Api, Device, Person
from api_flood_test import WAIT, head, more_files, sent, status, wire
from server import Server

IDLE, SLOW = 250, 100
# The server keeps 256 of one source (`connectionsOfSource`), refuses 36 bodies of 100
# (`bodiesOfSource`) and ends slow ones after ten seconds (`bodyGrace`), so that towards the end one
# that opens nothing again holds the connections that say nothing.
LEAST_HELD = 256 - SLOW
ATTACKER, OTHER = "127.0.0.1", "127.0.0.9"
# How many bytes a slow request announces, and how long its sender rests after each.
BODY_BYTES, REST = 4_000, 0.1
ASKED, ROUNDS = 50, 5
# What a person hardly notices.
LEAST_BOUND = 0.25


class Attack:
    """Connections of one source that say nothing, and such that never finish what they say.

    One that `persists` opens again what the server closes; else it holds what is left to it."""

    def __init__(self, server, persists):
        self.server = server
        self.persists = persists
        self.opened = 0
        self.wires = {}
        for number in range(IDLE + SLOW):
            self.open(number)

    def open(self, number):
        with contextlib.suppress(OSError):
            made = self.wires[number] = wire(self.server, ATTACKER)
            self.opened += 1
            if number >= IDLE:
                sent(made, head("POST", "/api/accounts/salt", BODY_BYTES))
            made.setblocking(False)

    def go_on(self):
        for number in range(IDLE + SLOW):
            if self.is_closed(number):
                if self.persists:
                    self.open(number)
            elif number >= IDLE:
                sent(self.wires[number], b" ")

    def is_closed(self, number):
        """Also where a request was answered before it was whole."""
        if number not in self.wires:
            return True
        with contextlib.suppress(BlockingIOError):
            with contextlib.suppress(ConnectionError):
                self.wires[number].recv(4_096)
            self.wires.pop(number).close()
            return True
        return False


def hold(server, persists, told):
    """Begins, says so, goes on until it is told to stop, and says what it came to."""
    attack = Attack(server, persists)
    told.send(len(attack.wires))
    while not told.poll(REST):
        attack.go_on()
    told.send((attack.opened, len(attack.wires)))


@contextlib.contextmanager
def attacked(server, persists):
    """In a process of its own, so that it takes no time from who measures."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("fork").Process(
        target=hold, args=(server, persists, theirs))
    process.start()
    assert ours.recv() == IDLE + SLOW
    try:
        yield
        ours.send("stop")
        opened, left = ours.recv()
        print(f"{opened} connections were opened, {left} are open at the end")
        assert left >= LEAST_HELD, "the attack did not last"
    finally:
        process.kill()
        process.join()


@pytest.fixture
def alone():
    more_files()
    server = Server()
    yield server
    server.close()


class Neighbour:
    """Somebody at another address, with an account; each question opens a connection of its own."""

    def __init__(self, server):
        self.server = server
        self.device = Device(server.address, Person().sign_up(Api(server.address)))

    def connection(self):
        return http.client.HTTPConnection(
            "127.0.0.1", self.server.port, timeout=WAIT, source_address=(OTHER, 0))

    def get(self, path):
        connection = self.connection()
        connection.request("GET", path)
        assert connection.getresponse().status == 200
        connection.close()

    def signed_in(self, ask):
        self.device.api.close()
        self.device.api.connection = self.connection()
        assert ask().status == 200
        self.device.api.close()

    def questions(self):
        """What an app asks a server for, by its name."""
        return {
            "health": lambda: self.get("/healthz"),
            "the first page": lambda: self.get("/"),
            "what is new": lambda: self.signed_in(lambda: self.device.pull(limit=10)),
            "a change": lambda: self.signed_in(
                lambda: self.device.push([self.device.change(b"one more")])),
        }

    def asked(self):
        """The seconds of each answer, by the question."""
        return {name: waited(ask) for name, ask in self.questions().items()}


def waited(ask):
    times = []
    for _ in range(ASKED):
        # An attack lasts, and not all of it hits at one moment.
        time.sleep(REST / 2)
        begin = time.perf_counter()
        ask()
        times.append(time.perf_counter() - begin)
    return sorted(times)


def percentile(times, part):
    return times[math.ceil(part * len(times)) - 1]


def in_words(times):
    """Median and 99th percentile in milliseconds."""
    return f"{percentile(times, 0.5) * 1000:.1f} / {percentile(times, 0.99) * 1000:.1f} ms"


@pytest.mark.parametrize("number", range(1, ROUNDS + 1))
@pytest.mark.parametrize("persists", [False, True], ids=["holds", "opens-again"])
def test_others_wait_hardly_longer_while_one_source_takes_what_it_can(alone, persists, number):
    neighbour = Neighbour(alone)
    neighbour.asked()
    quiet = neighbour.asked()
    with attacked(alone, persists):
        during = neighbour.asked()
    for name, times in quiet.items():
        print(f"round {number}, {name}: "
              f"quiet {in_words(times)}, under attack {in_words(during[name])}")
    for name, times in quiet.items():
        bound = max(2 * percentile(times, 0.99), LEAST_BOUND)
        assert percentile(during[name], 0.99) < bound, name
    assert status(alone, "/healthz") == 200
