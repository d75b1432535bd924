"""A box of push subscriptions as a person's devices share it, for a server from outside."""

import secrets
import time

from api_client import Api, encoded

HOUR = 3_600_000


def now():
    return int(time.time() * 1000)


def identifier():
    return secrets.token_hex(16)


class Box:
    """Knows the secret; the server knows its hash."""

    def __init__(self, address, source=None):
        self.secret = secrets.token_bytes(32)
        self.api = Api(address, source)
        self.headers = {"Authorization": "Box " + encoded(self.secret)}

    def send(self, method, path, body=None):
        return self.api.send(method, "/api/push" + path, body, self.headers)

    def subscribe(self, endpoint, name=None):
        """The name of a new subscription, which must be taken."""
        name = name or identifier()
        answer = self.send("PUT", f"/subscriptions/{name}", {"endpoint": endpoint})
        assert answer.status == 204, answer.body
        return name

    def upload(self, new=(), keep=(), quiet=()):
        """What the server says of a plan that it must take."""
        body = {"quiet": list(quiet), "keep": list(keep), "new": list(new)}
        answer = self.send("PUT", "/plan", body)
        assert answer.status == 200, answer.body
        return answer.json


def delivery(bodies, seconds=0.0, lasts=HOUR, slot=None, name=None):
    """Due in some seconds; `bodies` by subscription."""
    name = name or identifier()
    at = now() + int(seconds * 1000)
    return {
        "id": name, "at": at, "until": at + lasts, "slot": slot or name,
        "bodies": {subscription: encoded(body) for subscription, body in bodies.items()},
    }
