"""The server is killed while devices push: what they were told is kept, and nothing twice."""

import os
import random
import sqlite3
import threading

from api_client import Api, Device, Person
from server import START_WAIT

ROUNDS = int(os.environ.get("REDSTART_CRASH_ROUNDS", "20"))
PEOPLE = 2
DEVICES = 2
LARGEST_PUSH = 20
# The kill comes after so many pushes were answered, at most; chance says after which.
PUSHES = 30


class Pusher:
    """A device that goes on until its server is gone, and remembers what it was told."""

    def __init__(self, address, person, chance):
        self.device = Device(address, person)
        self.random = random.Random(chance)
        self.offered = {}
        self.told = {}
        self.waiting = []

    def run(self, answered):
        try:
            while True:
                self.push()
                answered()
        except OSError:
            pass

    def push(self):
        """What was not answered is offered again, as it was, before anything new."""
        for _ in range(self.random.randint(1, LARGEST_PUSH)):
            text = self.random.randbytes(self.random.randint(0, 2000))
            change = self.device.change(text)
            self.waiting.append(change)
            self.offered[change["id"]] = text
        answer = self.device.push(self.waiting)
        assert answer.status == 200, answer.body
        verdicts = answer.json["verdicts"]
        assert [it["id"] for it in verdicts] == [it["id"] for it in self.waiting]
        for it in verdicts:
            assert it["verdict"] in ("accepted", "duplicate")
            assert self.told.setdefault(it["id"], it["sequence"]) == it["sequence"]
        self.waiting = []


class Load:
    """All devices at once, until so many pushes were answered."""

    def __init__(self, pushers):
        self.changed = threading.Condition()
        self.count = 0
        self.threads = [
            threading.Thread(target=it.run, args=[self.answered], daemon=True) for it in pushers]
        for thread in self.threads:
            thread.start()

    def answered(self):
        with self.changed:
            self.count += 1
            self.changed.notify()

    def wait(self, count):
        with self.changed:
            assert self.changed.wait_for(lambda: self.count >= count, START_WAIT)

    def end(self):
        for thread in self.threads:
            thread.join(START_WAIT)
            assert not thread.is_alive()


def check(pushers):
    """The log of one account: dense, everything once, everything that was acknowledged."""
    reader = pushers[0].device
    log = reader.log()
    places = {change["id"]: change["sequence"] for change in log}
    assert len(places) == len(log), "no change is there twice"
    numbers = {(change["device"], change["number"]) for change in log}
    assert len(numbers) == len(log)
    offered = {name: text for it in pushers for name, text in it.offered.items()}
    for change in log:
        assert reader.read(change) == offered[change["id"]]
    for pusher in pushers:
        for name, sequence in pusher.told.items():
            assert places.get(name) == sequence, "an acknowledged change is in its place"


def sound(path):
    with sqlite3.connect(f"file:{path}/redstart.db?mode=ro", uri=True) as database:
        ((answer,),) = database.execute("PRAGMA integrity_check")
    database.close()
    return answer == "ok"


def test_killed_again_and_again_the_server_keeps_what_it_acknowledged(server):
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    chance = random.Random(seed)
    accounts = []
    for _ in range(PEOPLE):
        person = Person().sign_up(Api(server.address))
        accounts.append(
            [Pusher(server.address, person, chance.random()) for _ in range(DEVICES)])
    pushers = [it for account in accounts for it in account]
    for _ in range(ROUNDS):
        load = Load(pushers)
        load.wait(chance.randint(1, PUSHES))
        server.kill()
        load.end()
        server.restart()
        assert sound(server.data_path)
        for account in accounts:
            check(account)
    for pusher in pushers:
        pusher.push()
    for account in accounts:
        check(account)
        assert sorted(name for it in account for name in it.told) == sorted(
            change["id"] for change in account[0].device.log())
