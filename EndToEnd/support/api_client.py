"""A second client of accounts and vault, written from Docs/sync.md alone, with other people's
cryptography: what it and the product agree on is the protocol and no shared mistake."""

import base64
import hashlib
import hmac
import http.client
import json
import os
import secrets
import time
import unicodedata
import urllib.parse
from dataclasses import dataclass, field

from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.kdf.pbkdf2 import PBKDF2HMAC

ROUNDS = 600_000
SMALLEST_BODY = 128
FORMAT = b"\x01"
NONCE_BYTES = 12
ACCESS = "__Host-redstart-access"
REFRESH = "__Host-redstart-refresh"
WAIT = 60


def encoded(data):
    """base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# Keys


def stretched(password, salt, rounds=ROUNDS):
    """The root of a password."""
    letters = unicodedata.normalize("NFKC", password).encode()
    return PBKDF2HMAC(SHA256(), 32, salt, rounds).derive(letters)


def drawn(secret, purpose):
    """The key that a secret gives for one purpose."""
    return HKDF(SHA256(), 32, None, purpose.encode()).derive(secret)


def number64(value):
    return value.to_bytes(8, "big")


def counted(text):
    """Text behind its length, which fits in one byte everywhere here."""
    data = text.encode()
    assert len(data) < 128
    return bytes([len(data)]) + data


def sealed(key, bound, plain):
    nonce = os.urandom(NONCE_BYTES)
    return FORMAT + nonce + AESGCM(key).encrypt(nonce, plain, bound)


def opened(key, bound, body):
    """Raises InvalidTag for what was not sealed with this key for this place."""
    assert body[:1] == FORMAT
    start = 1 + NONCE_BYTES
    return AESGCM(key).decrypt(body[1:start], body[start:], bound)


def wrap_place(name, version, kind):
    return counted("redstart wrap") + bytes.fromhex(name) + number64(version) + counted(kind)


def ring_place(name, version):
    return counted("redstart key ring") + bytes.fromhex(name) + number64(version)


def pair_place(name, version, public):
    return counted("redstart key pair") + bytes.fromhex(name) + number64(version) + public


def six_digits(digest):
    return f"{int.from_bytes(digest[:8], 'big') % 1_000_000:06d}"


def twelve_words(digest):
    """The first 144 bits as words of two syllables, which both devices show to people who ask."""
    bits = int.from_bytes(digest[:18], "big")
    sounds = [bits >> 6 * place & 63 for place in reversed(range(24))]
    said = ["bdfghjklmnprstwz"[sound >> 2] + "aiou"[sound & 3] for sound in sounds]
    return " ".join(said[place] + said[place + 1] for place in range(0, 24, 2))


def approval_commitment(account, public, nonce):
    """What the asking device says first."""
    start = counted("redstart approval commitment 2") + bytes.fromhex(account)
    return hashlib.sha256(start + nonce + public).digest()


def approval_transcript(account, public, nonce, answer):
    """What both devices have said: `nonce` is the asking device's, `answer` the other one's."""
    start = counted("redstart approval 2") + bytes.fromhex(account)
    commitment = approval_commitment(account, public, nonce)
    return hashlib.sha256(start + commitment + answer + nonce + public).digest()


def approval_check(transcript):
    """What both devices show before the key goes."""
    return six_digits(transcript)


def approval_proof(vault_key, transcript):
    """What both devices show of a key that went."""
    text = counted("redstart approval proof 2") + transcript
    return six_digits(hmac.new(vault_key, text, hashlib.sha256).digest())


def approval_info(transcript):
    return counted("redstart approval 2") + transcript


def padded(data):
    size = SMALLEST_BODY
    while size < len(data) + 4:
        size *= 2
    return len(data).to_bytes(4, "big") + data + bytes(size - 4 - len(data))


def unpadded(data):
    end = 4 + int.from_bytes(data[:4], "big")
    assert end <= len(data) and not any(data[end:])
    return data[4:end]


def change_place(account, change):
    """What the seal of a change is bound to."""
    time_text, counter, device = change["stamp"].split("-")
    return (
        counted("redstart change")
        + bytes.fromhex(account)
        + number64(change["key"])
        + bytes.fromhex(change["id"])
        + bytes.fromhex(change["device"])
        + number64(change["number"])
        + number64(int(time_text, 16))
        + bytes.fromhex(counter)
        + bytes.fromhex(device)
    )


# Requests


@dataclass
class Answer:
    """What came back."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def code(self):
        """The code of a problem; nothing for anything else."""
        if self.headers.get_content_type() != "application/problem+json":
            return None
        problem = self.json
        assert set(problem) == {"code", "message", "details", "requestId"}, problem
        return problem["code"]

    def cookie(self, name):
        """The value that a cookie is set to; nothing when it is left alone."""
        for line in self.headers.get_all("Set-Cookie") or []:
            if line.startswith(name + "="):
                return line[len(name) + 1 :].split(";")[0]
        return None


class Api:
    """One connection to the server, with cookies as a browser keeps them.

    `source` is where the request claims to come from, for a server that trusts its proxy; `connect`
    makes a connection of another kind than one without TLS."""

    def __init__(self, address, source=None, cookies=None, connect=None):
        self.address = address
        self.host = urllib.parse.urlsplit(address).netloc
        self.source = source or random_source()
        self.cookies = dict(cookies or {})
        self.connect = connect or (lambda: http.client.HTTPConnection(self.host, timeout=WAIT))
        self.connection = None

    def copy(self):
        """The same cookies on a connection of its own."""
        return Api(self.address, self.source, self.cookies, self.connect)

    def headers(self, method):
        headers = {"X-Forwarded-For": self.source}
        if method not in ("GET", "HEAD"):
            headers["X-Redstart"] = "1"
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
        return headers

    def send(self, method, path, body=None, headers=None):
        """`body` is sent as JSON, bytes as they are; a header of None is left out."""
        all_headers = self.headers(method)
        if body is not None:
            all_headers["Content-Type"] = "application/json"
            if not isinstance(body, bytes):
                body = json.dumps(body).encode()
        all_headers.update(headers or {})
        all_headers = {k: v for k, v in all_headers.items() if v is not None}
        answer = self.exchanged(method, path, body, all_headers)
        for name in (ACCESS, REFRESH):
            value = answer.cookie(name)
            if value:
                self.cookies[name] = value
            elif value == "":
                self.cookies.pop(name, None)
        return answer

    def exchanged(self, method, path, body, headers):
        """A connection that the server closed while it was idle is opened again, once."""
        is_fresh = self.connection is None
        if is_fresh:
            self.connection = self.connect()
        try:
            self.connection.request(method, path, body, headers)
            response = self.connection.getresponse()
            answer = Answer(response.status, response.headers, response.read())
        except (OSError, http.client.HTTPException):
            self.close()
            if is_fresh:
                raise
            return self.exchanged(method, path, body, headers)
        if response.will_close:
            self.close()
        return answer

    def close(self):
        if self.connection:
            self.connection.close()
            self.connection = None


def random_source():
    """An address that nobody has, so that one test does not use up the tries of another."""
    return ".".join(str(part) for part in (10, *(secrets.randbelow(256) for _ in range(3))))


# People and their devices


@dataclass
class Person:
    """Who has an account, and what only their devices know."""

    email: str = field(default_factory=lambda: f"{secrets.token_hex(8)}@example.org")
    salt: bytes = field(default_factory=lambda: os.urandom(16))
    rounds: int = ROUNDS
    root: bytes = field(default_factory=lambda: os.urandom(32))
    vault_key: bytes = field(default_factory=lambda: os.urandom(32))
    wrap_name: str = field(default_factory=lambda: secrets.token_hex(16))
    recovery_bits: bytes = field(default_factory=lambda: os.urandom(20))

    @classmethod
    def with_password(cls, password, **given):
        """Slow on purpose; most tests do without a password and begin at the root."""
        person = cls(**given)
        person.root = stretched(password, person.salt, person.rounds)
        return person

    @property
    def sign_in_text(self):
        return encoded(drawn(self.root, "redstart sign-in 1"))

    def wrap(self, kind, version=1):
        key = {
            "password": lambda: drawn(self.root, "redstart wrap 1"),
            "recovery": lambda: drawn(self.recovery_bits, "redstart recovery 1"),
        }[kind]()
        return encoded(sealed(key, wrap_place(self.wrap_name, version, kind), self.vault_key))

    def sign_up_body(self):
        return {
            "email": self.email,
            "salt": self.salt.hex(),
            "rounds": self.rounds,
            "signIn": self.sign_in_text,
            "wrapName": self.wrap_name,
            "passwordWrap": self.wrap("password"),
            "recoveryWrap": self.wrap("recovery"),
            "language": "en",
        }

    def sign_up(self, api):
        answer = api.send("POST", "/api/accounts", self.sign_up_body())
        assert (answer.status, answer.json) == (202, {"state": "ready"}), answer.body
        return self


class Device:
    """A device of one person: signed in, and counting its changes."""

    def __init__(self, address, person, name="Laptop", source=None, connect=None):
        self.api = Api(address, source, connect=connect)
        self.person = person
        self.name = secrets.token_hex(8)
        self.number = 0
        self.shown_name = name
        self.sign_in()

    def sign_in(self):
        body = {
            "email": self.person.email,
            "signIn": self.person.sign_in_text,
            "device": self.name,
            "deviceName": self.shown_name,
        }
        answer = self.api.send("POST", "/api/sessions", body)
        assert answer.status == 200, answer.body
        self.session = answer.json
        self.account, self.epoch = self.session["account"], self.session["epoch"]

    def change(self, plain, identifier=None, ahead=0):
        """The next change of this device, sealed; `ahead` moves its stamp, in milliseconds."""
        self.number += 1
        now = int(time.time() * 1000) + ahead
        change = {
            "id": identifier or secrets.token_hex(16),
            "device": self.name,
            "number": self.number,
            "stamp": f"{now:012x}-{0:04x}-{self.name}",
            "key": 1,
        }
        body = sealed(self.person.vault_key, change_place(self.account, change), padded(plain))
        return {**change, "body": encoded(body)}

    def push(self, changes):
        body = {"version": 1, "epoch": self.epoch, "device": self.name, "changes": changes}
        return self.api.send("POST", "/api/vault/changes", body)

    def pull(self, start=0, limit=2000):
        path = f"/api/vault/changes?from={start}&epoch={self.epoch}&limit={limit}"
        return self.api.send("GET", path)

    def log(self):
        """The whole log, from its beginning; fails where it has a gap."""
        changes = []
        while True:
            answer = self.pull(len(changes))
            assert answer.status == 200, answer.body
            part = answer.json
            for change in part["changes"]:
                assert change["sequence"] == len(changes) + 1
                changes.append(change)
            assert part["to"] == len(changes)
            if part["to"] == part["head"]:
                return changes

    def read(self, change):
        """What a change of the log says."""
        place = change_place(self.account, change)
        return unpadded(opened(self.person.vault_key, place, decoded(change["body"])))
