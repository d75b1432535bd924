"""Somebody who asks a server from one address while it is attacked from another one."""

import contextlib
import http.client
import math
import multiprocessing
import time

from api_client import Api, Device, Person
from http2_connection import Http2Connection
from wires import WAIT

ATTACKER, OTHER = "127.0.0.1", "127.0.0.9"
# How long an attacker rests between two rounds.
REST = 0.1
# How often each question is asked.
ASKED = 50
# What a person hardly notices.
LEAST_BOUND = 0.25


def go_on(begin, told):
    """Begins, says so, goes on until it is told to stop, and says what it came to."""
    attack = begin()
    told.send(attack.counted())
    while not told.poll(REST):
        attack.go_on()
    told.send(attack.counted())


@contextlib.contextmanager
def attacked(begin):
    """An attack in a process of its own, so that it takes no time from who measures.

    What `begin` gives has `go_on`, for one round, and `counted`. Yields what was counted when it
    had begun, and after the block when it ended."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("fork").Process(target=go_on, args=(begin, theirs))
    process.start()
    # Else nobody would notice that the other process had failed.
    theirs.close()
    try:
        counts = [ours.recv()]
        yield counts
        ours.send("stop")
        counts.append(ours.recv())
    finally:
        process.kill()
        process.join()


class Neighbour:
    """Somebody at another address, with an account; each question opens a connection of its own.

    A server with TLS is asked over HTTP/2, as a browser would."""

    def __init__(self, server):
        self.server = server
        person = Person().sign_up(Api(server.address, connect=self.connection))
        self.device = Device(server.address, person, connect=self.connection)

    def connection(self):
        if self.server.address.startswith("https"):
            return Http2Connection(self.server.port, OTHER)
        return http.client.HTTPConnection(
            "127.0.0.1", self.server.port, timeout=WAIT, source_address=(OTHER, 0))

    def get(self, path):
        connection = self.connection()
        connection.request("GET", path)
        assert connection.getresponse().status == 200
        connection.close()

    def signed_in(self, ask):
        self.device.api.close()
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


def hardly_longer(title, quiet, during):
    """Says how long each question took, and fails where an attack was felt."""
    for name, times in quiet.items():
        print(f"{title}, {name}: quiet {in_words(times)}, under attack {in_words(during[name])}")
    for name, times in quiet.items():
        bound = max(2 * percentile(times, 0.99), LEAST_BOUND)
        assert percentile(during[name], 0.99) < bound, name
