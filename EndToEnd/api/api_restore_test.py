"""Damage is noticed and never served as healthy; a copy brings everything back."""

import contextlib
import dataclasses
import os
import random
import shutil
import sqlite3
import subprocess
import time

from api_client import Api, Device, Person, encoded
from server import ADDRESS, BINARY, START_WAIT, WEB, Server

FLIPS = int(os.environ.get("REDSTART_FLIP_ROUNDS", "16"))
BITS_OF_A_ROUND = 8
CHANGES = 60


def redstart(*arguments):
    return subprocess.run(
        [BINARY, *arguments], capture_output=True, text=True, timeout=START_WAIT)


def serve(path):
    """A start that is expected to be refused, in one line that names the cure."""
    done = redstart("serve", "--port", "0", "--data", str(path), "--web", WEB)
    assert done.returncode == 1, done
    assert not ADDRESS.search(done.stdout)
    problems = [line for line in done.stderr.splitlines() if line.startswith("redstart: ")]
    assert len(problems) == 1, done.stderr
    return problems[0]


def with_changes(server, count=CHANGES):
    device = Device(server.address, Person().sign_up(Api(server.address)))
    answer = device.push([device.change(os.urandom(600)) for _ in range(count)])
    assert answer.json["head"] == count
    return device


def copy_of(server):
    done = redstart("backup", "--data", str(server.data_path))
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def flipped(data, chance):
    data = bytearray(data)
    for _ in range(BITS_OF_A_ROUND):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(data)


def starts(server):
    try:
        server.start()
    except AssertionError:
        assert "redstart: " in server.logged
        server.kill()
        return False
    return True


def test_flipped_bits_are_noticed_or_harm_nothing(server):
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    chance = random.Random(seed)
    device = with_changes(server)
    log = device.log()
    server.stop()
    path = server.data_path / "redstart.db"
    whole = path.read_bytes()
    seen = {"refused to start": 0, "noticed at reading": 0, "harmless": 0}
    for _ in range(FLIPS):
        for name in ("redstart.db-wal", "redstart.db-shm"):
            (server.data_path / name).unlink(missing_ok=True)
        path.write_bytes(flipped(whole, chance))
        if not starts(server):
            seen["refused to start"] += 1
            continue
        answer = device.pull()
        server.kill()
        if answer.status == 200:
            assert answer.json["changes"] == log
            seen["harmless"] += 1
        else:
            # The session's own row may be what was hit.
            assert answer.code in ("server_busy", "internal", "unauthorized"), answer.body
            seen["noticed at reading"] += 1
    print(seen)
    assert seen["refused to start"] + seen["noticed at reading"] > 0
    for name in ("redstart.db-wal", "redstart.db-shm"):
        (server.data_path / name).unlink(missing_ok=True)
    path.write_bytes(whole)
    server.start()
    assert device.log() == log


def test_a_stop_leaves_each_database_in_one_file(server):
    """Whoever copies the file of a server that was stopped has everything, also where a device
    still listened."""
    device = with_changes(server)
    listening = device.api.connect()
    listening.request("GET", "/api/vault/events", headers=device.api.headers("GET"))
    assert listening.getresponse().status == 200
    server.stop()
    listening.close()
    assert {it.name for it in server.data_path.glob("*.db*")} == {"redstart.db", "push.db"}
    path = f"file:{server.data_path / 'redstart.db'}?immutable=1"
    with contextlib.closing(sqlite3.connect(path, uri=True)) as database:
        assert database.execute("SELECT count(*) FROM changes").fetchone() == (CHANGES,)


def test_a_damaged_database_does_not_start_and_its_copy_brings_it_back(server):
    device = with_changes(server)
    log = device.log()
    copy = copy_of(server)
    server.stop()
    path = server.data_path / "redstart.db"
    damaged = bytearray(path.read_bytes())
    damaged[4096 : len(damaged) // 2] = bytes(len(damaged) // 2 - 4096)
    path.write_bytes(damaged)
    problem = serve(server.data_path)
    assert "damaged" in problem and "restore" in problem, problem
    said = redstart("restore", copy, "--data", str(server.data_path)).stdout.splitlines()
    assert os.path.exists(said[0])
    server.start()
    device.sign_in()
    assert device.log() == log


def test_a_file_that_is_no_database_is_told(server):
    server.stop()
    for content in (b"not a database", os.urandom(8192), b"SQLite format 3\0" + bytes(4080)):
        (server.data_path / "redstart.db").write_bytes(content)
        assert "redstart.db" in serve(server.data_path)


def test_a_server_that_was_put_back_gets_everything_again_and_nothing_twice(server):
    device = with_changes(server)
    before = device.log()
    copy = copy_of(server)
    later = [device.change(b"later") for _ in range(10)]
    assert device.push(later).json["head"] == CHANGES + 10
    newer = Person().sign_up(Api(server.address))
    server.stop()
    assert redstart("restore", copy, "--data", str(server.data_path)).returncode == 0
    server.start()
    old_epoch = device.epoch
    assert device.pull().status == 401, "a restore ends all sessions"
    device.sign_in()
    device.epoch = old_epoch
    answer = device.pull()
    assert (answer.status, answer.code) == (409, "epoch")
    told = answer.json["details"]["epoch"]
    assert told != old_epoch
    stopped = device.push([device.change(b"in the old history")]).json
    assert (stopped["stop"], stopped["verdicts"], stopped["epoch"]) == ("epoch", [], told)
    again = offered_again(device, told, before + later)
    assert [it["verdict"] for it in again] == ["duplicate"] * CHANGES + ["accepted"] * 10
    log = device.log()
    assert [it["id"] for it in log] == [it["id"] for it in before + later]
    lost = {
        "email": newer.email, "signIn": newer.sign_in_text, "device": "0" * 16,
        "deviceName": "Phone",
    }
    assert Api(server.address).send("POST", "/api/sessions", lost).status == 401


def signs_in(server, person):
    body = {
        "email": person.email, "signIn": person.sign_in_text, "device": os.urandom(8).hex(),
        "deviceName": "Phone",
    }
    return Api(server.address).send("POST", "/api/sessions", body)


def with_another_password(device):
    """The person with a new password, and a second version of the vault key."""
    person = device.person
    fresh = dataclasses.replace(person, root=os.urandom(32))
    body = {
        "oldSignIn": person.sign_in_text, "salt": fresh.salt.hex(), "rounds": fresh.rounds,
        "signIn": fresh.sign_in_text, "passwordWrap": fresh.wrap("password"),
    }
    assert device.api.send("PUT", "/api/account/password", body).status == 204
    body = {
        "signIn": fresh.sign_in_text, "keyVersion": 2, "passwordWrap": fresh.wrap("password", 2),
        "recoveryWrap": fresh.wrap("recovery", 2), "keyRing": encoded(os.urandom(69)),
    }
    assert device.api.send("PUT", "/api/account/keys/vault", body).status == 204
    return fresh


def erase(server, person):
    """As if thirty days had passed since the person deleted the account."""
    server.kill()
    with sqlite3.connect(server.data_path / "redstart.db") as database:
        database.execute("UPDATE accounts SET deletion_at = 1 WHERE email = ?", (person.email,))
    database.close()
    server.start()
    end = time.monotonic() + START_WAIT
    while '"erased"' not in (server.data_path / "audit.log").read_text():
        assert time.monotonic() < end, "nothing was erased"
        time.sleep(0.05)


def test_what_was_taken_back_stays_taken_back(server, tmp_path):
    device = with_changes(server)
    old = device.person
    gone = Person().sign_up(Api(server.address))
    spare = {"signIn": old.sign_in_text, "key": encoded(old.vault_key)}
    assert device.api.send("PUT", "/api/account/spare", spare).status == 204
    # Elsewhere, where nobody takes out of it who is erased later.
    copy = shutil.move(copy_of(server), tmp_path / "copy.db")
    fresh = with_another_password(device)
    erase(server, gone)
    log = device.log()
    server.stop()
    done = redstart("restore", copy, "--data", str(server.data_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[1:] == [
        "sessions ended: 1", "spare keys dropped: 1", "accounts removed again: 1",
        "accounts with later passwords, keys or ways to sign in: 1",
    ]
    server.start()
    assert device.pull().status == 401
    assert signs_in(server, old).status == 401, "the password from before does not come back"
    assert signs_in(server, gone).status == 401, "who was erased stays erased"
    answer = signs_in(server, fresh)
    assert answer.status == 200, answer.body
    assert answer.json["keyVersion"] == 2 and "spareKey" not in answer.json
    assert answer.json["passwordWrap"] and answer.json["keyRing"]
    device.person = fresh
    device.sign_in()
    assert device.log() == log
    held = b"".join(path.read_bytes() for path in server.data_path.glob("backups/access.db"))
    assert held and gone.email.encode() not in held


def offered_again(device, epoch, changes):
    """What the protocol asks for after another epoch: a new name, new numbers, the old ids."""
    device.name, device.number, device.epoch = os.urandom(8).hex(), 0, epoch
    answer = device.api.send("PUT", "/api/sessions/device", {"device": device.name})
    assert answer.status == 204, answer.body
    renumbered = [
        {**device.change(b""), "id": it["id"], "stamp": it["stamp"], "body": it["body"]}
        for it in changes
    ]
    return device.push(renumbered).json["verdicts"]


def test_a_second_process_is_kept_out(server):
    device = with_changes(server)
    copy = copy_of(server)
    for problem in (serve(server.data_path),
                    redstart("restore", copy, "--data", str(server.data_path)).stderr):
        assert "another redstart uses the data directory" in problem
    assert device.push([device.change(b"still here")]).status == 200
    server.kill()
    server.start()
    assert len(device.log()) == CHANGES + 1


def test_what_is_no_copy_is_not_put_back(server, tmp_path):
    device = with_changes(server)
    log = device.log()
    copy = copy_of(server)
    server.stop()
    halves = tmp_path / "half.db"
    whole = open(copy, "rb").read()
    halves.write_bytes(whole[: len(whole) // 2])
    other = tmp_path / "other.db"
    other.write_text(encoded(os.urandom(500)))
    for file in (halves, other, tmp_path / "missing.db", tmp_path):
        done = redstart("restore", str(file), "--data", str(server.data_path))
        assert done.returncode == 1 and done.stderr.count("\n") == 1, done
        assert "is not a sound copy" in done.stderr
    server.start()
    assert device.log() == log


def test_no_file_of_the_server_holds_what_a_person_wrote(monkeypatch, tmp_path):
    """Database, write-ahead log, copies, logs, temporary files; after a stop in the middle, too."""
    canary = "canary-wheatear-6044"
    forms = [canary.encode(), canary.encode("utf-16-le"), canary.encode("utf-16-be")]
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    server = Server(options=["--log-level", "trace", "--behind-proxy", "true"])
    try:
        device = Device(server.address, Person().sign_up(Api(server.address)))
        device.push([device.change(canary.encode() * 20) for _ in range(50)])
        # What is refused is not kept either.
        device.api.send("POST", "/api/vault/changes", {"version": 1, "device": canary})
        device.api.send("GET", f"/api/vault/changes?from={canary}")
        device.api.send("PUT", f"/api/vault/attachments/{canary}", {"body": canary})
        copy_of(server)
        server.kill()
        looked = [it for at in (server.data_path, tmp_path) for it in at.rglob("*") if it.is_file()]
        names = {path.name for path in looked}
        assert {"redstart.db", "redstart.db-wal", "audit.log"} <= names
        assert any(path.parent.name == "backups" for path in looked)
        for path in looked:
            kept = path.read_bytes()
            assert not any(form in kept for form in forms), path
        assert "path=api" in server.logged and canary not in server.logged
    finally:
        server.close()


def test_a_copy_holds_nothing_that_can_be_read(server):
    device = Device(server.address, Person().sign_up(Api(server.address)))
    device.push([device.change(b"canary-dunnock-5512")])
    copy = open(copy_of(server), "rb").read()
    assert b"canary-dunnock-5512" not in copy
    for secret in (device.person.vault_key, device.person.root):
        assert secret not in copy
