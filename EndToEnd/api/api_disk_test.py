"""A full disk: nothing that was acknowledged is lost, and work goes on once there is room."""

import contextlib
import os
import resource
import subprocess
import tempfile

import pytest

from api_client import Api, Device, Person
from server import Server

SMALL, LARGE = 12 * 2**20, 64 * 2**20
BODY = 8_000


class SmallDisk:
    """A file system in memory, which only root may make."""

    refusal, refused_account = (507, "storage_full"), 507

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="redstart-disk-")
        mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL},mode=0700", "tmpfs"]
        made = subprocess.run([*mount, self.folder.name], capture_output=True, text=True)
        if made.returncode != 0:
            self.folder.cleanup()
            pytest.skip(f"no file system can be mounted here: {made.stderr.strip()}")
        self.path = self.folder.name

    def server(self):
        return Server(data=self.path, options=["--disk-reserve-megabytes", "0"])

    def widen(self, server):
        subprocess.run(["mount", "-o", f"remount,size={LARGE}", self.path], check=True)

    def close(self):
        subprocess.run(["umount", self.path], check=True)
        self.folder.cleanup()


class SmallFiles:
    """Files that may not grow, which needs no rights: for the server that is a broken disk."""

    refusal, refused_account = (503, "server_busy"), 500

    def server(self):
        server = Server(restore_signals=False)
        self.limit(server, SMALL // 2)
        return server

    def widen(self, server):
        self.limit(server, resource.RLIM_INFINITY)

    def limit(self, server, size):
        limits = (size, resource.RLIM_INFINITY)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)

    def close(self):
        pass


def filled(device):
    """Pushes until the server has no room; what was acknowledged, and the refusal."""
    told = []
    while len(told) * BODY < LARGE:
        change = device.change(os.urandom(BODY))
        answer = device.push([change])
        if answer.status != 200:
            return told, change, answer
        assert answer.json["verdicts"][0]["verdict"] == "accepted"
        told.append(change["id"])
    raise AssertionError("the disk was never full")


@pytest.mark.parametrize("kind", [SmallDisk, SmallFiles])
def test_with_a_full_disk_nothing_is_lost_and_reading_goes_on(kind):
    disk = kind()
    with contextlib.closing(disk), contextlib.closing(disk.server()) as server:
        person = Person().sign_up(Api(server.address))
        device = Device(server.address, person)
        told, refused, answer = filled(device)
        assert (answer.status, answer.code) == kind.refusal
        assert [change["id"] for change in device.log()] == told
        assert device.api.send("GET", "/api/account").json["changes"] == len(told)
        assert device.api.send("GET", "/healthz").status == 200
        again = device.push([refused])
        assert again.status == answer.status
        sign_up = Api(server.address).send("POST", "/api/accounts", Person().sign_up_body())
        assert sign_up.status in (202, kind.refused_account), sign_up.body
        disk.widen(server)
        assert device.push([refused]).json["verdicts"][0]["sequence"] == len(told) + 1
        told.append(refused["id"])
        assert [change["id"] for change in device.log()] == told
        server.restart()
        assert [change["id"] for change in device.log()] == told
        Device(server.address, person, name="Phone").push([])


def test_before_the_disk_is_full_nothing_new_is_taken_and_the_rest_goes_on():
    disk = SmallDisk()
    options = ["--disk-reserve-megabytes", "6", "--behind-proxy", "true"]
    with contextlib.closing(disk), contextlib.closing(
        Server(data=disk.path, options=options)
    ) as server:
        person = Person().sign_up(Api(server.address))
        device = Device(server.address, person)
        told, refused, answer = filled(device)
        assert (answer.status, answer.code) == (507, "storage_full")
        assert int(answer.headers["Retry-After"]) > 0
        left = os.statvfs(disk.path)
        assert 2**20 < left.f_bavail * left.f_frsize < 6 * 2**20, "it is not full"
        assert [change["id"] for change in device.log()] == told
        sign_up = Api(server.address).send("POST", "/api/accounts", Person().sign_up_body())
        assert sign_up.code == "sign_up_closed"
        other = Device(server.address, person, name="Phone")
        assert len(other.log()) == len(told)
        assert other.api.send("DELETE", "/api/sessions/current").status == 204
        disk.widen(server)
        assert device.push([refused]).status == 200
