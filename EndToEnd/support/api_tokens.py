"""Makes access tokens with a server's own secret, right ones and wrong ones."""

import hashlib
import hmac
import json

from api_client import decoded, drawn, encoded

HEAD = {"alg": "HS256", "typ": "at+jwt"}


class Mint:
    """Signs as the server does, so that a wrong token is refused for what it says."""

    def __init__(self, secret):
        self.key = drawn(secret, "redstart access tokens 1")

    def signed(self, head, claims, digest=hashlib.sha256):
        """`head` and `claims` as bytes, or as what JSON is made of."""
        text = ".".join(encoded(part if isinstance(part, bytes) else json.dumps(part).encode())
                        for part in (head, claims))
        return text + "." + encoded(hmac.digest(self.key, text.encode(), digest))

    def like(self, token, moved=0, **changed):
        """The same claims, `moved` by seconds; a claim that is changed to None is left out."""
        claims = claims_of(token)
        claims |= {"iat": claims["iat"] + moved, "exp": claims["exp"] + moved} | changed
        return self.signed(HEAD, {k: v for k, v in claims.items() if v is not None})


def claims_of(token):
    return json.loads(decoded(token.split(".")[1]))
