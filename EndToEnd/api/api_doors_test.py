"""Who is let in at all: the door for new accounts, the files beside the server, the last worker."""

import pathlib
import re
import socket
import ssl
import sqlite3
import stat
import subprocess
import urllib.request

from api_client import Api, Person
from server import BINARY, Server, certified


def run(*arguments):
    return subprocess.run([BINARY, *arguments], capture_output=True, text=True, check=False)


def served(*options):
    return Server(options=[*options, "--behind-proxy", "true"])


def test_an_invitation_from_the_command_line_lets_one_person_in():
    server = served("--sign-up", "invitation")
    try:
        made = run("invite", "--data", str(server.data_path))
        assert made.returncode == 0, made.stderr
        code = made.stdout.strip()

        def sign_up(**more):
            body = {**Person().sign_up_body(), **more}
            return Api(server.address).send("POST", "/api/accounts", body)

        assert (sign_up().status, sign_up().code) == (403, "invitation")
        assert sign_up(invitation=code).status == 202
        assert sign_up(invitation=code).code == "invitation"
        assert Api(server.address).send("GET", "/api/server").json["signUp"] == "invitation"
    finally:
        server.close()


def test_a_wrong_use_of_the_commands_is_one_line():
    for arguments in (["invite", "--days", "0"], ["audit", "--lines", "3"]):
        assert run(*arguments).returncode == 2
    for arguments in (["invite", "--data", "/nowhere"], ["audit", "--data", "/nowhere"],
                      ["clock", "--data", "/nowhere"],
                      ["account", "let-in", "a@example.org", "--data", "/nowhere"]):
        told = run(*arguments)
        assert told.returncode == 1 and len(told.stderr.splitlines()) == 1, told.stderr
    assert run("serve", "--sign-up", "friends").returncode == 1


def test_the_log_is_checked_while_the_server_runs():
    server = served()
    try:
        Person().sign_up(Api(server.address))
        told = run("audit", "--data", str(server.data_path))
        assert told.returncode == 0, told.stderr
        assert told.stdout.startswith("whole: 1 lines, seal ")
        log = server.data_path / "audit.log"
        server.stop()
        log.write_text("")
        (server.data_path / "audit.head").write_text("")
        told = run("audit", "--data", str(server.data_path))
        assert (told.returncode, "its end is missing" in told.stderr) == (1, True)
        server.start()
    finally:
        server.close()


def test_the_latest_time_is_shown_and_forgotten_once_the_server_is_stopped():
    server = served()
    try:
        Person().sign_up(Api(server.address))
        told = run("clock", "--data", str(server.data_path))
        assert told.returncode == 1 and "stop it" in told.stderr
        server.stop()
        database = sqlite3.connect(server.data_path / "redstart.db")
        database.execute("INSERT OR REPLACE INTO server_clock VALUES (1, 1900000000000)")
        database.commit()
        database.close()
        told = run("clock", "--data", str(server.data_path))
        assert (told.returncode, told.stdout) == (0, "2030-03-17T17:46:40Z\n"), told.stderr
        told = run("clock", "--forget", "--data", str(server.data_path))
        assert told.stdout == "2030-03-17T17:46:40Z is forgotten\n"
        assert run("clock", "--data", str(server.data_path)).stdout == "none\n"
        server.start()
    finally:
        server.close()


def test_an_operator_lets_somebody_in_once_the_server_is_stopped():
    server = served()
    try:
        person = Person().sign_up(Api(server.address))

        def let_in(address):
            return run("account", "let-in", address, "--data", str(server.data_path))

        told = let_in(person.email)
        assert told.returncode == 1 and "stop it" in told.stderr
        server.stop()
        told = let_in("nobody@example.org")
        assert (told.returncode, told.stdout) == (1, "")
        assert told.stderr == "redstart: nobody@example.org: no account has this address\n"
        told = let_in(person.email.upper())
        assert told.returncode == 0, told.stderr
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\n", told.stdout)
        server.start()
    finally:
        server.close()


def test_all_files_are_for_their_owner_only():
    server = served()
    try:
        Person().sign_up(Api(server.address))
        assert run("backup", "--data", str(server.data_path)).returncode == 0
        paths = [pathlib.Path(server.data_path), *pathlib.Path(server.data_path).rglob("*")]
        assert {path.name for path in paths} >= {"redstart.db", "secret", "audit.log", "backups"}
        for path in paths:
            assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path
    finally:
        server.close()


def test_a_retired_worker_takes_itself_away():
    server = served("--worker", "retired")
    try:
        with urllib.request.urlopen(server.address + "sw.js") as answer:
            text = answer.read().decode()
            assert answer.headers["Cache-Control"] == "no-cache"
        assert "unregister()" in text and "caches.delete" in text and "fetch" not in text
    finally:
        server.close()


def test_over_tls_every_answer_asks_to_stay_there(tmp_path):
    certificate, options = certified(tmp_path)
    server = served(*options)
    trust = ssl.create_default_context(cafile=certificate)
    trust.check_hostname = False

    def told(request):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as plain:
            with trust.wrap_socket(plain) as wire:
                wire.sendall(request.encode())
                answer = b""
                while b"\r\n\r\n" not in answer and (more := wire.recv(4096)):
                    answer += more
        return answer.decode(errors="replace").lower()

    host, end = "Host: 127.0.0.1\r\n", "Content-Length: 0\r\n\r\n"
    requests = {
        200: f"GET / HTTP/1.1\r\n{host}\r\n", 304: None, 404: f"GET /no HTTP/1.1\r\n{host}\r\n",
        401: f"GET /api/account HTTP/1.1\r\n{host}\r\n",
        403: f"POST /api/sessions HTTP/1.1\r\n{host}{end}",
        405: f"DELETE /api/server HTTP/1.1\r\n{host}X-Redstart: 1\r\n{end}",
        400: "GET / HTTP/1.1\r\n\r\n",
    }
    tag = told(requests[200]).split("etag: ")[1].split("\r\n")[0]
    requests[304] = f"GET / HTTP/1.1\r\n{host}If-None-Match: {tag}\r\n\r\n"
    try:
        for status, request in requests.items():
            answer = told(request)
            assert answer.startswith(f"http/1.1 {status} "), answer
            assert answer.count("\r\nstrict-transport-security: ") == 1, answer
            assert "max-age=31536000; includesubdomains\r\n" in answer
    finally:
        server.close()
