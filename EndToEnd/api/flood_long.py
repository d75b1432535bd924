"""How long others wait while one source holds all that it can get: compared with a quiet server.

Not a part of `make test`: times mean something on a machine that does nothing else, so
`make test-long` runs it.
"""

import contextlib

import pytest

from neighbour import ATTACKER, Neighbour, attacked, hardly_longer
from server import Server
from wires import head, more_files, sent, status, wire

IDLE, SLOW = 250, 100
# The server keeps 256 of one source (`connectionsOfSource`), refuses 36 bodies of 100
# (`bodiesOfSource`) and ends slow ones after ten seconds (`bodyGrace`), so that towards the end one
# that opens nothing again holds the connections that say nothing.
LEAST_HELD = 256 - SLOW
# How many bytes a slow request announces; its sender rests after each.
BODY_BYTES = 4_000
ROUNDS = 5


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

    def counted(self):
        return self.opened, len(self.wires)

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


@pytest.fixture
def alone():
    more_files()
    server = Server()
    yield server
    server.close()


@pytest.mark.parametrize("number", range(1, ROUNDS + 1))
@pytest.mark.parametrize("persists", [False, True], ids=["holds", "opens-again"])
def test_others_wait_hardly_longer_while_one_source_takes_what_it_can(alone, persists, number):
    neighbour = Neighbour(alone)
    neighbour.asked()
    quiet = neighbour.asked()
    with attacked(lambda: Attack(alone, persists)) as counts:
        assert counts[0][1] == IDLE + SLOW
        during = neighbour.asked()
    opened, left = counts[-1]
    print(f"{opened} connections were opened, {left} are open at the end")
    assert left >= LEAST_HELD, "the attack did not last"
    hardly_longer(f"round {number}", quiet, during)
    assert status(alone, "/healthz") == 200
