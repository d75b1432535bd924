"""A passkey in the test's own memory, of each kind that authenticators make."""

import hashlib
import json
import secrets
from dataclasses import dataclass, field

from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from api_client import Api, decoded, encoded

SITE = "https://redstart.example"
# Passkeys belong to a name, and a server of the tests is reached by a number.
NAMED = ["--public-address", SITE]
PRESENT, VERIFIED, HAS_CREDENTIAL = 1, 4, 64


def cbor(value):
    """As much of RFC 8949 as an authenticator writes."""
    if isinstance(value, dict):
        pairs = b"".join(cbor(name) + cbor(part) for name, part in value.items())
        return cbor_head(5, len(value)) + pairs
    if isinstance(value, bytes):
        return cbor_head(2, len(value)) + value
    if isinstance(value, str):
        return cbor_head(3, len(value.encode())) + value.encode()
    return cbor_head(1, -1 - value) if value < 0 else cbor_head(0, value)


def cbor_head(kind, number):
    if number < 24:
        return bytes([kind << 5 | number])
    if number < 256:
        return bytes([kind << 5 | 24, number])
    return bytes([kind << 5 | 25]) + number.to_bytes(2, "big")


class ES256:
    """What phones make."""

    def __init__(self):
        self.key = ec.generate_private_key(ec.SECP256R1())

    def cose(self):
        at = self.key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: at.x.to_bytes(32, "big"), -3: at.y.to_bytes(32, "big")}

    def signature(self, data):
        return self.key.sign(data, ec.ECDSA(SHA256()))


class EdDSA:
    """What some security keys make."""

    def __init__(self):
        self.key = ed25519.Ed25519PrivateKey.generate()

    def cose(self):
        return {1: 1, 3: -8, -1: 6,
                -2: self.key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)}

    def signature(self, data):
        return self.key.sign(data)


class RS256:
    """What Windows makes."""

    def __init__(self):
        self.key = rsa.generate_private_key(65_537, 2048)

    def cose(self):
        modulus = self.key.public_key().public_numbers().n
        return {1: 3, 3: -257, -1: modulus.to_bytes(256, "big"), -2: b"\1\0\1"}

    def signature(self, data):
        return self.key.sign(data, padding.PKCS1v15(), SHA256())


KINDS = [ES256, EdDSA, RS256]


@dataclass
class Passkey:
    """One credential; `handle` is the account that it was made for."""

    key: object
    name: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    handle: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    def data(self, more=b"", flags=PRESENT | VERIFIED):
        party = hashlib.sha256(SITE.split("//")[1].encode()).digest()
        return party + bytes([flags]) + bytes(4) + more

    def registration(self, challenge):
        name = bytes(16) + len(self.name).to_bytes(2, "big") + self.name
        data = self.data(name + cbor(self.key.cose()), PRESENT | VERIFIED | HAS_CREDENTIAL)
        attestation = cbor({"fmt": "none", "attStmt": {}, "authData": data})
        return {"clientData": encoded(client_data("webauthn.create", challenge)),
                "attestation": encoded(attestation), "name": "Key"}

    def sign_in(self, challenge):
        """What the browser hands over; its signature is right."""
        client, data = client_data("webauthn.get", challenge), self.data()
        signature = self.key.signature(data + hashlib.sha256(client).digest())
        return {
            "credential": encoded(self.name), "clientData": encoded(client),
            "authenticatorData": encoded(data), "signature": encoded(signature),
            "userHandle": encoded(self.handle), "device": secrets.token_hex(8),
            "deviceName": "Phone",
        }


def client_data(purpose, challenge):
    return json.dumps({"type": purpose, "challenge": challenge, "origin": SITE}).encode()


def challenge(address):
    answer = Api(address).send("POST", "/api/sessions/passkey/options")
    assert answer.status == 200, answer.body
    return answer.json["challenge"]


def kept_passkey(device, key):
    """A passkey that the account of this device has from now on."""
    options = device.api.send("POST", "/api/passkeys/options")
    assert options.status == 200, options.body
    passkey = Passkey(key, handle=decoded(options.json["user"]["id"]))
    body = passkey.registration(options.json["challenge"])
    proof = {"signIn": device.person.sign_in_text}
    answer = device.api.send("POST", "/api/passkeys", {**body, **proof})
    assert answer.status == 200, answer.body
    return passkey
