"""Who is let in at all: the door for new accounts, the files beside the server, the last worker."""

import pathlib
import stat
import subprocess
import urllib.request

from api_client import Api, Person
from server import BINARY, Server


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
    for arguments in (["invite", "--data", "/nowhere"], ["audit", "--data", "/nowhere"]):
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
