"""What `make package` packs: the same bytes each time, few rights, and settings that exist.

A small program stands in for the server where only the packing counts. `package_long.py` installs
the real package.
"""

import json
import os
import re
import shutil
import subprocess
import tarfile

import pytest
import yaml

from packages import (
    ROOT, Image, answer, command_of, fields, is_well, output, packed, parsed, started)
from server import BINARY, WEB

# What systemd calls exposure, in tenths; 2.0 is little.
MOST_EXPOSURE = 20
UNIT = "usr/lib/systemd/system/redstart.service"
CONFIGURATION = "etc/redstart/redstart.json"


def inputs(folder, names):
    """A program, an app and licences, written in the order of the names."""
    web = folder / "web"
    for name in names:
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text(name)
    shutil.copy("/bin/true", folder / "redstart")
    (folder / "licences.txt").write_text("==== nobody\n")
    return folder / "redstart", web, folder / "licences.txt"


NAMES = ["index.html", "app.0123abcd.js", "icons/icon.svg", "sw.js"]


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    folder = tmp_path_factory.mktemp("packages")
    return packed(folder / "out", *inputs(folder, NAMES))


@pytest.fixture(scope="module")
def deb(packages):
    return packages[1]


@pytest.fixture(scope="module")
def tree(deb, tmp_path_factory):
    """The package's files where they are unpacked, with its own files below DEBIAN."""
    tree = tmp_path_factory.mktemp("tree") / "root"
    output("dpkg-deb", "--raw-extract", deb, tree)
    return tree


def test_the_same_inputs_give_the_same_bytes(packages, tmp_path):
    program, web, licences = inputs(tmp_path, reversed(NAMES))
    for path in (program, web / "index.html", web):
        os.chmod(path, 0o700)
        os.utime(path, (1, 1))
    elsewhere = {"TZ": "Pacific/Auckland", "LC_ALL": "C.UTF-8", "TMPDIR": str(tmp_path)}
    again = packed(tmp_path / "again", program, web, licences, **elsewhere)
    for first, second in zip(packages, again):
        assert first.name == second.name
        assert first.read_bytes() == second.read_bytes(), first.name
    (web / "sw.js").write_text("another")
    other = packed(tmp_path / "other", program, web, licences)
    for first, second in zip(packages, other):
        assert first.read_bytes() != second.read_bytes(), "a change is not noticed"
    assert not list(tmp_path.glob("tmp.*")), "packing leaves something behind"


def test_the_package_says_what_it_is_and_needs(deb, tree):
    told = fields(deb)
    assert (told["Package"], told["Version"]) == ("redstart", "0.1.0+1")
    assert told["Architecture"] == output("dpkg", "--print-architecture").strip()
    needs = told["Depends"].split(", ")
    assert any(re.fullmatch(r"libc6 \(>= [\d.]+\)", need) for need in needs), needs
    assert {"adduser", "ca-certificates", "libcurl4 (>= 7.85.0)"} < set(needs)
    assert "@" not in (tree / "DEBIAN/control").read_text().replace("root@localhost", "")
    assert int(told["Installed-Size"]) > 0
    assert (tree / "DEBIAN/conffiles").read_text() == f"/{CONFIGURATION}\n"
    output("md5sum", "--check", "--quiet", "DEBIAN/md5sums", cwd=tree)


def test_everything_is_of_root_for_all_to_read_and_nobody_else_to_write(packages):
    archive, deb = packages
    files = subprocess.run(["dpkg-deb", "--fsys-tarfile", deb], capture_output=True, check=True)
    unpacked = deb.parent / "files.tar"
    unpacked.write_bytes(files.stdout)
    for tar in (archive, unpacked):
        with tarfile.open(tar) as members:
            for member in members:
                assert (member.uid, member.gid) == (0, 0), member.name
                assert member.isdir() or member.isfile(), member.name
                is_program = member.isdir() or member.name.endswith("/redstart")
                assert member.mode == (0o755 if is_program else 0o644), member.name
                assert not member.name.startswith("./var"), "data is no part of a package"


def test_the_scripts_of_the_package_can_be_run(tree):
    for name in ("postinst", "prerm", "postrm"):
        script = tree / "DEBIAN" / name
        assert script.stat().st_mode & 0o777 == 0o755
        output("sh", "-n", script)
        assert "rm -r" not in script.read_text(), "no script takes data away"


def test_a_program_that_needs_the_libraries_of_swift_is_not_packed(tmp_path):
    if not re.search(r"NEEDED.*\[libswiftCore", output("readelf", "-d", BINARY)):
        pytest.skip("this program has all of Swift in it")
    done = subprocess.run(
        [ROOT / "tools/package/dependencies.sh", BINARY], capture_output=True, text=True)
    assert done.returncode == 1 and done.stdout == ""
    assert "cure: build it with --static-swift-stdlib" in done.stderr


def flags():
    """The names of all settings that `serve` takes on its command line."""
    return set(re.findall(r"--([a-z-]+)", output(BINARY, "serve", "--help")))


def test_the_unit_gives_its_user_one_directory_and_names_options_that_exist(tree):
    unit = (tree / UNIT).read_text()
    service = parsed(unit)["Service"]
    expected = {
        "User": "redstart", "StateDirectory": "redstart", "StateDirectoryMode": "0700",
        "UMask": "0077", "ProtectSystem": "strict", "NoNewPrivileges": "yes",
        "CapabilityBoundingSet": "", "MemoryDenyWriteExecute": "yes",
    }
    assert {name: service[name] for name in expected} == {
        name: [value] for name, value in expected.items()}
    program, verb, *options = command_of(unit)
    assert (program, verb) == ("/usr/bin/redstart", "serve")
    told = dict(zip(options[::2], options[1::2]))
    assert {name.removeprefix("--") for name in told} <= flags()
    assert told["--data"] == "/var/lib/redstart"
    assert (tree / told["--config"].lstrip("/")).is_file()
    assert (tree / told["--web"].lstrip("/") / "index.html").is_file()


def complaints(unit, folder):
    """What systemd says about a unit; the program that it starts has to be there."""
    path = folder / "redstart.service"
    path.write_text(unit.replace("/usr/bin/redstart", BINARY))
    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", path], capture_output=True, text=True)
    return [line for line in said.stderr.splitlines() if path.name in line]


def test_systemd_knows_every_line_of_the_unit(tree, tmp_path):
    unit = (tree / UNIT).read_text()
    assert complaints(unit, tmp_path) == []
    (told,) = complaints(unit.replace("PrivateTmp=", "PrivateTemp="), tmp_path)
    assert "PrivateTemp" in told


def test_systemd_calls_the_unit_little_exposed(tree):
    output("systemd-analyze", "security", "--offline=true", "--no-pager",
           f"--threshold={MOST_EXPOSURE}", tree / UNIT)


def test_the_settings_of_the_package_start_the_server(tree, tmp_path):
    _, *command = command_of((tree / UNIT).read_text())
    places = {
        "/etc/": f"{tree}/etc/", "/var/lib/redstart": f"{tmp_path}/data",
        "/usr/share/redstart/web": WEB,
    }
    for at, place in places.items():
        command = [re.sub(f"^{at}", place, word) for word in command]
    with started([BINARY, *command, "--port", "0"]) as address:
        assert is_well(address)
        assert "<title>" in answer(address, "")
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    settings = json.loads((tree / CONFIGURATION).read_text())
    assert settings["host"] == "127.0.0.1", "nobody else is let in before somebody decides it"


def test_the_settings_that_the_documentation_shows_start_the_server(tmp_path):
    shown = re.findall(r"```json\n(.*?)```", (ROOT / "Docs/operating.md").read_text(), re.DOTALL)
    assert len(shown) > 1
    for settings in shown:
        (tmp_path / "redstart.json").write_text(settings)
        command = [
            BINARY, "serve", "--config", tmp_path / "redstart.json", "--web", WEB,
            "--host", "127.0.0.1", "--port", "0", "--data", tmp_path / "data"]
        with started(command) as address:
            assert is_well(address)


def test_the_archive_starts_from_its_own_folder(packages, tmp_path):
    with tarfile.open(packages[0]) as archive:
        archive.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    shutil.copy(BINARY, folder / "redstart")
    (folder / "web/index.html").write_text("<title>The app of the archive</title>")
    command = [folder / "redstart", "serve", "--port", "0", "--data", tmp_path / "data"]
    elsewhere = {name: os.environ[name] for name in os.environ if name != "REDSTART_WEB"}
    with started(command, cwd="/", env=elsewhere) as address:
        assert is_well(address)
        assert "The app of the archive" in answer(address, "")


def test_the_settings_of_the_containers_start_the_server(tmp_path):
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    service = compose["services"]["redstart"]
    image = Image()
    assert service["build"]["dockerfile"] == "Containerfile"
    assert service["healthcheck"]["test"] == ["CMD", *image.health]
    assert service["volumes"] == [f"redstart-data:{image.environment['REDSTART_DATA']}"]
    assert image.user == "redstart" and image.command == ["redstart", "serve"]
    given = {**image.environment, **service["environment"]}
    assert {name.removeprefix("REDSTART_").lower().replace("_", "-") for name in given} <= flags()
    assert "${REDSTART_NAME:?" in given["REDSTART_PUBLIC_ADDRESS"]
    here = {
        **given, "REDSTART_PUBLIC_ADDRESS": "https://redstart.example", "REDSTART_PORT": "0",
        "REDSTART_HOST": "127.0.0.1", "REDSTART_DATA": str(tmp_path / "data"),
        "REDSTART_WEB": WEB,
    }
    with started([BINARY, "serve"], env={**os.environ, **here}) as address:
        assert is_well(address)


def test_the_proxy_passes_on_to_the_port_of_the_container():
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    proxy = (ROOT / "Packaging/Caddyfile").read_text()
    assert f"reverse_proxy redstart:{Image().environment['REDSTART_PORT']} " in proxy
    assert "redstart" in compose["services"]
    assert "ports" not in compose["services"]["redstart"], "only the proxy is reached from outside"
    places = [volume.split(":")[0] for volume in compose["services"]["caddy"]["volumes"]]
    assert "./Packaging/Caddyfile" in places
    assert {place for place in places if "/" not in place} <= set(compose["volumes"])
