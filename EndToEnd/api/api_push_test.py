"""Pushes from outside: from a device over the server to a push service, in the presence of push
services that answer badly, of endpoints that name somebody else, and of `kill -9`."""

import json
import os
import random
import re
import sqlite3
import time
import urllib.request

import py_vapid
import pytest

from api_client import Api, decoded, encoded
from api_hostility_test import WRONG
from push_box import Box, delivery, identifier
from push_service import MESSAGE_BYTES, Answer, Browser, Trap

KILLS = int(os.environ.get("REDSTART_PUSH_KILLS", "15"))
# Due in each round between two kills.
ROUND = 40
# A look at what is due comes each second; what is to be missed is given so long.
LOOKS = 2.5


def counts(server):
    """The numbers of the notifications by how they ended, since the server started."""
    with urllib.request.urlopen(server.metrics, timeout=10) as answer:
        page = answer.read().decode()
    return {
        name: int(number) for name, number in
        re.findall(r'notifications_total\{outcome="(\w+)"\} (\d+)', page)}


def wait_for(server, outcome, count):
    end = time.monotonic() + 40
    while counts(server)[outcome] < count:
        assert time.monotonic() < end, counts(server)
        time.sleep(0.1)
    assert counts(server)[outcome] == count


def filled(word):
    """A body that shows which one it is."""
    return word.encode().ljust(MESSAGE_BYTES, b".")


def word(taken):
    return taken.body.rstrip(b".").decode()


def test_a_message_arrives_as_it_was_sealed_and_proves_who_sends(push_service, pushing):
    browser, box = Browser(), Box(pushing.address)
    name = box.subscribe(push_service.endpoint("one"))
    box.upload([delivery({name: browser.sealed("Time for a walk")}, seconds=0.5)])
    (taken,) = push_service.wait(1)
    assert browser.opened(taken.body) == "Time for a walk"
    assert taken.headers["content-encoding"] == "aes128gcm"
    assert taken.headers["urgency"] == "normal"
    assert 3590 < int(taken.headers["ttl"]) <= 3600
    found = re.fullmatch(r"vapid t=([^,]+), k=(.+)", taken.headers["authorization"])
    key = Api(pushing.address).send("GET", "/api/push/key").json["key"]
    assert found[2] == key and len(decoded(key)) == 65
    # The library wants no space there, which RFC 8292 has.
    assert py_vapid.Vapid02.verify(taken.headers["authorization"].replace(", ", ","))
    claims = json.loads(decoded(found[1].split(".")[1]))
    assert claims["aud"] == f"https://localhost:{push_service.port}"
    assert time.time() < claims["exp"] <= time.time() + 12 * 3600
    pushing.restart()
    assert Api(pushing.address).send("GET", "/api/push/key").json["key"] == key


def test_nothing_that_could_be_read_lies_on_the_disk_or_in_the_log(push_service, pushing):
    canary = "canary" + identifier()
    browser, box = Browser(), Box(pushing.address)
    name = box.subscribe(push_service.endpoint(canary))
    sealed = browser.sealed(canary)
    box.upload([
        delivery({name: sealed}), delivery({name: browser.sealed(canary)}, seconds=600)])
    push_service.wait(1)
    secret = box.secret
    readable = [canary.encode(), secret, encoded(secret).encode(), secret.hex().encode()]
    endpoint = push_service.endpoint(canary).encode()
    for path in [it for it in pushing.data_path.rglob("*") if it.is_file()]:
        data = path.read_bytes()
        # The server has to know where a message goes, and the boxes' own file alone says it.
        assert (endpoint in data) <= path.name.startswith("push.db"), path
        data = data.replace(endpoint, b"")
        assert not any(it in data for it in readable), path
    log = pushing.logged.encode()
    assert not any(it in log for it in [*readable, endpoint, b"localhost:"])
    assert box.send("DELETE", "").status == 204
    for path in pushing.data_path.glob("push.db*"):
        assert canary.encode() not in path.read_bytes(), "what is erased is gone"
    assert oct((pushing.data_path / "push.db").stat().st_mode & 0o777) == "0o600"
    assert not list((pushing.data_path / "backups").glob("*push*"))


def test_what_was_logged_meanwhile_does_not_come(push_service, pushing):
    box = Box(pushing.address)
    name = box.subscribe(push_service.endpoint("one"))
    first, second = (delivery({name: filled(it)}, seconds=1.5) for it in ("first", "second"))
    assert box.upload([first, second]) == {"missing": [], "gone": [], "spent": []}
    assert box.upload(keep=[second["id"]]) == {"missing": [], "gone": [], "spent": []}
    push_service.wait(1)
    time.sleep(LOOKS)
    assert [word(it) for it in push_service.taken] == ["second"]
    late = delivery({name: filled("late")}, slot=second["slot"])
    assert box.upload([late])["spent"] == [second["slot"]]


def test_each_answer_of_a_push_service_has_its_end(push_service, pushing):
    box = Box(pushing.address)
    ends = {
        "r404": ("removed", Answer(404)), "r410": ("removed", Answer(410)),
        "r400": ("refused", Answer(400)), "r413": ("refused", Answer(413)),
        "moved": ("refused", Answer(307, {"Location": "/push/elsewhere"})),
        "busy": ("again", Answer(429, {"Retry-After": "2"})), "down": ("again", Answer(500)),
        "hang": ("unclear", Answer(manner="hang")), "close": ("unclear", Answer(manner="close")),
        "drip": ("sent", Answer(manner="drip")), "slow": ("sent", Answer(wait=1.5)),
        "long": ("sent", Answer(200, body=b"x" * 300_000)), "good": ("sent", Answer(201)),
    }
    names = {}
    for end, (_, answer) in ends.items():
        push_service.answer(end, answer)
        names[end] = box.subscribe(push_service.endpoint(end))
    box.upload([delivery({names[it]: filled(it)}) for it in ends])
    wait_for(pushing, "unclear", 2)
    wait_for(pushing, "sent", 4 + 2)
    seen = counts(pushing)
    assert (seen["removed"], seen["refused"], seen["again"]) == (2, 3, 2)
    said = sorted(word(it) for it in push_service.taken)
    assert said == sorted([*ends, "busy", "down"]), "those two came again, and nothing else did"
    times = [it.at for it in push_service.taken if word(it) == "busy"]
    assert times[1] - times[0] >= 2
    gone = box.upload([delivery({names[it]: filled(it) for it in ends}, seconds=60)])["gone"]
    assert sorted(gone) == sorted([names["r404"], names["r410"]])


def test_no_member_of_a_plan_may_be_something_else(push_service, pushing):
    box = Box(pushing.address)
    name = box.subscribe(push_service.endpoint("one"))
    one = delivery({name: filled("good")}, seconds=600)
    plan = {"quiet": [[1, 2]], "keep": [identifier()], "new": [one]}
    for part in [*plan, "more"]:
        for value in WRONG:
            # An empty list is a list.
            expected = 200 if value == [] and part in plan else 400
            assert box.send("PUT", "/plan", {**plan, part: value}).status == expected, value
    for part in [*one, "more"]:
        for value in WRONG:
            if part == "slot" and value in ("a", "../..", "F" * 32):
                continue
            bad = {**plan, "new": [{**one, part: value}]}
            assert box.send("PUT", "/plan", bad).status == 400, (part, value)
    for value in WRONG:
        answer = box.send("PUT", f"/subscriptions/{identifier()}", {"endpoint": value})
        assert answer.status in (400, 422), value
    assert pushing.process.poll() is None and not push_service.taken


@pytest.fixture
def trap():
    trap = Trap()
    yield trap
    trap.close()


def tricks(port):
    """Endpoints that would lead a careless server to a port of this machine."""
    hosts = [
        f"127.0.0.1:{port}", f"localhost:{port}", f"127.1:{port}", f"2130706433:{port}",
        f"0x7f000001:{port}", f"0177.0.0.1:{port}", f"[::1]:{port}", f"[::ffff:127.0.0.1]:{port}",
        f"localhost.:{port}", f"LOCALHOST:{port}", f"a@localhost:{port}", f"0:{port}",
        f"fcm.googleapis.com@127.0.0.1:{port}", f"fcm.googleapis.com\\@127.0.0.1:{port}",
        f"fcm.googleapis.com#@127.0.0.1:{port}", f"127.0.0.1:{port}\\.push.apple.com",
        f"localhost%2e:{port}", f"localhost:{port}%20", f"127.0.0.1.nip.io:{port}",
    ]
    return [f"https://{it}/push" for it in hosts] + [f"http://localhost:{port}/push"]


def test_no_endpoint_leads_anywhere_else_at_the_subscription(push_service, pushing, trap):
    for endpoint in tricks(trap.port):
        box = Box(pushing.address)
        answer = box.send("PUT", f"/subscriptions/{identifier()}", {"endpoint": endpoint})
        assert (answer.status, answer.code) == (422, "push_host_refused"), endpoint
    assert trap.is_untouched()


def test_no_endpoint_leads_anywhere_else_at_the_sending(push_service, pushing, trap):
    """Put into the boxes' file behind the server's back, and a redirect on top."""
    box = Box(pushing.address)
    elsewhere = f"https://localhost:{trap.port}/push"
    names = [box.subscribe(push_service.endpoint(identifier())) for _ in range(15)]
    push_service.answer("moved", Answer(302, {"Location": elsewhere}))
    moved = box.subscribe(push_service.endpoint("moved"))
    everybody = {name: filled("lost") for name in [*names, moved]}
    box.upload([delivery(everybody, seconds=3)])
    pushing.kill()
    with sqlite3.connect(pushing.data_path / "push.db") as database:
        for name, trick in zip(names, random.sample(tricks(trap.port), len(names))):
            database.execute(
                "UPDATE subscriptions SET endpoint = ? WHERE id = ?",
                (trick, bytes.fromhex(name)))
    database.close()
    pushing.start()
    wait_for(pushing, "refused", 16)
    assert [it.path for it in push_service.taken] == ["/push/moved"]
    assert trap.is_untouched()


class Crowd:
    """Boxes whose deliveries are due all the time, and what was told to whom."""

    def __init__(self, address, push_service, chance):
        self.boxes = [Box(address) for _ in range(8)]
        self.names = [
            (box.subscribe(push_service.endpoint(f"{number}-a")),
             box.subscribe(push_service.endpoint(f"{number}-b")))
            for number, box in enumerate(self.boxes)]
        self.chance = chance
        self.planned = []
        self.kept = [[] for _ in self.boxes]

    def plan(self, seconds):
        """Some more for each box, due within some seconds, for both subscriptions."""
        for number, (box, names) in enumerate(zip(self.boxes, self.names)):
            new = []
            for _ in range(ROUND // len(self.boxes) // 2):
                text = identifier()
                self.planned.append(text)
                bodies = {name: filled(f"{text} {place}") for place, name in enumerate(names)}
                new.append(delivery(bodies, seconds=self.chance.random() * seconds))
            self.kept[number] = (self.kept[number] + [it["id"] for it in new])[-70:]
            box.upload(new, keep=[it for it in self.kept[number] if it not in
                                  {one["id"] for one in new}])


def claimed(server):
    """Messages that the server had claimed when it was killed, by what they say."""
    with sqlite3.connect(f"file:{server.data_path}/push.db?mode=ro", uri=True) as database:
        rows = database.execute("SELECT body FROM messages WHERE due IS NULL").fetchall()
    database.close()
    return {body.rstrip(b".").decode() for (body,) in rows}


def killed(service, server, kills):
    """What was planned, what came and what was under way, with the server killed in between."""
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    chance = random.Random(seed)
    service.usual = Answer(wait=0.03)
    crowd = Crowd(server.address, service, chance)
    under_way = set()
    for _ in range(kills):
        crowd.plan(1.5)
        time.sleep(chance.random() * 2)
        server.kill()
        under_way |= claimed(server)
        server.start()
        for box in crowd.boxes:
            box.api.close()
    planned = {f"{it} {place}" for it in crowd.planned for place in (0, 1)}
    end = time.monotonic() + 60
    while time.monotonic() < end and not planned <= under_way | {word(it) for it in service.taken}:
        time.sleep(0.2)
    time.sleep(LOOKS)
    came = [word(it) for it in service.taken]
    missed = planned - set(came)
    print(f"{len(planned)} messages, {kills} kills, {len(missed)} missed, "
          f"{len(under_way)} were under way at a kill, {len(came) - len(set(came))} twice")
    assert len(came) == len(set(came)), "nothing came twice"
    assert set(came) <= planned
    assert missed <= under_way, "nothing is missed but what was under way at a kill"


def test_killed_again_and_again_the_server_sends_nothing_twice(push_service, pushing):
    killed(push_service, pushing, KILLS)
