"""Many kills while pushes go out, and how soon they are out when 100,000 are due in one minute.

Not a part of `make test`: it takes an hour, and its times mean something on a machine that does
nothing else, so `make test-long` runs it. Times are reported, and nothing fails by them.
"""

import array
import json
import multiprocessing
import os
import threading
import time

import pywebpush
import requests
from py_vapid import Vapid02

from api_client import encoded
from api_push_test import filled, killed
from push_box import Box, delivery, now
from push_service import MESSAGE_BYTES, Browser, PushService
from server import Server

# Each is a process that starts anew, so there are hundreds and not tens of thousands; what a stop
# does between any two steps, the tests of the storage try by reopening the file.
KILLS = int(os.environ.get("REDSTART_PUSH_KILLS", "400"))
DUE = int(os.environ.get("REDSTART_PUSH_DUE", "100000"))
COMPARED = int(os.environ.get("REDSTART_PUSH_COMPARED", "10000"))
OF_A_BOX = 10
MINUTE = 60.0
HANDS = 8
# Uploads in a second, as far as is known before: the minute begins when all are there.
UPLOADS = int(os.environ.get("REDSTART_PUSH_UPLOADS", "250"))


class Stopwatch(PushService):
    """Keeps of each message only when it was due and when it came."""

    def __init__(self):
        self.due, self.came = array.array("d"), array.array("d")
        super().__init__()

    def take(self, head, body):
        self.came.append(time.time())
        self.due.append(int(body[:13]) / 1000 if body[:13].isdigit() else 0.0)
        return self.usual


def watched(pipe):
    """A push service in a process of its own, which tells at the end what came."""
    watch = Stopwatch()
    pipe.send((watch.port, watch.certificate.read_bytes()))
    while pipe.recv() == "how many":
        pipe.send(len(watch.came))
    pipe.send((watch.due.tobytes(), watch.came.tobytes()))
    watch.close()


class Elsewhere:
    """The push service, as the test sees it."""

    def __init__(self, folder):
        self.pipe, other = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=watched, args=[other], daemon=True)
        self.process.start()
        self.port, certificate = self.pipe.recv()
        self.certificate = folder / "push.pem"
        self.certificate.write_bytes(certificate)

    def wait(self, count, seconds):
        end = time.monotonic() + seconds
        came = 0
        while came < count and time.monotonic() < end:
            time.sleep(0.2)
            self.pipe.send("how many")
            came = self.pipe.recv()
        return came

    def times(self):
        self.pipe.send("all")
        due, came = (array.array("d", it) for it in self.pipe.recv())
        self.process.join()
        return due, came


def uploaded(address, port, start, boxes):
    """Plans of some boxes, with deliveries due all over one minute."""
    for number in boxes:
        box = Box(address)
        name = box.subscribe(f"https://localhost:{port}/push/{number}")
        new = []
        for place in range(OF_A_BOX):
            part = (number * OF_A_BOX + place) / DUE
            seconds = start + part * MINUTE - time.time()
            one = delivery({name: b""}, seconds=seconds)
            one["bodies"][name] = encoded(filled(str(one["at"])))
            new.append(one)
        box.upload(new)
        box.api.close()


def percentile(values, part):
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def test_a_hundred_thousand_are_due_in_one_minute(tmp_path):
    elsewhere = Elsewhere(tmp_path)
    server = Server(options=[
        "--push-hosts", f"localhost:{elsewhere.port}", "--push-roots", str(elsewhere.certificate),
        "--behind-proxy", "true", "--log-level", "warning"])
    boxes = range(DUE // OF_A_BOX)
    start = time.time() + 10 + 2 * len(boxes) / UPLOADS
    hands = [
        threading.Thread(
            target=uploaded, args=[server.address, elsewhere.port, start, boxes[hand::HANDS]])
        for hand in range(HANDS)]
    begin = time.time()
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join()
    print(f"{len(boxes)} boxes were uploaded in {time.time() - begin:.0f} s, "
          f"{start - time.time():.0f} s before the minute began")
    elsewhere.wait(DUE, start + 10 * MINUTE - time.time())
    due, came = elsewhere.times()
    late = [at - it for it, at in zip(due, came)]
    print(f"{len(came)} of {DUE} came, {len(came) / (max(came) - min(came)):.0f} a second; "
          f"from due to sent: half within {percentile(late, 0.5):.2f} s, "
          f"p95 {percentile(late, 0.95):.2f} s, p99 {percentile(late, 0.99):.2f} s, "
          f"last {max(late):.2f} s")
    server.close()
    assert len(came) == DUE


def rate_of_server(folder):
    """Messages a second where all are due at once."""
    elsewhere = Elsewhere(folder)
    server = Server(options=[
        "--push-hosts", f"localhost:{elsewhere.port}", "--push-roots", str(elsewhere.certificate),
        "--behind-proxy", "true", "--log-level", "warning"])
    # One hand uploads here, and all has to be there before it is due.
    due = now() + 10_000 + 2_000 * COMPARED // OF_A_BOX * HANDS // UPLOADS
    for number in range(COMPARED // OF_A_BOX):
        box = Box(server.address)
        name = box.subscribe(f"https://localhost:{elsewhere.port}/push/{number}")
        box.upload([
            {**delivery({name: filled(str(due))}), "at": due, "until": due + 3_600_000}
            for _ in range(OF_A_BOX)])
        box.api.close()
    assert now() < due, "the uploads took too long for this to say anything"
    elsewhere.wait(COMPARED, 10 * MINUTE)
    _, came = elsewhere.times()
    server.close()
    assert len(came) == COMPARED
    return COMPARED / (max(came) - min(came))


def rate_of_pywebpush(folder):
    """The same number by PyPI's pywebpush, one after the other over a connection that stays; it
    also seals each message, which here the devices have done."""
    elsewhere = Elsewhere(folder)
    vapid = Vapid02()
    vapid.generate_keys()
    browser = Browser()
    session = requests.Session()
    session.verify, session.trust_env = str(elsewhere.certificate), False
    keys = {"p256dh": encoded(browser.public), "auth": encoded(browser.auth)}
    begin = time.monotonic()
    for number in range(COMPARED):
        endpoint = f"https://localhost:{elsewhere.port}/push/{number}"
        pywebpush.webpush(
            {"endpoint": endpoint, "keys": keys}, json.dumps({"text": "x" * 1_150}),
            vapid_private_key=vapid, vapid_claims={"sub": "mailto:a@example.org"},
            ttl=3_600, requests_session=session)
    seconds = time.monotonic() - begin
    _, came = elsewhere.times()
    assert len(came) == COMPARED
    return COMPARED / seconds


def test_beside_pywebpush(tmp_path):
    own, other = rate_of_server(tmp_path), rate_of_pywebpush(tmp_path)
    print(f"{COMPARED} messages of {MESSAGE_BYTES} bytes: {own:.0f} a second, pywebpush "
          f"{other:.0f} a second, {own / other:.1f} times as many")


def test_killed_hundreds_of_times_it_sends_nothing_twice(push_service, pushing):
    killed(push_service, pushing, KILLS)
