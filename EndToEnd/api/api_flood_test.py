"""One client that takes all it can get: others are answered as before, and memory stays bounded."""

import contextlib
import hashlib
import http.client
import json
import os

import pytest

from api_client import Api, Device, Person, encoded
from conftest import memory
from server import Server, certified
from wires import (
    DATA, END_HEADERS, END_STREAM, HEADERS, NO_WINDOW, PREFACE, SETTINGS, WAIT, field_block, frame,
    head, more_files, over_tls, sent, status, wire)

PART = "/api/vault/checkpoints/parts/" + "0" * 64
PART_BYTES = 1_376 * 1024
# What bodies may take of the server's memory, with what the allocator keeps.
MOST_GROWTH = 64 * 2**20
ACCOUNTS, STREAMS_OF_EACH = 16, 16
# For many large answers; the server of a debug build works long at each.
PATIENCE = 120
# Clients that ask for a file and read nothing; a part of a checkpoint is as large as one may be.
READERS, FILE_BYTES, SEALED_BYTES = 250, 2 * 2**20, 2**20
IDLE_SOURCES, IDLE_OF_EACH = range(2, 42), 250


@pytest.fixture
def alone():
    """A server that nobody else asks; it counts by the true source."""
    more_files()
    server = Server()
    yield server
    server.close()


@pytest.fixture
def secure(tmp_path):
    """The same over TLS, with a large file among those of the app."""
    more_files()
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><title>Redstart</title>")
    (web / "large.bin").write_bytes(os.urandom(FILE_BYTES))
    server = Server(web=web, options=certified(tmp_path)[1])
    yield server
    server.close()


@contextlib.contextmanager
def wires(server, count, sources=("127.0.0.1",)):
    """As many connections as asked, from each of some addresses."""
    with contextlib.ExitStack() as stack:
        held = []
        for source in sources:
            for _ in range(count):
                held.append(stack.enter_context(wire(server, source)))
        yield held


def asked_from_elsewhere(server):
    """The status that another address gets; the one that holds bodies may have to wait."""
    connection = http.client.HTTPConnection(
        "127.0.0.1", server.port, timeout=WAIT, source_address=("127.0.0.9", 0))
    connection.request(
        "POST", "/api/accounts/salt", json.dumps({"email": "a@example.org"}),
        {"X-Redstart": "1", "Content-Type": "application/json"})
    found = connection.getresponse().status
    connection.close()
    return found


def test_heads_without_bodies_keep_nobody_from_the_api(alone):
    with wires(alone, 256) as held:
        for wire in held:
            sent(wire, head("POST", "/api/accounts/salt", 100))
        assert status(alone, "/healthz") == 200
        assert status(alone, "/api/server") == 200
        assert asked_from_elsewhere(alone) == 200


def test_bodies_of_strangers_are_not_held(alone):
    assert status(alone, "/api/server") == 200
    before = memory(alone)
    body = b'{"body":"' + b"A" * (PART_BYTES - 100)
    with wires(alone, 250) as held:
        for wire in held:
            sent(wire, head("PUT", PART, PART_BYTES) + body)
        assert status(alone, "/api/server") == 200
        assert memory(alone) - before < MOST_GROWTH


def test_bodies_of_one_account_are_bounded_together(alone):
    device = Device(alone.address, Person().sign_up(Api(alone.address)))
    cookies = "; ".join(f"{name}={value}" for name, value in device.api.cookies.items())
    before = memory(alone)
    body = b'{"body":"' + b"A" * (PART_BYTES - 100)
    with wires(alone, 100) as held:
        for wire in held:
            sent(wire, head("PUT", PART, PART_BYTES, f"Cookie: {cookies}") + body)
        assert status(alone, "/api/server") == 200
        assert memory(alone) - before < MOST_GROWTH
    assert device.push([device.change(b"still here")]).status == 200


def test_idle_connections_do_not_delay_the_health_answer(alone):
    with wires(alone, 512) as held:
        assert status(alone, "/healthz") == 200
        assert status(alone, "/api/server") == 200
        assert len(held) == 512


@pytest.mark.parametrize("kind", ["alone", "secure"])
def test_ten_thousand_idle_connections_of_forty_sources(kind, request):
    server = request.getfixturevalue(kind)
    assert status(server, "/healthz") == 200
    before = memory(server)
    count = min(IDLE_OF_EACH, (more_files() - 500) // len(IDLE_SOURCES))
    with contextlib.ExitStack() as held:
        for number in IDLE_SOURCES:
            held.enter_context(wires(server, count, [f"127.0.0.{number}"]))
            assert status(server, "/healthz") == 200
        growth = memory(server) - before
        print(f"idle connections: {growth / 2**20:.0f} MiB")
        assert growth < MOST_GROWTH
    assert status(server, "/healthz") == 200


def get(path, *more):
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *more]).encode() + b"\r\n\r\n"


def begun(wire):
    """The status of an answer whose head has come, and of which no more is read."""
    wire.settimeout(PATIENCE)
    return int(wire.recv(64).split(b" ")[1])


def test_answers_over_tls_that_nobody_reads_are_not_held(secure):
    assert status(secure, "/healthz") == 200
    before = memory(secure)
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(over_tls(wire(secure))) for _ in range(READERS)]
        for it in held:
            sent(it, get("/large.bin"))
        assert [begun(it) for it in held] == [200] * READERS
        assert status(secure, "/healthz") == 200
        growth = memory(secure) - before
        print(f"unread answers over TLS: {growth / 2**20:.0f} MiB")
        assert growth < MOST_GROWTH


def test_answers_over_http2_that_nobody_reads_are_not_held(secure):
    """Streams whose window is 0: nothing of their answers may be sent. One source has 512."""
    assert status(secure, "/healthz") == 200
    before = memory(secure)
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(over_tls(wire(secure, f"127.0.0.{10 + number % 4}"), "h2"))
                for number in range(20)]
        for it in held:
            sent(it, PREFACE + frame(SETTINGS, payload=NO_WINDOW))
            for stream in range(1, 201, 2):
                sent(it, frame(HEADERS, END_STREAM | END_HEADERS, stream,
                               field_block("/large.bin")))
        for it in held:
            it.settimeout(PATIENCE)
            heads_of(it.makefile("rb"), 100)
        assert status(secure, "/healthz") == 200
        growth = memory(secure) - before
        print(f"streams without a window: {growth / 2**20:.0f} MiB")
        assert growth < MOST_GROWTH


def heads_of(file, count):
    """Reads until so many answers have begun; none has a body."""
    while count > 0:
        start = file.read(9)
        file.read(int.from_bytes(start[:3]))
        assert len(start) == 9 and start[3] != DATA
        count -= start[3] == HEADERS


def test_answers_of_one_account_that_nobody_reads_are_bounded(alone):
    device = Device(alone.address, Person().sign_up(Api(alone.address)))
    part = os.urandom(SEALED_BYTES)
    path = "/api/vault/checkpoints/parts/" + hashlib.sha256(part).hexdigest()
    assert device.api.send("PUT", path, {"body": encoded(part)}).status == 204
    cookies = "; ".join(f"{name}={value}" for name, value in device.api.cookies.items())
    assert status(alone, "/api/server") == 200
    before = memory(alone)
    with wires(alone, READERS) as held:
        for it in held:
            sent(it, get(path, f"Cookie: {cookies}"))
        found = [begun(it) for it in held]
        assert set(found) == {200, 503} and found.count(200) < 16
        assert memory(alone) - before < MOST_GROWTH
        assert asked_from_elsewhere(alone) == 200
    assert status(alone, "/healthz") == 200
    answer = device.api.send("GET", path)
    assert answer.status == 200 and answer.json["body"] == encoded(part)


def test_sixteen_accounts_leave_event_streams_to_others():
    server = Server(options=["--behind-proxy", "true"])
    try:
        people = [Person().sign_up(Api(server.address)) for _ in range(ACCOUNTS + 1)]
        devices = [Device(server.address, person) for person in people]
        with contextlib.ExitStack() as open_streams:
            for device in devices[:-1]:
                for _ in range(STREAMS_OF_EACH):
                    assert stream(server, device, open_streams) == 200
            assert stream(server, devices[-1], open_streams) == 200
    finally:
        server.close()


def stream(server, device, stack):
    """The status of a new event stream, which stays open."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
    stack.callback(connection.close)
    connection.request("GET", "/api/vault/events", headers=device.api.headers("GET"))
    answer = connection.getresponse()
    if answer.status == 200:
        assert answer.readline().startswith(b"event: head")
    else:
        assert json.loads(answer.read())["code"] == "server_busy"
    return answer.status
