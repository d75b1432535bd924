"""One client that takes all it can get: others are answered as before, and memory stays bounded."""

import contextlib
import http.client
import json
import resource
import socket

import pytest

from api_client import Api, Device, Person
from conftest import memory
from server import Server

PART = "/api/vault/checkpoints/parts/" + "0" * 64
PART_BYTES = 1_376 * 1024
# Much less than the 30 seconds which a client has for a request.
WAIT = 10
# What bodies may take of the server's memory, with what the allocator keeps.
MOST_GROWTH = 64 * 2**20
ACCOUNTS, STREAMS_OF_EACH = 16, 16


@pytest.fixture
def alone():
    """A server that nobody else asks; it counts by the true source."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, hard), hard))
    server = Server()
    yield server
    server.close()


@contextlib.contextmanager
def wires(server, count):
    """As many connections as asked, from one address."""
    held = []
    try:
        for _ in range(count):
            held.append(socket.create_connection(("127.0.0.1", server.port), timeout=WAIT))
        yield held
    finally:
        for wire in held:
            wire.close()


def sent(wire, data):
    """What the server does not take any more is no trouble of the client."""
    with contextlib.suppress(OSError):
        wire.sendall(data)


def head(method, path, length, *more):
    lines = [
        f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "X-Redstart: 1",
        "Content-Type: application/json", f"Content-Length: {length}", *more]
    return "\r\n".join(lines).encode() + b"\r\n\r\n"


def status(server, path):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    finally:
        connection.close()


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
