"""Reads a journal from a server: signs in, opens the vault, takes the log and the checkpoint apart.

Written from Docs/sync.md alone. It shares no code with the other client of these tests."""

import base64
import hashlib
import http.client
import json
import secrets
import unicodedata
import urllib.parse

from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.kdf.pbkdf2 import PBKDF2HMAC

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
WHOLE = 1 << 64


class NotOfThisForm(Exception):
    """Bytes that the page does not describe."""


def plain64(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def text64(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


# Keys


def root_of(password, salt, rounds):
    if not 600_000 <= rounds <= 10_000_000:
        raise NotOfThisForm("rounds")
    typed = unicodedata.normalize("NFKC", password).encode()
    return PBKDF2HMAC(SHA256(), 32, salt, rounds).derive(typed)


def key_for(secret, info):
    return HKDF(SHA256(), 32, salt=None, info=info.encode()).derive(secret)


def recovery_bytes(typed):
    """The 20 bytes of a recovery code as somebody types it."""
    bits = 0
    letters = typed.upper().replace(" ", "").replace("-", "")
    for letter in letters.replace("O", "0").replace("I", "1").replace("L", "1"):
        bits = bits << 5 | LETTERS.index(letter)
    return bits.to_bytes(20, "big")


def place(name, *parts):
    """Associated data: a text, identifiers as hexadecimal digits, numbers as eight bytes."""
    out = bytes([len(name)]) + name.encode()
    for part in parts:
        if isinstance(part, int):
            out += part.to_bytes(8, "big")
        elif isinstance(part, str):
            out += bytes.fromhex(part)
        else:
            out += part
    return out


def unsealed(key, data, body):
    if body[:1] != b"\x01":
        raise NotOfThisForm("seal")
    return AESGCM(key).decrypt(body[1:13], body[13:], data)


def unpadded(padded):
    end = 4 + int.from_bytes(padded[:4], "big")
    if end > len(padded) or padded[end:].strip(b"\0"):
        raise NotOfThisForm("padding")
    return padded[4:end]


# Packs


class Bytes:
    """Bytes that are read once, from the front."""

    def __init__(self, data):
        self.data, self.at = data, 0

    @property
    def is_over(self):
        return self.at == len(self.data)

    def raw(self, count):
        if self.at + count > len(self.data):
            raise NotOfThisForm("end")
        self.at += count
        return self.data[self.at - count : self.at]

    def fixed(self, width):
        return int.from_bytes(self.raw(width), "big")

    def varint(self):
        value = shift = 0
        while True:
            byte = self.fixed(1)
            value |= (byte & 0x7F) << shift
            shift += 7
            if not byte & 0x80:
                return value

    def signed(self):
        value = self.varint()
        return value >> 1 ^ -(value & 1)

    def counted(self):
        return self.raw(self.varint())


class Pack:
    """Changes one behind the other, and what the reader has to remember between them."""

    def __init__(self, data):
        self.bytes = Bytes(data)
        self.words, self.devices, self.shapes = [], [], []
        self.device = self.number = self.time = 0
        self.numbers = {}
        self.changes, self.unreadable = [], []
        if self.bytes.fixed(1) != 1:
            raise NotOfThisForm("pack")
        while not self.bytes.is_over:
            self.take()

    def take(self):
        flags = self.bytes.fixed(1)
        if flags == 128:
            self.unreadable.append(self.bytes.counted())
            return
        if flags & ~15:
            raise NotOfThisForm("flags")
        change = {"id": self.bytes.raw(16).hex()}
        change["entity"] = change["id"] if flags & 1 else self.bytes.raw(16).hex()
        if flags & 2:
            self.number += 1
        else:
            self.device = self.bytes.varint()
            if self.device == len(self.devices):
                self.devices.append(self.bytes.raw(8).hex())
            self.number = self.bytes.signed()
        change["device"], change["number"] = self.devices[self.device], self.number
        self.time += self.bytes.signed()
        counter = 0 if flags & 4 else self.bytes.fixed(2)
        stamper = self.bytes.raw(8).hex() if flags & 8 else change["device"]
        change["stamp"] = f"{self.time:012x}-{counter:04x}-{stamper}"
        kind, schema, action, fields = self.shape()
        if schema != 1 or action > 3:
            raise NotOfThisForm("schema or action")
        change["kind"], change["action"] = kind, action
        change["fields"] = {name: self.value(kind_, name) for name, kind_ in fields}
        self.changes.append(change)

    def shape(self):
        known = self.bytes.varint()
        if known:
            return self.shapes[known - 1]
        kind, schema, action = self.word(), self.bytes.varint(), self.bytes.fixed(1)
        fields = [(self.word(), self.bytes.fixed(1)) for _ in range(self.bytes.varint())]
        self.shapes.append((kind, schema, action, fields))
        return self.shapes[-1]

    def word(self):
        known = self.bytes.varint()
        if not known:
            self.words.append(self.bytes.counted().decode())
            return self.words[-1]
        return self.words[known - 1]

    def value(self, kind, name):
        if kind < 2:
            return kind == 1
        if kind == 2:
            number = (self.numbers.get(name, 0) + self.bytes.signed() + WHOLE // 2) % WHOLE
            self.numbers[name] = number - WHOLE // 2
            return self.numbers[name]
        if kind == 3:
            return self.word()
        if kind == 4:
            return self.bytes.counted()
        if kind == 5:
            return [self.value(self.bytes.fixed(1), name) for _ in range(self.bytes.varint())]
        raise NotOfThisForm("type")


# What changes add up to


def rank(value):
    """Greater values win where stamps are equal."""
    if isinstance(value, bool):
        return (0, value)
    if isinstance(value, int):
        return (1, value)
    if isinstance(value, str):
        return (2, value.encode())
    if isinstance(value, bytes):
        return (3, value)
    return (4, [rank(it) for it in value])


class Entity:
    """A thing: fields with their stamps, and whether it was created and deleted."""

    def __init__(self, change):
        self.id, self.kind = change["entity"], change["kind"]
        self.created, self.deletion, self.fields = None, None, {}

    def take(self, change):
        self.kind = min(self.kind, change["kind"])
        stamp, action = change["stamp"], change["action"]
        if action == 0:
            self.created = max(self.created or "", stamp)
        if action > 1:
            self.deletion = max(self.deletion or ("", False), (stamp, action == 2))
        for name, value in change["fields"].items():
            held = self.fields.get(name)
            if held is None or (stamp, rank(value)) > (held[0], rank(held[1])):
                self.fields[name] = (stamp, value)

    def exported(self):
        out = {
            "id": self.id, "kind": self.kind,
            "fields": {name: shown(value) for name, (_, value) in self.fields.items()},
        }
        edits = {
            name: stamp for name, (stamp, _) in self.fields.items() if stamp != self.created}
        if edits:
            out["edits"] = edits
        if self.created:
            out["created"] = self.created
        if self.deletion:
            out["deleted" if self.deletion[1] else "undeleted"] = self.deletion[0]
        return out


def shown(value):
    if isinstance(value, bytes):
        return {"bytes": text64(value)}
    return [shown(it) for it in value] if isinstance(value, list) else value


def as_json(value):
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def journal(changes):
    """The export of the app, to the byte."""
    entities = {}
    for change in changes:
        entities.setdefault(change["entity"], Entity(change)).take(change)
    lines = [as_json(entities[name].exported()) for name in sorted(entities)]
    start = "{\"entities\":[" + ",".join("\n" + line for line in lines)
    return start + "\n],\"format\":\"redstart-journal\",\"unreadable\":[],\"version\":1}\n"


# The server


class Reader:
    """Somebody with an address, a password and this page."""

    def __init__(self, address):
        self.host = urllib.parse.urlsplit(address).netloc
        self.cookies = {}
        self.keys = {}
        # A device that signs in again would end the session that it had.
        self.device = secrets.token_hex(8)

    def ask(self, method, path, body=None):
        connection = http.client.HTTPConnection(self.host, timeout=60)
        headers = {"X-Redstart": "1", "Content-Type": "application/json"}
        headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        for line in answer.headers.get_all("Set-Cookie") or []:
            name, _, rest = line.partition("=")
            self.cookies[name] = rest.split(";")[0]
        said = answer.read()
        connection.close()
        assert answer.status < 300, said
        return json.loads(said) if said else None

    def sign_in(self, email, password):
        told = self.ask("POST", "/api/accounts/salt", {"email": email})
        root = root_of(password, bytes.fromhex(told["salt"]), told["rounds"])
        self.session = self.ask("POST", "/api/sessions", {
            "email": email, "signIn": text64(key_for(root, "redstart sign-in 1")),
            "device": self.device, "deviceName": "Reader"})
        self.open("password", key_for(root, "redstart wrap 1"))

    def open(self, kind, key):
        """Opens the newest vault key by a wrap, and the older ones behind it."""
        name, version = self.session["wrapName"], self.session["keyVersion"]
        data = place("redstart wrap", name, version, bytes([len(kind)]) + kind.encode())
        self.keys = {version: unsealed(key, data, plain64(self.session[kind + "Wrap"]))}
        if "keyRing" in self.session:
            data = place("redstart key ring", name, version)
            ring = Bytes(unsealed(self.keys[version], data, plain64(self.session["keyRing"])))
            while not ring.is_over:
                older = ring.fixed(8)
                self.keys[older] = ring.raw(32)

    def recover(self, code):
        self.open("recovery", key_for(recovery_bytes(code), "redstart recovery 1"))

    def log(self):
        """All changes, from the first to the head."""
        changes, start = [], 0
        while True:
            said = self.ask("GET", f"/api/vault/changes?from={start}&limit=500")
            assert [it["sequence"] for it in said["changes"]] == list(
                range(start + 1, said["to"] + 1))
            changes += [self.read(it) for it in said["changes"]]
            start = said["to"]
            if start == said["head"]:
                return changes

    def read(self, change):
        time, counter, stamper = change["stamp"].split("-")
        data = place(
            "redstart change", self.session["account"], change["key"], change["id"],
            change["device"], change["number"], int(time, 16), counter, stamper)
        pack = Pack(unpadded(unsealed(self.keys[change["key"]], data, plain64(change["body"]))))
        (found,) = pack.changes
        for name in ("id", "device", "number", "stamp"):
            assert found[name] == change[name], name
        return found

    def checkpoint(self):
        """The latest checkpoint: its place, and the changes of its parts."""
        said = self.ask("GET", "/api/vault/checkpoints")
        latest, account = said["checkpoint"], self.session["account"]
        key, version = self.keys[latest["key"]], latest["key"]
        data = place("redstart checkpoint", account, version, said["epoch"], latest["sequence"])
        found = Bytes(unsealed(key, data, plain64(latest["body"])))
        assert found.fixed(1) == 1 and found.signed() == latest["sequence"]
        whole, changes = (found.fixed(8), found.fixed(8)), []
        for _ in range(found.varint()):
            name, count, digest = found.raw(32), found.signed(), (found.fixed(8), found.fixed(8))
            body = plain64(self.ask("GET", "/api/vault/checkpoints/parts/" + name.hex())["body"])
            assert hashlib.sha256(body).digest() == name
            data = place("redstart checkpoint part", account, version)
            part = Pack(unsealed(key, data, body)).changes
            assert (len(part), digest_of(part)) == (count, digest)
            changes += part
        assert found.is_over and digest_of(changes) == whole
        return latest["sequence"], changes

    def attachment(self, name):
        said = self.ask("GET", "/api/vault/attachments/" + name)
        data = place("redstart attachment", self.session["account"], said["key"], name)
        return unpadded(unsealed(self.keys[said["key"]], data, plain64(said["body"])))


# The digest


def mixed(value):
    value = (value + 0x9E3779B97F4A7C15) % WHOLE
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 % WHOLE
    value = (value ^ value >> 27) * 0x94D049BB133111EB % WHOLE
    return value ^ value >> 31


def digest_of(changes):
    high = low = 0
    for change in changes:
        time, counter, stamper = (int(part, 16) for part in change["stamp"].split("-"))
        name = int(change["id"], 16)
        state = mixed(name >> 64)
        for part in (name % WHOLE, time, counter, stamper):
            state = mixed(state ^ part)
        high, low = (high + state) % WHOLE, (low + mixed(state ^ name >> 64)) % WHOLE
    return high, low
