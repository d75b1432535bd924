"""Serves one folder with the headers that the app runs under: glue_server.py FOLDER PORT

The folder may be a link that changes while the server runs: that is how a new build arrives.
"""

import http.server
import sys

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "connect-src 'self'; img-src 'self' blob:; media-src 'self' blob:; form-action 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types app"
)


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *arguments):
        pass


def serve(folder, port):
    def handler(*arguments):
        return Handler(*arguments, directory=folder)

    return http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2])).serve_forever()
