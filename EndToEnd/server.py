"""The server under test: the real program on a free port, with a directory of its own."""

import os
import pathlib
import re
import subprocess
import tempfile
import threading

BINARY = os.environ.get("REDSTART_BINARY", "")
WEB = os.environ.get("REDSTART_WEB", "")
ADDRESS = re.compile(r"Redstart is at (http://127\.0\.0\.1:(\d+)/)")
START_WAIT = 20.0


class Server:
    """Runs `redstart serve`; it can be killed and started again where it was."""

    def __init__(self, web=WEB):
        assert BINARY and web, "set REDSTART_BINARY and REDSTART_WEB, as tools/test.sh does"
        self.web = pathlib.Path(web)
        self.data = tempfile.TemporaryDirectory(prefix="redstart-data-")
        self.port = 0
        self.process = None
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [BINARY, "serve", "--port", str(self.port), "--data", self.data.name]
            + ["--web", str(self.web)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
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
        raise AssertionError(f"{BINARY} serve ended without saying where it is")

    def kill(self):
        """As a power cut would: without a word to anybody."""
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None

    def restart(self, web=None):
        self.kill()
        self.web = pathlib.Path(web or self.web)
        self.start()

    def close(self):
        self.kill()
        self.data.cleanup()
