"""Nobody learns from an answer, or from how long it takes, who has an account."""

import secrets
import statistics
import time

import pytest

from api_client import ROUNDS, Api, Device, Person, encoded
from api_doors_test import run
from authenticator import KINDS, NAMED, Passkey, challenge, kept_passkey
from server import Server

# Sign-ins of each kind; one address has ten an hour. enumeration_long.py makes 500.
TRIES = 30
TRIES_OF_AN_ADDRESS = 10
RATIOS = (0.8, 1.25)
OWN_TO_EACH_ANSWER = {"date", "x-request-id", "content-length"}
WITH_MAIL = [
    "--smtp-url", "smtp://127.0.0.1:9", "--smtp-from", "redstart@example.org",
    "--public-address", "https://redstart.example",
]


def wrong_secret():
    return encoded(secrets.token_bytes(32))


def shape(value):
    """What a body looks like without what it says."""
    if isinstance(value, dict):
        return {name: shape(part) for name, part in value.items()}
    if isinstance(value, list):
        return [shape(part) for part in value]
    return f"{len(value)} signs" if isinstance(value, str) else type(value).__name__


def appearance(answer):
    """All that can be told apart from outside."""
    headers = {
        name.lower(): value for name, value in answer.headers.items()
        if name.lower() not in OWN_TO_EACH_ANSWER
    }
    problem = answer.json if answer.code else {}
    said = {name: problem.get(name) for name in ("code", "message", "details")}
    return answer.status, headers, len(answer.body), said, shape(answer.json)


def requests(email):
    """The open routes that take an address."""
    sign_up = Person(email=email).sign_up_body()
    sign_in = {
        "email": email, "signIn": wrong_secret(), "device": secrets.token_hex(8),
        "deviceName": "Phone",
    }
    return {
        "/api/accounts/salt": {"email": email},
        "/api/accounts": sign_up,
        "/api/sessions": sign_in,
        "/api/resets": {"email": email},
        "/api/account/keep": {"email": email, "signIn": wrong_secret()},
    }


@pytest.mark.parametrize("options", [[], WITH_MAIL], ids=["without mail", "with mail"])
def test_known_and_unknown_addresses_get_the_same_answers(server, options):
    known, gone, changed = (Person().sign_up(Api(server.address)) for _ in range(3))
    leaving = Device(server.address, gone)
    leaving.api.send("POST", "/api/account/delete", {"signIn": gone.sign_in_text})
    server.options += options
    server.restart()
    people = [known.email, known.email.upper(), gone.email, changed.email]
    strangers = [Person().email for _ in people]
    answers = {}
    for email in people + strangers:
        for path, body in requests(email).items():
            answer = Api(server.address).send("POST", path, body)
            answers.setdefault(path, []).append(appearance(answer))
    for path, seen in answers.items():
        assert all(it == seen[0] for it in seen), (path, seen)
    assert {path: seen[0][0] for path, seen in answers.items()} == {
        "/api/accounts/salt": 200, "/api/accounts": 202, "/api/sessions": 401,
        "/api/resets": 202, "/api/account/keep": 401,
    }


def invitation(server):
    made = run("invite", "--data", str(server.data_path))
    assert made.returncode == 0, made.stderr
    return made.stdout.strip()


def sign_up_with(server, email, code=None):
    body = Person(email=email).sign_up_body()
    more = {} if code is None else {"invitation": code}
    return Api(server.address).send("POST", "/api/accounts", {**body, **more})


@pytest.mark.parametrize("options", [[], WITH_MAIL], ids=["without mail", "with mail"])
@pytest.mark.parametrize("door", ["invitation", "closed"])
def test_the_door_answers_known_and_unknown_addresses_alike(server, options, door):
    """A code that lets nobody in is refused in one way: whether it is none, made up or used."""
    known, user = (Person().sign_up(Api(server.address)).email for _ in range(2))
    server.options += [*options, "--sign-up", door]
    server.restart()
    used, altered = invitation(server), invitation(server)
    is_open = door == "invitation"
    assert sign_up_with(server, user, used).status == (202 if is_open else 403)
    codes = [None, "", encoded(secrets.token_bytes(30)), altered[:-4] + "AAAA", used]
    refused = [appearance(sign_up_with(server, email, code))
               for code in codes for email in (known, Person().email)]
    assert all(it == refused[0] for it in refused), refused
    assert refused[0][0] == 403
    invited = [appearance(sign_up_with(server, email, invitation(server)))
               for email in (known, known, user, Person().email)]
    assert all(it == invited[0] for it in invited), invited
    assert invited[0][0] == (202 if is_open else 403)


def test_the_options_of_a_passkey_are_the_same_whoever_asks(server):
    """Nobody says who they are, and who says it all the same learns nothing of it."""
    known = Person().sign_up(Api(server.address))
    server.options += NAMED
    server.restart()
    passkey = kept_passkey(Device(server.address, known), KINDS[0]())
    bodies = [None, {}, *({"email": it} for it in (known.email, Person().email)),
              *({"credential": encoded(it)} for it in (passkey.name, Passkey(None).name))]
    answers = [Api(server.address).send("POST", "/api/sessions/passkey/options", body)
               for body in bodies]
    looks = [appearance(it) for it in answers]
    assert all(it == looks[0] for it in looks) and looks[0][0] == 200, looks
    assert [it.json["allowCredentials"] for it in answers] == [[]] * len(answers)
    assert len({it.json["challenge"] for it in answers}) == len(answers)


def refused_ways(passkey, other, address):
    """Each way to be refused after a credential was looked up; the last ones only its own key can
    try."""
    fresh = passkey.sign_in(challenge(address))
    foreign = Passkey(other.key, passkey.name, passkey.handle).sign_in(challenge(address))
    somebody = {**fresh, "userHandle": encoded(secrets.token_bytes(16))}
    made_up = passkey.sign_in(encoded(secrets.token_bytes(40)))
    no_client = {**fresh, "clientData": encoded(b"{}")}
    return [foreign, {**fresh, "signature": encoded(b"no signature")}, no_client, somebody, made_up]


@pytest.mark.parametrize("kind", KINDS)
def test_a_refused_passkey_looks_the_same_whether_it_is_known(server, kind):
    server.options += NAMED
    server.restart()
    person = Person().sign_up(Api(server.address))
    device = Device(server.address, person)
    known, removed, unknown = kept_passkey(device, kind()), kept_passkey(device, kind()), \
        Passkey(kind())
    [gone] = [it["id"] for it in device.api.send("GET", "/api/passkeys").json["passkeys"]][1:]
    assert device.api.send("DELETE", f"/api/passkeys/{gone}").status == 204
    looks = []
    for passkey in (known, removed, unknown):
        for body in refused_ways(passkey, Passkey(kind()), server.address):
            answer = Api(server.address).send("POST", "/api/sessions/passkey", body)
            looks.append(appearance(answer))
    assert all(it == looks[0] for it in looks) and looks[0][0] == 401, looks
    right = known.sign_in(challenge(server.address))
    assert Api(server.address).send("POST", "/api/sessions/passkey", right).status == 200


def test_a_made_up_salt_stays_the_same(server):
    email = Person().email

    def ask(text):
        answer = Api(server.address).send("POST", "/api/accounts/salt", {"email": text})
        return answer.json

    first = ask(email)
    assert first["rounds"] == ROUNDS and len(first["salt"]) == 32
    assert ask(email) == ask(f" {email.upper()} ") == first
    assert ask(Person().email)["salt"] != first["salt"]
    server.restart()
    assert ask(email) == first


def seconds(send):
    start = time.perf_counter()
    send()
    return time.perf_counter() - start


def compared(what, known, unknown):
    """The ratio of the medians, and whether it is one that chance makes."""
    ratio = statistics.median(known) / statistics.median(unknown)
    print(
        f"{what}: {len(known)} known, median {statistics.median(known) * 1000:.2f} ms;"
        f" {len(unknown)} unknown, median {statistics.median(unknown) * 1000:.2f} ms;"
        f" ratio {ratio:.3f}")
    return RATIOS[0] <= ratio <= RATIOS[1]


def measured(count, prepared, known, unknown):
    """Times of both kinds, in turn, so that what else the machine does meets both alike."""
    times = ([], [])
    for number in range(count):
        kinds = [(times[0], known), (times[1], unknown)]
        for kind, ones in kinds if number % 2 else reversed(kinds):
            kind.append(seconds(prepared(ones[number % len(ones)])))
    return times


def mailing(tries):
    """A server that sends mail, with accounts from the time before it did: as many as are needed to
    try, and as many addresses that nobody has."""
    server = Server(options=["--behind-proxy", "true"])
    count = -(-tries // TRIES_OF_AN_ADDRESS)
    known = [Person().sign_up(Api(server.address)).email for _ in range(count)]
    server.options += WITH_MAIL
    server.restart()
    return server, known, [Person().email for _ in known]


def test_a_refused_sign_in_is_no_quicker_for_an_unknown_address():
    """The sum over a password that nobody has is made, too: without it the ratio is far off."""
    found = mailing(TRIES)
    try:
        assert compared("sign-in", *times_of(found, "/api/sessions", 401, TRIES))
    finally:
        found[0].close()


# What a question about an address takes at least, so that no look into the database shows.
LEAST_SECONDS = 0.02


def test_a_question_about_an_address_is_never_answered_at_once(server):
    server.options += WITH_MAIL
    known = Person().sign_up(Api(server.address)).email
    server.restart()
    for email in (known, Person().email):
        for path, body in requests(email).items():
            if path in ("/api/accounts/salt", "/api/resets"):
                send = Api(server.address).send
                assert seconds(lambda: send("POST", path, body)) >= LEAST_SECONDS, (path, email)


@pytest.mark.parametrize("kind", KINDS)
def test_a_passkey_is_never_refused_at_once(server, kind):
    """Each kind of key has its own price, and the form of a signature names the kind."""
    server.options += NAMED
    server.restart()
    device = Device(server.address, Person().sign_up(Api(server.address)))
    for passkey in (kept_passkey(device, kind()), Passkey(kind())):
        forged = Passkey(kind(), passkey.name, passkey.handle)
        body = forged.sign_in(challenge(server.address))
        send = Api(server.address).send
        assert seconds(lambda: send("POST", "/api/sessions/passkey", body)) >= LEAST_SECONDS


def times_of(found, path, status, count, body_of=None):
    """`body_of` makes the body out of one of the known or unknown; nothing means: of an address."""
    server, known, unknown = found
    api = Api(server.address)

    def prepared(one):
        source = {"X-Forwarded-For": "10.9." + ".".join(str(it) for it in secrets.token_bytes(2))}
        body = body_of(one) if body_of else requests(one)[path]
        return lambda: answered(api.send("POST", path, body, source), status)

    return measured(count, prepared, known, unknown)


def answered(answer, status):
    assert answer.status == status
