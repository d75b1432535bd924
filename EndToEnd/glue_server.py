"""Serves folders with the headers that the app runs under: glue_server.py PORT FOLDER...

A file comes from the first folder that has it. A folder may be a link that changes while the
server runs: that is how a new build arrives.
"""

import http.server
import os
import sys

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "connect-src 'self'; img-src 'self' blob:; media-src 'self' blob:; form-action 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types app"
)


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    folders = []
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def translate_path(self, path):
        found = ""
        for folder in self.folders:
            self.directory = folder
            found = super().translate_path(path)
            if os.path.exists(found):
                break
        return found

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *arguments):
        pass


class Server(http.server.ThreadingHTTPServer):
    allow_reuse_address = True
    daemon_threads = True

    def handle_error(self, request, client_address):
        """A page that leaves while it loads is no error."""


def server(port, *folders):
    handler = type("FolderHandler", (Handler,), {"folders": folders})
    return Server(("127.0.0.1", port), handler)


if __name__ == "__main__":
    server(int(sys.argv[1]), *sys.argv[2:]).serve_forever()
