"""Refresh tokens: they turn over without signing anybody out, and a stolen one ends its family."""

import concurrent.futures
import hashlib
import json
import os
import sqlite3
import threading

import pytest

from api_client import ACCESS, REFRESH, Api, Device, Person, decoded

ROUNDS = int(os.environ.get("REDSTART_REFRESH_ROUNDS", "100"))
TABS = 5
DAY = 86_400_000


def refresh(api):
    return api.send("POST", "/api/sessions/refresh")


def at_once(apis):
    """Each sends a refresh in the same moment, as tabs do that wake together."""
    gate = threading.Barrier(len(apis))

    def turn(api):
        gate.wait()
        return refresh(api)

    with concurrent.futures.ThreadPoolExecutor(len(apis)) as pool:
        return list(pool.map(turn, apis))


def looks(api):
    return api.send("GET", "/api/account").status


@pytest.fixture
def device(site):
    return Device(site.address, Person().sign_up(Api(site.address)))


def test_two_tabs_with_one_token_get_the_same_successor(device):
    tabs = [device.api.copy(), device.api.copy()]
    answers = at_once(tabs)
    assert [it.status for it in answers] == [204, 204]
    assert tabs[0].cookies[REFRESH] == tabs[1].cookies[REFRESH] != device.api.cookies[REFRESH]
    assert [looks(tab) for tab in tabs] == [200, 200]


def test_tabs_that_always_refresh_together_are_never_signed_out(device):
    tabs = [device.api.copy() for _ in range(TABS)]
    seen = {device.api.cookies[REFRESH]}
    for _ in range(ROUNDS):
        assert [it.status for it in at_once(tabs)] == [204] * TABS
        (now,) = {tab.cookies[REFRESH] for tab in tabs}
        assert now not in seen
        seen.add(now)
    assert [looks(tab) for tab in tabs] == [200] * TABS


def test_a_tab_that_comes_late_within_the_grace_goes_on(device):
    late = device.api.copy()
    for _ in range(3):
        assert refresh(device.api).status == 204
    assert refresh(late).status == 204
    assert [looks(device.api), looks(late)] == [200, 200]
    assert refresh(late).status == 204


def test_the_cookies_are_out_of_reach_of_scripts_and_other_sites(device):
    answer = refresh(device.api)
    lines = answer.headers.get_all("Set-Cookie")
    assert len(lines) == 2
    for line, (name, seconds) in zip(lines, [(ACCESS, 600), (REFRESH, 30 * DAY // 1000)]):
        parts = line.split("; ")
        assert parts[0].startswith(name + "=")
        assert set(parts[1:]) >= {"Secure", "HttpOnly", "SameSite=Strict", "Path=/"}
        assert not any(part.startswith("Domain") for part in parts)
        (age,) = [part for part in parts if part.startswith("Max-Age=")]
        assert 0 < int(age.removeprefix("Max-Age=")) <= seconds


def test_a_refused_refresh_leaves_the_cookies_of_a_faster_tab_alone(device):
    stranger = Api(device.api.address, cookies={REFRESH: "A" * 43})
    answer = refresh(stranger)
    assert (answer.status, answer.code) == (401, "unauthorized")
    assert answer.headers.get_all("Set-Cookie") is None


class Aged:
    """A server whose clock seems to have gone on: its database is older than it was."""

    def __init__(self, server):
        self.server = server
        self.device = Device(server.address, Person().sign_up(Api(server.address)))
        self.other = Device(server.address, self.device.person, name="Phone")

    def age(self, statement, *values):
        self.server.kill()
        with sqlite3.connect(self.server.data_path / "redstart.db") as database:
            database.execute(statement, values)
        database.close()
        self.server.restart()


def used(jar):
    """The name under which the server keeps a refresh token."""
    return hashlib.sha256(decoded(jar.cookies[REFRESH])).digest()


def reuses(server):
    lines = (server.data_path / "audit.log").read_text().splitlines()
    events = [json.loads(line.split("\t")[0]) for line in lines]
    return [it for it in events if it["event"] == "refresh_reused"]


def test_an_answer_that_was_lost_signs_nobody_out(server):
    aged = Aged(server)
    before = aged.device.api.copy()
    assert refresh(aged.device.api).status == 204
    aged.age("UPDATE refresh_tokens SET used_at = used_at - 86400000 WHERE token = ?", used(before))
    again = before.copy()
    assert refresh(again).status == 204, "a day later; the first answer never arrived"
    assert again.cookies[REFRESH] == aged.device.api.cookies[REFRESH]
    assert looks(again) == 200
    assert refresh(again).status == 204
    assert reuses(server) == []


def test_a_token_that_comes_back_after_its_successor_was_used_ends_its_family(server):
    aged = Aged(server)
    stolen = aged.device.api.copy()
    assert refresh(aged.device.api).status == 204
    assert refresh(aged.device.api).status == 204
    aged.age("UPDATE refresh_tokens SET used_at = used_at - 30001 WHERE token = ?", used(stolen))
    assert looks(aged.device.api) == 200
    assert refresh(stolen).status == 401
    assert [looks(aged.device.api), looks(stolen)] == [401, 401]
    assert refresh(aged.device.api).status == 401
    assert looks(aged.other.api) == 200, "the person's other device goes on"
    assert refresh(aged.other.api).status == 204
    (noted,) = reuses(server)
    assert noted["account"] == aged.device.account


@pytest.mark.parametrize("column, days", [("seen_at", 30), ("created_at", 90)])
def test_a_session_ends_after_its_time(server, column, days):
    aged = Aged(server)
    session = f"UPDATE sessions SET {column} = {column} - ? WHERE device = ?"
    aged.age(session, days * DAY - 60_000, aged.device.name)
    assert refresh(aged.device.api).status == 204
    aged.age(session, days * DAY + 60_000, aged.device.name)
    assert refresh(aged.device.api).status == 401
    assert refresh(aged.other.api).status == 204


def test_tokens_lie_hashed_on_the_disk(site, device):
    with sqlite3.connect(f"file:{site.data_path}/redstart.db?mode=ro", uri=True) as database:
        kept = {token for (token,) in database.execute("SELECT token FROM refresh_tokens")}
    token = decoded(device.api.cookies[REFRESH])
    assert hashlib.sha256(token).digest() in kept and token not in kept
