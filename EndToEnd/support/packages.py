"""Packages as `make package` makes them, and programs that are started out of them."""

import contextlib
import json
import os
import pathlib
import shlex
import signal
import subprocess
import threading
import urllib.request

from server import ADDRESS, START_WAIT

ROOT = pathlib.Path(__file__).parents[2]
# Any moment does, as long as it is the same.
EPOCH = 1_790_000_000


def output(*command, **options):
    """What a command prints; it has to end well."""
    done = subprocess.run(command, capture_output=True, text=True, **options)
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout


def packed(into, program, web, licences, **environment):
    """The two packages: a tar.gz and a .deb."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH), **environment}
    into.mkdir()
    for script in ("archive.sh", "deb.sh"):
        output(ROOT / "tools/package" / script, program, web, licences, "0.1.0+1", into,
               env=environment)
    return next(into.glob("*.tar.gz")), next(into.glob("*.deb"))


def fields(deb):
    """The control fields; of a long one the first line."""
    lines = output("dpkg-deb", "--field", deb).splitlines()
    return dict(line.split(": ", 1) for line in lines if not line.startswith(" "))


def parsed(unit):
    """The values of a unit by section and name. A name may stand several times."""
    sections = {}
    for line in unit.replace("\\\n", " ").splitlines():
        if line.startswith("["):
            section = sections.setdefault(line.strip("[]"), {})
        elif line and not line.startswith("#"):
            name, value = line.split("=", 1)
            section.setdefault(name, []).append(value)
    return sections


def command_of(unit):
    """The words of the command that a unit starts."""
    (command,) = parsed(unit)["Service"]["ExecStart"]
    return shlex.split(command)


class Image:
    """The last stage of the Containerfile."""

    def __init__(self):
        text = (ROOT / "Containerfile").read_text().replace("\\\n", " ")
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        steps = [line.split(None, 1) for line in lines]
        last = max(at for at, (name, _) in enumerate(steps) if name == "FROM")
        self.steps = steps[last + 1:]
        self.environment = dict(
            word.split("=", 1) for value in self.values("ENV") for word in shlex.split(value))
        self.user = self.values("USER")[-1]
        self.command = [
            *json.loads(self.values("ENTRYPOINT")[0]), *json.loads(self.values("CMD")[0])]
        self.health = json.loads(self.values("HEALTHCHECK")[0].split("CMD", 1)[1])

    def values(self, name):
        return [value for step, value in self.steps if step == name]


@contextlib.contextmanager
def started(command, **options):
    """Runs a server as long as it is needed, and says where it is."""
    process = subprocess.Popen(
        [str(word) for word in command], stdout=subprocess.PIPE, text=True,
        start_new_session=True, **options)
    deadline = threading.Timer(START_WAIT, process.kill)
    deadline.start()
    try:
        found = ADDRESS.search(process.stdout.readline())
        assert found, f"{command} ended without saying where it is"
        deadline.cancel()
        yield found[1]
    finally:
        deadline.cancel()
        # What was started may itself have started the server, and wait for its end.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait(timeout=START_WAIT)
        process.stdout.close()


def answer(address, path):
    with urllib.request.urlopen(address + path, timeout=START_WAIT) as reply:
        return reply.read().decode()


def is_well(address):
    return json.loads(answer(address, "healthz"))["status"] == "ok"
