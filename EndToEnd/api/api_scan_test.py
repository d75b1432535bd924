"""What a scanner finds at the server's own TLS: that only 1.3 is spoken, and no hole."""

import json
import ssl
import subprocess
import urllib.request

from server import Server, certified

# What is spoken, its ciphers, forward secrecy, known holes and what answers say; not the
# certificate, which the test has made.
ASKED = ("--protocols", "--std", "--pfs", "--vulnerable", "--headers")
SECONDS = 300
FINE = {"OK", "INFO"}
# Packing lets somebody guess a secret beside what they put into an answer. Only files that are the
# same for everybody are packed, which is looked at here as well.
PACKED = "BREACH"


def scanned(port, folder):
    found = folder / "found.json"
    subprocess.run(
        ["testssl", *ASKED, "--ip", "127.0.0.1", "--warnings", "off", "--color", "0",
         "--jsonfile", found, f"localhost:{port}"],
        check=False, capture_output=True, timeout=SECONDS)
    return json.loads(found.read_text())


def asked(server, certificate):
    """An answer below /api to a client that takes packed ones."""
    request = urllib.request.Request(
        f"https://localhost:{server.port}/api/server", headers={"Accept-Encoding": "gzip, br"})
    trust = ssl.create_default_context(cafile=certificate)
    return urllib.request.urlopen(request, context=trust, timeout=10)


def test_a_scanner_finds_nothing_at_the_tls_of_the_server(tmp_path):
    certificate, options = certified(tmp_path)
    server = Server(options=options)
    try:
        found = scanned(server.port, tmp_path)
        answer = asked(server, certificate)
    finally:
        server.close()
    said = {it["id"]: it["finding"] for it in found}
    assert said["TLS1_3"].startswith("offered")
    for older in ("SSLv2", "SSLv3", "TLS1", "TLS1_1", "TLS1_2"):
        assert said[older].startswith("not offered"), said[older]
    assert "heartbleed" in said and "HSTS_time" in said
    bad = [it for it in found if it["severity"] not in FINE and it["id"] != PACKED]
    assert not bad, bad
    assert answer.status == 200 and answer.headers["Content-Encoding"] is None
