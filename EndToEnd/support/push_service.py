"""A push service on this machine, over TLS, which keeps all that it gets and answers as it is
told; and what a device seals for it."""

import asyncio
import json
import os
import pathlib
import re
import socket
import ssl
import tempfile
import threading
import time
from dataclasses import dataclass, field

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from server import certified

MESSAGE_BYTES = 1280
LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
WAIT = 30.0


@dataclass
class Taken:
    """One request as it came, and when."""

    path: str
    headers: dict
    body: bytes
    at: float


@dataclass
class Answer:
    """What is said to one request. `hang` says nothing, `close` hangs up, `drip` sends the head at
    once and the rest a byte at a time for ever."""

    status: int = 201
    headers: dict = field(default_factory=dict)
    manner: str = ""
    body: bytes = b""
    wait: float = 0.0

    @property
    def bytes(self):
        lines = [f"HTTP/1.1 {self.status} Said"]
        lines += [f"{name}: {value}" for name, value in self.headers.items()]
        lines += [f"Content-Length: {len(self.body)}", "", ""]
        return "\r\n".join(lines).encode() + self.body


class Wire(asyncio.Protocol):
    """One connection; requests come one after the other."""

    def __init__(self, service):
        self.service = service
        self.buffer = b""

    def connection_made(self, transport):
        self.transport = transport
        self.service.connections += 1

    def data_received(self, data):
        self.buffer += data
        while True:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            head = self.buffer[:end]
            found = LENGTH.search(head)
            whole = end + 4 + (int(found[1]) if found else 0)
            if len(self.buffer) < whole:
                return
            body, self.buffer = self.buffer[end + 4 : whole], self.buffer[whole:]
            self.say(self.service.take(head, body))

    def say(self, answer):
        if answer.manner == "hang":
            return
        if answer.manner == "close":
            self.transport.abort()
        elif answer.manner == "drip":
            self.transport.write(b"HTTP/1.1 201 Said\r\nContent-Length: 100000\r\n\r\n")
            self.drip()
        elif answer.wait:
            asyncio.get_running_loop().call_later(
                answer.wait, self.transport.write, answer.bytes)
        else:
            self.transport.write(answer.bytes)

    def drip(self):
        if not self.transport.is_closing():
            self.transport.write(b".")
            asyncio.get_running_loop().call_later(0.2, self.drip)


class PushService:
    """Answers 201, unless a path has other answers left."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="redstart-push-")
        folder = pathlib.Path(self.folder.name)
        self.certificate, _ = certified(folder, "-addext", "subjectAltName=DNS:localhost")
        self.answers = {}
        self.usual = Answer()
        self.taken = []
        self.connections = 0
        self.changed = threading.Condition()
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(self.certificate, folder / "key.pem")
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=256)
        self.port = self.socket.getsockname()[1]
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self):
        asyncio.set_event_loop(self.loop)
        making = self.loop.create_server(lambda: Wire(self), sock=self.socket, ssl=self.context)
        self.loop.run_until_complete(making)
        self.loop.run_forever()

    def close(self):
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(WAIT)
        self.socket.close()
        self.folder.cleanup()

    @property
    def options(self):
        """Of a server that is to talk to this push service."""
        return ["--push-hosts", f"localhost:{self.port}", "--push-roots", str(self.certificate)]

    def endpoint(self, name):
        return f"https://localhost:{self.port}/push/{name}"

    def answer(self, name, *answers):
        """What the next requests for an endpoint are told, in order."""
        self.answers[f"/push/{name}"] = list(answers)

    def take(self, head, body):
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {}
        for line in lines:
            name, _, value = line.partition(":")
            headers[name.strip().lower()] = value.strip()
        path = first.split(" ")[1]
        with self.changed:
            self.taken.append(Taken(path, headers, body, time.time()))
            self.changed.notify_all()
            left = self.answers.get(path)
            return left.pop(0) if left else self.usual

    def wait(self, count, seconds=WAIT):
        """What came, once so many requests are there."""
        with self.changed:
            assert self.changed.wait_for(lambda: len(self.taken) >= count, seconds), self.taken
            return list(self.taken)


class Trap:
    """A place that nobody is to connect to."""

    def __init__(self):
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.socket.setblocking(False)
        self.port = self.socket.getsockname()[1]

    def is_untouched(self):
        try:
            self.socket.accept()[0].close()
            return False
        except BlockingIOError:
            return True

    def close(self):
        self.socket.close()


def plain_message(text):
    """As long as every message is before it is sealed: padded with white space of JSON."""
    room = MESSAGE_BYTES - 16 - 4 - 1 - 65 - 16 - 1
    return json.dumps({"web_push": 8030, "text": text}).encode().ljust(room)


class Browser:
    """The keys of one subscription, which never leave a person's devices."""

    def __init__(self):
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.auth = os.urandom(16)

    def sealed(self, text):
        """RFC 8291, by an independent library."""
        body = http_ece.encrypt(
            plain_message(text), private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=self.public, auth_secret=self.auth, version="aes128gcm")
        assert len(body) == MESSAGE_BYTES, len(body)
        return body

    def read(self, body):
        """The message as it was before it was sealed."""
        plain = http_ece.decrypt(
            body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        return json.loads(plain)

    def opened(self, body):
        return self.read(body)["text"]
