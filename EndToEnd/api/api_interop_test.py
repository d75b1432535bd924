"""Two implementations of one protocol: keys, wraps, seals and hashes agree to the byte."""

import os
import sqlite3

import bcrypt
import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hpke
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from api_client import (
    ACCESS, REFRESH, Api, Device, Person, approval_check, approval_commitment, approval_info,
    approval_proof, approval_transcript, change_place, decoded, drawn, encoded, number64, opened,
    padded, pair_place, ring_place, sealed, stretched, wrap_place,
)

SUITE = hpke.Suite(hpke.KEM.P256, hpke.KDF.HKDF_SHA256, hpke.AEAD.AES_256_GCM)

PASSWORD = "three quiet herons at dusk"


def test_an_account_begins_with_a_password_and_opens_with_it_again(site):
    api = Api(site.address)
    Person.with_password(PASSWORD, email="heron@example.org").sign_up(api)
    # From here on only the address and the password are known.
    told = api.send("POST", "/api/accounts/salt", {"email": " HERON@Example.org"}).json
    root = stretched(PASSWORD, bytes.fromhex(told["salt"]), told["rounds"])
    device = Device(site.address, Person(email="heron@example.org", root=root))
    place = wrap_place(device.session["wrapName"], device.session["keyVersion"], "password")
    key = drawn(root, "redstart wrap 1")
    assert len(opened(key, place, decoded(device.session["passwordWrap"]))) == 32


def test_each_wrap_opens_with_its_own_key_in_its_own_place(site):
    person = Person().sign_up(Api(site.address))
    session = Device(site.address, person).session
    keys = {
        "password": drawn(person.root, "redstart wrap 1"),
        "recovery": drawn(person.recovery_bits, "redstart recovery 1"),
    }
    for kind, key in keys.items():
        wrap = decoded(session[kind + "Wrap"])
        assert opened(key, wrap_place(person.wrap_name, 1, kind), wrap) == person.vault_key
        others = [
            (key, wrap_place(person.wrap_name, 2, kind)),
            (key, wrap_place(os.urandom(16).hex(), 1, kind)),
            (keys["recovery" if kind == "password" else "password"],
             wrap_place(person.wrap_name, 1, kind)),
        ]
        for other_key, place in others:
            with pytest.raises(InvalidTag):
                opened(other_key, place, wrap)


def test_a_sealed_change_comes_back_to_the_byte_on_every_device(site):
    person = Person().sign_up(Api(site.address))
    one, other = Device(site.address, person), Device(site.address, person, name="Phone")
    texts = [b"", b"one", bytes(124), bytes(125), "Späti 🌙".encode(), os.urandom(5000)]
    answer = one.push([one.change(text) for text in texts]).json
    assert [it["verdict"] for it in answer["verdicts"]] == ["accepted"] * len(texts)
    log = other.log()
    assert [other.read(change) for change in log] == texts
    for change in log:
        size = len(decoded(change["body"])) - 29
        assert size >= 128 and size & (size - 1) == 0, "only a power of two can be seen"


def test_a_change_opens_nowhere_but_in_its_own_place(site):
    person = Person().sign_up(Api(site.address))
    device = Device(site.address, person)
    device.push([device.change(b"mine")])
    (change,) = device.log()
    stamp = change["stamp"]
    moved = [
        {"id": os.urandom(16).hex()}, {"device": os.urandom(8).hex()}, {"number": 2}, {"key": 2},
        {"stamp": "0" * 12 + stamp[12:]}, {"stamp": stamp[:13] + "0001" + stamp[17:]},
        {"stamp": stamp[:18] + "f" * 16},
    ]
    for place in moved:
        with pytest.raises(InvalidTag):
            device.read({**change, **place})
    with pytest.raises(InvalidTag):
        opened(person.vault_key, change_place(os.urandom(16).hex(), change),
               decoded(change["body"]))


def test_the_server_keeps_bcrypt_of_the_sign_in_secret_and_no_secret_itself(site):
    person = Person().sign_up(Api(site.address))
    device = Device(site.address, person)
    path = site.data_path / "redstart.db"
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        ((kept,),) = database.execute(
            "SELECT sign_in FROM accounts WHERE email = ?", [person.email])
    assert kept.startswith("$2b$12$")
    assert bcrypt.checkpw(person.sign_in_text.encode(), kept.encode())
    assert not bcrypt.checkpw(encoded(os.urandom(32)).encode(), kept.encode())
    files = [it.read_bytes() for it in site.data_path.rglob("*") if it.is_file()]
    secrets = [person.root, person.vault_key, decoded(person.sign_in_text)]
    secrets += [decoded(device.api.cookies[REFRESH]), device.api.cookies[ACCESS].encode()]
    for secret in secrets:
        for form in (secret, secret.hex().encode(), encoded(secret).encode()):
            assert not any(form in file for file in files)


def test_what_a_person_wrote_is_nowhere_on_the_server(site):
    canary = b"canary-lapwing-4821"
    person = Person().sign_up(Api(site.address))
    device = Device(site.address, person)
    device.push([device.change(canary)])
    assert device.read(device.log()[0]) == canary
    for path in site.data_path.rglob("*"):
        if path.is_file():
            kept = path.read_bytes()
            assert canary not in kept and canary.decode().encode("utf-16-le") not in kept
    assert canary.decode() not in site.logged
    assert person.email not in site.logged


def test_this_client_gives_the_published_vectors():
    """RFC 7914, section 11, has them for PBKDF2 with SHA-256."""
    for password, salt, rounds, start in [
        ("passwd", b"salt", 1, "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"),
        ("Password", b"NaCl", 80_000,
         "4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56"),
    ]:
        assert stretched(password, salt, rounds).hex() == start
    assert stretched("ﬁve", bytes(16), 1) == stretched("five", bytes(16), 1)


def test_this_client_and_the_engine_know_the_same_keys_and_places():
    """The engine's own tests, KeyPlaceTests.swift, hold it against these values."""
    root, name = bytes(range(32)), bytes(range(16)).hex()
    assert drawn(root, "redstart sign-in 1").hex() == (
        "53fd01a9af05a6702d88841aacaf7a408228fc552e39f6f6fcbebe2bac944f00")
    assert drawn(root, "redstart wrap 1").hex() == (
        "7965df4c04146b327642c4b67da34bf8630d9a1f575019cdb9db1537f4a31208")
    assert drawn(bytes(range(20)), "redstart recovery 1").hex() == (
        "6bc6953048867f85a490f1590604903f2e8da727399e08f56939f31def7d2cd6")
    assert wrap_place(name, 2, "recovery").hex() == (
        "0d72656473746172742077726170000102030405060708090a0b0c0d0e0f0000000000000002"
        "087265636f76657279")
    change = {
        "id": bytes(range(15, -1, -1)).hex(), "device": "00000000000000de", "number": 5, "key": 2,
        "stamp": "01a0c4506c00-0003-00000000000000df",
    }
    assert change_place(name, change).hex() == (
        "0f7265647374617274206368616e6765000102030405060708090a0b0c0d0e0f0000000000000002"
        "0f0e0d0c0b0a0908070605040302010000000000000000de0000000000000005000001a0c4506c00"
        "000300000000000000df")


def test_padding_hides_all_but_the_order_of_size():
    assert {len(padded(bytes(size))) for size in range(125)} == {128}
    assert [len(padded(bytes(size))) for size in (124, 125, 252, 253)] == [128, 256, 256, 512]


def point(key):
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def test_a_device_lets_another_one_in(site):
    person = Person().sign_up(Api(site.address))
    one, other = Device(site.address, person), Device(site.address, person, name="Phone")
    own, nonce, answer = ec.generate_private_key(ec.SECP256R1()), os.urandom(16), os.urandom(16)
    commitment = approval_commitment(other.account, point(own), nonce)
    asked = other.api.send(
        "POST", "/api/account/approvals", {"commitment": encoded(commitment)}).json
    path = "/api/account/approvals/" + asked["id"]
    (question,) = one.api.send("GET", "/api/account/approvals").json["approvals"]
    assert (question["name"], question["state"]) == ("Phone", "waiting")
    assert set(question) == {"id", "name", "state", "commitment", "createdAt"}, "no key yet"
    assert one.api.send("PUT", path + "/nonce", {"nonce": encoded(answer)}).status == 204
    met = other.api.send("GET", path).json
    assert met == {"state": "met", "nonce": encoded(answer)}
    revealed = {"publicKey": encoded(point(own)), "nonce": encoded(nonce)}
    assert other.api.send("PUT", path + "/reveal", revealed).status == 204
    (question,) = one.api.send("GET", "/api/account/approvals").json["approvals"]
    public = decoded(question["publicKey"])
    assert approval_commitment(one.account, public, decoded(question["nonce"])) == commitment
    seen = approval_transcript(one.account, public, decoded(question["nonce"]), answer)
    known = approval_transcript(other.account, point(own), nonce, decoded(met["nonce"]))
    assert approval_check(seen) == approval_check(known)
    message = number64(1) + person.vault_key
    sealed_key = SUITE.encrypt(
        message, ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public),
        info=approval_info(seen))
    assert one.api.send("PUT", path, {"sealed": encoded(sealed_key)}).status == 204
    outcome = other.api.send("GET", path).json
    got = SUITE.decrypt(decoded(outcome["sealed"]), own, info=approval_info(known))
    assert got == message
    for info in (b"", approval_info(bytes(32))):
        with pytest.raises(InvalidTag):
            SUITE.decrypt(decoded(outcome["sealed"]), own, info=info)


def test_numbers_and_places_of_keys_are_the_known_ones():
    """KeyPlaceTests.swift holds the engine against the same values."""
    name, public = bytes(range(16)).hex(), b"\x04" + bytes(range(64))
    nonce, answer = bytes(range(16)), bytes(range(16, 32))
    assert approval_commitment(name, public, nonce).hex() == (
        "f7a885d9174ef7dd12d46ce5a211e2498d17ccf584f37e7b51c1ca0e0273abb1")
    transcript = approval_transcript(name, public, nonce, answer)
    assert transcript.hex() == "ed67846400353a3ba18a3e743691e4089573d89ecb7aaff6ee9244149747afb8"
    assert approval_check(transcript) == "202747"
    assert approval_proof(bytes(range(32)), transcript) == "355592"
    assert approval_info(transcript).hex() == (
        "13726564737461727420617070726f76616c2032" + transcript.hex())
    assert ring_place(name, 2).hex() == (
        "117265647374617274206b65792072696e67000102030405060708090a0b0c0d0e0f0000000000000002")
    assert pair_place(name, 2, public[:2]).hex() == (
        "117265647374617274206b65792070616972000102030405060708090a0b0c0d0e0f00000000000000020400")


def test_another_vault_key_opens_what_both_have_sealed(site):
    person = Person().sign_up(Api(site.address))
    one, other = Device(site.address, person), Device(site.address, person, name="Phone")
    one.push([one.change(b"before")])
    new = Person(
        email=person.email, salt=person.salt, root=person.root, wrap_name=person.wrap_name)
    ring = sealed(
        new.vault_key, ring_place(person.wrap_name, 2), number64(1) + person.vault_key)
    body = {
        "signIn": person.sign_in_text, "keyVersion": 2, "keyRing": encoded(ring),
        "passwordWrap": new.wrap("password", 2), "recoveryWrap": new.wrap("recovery", 2),
    }
    assert one.api.send("PUT", "/api/account/keys/vault", body).status == 204
    assert other.api.send("GET", "/api/account").status == 401
    later = Device(site.address, new)
    assert later.session["keyVersion"] == 2
    place = ring_place(person.wrap_name, 2)
    ring = opened(new.vault_key, place, decoded(later.session["keyRing"]))
    assert ring == number64(1) + person.vault_key
    (change,) = later.log()
    assert change["key"] == 1
    assert Device.read(one, change) == b"before"
