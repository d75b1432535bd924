"""The package of `make package` in a Debian of its own: installed, upgraded, removed, purged.

Needs root, debootstrap and a mirror of Debian. No systemd runs there, so a test starts the server
with the command of the unit, as the user of the unit.
"""

import os
import pathlib
import platform
import shutil
import subprocess
import tempfile

import pytest

from packages import ROOT, Image, answer, command_of, fields, is_well, output, started

DATA, CONFIGURATION = "var/lib/redstart", "etc/redstart/redstart.json"
UNIT = "usr/lib/systemd/system/redstart.service"
DEBS = sorted((ROOT / "dist/packages").glob("redstart_*.deb"))


class System:
    """A folder in which a Debian lies."""

    def __init__(self, path):
        self.path = pathlib.Path(path)

    def command(self, *words, user=None):
        """Processes there see their own /proc, and end with the first of them."""
        return [
            "unshare", "--fork", "--kill-child", "--pid", "--mount",
            f"--mount-proc={self.path}/proc", "chroot",
            *([f"--userspec={user}:{user}"] if user else []), str(self.path), *words]

    def run(self, *words, **options):
        environment = {
            **os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8",
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "TMPDIR": "/tmp",
        }
        return output(*self.command(*words), env=environment, stdin=subprocess.DEVNULL, **options)

    def install(self, deb):
        shutil.copy(deb, self.path / "tmp/redstart.deb")
        self.run("apt-get", "install", "-y", "--no-install-recommends", "/tmp/redstart.deb")

    def rights(self, path):
        return self.run("stat", "--format=%a %U %G", f"/{path}").strip()

    def serves(self):
        """Starts the server as the unit does, on a free port."""
        command = command_of((self.path / UNIT).read_text())
        return started(self.command(*command, "--port", "0", user="redstart"), cwd="/")


@pytest.fixture(scope="module")
def deb():
    assert len(DEBS) == 1, "dist/packages has no package — cure: make package"
    return DEBS[0]


@pytest.fixture(scope="module")
def plain():
    """A Debian of the release on which the package was made, with nothing but the least."""
    if os.geteuid() != 0:
        pytest.skip("only root may change its root directory")
    release = platform.freedesktop_os_release()["VERSION_CODENAME"]
    with tempfile.TemporaryDirectory(prefix="redstart-debian-") as folder:
        os.chmod(folder, 0o755)
        root = f"{folder}/root"
        output("debootstrap", "--variant=minbase", release, root)
        yield root


@pytest.fixture
def system(plain):
    copy = f"{plain}-copy"
    output("cp", "-a", plain, copy)
    yield System(copy)
    shutil.rmtree(copy)


def newer(deb, folder):
    """The same package with a later version."""
    output("dpkg-deb", "--raw-extract", deb, folder / "tree")
    control = folder / "tree/DEBIAN/control"
    version = fields(deb)["Version"]
    control.write_text(control.read_text().replace(version, version + "1"))
    (folder / "tree/usr/share/redstart/web/newer.txt").write_text("newer")
    output("dpkg-deb", "--root-owner-group", "-Zgzip", "--build", folder / "tree",
           folder / "newer.deb")
    return folder / "newer.deb"


def test_an_installed_server_answers_as_its_own_user(deb, system):
    system.install(deb)
    assert system.rights(DATA) == "700 redstart redstart"
    assert system.rights("etc/redstart") == "750 root redstart"
    assert system.rights(CONFIGURATION) == "640 root redstart"
    assert "nologin" in system.run("getent", "passwd", "redstart")
    wanted = system.path / "etc/systemd/system/multi-user.target.wants/redstart.service"
    assert wanted.is_symlink(), "the server starts with the machine"
    with system.serves() as address:
        assert is_well(address)
        assert "<title>" in answer(address, "")
    assert (system.path / DATA / "redstart.db").is_file()
    assert system.rights(f"{DATA}/redstart.db") == "600 redstart redstart"
    copy = system.run("runuser", "-u", "redstart", "--", "redstart", "backup", "--data", f"/{DATA}")
    assert copy.startswith(f"/{DATA}/backups/redstart-")


def test_an_upgrade_keeps_settings_their_rights_and_data(deb, system, tmp_path):
    system.install(deb)
    settings = '{"host": "127.0.0.1", "log-level": "notice"}\n'
    (system.path / CONFIGURATION).write_text(settings)
    os.chmod(system.path / CONFIGURATION, 0o600)
    system.run("chown", "redstart:redstart", f"/{CONFIGURATION}")
    with system.serves() as address:
        assert is_well(address)
    secret = (system.path / DATA / "secret").read_bytes()
    system.install(newer(deb, tmp_path))
    assert (system.path / "usr/share/redstart/web/newer.txt").is_file()
    assert (system.path / CONFIGURATION).read_text() == settings
    assert system.rights(CONFIGURATION) == "600 redstart redstart"
    assert (system.path / DATA / "secret").read_bytes() == secret
    with system.serves() as address:
        assert is_well(address)


def test_removing_keeps_all_and_purging_keeps_the_data_and_says_where(deb, system):
    system.install(deb)
    with system.serves() as address:
        assert is_well(address)
    settings = (system.path / CONFIGURATION).read_text()
    secret = (system.path / DATA / "secret").read_bytes()
    system.run("dpkg", "--remove", "redstart")
    assert not (system.path / "usr/bin/redstart").exists()
    assert not (system.path / "usr/share/redstart").exists()
    assert (system.path / CONFIGURATION).read_text() == settings
    said = system.run("dpkg", "--purge", "redstart")
    assert f"stay in /{DATA}" in said
    assert not (system.path / "etc/redstart").exists()
    assert not list((system.path / "etc/systemd/system").rglob("redstart.service"))
    assert (system.path / DATA / "secret").read_bytes() == secret
    assert system.rights(DATA) == "700 redstart redstart"
    system.install(deb)
    with system.serves() as address:
        assert is_well(address)
    assert (system.path / DATA / "secret").read_bytes() == secret


def test_the_last_stage_of_the_container_works_on_a_plain_debian(deb, system):
    image = Image()
    for name, value in image.steps:
        if name == "COPY":
            assert value.split()[:2] == ["--from=build", "/redstart.deb"]
            shutil.copy(deb, system.path / value.split()[2].lstrip("/"))
        if name == "RUN":
            system.run("sh", "-c", value)
    assert not (system.path / "tmp/redstart.deb").exists()
    assert system.run("id", "--user", image.user).strip() == "900"
    environment = {**os.environ, **image.environment, "REDSTART_HOST": "127.0.0.1"}
    command = system.command(*image.command, user=image.user)
    with started(command, env={**environment, "REDSTART_PORT": "0"}, cwd="/") as address:
        health = [word.replace("http://127.0.0.1:8080/", address) for word in image.health]
        assert '"status":"ok"' in system.run(*health)
    assert (system.path / DATA / "redstart.db").is_file()
    gone = subprocess.run(system.command(*health), capture_output=True)
    assert gone.returncode != 0, "a server that is gone is not called healthy"
