"""Bytes that are no proper HTTP, or come too slowly: refused, closed, and nobody else is harmed."""

import json
import select
import socket
import time
from http.client import HTTPException, HTTPResponse

import pytest

from api_client import Api
from server import Server

pytestmark = pytest.mark.usefixtures("unharmed")
SALT = "/api/accounts/salt"
WAIT = 10
# A connection that only trickles is closed after its time; a busy machine may need some more.
TIMEOUT, PATIENCE = 1, 15


def known(email="heron@example.org"):
    return json.dumps({"email": email}).encode()


def connected(site):
    return socket.create_connection(("127.0.0.1", site.port), timeout=WAIT)


def exchanged(site, data):
    """The status of the first answer; nothing where the connection was closed without one."""
    with connected(site) as wire:
        try:
            wire.sendall(data)
        except ConnectionError:
            pass
        response = HTTPResponse(wire)
        try:
            response.begin()
            response.read()
        except TimeoutError as error:
            raise AssertionError(data[:200]) from error
        except (OSError, HTTPException):
            return None
        return response.status


def request(head, body=b"", method="POST", path=SALT):
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "X-Redstart: 1", *head]
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body


JSON = "Content-Type: application/json"
CHUNKED = "Transfer-Encoding: chunked"


def test_a_body_in_pieces_is_taken(site):
    pieces = b"".join(b"%x\r\n%b\r\n" % (1, known()[at : at + 1]) for at in range(len(known())))
    assert exchanged(site, request([JSON, CHUNKED], pieces + b"0\r\n\r\n")) == 200


BROKEN = {
    "two lengths": request([JSON, "Content-Length: 5", "Content-Length: 6"], known()),
    "a length and pieces": request([JSON, "Content-Length: 5", CHUNKED], b"0\r\n\r\n"),
    "a negative length": request([JSON, "Content-Length: -1"], known()),
    "a length in words": request([JSON, "Content-Length: ten"], known()),
    "a length with a sign": request([JSON, "Content-Length: +29"], known()),
    "a length beyond numbers": request([JSON, "Content-Length: " + "9" * 40], known()),
    "pieces of no length": request([JSON, CHUNKED], b"zz\r\n"),
    "pieces of a negative length": request([JSON, CHUNKED], b"-1\r\n"),
    "pieces longer than said": request([JSON, CHUNKED], b"1\r\nabc\r\n0\r\n\r\n"),
    "pieces beyond numbers": request([JSON, CHUNKED], b"f" * 40 + b"\r\n"),
    "an unknown coding": request([JSON, "Transfer-Encoding: gzip"], known()),
    "a coding in disguise": request([JSON, "Transfer-Encoding: xchunked"], b"0\r\n\r\n"),
    "a blank before the colon": request([JSON, "X-A : b"]),
    "a line that goes on": request([JSON, "X-A: b\r\n c"]),
    "a return in a value": request([JSON, "X-A: b\rX-B: c"]),
    "a NUL in a value": request([JSON, "X-A: b\0c"]),
    "a NUL in a name": request([JSON, "X-\0: b"]),
    "no name": request([JSON, ": b"]),
    "16 KiB in one field": request([JSON, "X-A: " + "a" * 16_384]),
    "100 KiB in many fields": request([JSON] + [f"X-{n}: " + "a" * 1000 for n in range(100)]),
    "10,000 fields": request([JSON] + [f"X-{n}: a" for n in range(10_000)]),
    "10,000 cookies": request([JSON] + ["Cookie: a=b"] * 10_000),
    "no version": b"GET /api/server\r\n\r\n",
    "no host": b"GET /api/server HTTP/1.1\r\n\r\n",
    "no host for a file": b"GET / HTTP/1.1\r\n\r\n",
    "an empty host": b"GET /api/server HTTP/1.1\r\nHost: \r\n\r\n",
    "two hosts": request(["Host: evil.example"], method="GET", path="/api/server"),
    "one host twice": request(["Host: 127.0.0.1"], method="GET", path="/"),
    "HTTP/3.9": b"GET /api/server HTTP/3.9\r\nHost: a\r\n\r\n",
    "no words": bytes(range(256)) * 8,
    "the greeting of HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "a greeting of TLS": bytes.fromhex("1603010200010001fc0303") + bytes(512),
    "a path of 100 KiB": request([], method="GET", path="/api/" + "a" * 100_000),
    "a method of 10 KiB": request([], method="A" * 10_000),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_no_proper_http_is_refused(site, name):
    status = exchanged(site, BROKEN[name])
    assert status is None or 400 <= status < 500 or status in (501, 505), status


ODD = {
    "no length": (request([JSON]), 400),
    "TRACE": (request([], method="TRACE", path="/api/server"), 405),
    "OPTIONS": (request([], method="OPTIONS", path="/api/server"), 405),
    "CONNECT": (request([], method="CONNECT", path="example.org:443"), 405),
    "PATCH": (request([], method="PATCH", path=SALT), 405),
    "GET where there is POST": (request([], method="GET"), 405),
    "POST where there is GET": (request([], method="POST", path="/api/server"), 405),
    "POST to a file": (request([], method="POST", path="/"), 405),
    "an address with a host": (request([], method="GET", path="http://a/api/server"), 200),
    "a star": (request([], method="GET", path="*"), 404),
    "an absurd range": (request(["Range: bytes=" + "0-0," * 900], method="GET", path="/"), 200),
    "more is promised": (request(["Expect: the impossible"], method="GET", path="/api/server"),
                         200),
    "a move to HTTP/2": (request(["Connection: Upgrade", "Upgrade: h2c"], method="GET",
                                 path="/api/server"), 200),
}


@pytest.mark.parametrize("name", ODD)
def test_what_is_asked_oddly_gets_a_plain_answer(site, name):
    data, status = ODD[name]
    assert exchanged(site, data) == status


def test_a_body_that_breaks_off_harms_nobody(site):
    for sent in range(0, 30, 3):
        with connected(site) as wire:
            wire.sendall(request([JSON, "Content-Length: 29"], known()[:sent]))


def test_a_request_behind_a_request_is_its_own(site):
    """Bytes after the declared length are the next request and nothing of this one."""
    one = request([JSON, f"Content-Length: {len(known())}"], known())
    two = request(["Connection: close"], method="GET", path="/api/server")
    with connected(site) as wire:
        wire.sendall(one + two)
        answers = b"".join(iter(lambda: wire.recv(65_536), b""))
    assert answers.count(b"HTTP/1.1 200 OK\r\n") == 2
    assert answers.index(b'"salt"') < answers.index(b'"oldestVersion"')


TRICKLES = {
    "a head": b"POST " + SALT.encode() + b" HTTP/1.1\r\nHost: a\r\nX-A: " + b"a" * 100_000,
    "a body": request([JSON, "Content-Length: 10000"], b" " * 10_000),
    "pieces": request([JSON, CHUNKED], b"1\r\n \r\n" * 10_000),
}


@pytest.fixture(scope="module")
def impatient():
    server = Server(options=["--request-timeout-seconds", str(TIMEOUT)])
    yield server
    server.close()


@pytest.mark.parametrize("name", TRICKLES)
def test_a_sender_that_only_trickles_is_let_go(impatient, name):
    data, sent = TRICKLES[name], 0
    start = time.monotonic()
    with connected(impatient) as wire:
        while time.monotonic() - start < PATIENCE:
            try:
                wire.sendall(data[sent : sent + 8])
                sent += 8
                readable, _, _ = select.select([wire], [], [], 0.1)
                if readable and not wire.recv(4096):
                    return
            except ConnectionError:
                return
    raise AssertionError("the connection was held open")


def test_many_that_are_silent_keep_nobody_out(impatient):
    silent = [connected(impatient) for _ in range(300)]
    assert Api(impatient.address).send("GET", "/api/server").status == 200
    for wire in silent:
        assert wire.recv(1) == b""
        wire.close()
