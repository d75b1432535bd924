"""Access tokens that this server did not make, or not for this: none opens anything."""

import hashlib
import hmac
import json
import string

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding, rsa

from api_client import ACCESS, REFRESH, Api, Device, Person, decoded, encoded
from api_tokens import HEAD, Mint, claims_of

FAR = 2**31
DIGITS = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"


def look(site, token, name=ACCESS):
    return Api(site.address, cookies={name: token}).send("GET", "/api/account")


def rsa_forgeries(claims):
    """Signed with a foreign RSA key, and with that key's public half taken for a shared one."""
    key = rsa.generate_private_key(65537, 2048)
    public = key.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
    for algorithm in ("RS256", "HS256"):
        head = {**HEAD, "alg": algorithm}
        text = encoded(json.dumps(head).encode()) + "." + encoded(json.dumps(claims).encode())
        signature = key.sign(text.encode(), padding.PKCS1v15(), hashes.SHA256())
        yield f"{algorithm} signed with RSA", text + "." + encoded(signature)
        code = hmac.digest(public, text.encode(), hashlib.sha256)
        yield f"{algorithm} with a public key as the secret", text + "." + encoded(code)


def heads():
    for algorithm in ("none", "None", "hs256", "HS384", "HS512", "RS256", "ES256", "", None, 1):
        yield f"alg {algorithm}", {**HEAD, "alg": algorithm}
    for kind in ("JWT", "at+JWT", "rt+jwt", "", None):
        yield f"typ {kind}", {**HEAD, "typ": kind}
    more = [
        ("kid", "../../../../dev/null"), ("kid", "' UNION SELECT 'a"), ("kid", ""),
        ("jku", "https://elsewhere.example/keys"), ("x5u", "https://elsewhere.example/chain"),
        ("jwk", {"kty": "oct", "k": "AA"}), ("x5c", ["AA"]), ("crit", ["exp"]), ("zip", "DEF"),
        ("b64", False),
    ]
    for name, value in more:
        yield f"{name} {value}", {**HEAD, name: value}
    yield "no alg", {"typ": "at+jwt"}
    yield "no typ", {"alg": "HS256"}
    yield "alg twice", b'{"alg":"HS256","alg":"none","typ":"at+jwt"}'
    yield "a head that is a list", b'["HS256"]'
    yield "a head that is no JSON", b"HS256"


def claim_changes(claims, strange):
    now = claims["iat"]
    yield "just run out", {"iat": now - 601, "exp": now - 1}
    yield "from 1970", {"iat": 0, "exp": 600}
    yield "from before 1970", {"iat": -600, "exp": 0}
    yield "from the future", {"iat": now + 3600, "exp": now + 4200}
    yield "longer than it may be", {"exp": now + 601}
    yield "for ever", {"exp": FAR * FAR}
    yield "without an end", {"exp": None}
    yield "without a beginning", {"iat": None}
    yield "an end in words", {"exp": str(claims["exp"])}
    yield "an end with a fraction", {"exp": claims["exp"] + 0.5}
    for name in ("sub", "device", "session", "aud"):
        yield f"no {name}", {name: None}
        yield f"{name} empty", {name: ""}
        yield f"{name} a list", {name: [claims[name]]}
        yield f"{name} a number", {name: 1}
    yield "another audience", {"aud": "redstart-admin"}
    yield "another person's account", {"sub": strange["sub"]}
    yield "another person's session", {"session": strange["session"]}
    yield "another device", {"device": strange["device"]}
    yield "capitals", {"sub": claims["sub"].upper().replace("0", "A")}
    yield "a path", {"sub": "../" + claims["sub"]}
    yield "a NUL", {"sub": claims["sub"] + "\0"}


def spellings(token):
    head, body, code = token.split(".")
    yield "no code", f"{head}.{body}."
    yield "two parts", f"{head}.{body}"
    yield "four parts", token + "." + code
    yield "five parts", ".".join([head, "", "", body, code])
    yield "parts changed over", f"{body}.{head}.{code}"
    yield "a point before", "." + token
    yield "padding", token + "="
    yield "one more sign", token + "A"
    yield "one sign less", token[:-1]
    yield "code turned round", f"{head}.{body}.{code[::-1]}"
    yield "a code of zeros", f"{head}.{body}.{encoded(bytes(32))}"
    yield "bits that mean nothing", token[:-1] + DIGITS[DIGITS.index(token[-1]) ^ 1]
    yield "the other base64", f"{head}.{body}+/.{code}"
    yield "in quotes", f'"{token}"'
    yield "a blank inside", f"{head}. {body}.{code}"
    yield "with its scheme", "Bearer " + token
    yield "in percent signs", token.replace(".", "%2e")
    yield "nothing", ""
    yield "points", ".."
    yield "rubbish", "a.b.c"
    yield "base64 of rubbish", ".".join([encoded(b"\xff\xfe\x00")] * 3)
    yield "1,100 bytes", encoded(bytes(400)) + "." + encoded(bytes(400)) + "." + code
    yield "7,000 bytes", "A" * 7000
    yield "brackets", encoded(b"[" * 400) + "." + body + "." + code


def corpus(mint, token, strange, refresh):
    claims = claims_of(token)
    raw = decoded(token.split(".")[1])
    for name, head in heads():
        yield name, mint.signed(head, claims)
    none = encoded(b'{"alg":"none","typ":"at+jwt"}')
    yield "none without a code", f"{none}.{token.split('.')[1]}."
    for digest in (hashlib.sha384, hashlib.sha512):
        head = {**HEAD, "alg": f"HS{digest().digest_size * 8}"}
        yield head["alg"], mint.signed(head, claims, digest)
        yield f"{head['alg']} called HS256", mint.signed(HEAD, claims, digest)
    yield from rsa_forgeries(claims)
    for name, changed in claim_changes(claims, claims_of(strange)):
        yield name, mint.like(token, **changed)
    # The last of two is the right one, then the first.
    yield "exp twice", mint.signed(HEAD, raw[:-1] + b',"exp":%d}' % FAR)
    yield "exp twice, then right", mint.signed(HEAD, b'{"exp":%d,' % FAR + raw[1:])
    yield "claims that are a list", mint.signed(HEAD, [claims])
    yield "claims that are no JSON", mint.signed(HEAD, b"claims")
    yield "1e400", mint.signed(HEAD, raw.replace(b'"exp":', b'"exp":1e400,"was":'))
    yield "altered after signing", ".".join(
        [token.split(".")[0], encoded(raw + b" "), token.split(".")[2]])
    yield "the key of another server", Mint(bytes(32)).like(token)
    yield "an empty key", Mint(b"").like(token)
    yield from spellings(token)
    yield "the refresh token", refresh


@pytest.fixture(scope="module")
def devices(site):
    return [Device(site.address, Person().sign_up(Api(site.address))) for _ in range(2)]


def test_what_is_not_exactly_a_token_of_this_server_is_refused(site, devices):
    mint = Mint((site.data_path / "secret").read_bytes())
    cookies, strange = devices[0].api.cookies, devices[1].api.cookies[ACCESS]
    token = cookies[ACCESS]
    assert look(site, token).status == 200
    assert look(site, mint.like(token)).status == 200, "the mint itself works"
    assert look(site, mint.signed(HEAD, decoded(token.split(".")[1]))).status == 200
    tried = dict(corpus(mint, token, strange, cookies[REFRESH]))
    assert len(tried) >= 90
    for name, forged in tried.items():
        assert forged != token, name
        answer = look(site, forged)
        assert (answer.status, answer.code) == (401, "unauthorized"), name
        assert answer.headers.get_all("Set-Cookie") is None, name
    assert look(site, token).status == 200, "nobody was signed out by it"
    logged = site.logged
    for secret in [token, *cookies.values(), *tried.values()]:
        assert len(secret) < 16 or secret not in logged


def test_a_token_counts_in_its_own_cookie_alone(site, devices):
    cookies = devices[0].api.cookies
    token = cookies[ACCESS]
    for name in ("redstart-access", "__Secure-redstart-access", REFRESH, ACCESS.lower(), "x"):
        assert look(site, token, name).status == 401, name
    wrong = [
        {"Cookie": f"{ACCESS}={token}; {ACCESS}={token}"},
        {"Cookie": f"{ACCESS}=a; {ACCESS}={token}"},
        {"Cookie": f"{ACCESS} ={token}"},
        {"Cookie": f"x{ACCESS}={token}"},
        {"Authorization": f"Bearer {token}"},
        {"X-Access-Token": token},
    ]
    for headers in wrong:
        answer = Api(site.address).send("GET", "/api/account", headers=headers)
        assert answer.status == 401, headers
    assert Api(site.address).send("GET", f"/api/account?access_token={token}").status == 401
