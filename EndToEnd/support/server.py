"""The server under test: the real program on a free port, with a directory of its own."""

import os
import pathlib
import re
import subprocess
import tempfile
import threading

BINARY = os.environ.get("REDSTART_BINARY", "")
WEB = os.environ.get("REDSTART_WEB", "")
ADDRESS = re.compile(r"Redstart is at (https?://127\.0\.0\.1:(\d+)/)")
START_WAIT = 20.0


def certified(folder, *more):
    """A certificate of this machine for itself, and the options of a server that shows it; `more`
    goes to openssl."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
         "-nodes", "-keyout", key, "-out", certificate, "-days", "2", "-subj", "/CN=localhost",
         *more],
        check=True, capture_output=True)
    return certificate, ["--certificate", str(certificate), "--key", str(key)]


class Server:
    """Runs `redstart serve`; it can be killed and started again where it was."""

    def __init__(self, web=WEB, options=(), data=None, restore_signals=True):
        """`data` is a folder of the caller's own; without `restore_signals` a file that is too
        large is an error for the program and not its end."""
        assert BINARY and web, "set REDSTART_BINARY and REDSTART_WEB, as tools/test.sh does"
        self.web = pathlib.Path(web)
        self.options = list(options)
        self.restore_signals = restore_signals
        self.data = tempfile.TemporaryDirectory(prefix="redstart-data-")
        self.data_path = pathlib.Path(data or self.data.name)
        self.log = tempfile.NamedTemporaryFile(prefix="redstart-log-")
        self.port = 0
        self.process = None
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [BINARY, "serve", "--port", str(self.port), "--data", str(self.data_path)]
            + ["--web", str(self.web), *self.options],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            restore_signals=self.restore_signals,
        )
        deadline = threading.Timer(START_WAIT, self.process.kill)
        deadline.start()
        for line in self.process.stdout:
            found = ADDRESS.search(line)
            if found:
                deadline.cancel()
                self.address, self.port = found[1], int(found[2])
                threading.Thread(target=self.process.stdout.read, daemon=True).start()
                return
        raise AssertionError(f"{BINARY} serve ended without saying where it is: {self.logged}")

    @property
    def logged(self):
        """What the server has written on standard error so far."""
        return pathlib.Path(self.log.name).read_text()

    def kill(self):
        """As a power cut would: without a word to anybody."""
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self):
        """As an operator does it: what is under way ends well."""
        self.process.terminate()
        assert self.process.wait(timeout=START_WAIT) == 0, self.logged
        self.process = None

    def restart(self, web=None):
        self.kill()
        self.web = pathlib.Path(web or self.web)
        self.start()

    def close(self):
        self.kill()
        self.data.cleanup()
        self.log.close()
