"""Nobody learns from an answer, or from how long it takes, who has an account."""

import secrets
import statistics
import time

import pytest

from api_client import ROUNDS, Api, Device, Person, encoded
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
        for kind, emails in kinds if number % 2 else reversed(kinds):
            email = emails[number % len(emails)]
            kind.append(seconds(prepared(email)))
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


def times_of(found, path, status, count):
    server, known, unknown = found
    api = Api(server.address)

    def prepared(email):
        source = {"X-Forwarded-For": "10.9." + ".".join(str(it) for it in secrets.token_bytes(2))}
        body = requests(email)[path]
        return lambda: answered(api.send("POST", path, body, source), status)

    return measured(count, prepared, known, unknown)


def answered(answer, status):
    assert answer.status == status
