"""A sign-in provider on this machine, which the server takes for Google and for Apple, and the way
there and back for a client that is no browser."""

import json
import pathlib
import tempfile
import urllib.parse

import requests
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from oidc_provider_mock import User, run_server_in_thread
from oidc_provider_mock._app import OpenIDCode, storage

COOKIE = "__Host-redstart-oidc"
# The pages of the provider ask for a style from there; nobody misses it.
STYLE_HOST = "cdn.jsdelivr.net"
NAMES = ("google", "apple")


def named_key(_, client):
    """Google and Apple say with which of their keys they signed."""
    return {"alg": "RS256", "kid": storage.jwk.thumbprint()}


OpenIDCode.get_encode_header = named_key


class Provider:
    """Knows some people; whoever comes says which one they are."""

    def __init__(self, people):
        """`people` are addresses by name; the provider has confirmed them."""
        users = [
            User(sub=name, claims={"email": email, "email_verified": True})
            for name, email in people.items()
        ]
        self.running = run_server_in_thread(user_claims=users)
        self.server = self.running.__enter__()
        self.host = f"localhost:{self.server.server_port}"
        self.folder = tempfile.TemporaryDirectory(prefix="redstart-provider-")

    def close(self):
        self.running.__exit__(None, None, None)
        self.folder.cleanup()

    def offer(self, server):
        """The server begins again where it was, and offers this provider under both names."""
        server.kill()
        server.options += ["--config", str(self.settings(server.address))]
        server.start()

    def settings(self, address):
        folder = pathlib.Path(self.folder.name)
        key = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption())
        (folder / "key.p8").write_bytes(key)
        (folder / "key.p8").chmod(0o600)
        settings = {
            "public-address": address.rstrip("/"),
            "oidc-google-client-id": "redstart-google",
            "oidc-google-client-secret": "a secret",
            "oidc-google-issuer": f"http://{self.host}",
            "oidc-apple-client-id": "redstart-apple",
            "oidc-apple-team-id": "TEAM",
            "oidc-apple-key-id": "KEY",
            "oidc-apple-key-file": str(folder / "key.p8"),
            "oidc-apple-issuer": f"http://{self.host}",
        }
        (folder / "settings.json").write_text(json.dumps(settings))
        (folder / "settings.json").chmod(0o600)
        return folder / "settings.json"


def leave(api, name):
    """The page of the provider to which the server sends a browser."""
    answer = api.send("GET", f"/api/oidc/{name}/start")
    assert answer.status == 303, answer.body
    api.cookies[COOKIE] = answer.cookie(COOKIE)
    return answer.headers["Location"]


def agree(page, who):
    """What the provider then adds to the way back."""
    answer = requests.post(page, data={"sub": who}, allow_redirects=False, timeout=30)
    return fields(answer.headers["Location"])


def deny(page):
    answer = requests.post(page, data={"action": "deny"}, allow_redirects=False, timeout=30)
    return fields(answer.headers["Location"])


def fields(address):
    return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(address).query))


def come_back(api, name, said):
    """The last part of the address in the app: a ticket, or `none`. Apple sends a form."""
    text = urllib.parse.urlencode(said)
    if name == "apple":
        headers = {
            "X-Redstart": None, "Origin": "https://appleid.apple.com",
            "Content-Type": "application/x-www-form-urlencoded",
        }
        answer = api.send("POST", "/api/oidc/apple/callback", text.encode(), headers)
    else:
        answer = api.send("GET", f"/api/oidc/{name}/callback?{text}")
    assert answer.status == 303, answer.body
    place = answer.headers["Location"]
    assert place.startswith("/#/account/oidc/"), place
    cookie = answer.cookie(COOKIE)
    if cookie:
        api.cookies[COOKIE] = cookie
    return place.rsplit("/", 1)[1]


def ticket(api, name, who):
    """All the way there and back."""
    found = come_back(api, name, agree(leave(api, name), who))
    assert found != "none"
    return found
