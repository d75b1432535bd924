"""Connections on which a test says what no proper client would, byte by byte."""

import contextlib
import functools
import http.client
import resource
import socket
import ssl

# Much less than the 30 seconds which a client has for a request.
WAIT = 10
# What a connection takes into its own memory where its answers are not to be read.
LITTLE = 4_096
# Kinds of frames, and their flags (RFC 9113, section 6).
DATA, HEADERS, RESET, SETTINGS, PING, CONTINUATION = 0, 1, 3, 4, 6, 9
END_STREAM, END_HEADERS = 1, 4
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
# Nothing of an answer may be sent.
NO_WINDOW = b"\0\4\0\0\0\0"


def more_files():
    """How many files this process, and a server that it starts, may have open from now on."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(12_000, hard), hard))
    return min(12_000, hard)


def wire(server, source="127.0.0.1", taken=LITTLE):
    """A connection that takes little into its own memory; without `taken` what the system does."""
    found = socket.socket()
    if taken:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, taken)
    found.settimeout(WAIT)
    found.bind((source, 0))
    found.connect(("127.0.0.1", server.port))
    return found


@functools.cache
def trust(protocol):
    """Any certificate will do; made once, as reading the system's own takes longer than asking."""
    made = ssl.create_default_context()
    made.check_hostname, made.verify_mode = False, ssl.CERT_NONE
    made.set_alpn_protocols([protocol])
    return made


def over_tls(plain, protocol="http/1.1"):
    return trust(protocol).wrap_socket(plain)


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
    if server.address.startswith("https"):
        connection.sock = over_tls(wire(server))
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    finally:
        connection.close()


def frame(kind, flags=0, stream=0, payload=b""):
    """RFC 9113, section 4.1."""
    return len(payload).to_bytes(3) + bytes([kind, flags]) + stream.to_bytes(4) + payload


def field_block(path, method="GET", more=()):
    """A request for a path, as literals without a table (RFC 7541, section 6.2.2)."""
    fields = [(":method", method), (":scheme", "https"), (":authority", "localhost"),
              (":path", path), *more]
    return b"".join(
        b"\0" + bytes([len(name)]) + name.encode() + bytes([len(value)]) + value.encode()
        for name, value in fields)
