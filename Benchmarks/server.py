"""The server under load: server.py REDSTART WEB KINTO OUT.json

Devices push sealed changes, one at a time and many; Kinto takes records of the same size from the
same client in the same run, where the program KINTO is there. Then fifty sign in at once
while others ask for small things.
"""

import concurrent.futures
import http.client
import json
import os
import pathlib
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time

REDSTART, WEB, KINTO, OUT = sys.argv[1:5]
os.environ["REDSTART_BINARY"], os.environ["REDSTART_WEB"] = REDSTART, WEB
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "EndToEnd/support"))

from api_client import Api, Device, Person  # noqa: E402
from server import Server  # noqa: E402

SECONDS = 8
TEXT = bytes(100)
MANY = 50
SIGN_INS = 50
KINTO_START = 30


def percentile(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * part))]


def rates(send, connections):
    """How often all of them send in a second, and the milliseconds of each time."""
    gate = threading.Barrier(connections)

    def go_on(number):
        gate.wait()
        times, end = [], time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            start = time.perf_counter()
            send(number)
            times.append((time.perf_counter() - start) * 1000)
        return times

    with concurrent.futures.ThreadPoolExecutor(connections) as pool:
        times = [it for part in pool.map(go_on, range(connections)) for it in part]
    return len(times) / SECONDS, times


def rows(what, changes, send, connections, budget=None):
    rate, times = rates(send, connections)
    speed = {"what": f"{what}, {connections} at once", "value": rate * changes, "unit": "/s"}
    if budget:
        speed["budget"] = budget
    return [speed] + [
        {"what": f"{what}, {connections} at once, p{part}",
         "value": percentile(times, part / 100), "unit": "ms"}
        for part in (50, 99)]


def vault_rows(server):
    person = Person().sign_up(Api(server.address))
    devices = [Device(server.address, person) for _ in range(8)]

    def push(count):
        def send(number):
            device = devices[number]
            answer = device.push([device.change(TEXT) for _ in range(count)])
            assert answer.status == 200, answer.body

        return send

    return [
        *rows("synced changes, one a push", 1, push(1), 1),
        *rows("synced changes, one a push", 1, push(1), 8),
        *rows(f"synced changes, {MANY} a push", MANY, push(MANY), 8, budget=2500),
    ]


def pool_rows(server):
    """Small requests beside sign-ins: some of those are turned away, which is part of it."""
    person = Person().sign_up(Api(server.address))
    device = Device(server.address, person)
    done = threading.Event()
    statuses = []

    def sign_in(_):
        body = {"email": Person().email, "signIn": person.sign_in_text,
                "device": secrets.token_hex(8), "deviceName": "Phone"}
        api = Api(server.address)
        while not done.is_set():
            source = {"X-Forwarded-For": "10." + ".".join(map(str, secrets.token_bytes(3)))}
            body["email"] = Person().email
            statuses.append(api.send("POST", "/api/sessions", body, source).status)

    def small(path):
        times, end = [], time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            start = time.perf_counter()
            assert device.api.send("GET", path).status == 200
            times.append((time.perf_counter() - start) * 1000)
        return times

    with concurrent.futures.ThreadPoolExecutor(SIGN_INS) as pool:
        waiting = [pool.submit(sign_in, number) for number in range(SIGN_INS)]
        times = small("/api/account")
        done.set()
        for it in waiting:
            it.result()
    assert set(statuses) <= {401, 503}, set(statuses)
    return [
        {"what": "sign-ins answered, 50 at once", "value": statuses.count(401) / SECONDS,
         "unit": "/s", "budget": 10},
        {"what": "other requests meanwhile, p50", "value": statistics.median(times),
         "unit": "ms"},
        {"what": "other requests meanwhile, p99", "value": percentile(times, 0.99), "unit": "ms",
         "budget": 100},
    ]


def memory_row(server, what):
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    kilobytes = int(status.split("VmRSS:")[1].split()[0])
    return {"what": f"memory of the server, {what}", "value": kilobytes / 1024, "unit": "MB"}


class Kinto:
    """Kinto with what it keeps in memory: it writes nothing to a disk."""

    settings = """[server:main]
use = egg:waitress#main
host = 127.0.0.1
port = {port}
threads = 8
[app:main]
use = egg:kinto
kinto.userid_hmac_secret = {secret}
kinto.storage_backend = kinto.core.storage.memory
kinto.permission_backend = kinto.core.permission.memory
kinto.cache_backend = kinto.core.cache.memory
kinto.bucket_create_principals = system.Everyone
[loggers]
keys = root
[handlers]
keys =
[formatters]
keys =
[logger_root]
level = CRITICAL
handlers =
"""

    def __init__(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder = tempfile.TemporaryDirectory(prefix="kinto-")
        path = pathlib.Path(self.folder.name) / "kinto.ini"
        path.write_text(self.settings.format(port=self.port, secret=secrets.token_hex(32)))
        self.process = subprocess.Popen(
            [KINTO, "start", "--ini", str(path), "--port", str(self.port)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.connections = {}
        try:
            self.wait()
        except BaseException:
            self.close()
            raise
        self.send(0, "PUT", "/v1/buckets/journal")
        self.send(0, "PUT", "/v1/buckets/journal/collections/changes")

    def wait(self):
        end = time.monotonic() + KINTO_START
        while True:
            try:
                return self.send(0, "GET", "/v1/")
            except OSError:
                self.connections.clear()
                assert self.process.poll() is None and time.monotonic() < end, "Kinto is not there"
                time.sleep(0.1)

    def send(self, number, method, path, body=None):
        wire = self.connections.setdefault(
            number, http.client.HTTPConnection("127.0.0.1", self.port))
        data = None if body is None else json.dumps(body).encode()
        wire.request(method, path, data, {"Content-Type": "application/json"})
        response = wire.getresponse()
        answer = response.read()
        assert response.status in (200, 201), answer

    def create(self, number):
        self.send(number, "POST", "/v1/buckets/journal/collections/changes/records",
                  {"data": {"body": secrets.token_urlsafe(157)}})

    def rows(self):
        return [*rows("Kinto, records in memory", 1, self.create, 1),
                *rows("Kinto, records in memory", 1, self.create, 8)]

    def close(self):
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()


def main():
    server = Server(options=["--behind-proxy", "true", "--log-level", "warning"])
    try:
        measured = [memory_row(server, "at rest")]
        measured += vault_rows(server) + pool_rows(server) + [memory_row(server, "after all of it")]
    finally:
        server.close()
    if os.path.exists(KINTO):
        kinto = Kinto()
        try:
            measured += kinto.rows()
        finally:
            kinto.close()
    else:
        print("Kinto could not be installed: it is left out", file=sys.stderr)
    pathlib.Path(OUT).write_text(json.dumps(measured))


main()
