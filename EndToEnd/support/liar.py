"""A proxy that lies: it stands between the browser and the real server, as whoever runs one can."""

import http.client
import http.server
import json
import threading

# What belongs to one connection only.
HOP = {"connection", "keep-alive", "transfer-encoding", "content-length"}


class Liar:
    """Passes everything on; `lies` alter the JSON of an answer. `statuses` take its place, by the
    beginning of a path: a status, or a status with a type and a body."""

    def __init__(self, server):
        self.port = server.port
        self.lies = {}
        self.statuses = {}
        liar = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def pass_on(self):
                liar.pass_on(self)

            do_GET = do_POST = do_PUT = do_DELETE = pass_on

            def log_message(self, *arguments):
                pass

        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.daemon_threads = True
        self.address = f"http://127.0.0.1:{self.http.server_port}/"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def close(self):
        self.http.shutdown()
        self.http.server_close()

    def pass_on(self, request):
        body = request.rfile.read(int(request.headers.get("Content-Length", 0)))
        path = request.path.partition("?")[0]
        request.close_connection = True
        for start, status in self.statuses.items():
            if path.startswith(start):
                if not isinstance(status, tuple):
                    status = (status, "text/html", b"<h1>No</h1>")
                return self.answer(request, status[0], [("Content-Type", status[1])], status[2])
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        headers = {k: v for k, v in request.headers.items() if k.lower() not in HOP}
        headers["Accept-Encoding"] = "identity"
        connection.request(request.command, request.path, body, headers)
        answer = connection.getresponse()
        kept = [(k, v) for k, v in answer.getheaders() if k.lower() not in HOP]
        if "event-stream" in answer.getheader("Content-Type", ""):
            return self.stream(request, answer, kept)
        content = answer.read()
        lie = self.lies.get(f"{request.command} {path}")
        if lie and answer.status == 200:
            content = json.dumps(lie(json.loads(content))).encode()
        self.answer(request, answer.status, kept, content)

    def answer(self, request, status, headers, content):
        self.start(request, status, headers)
        if status not in (204, 304):
            request.send_header("Content-Length", str(len(content)))
        request.end_headers()
        request.wfile.write(content)

    def stream(self, request, answer, headers):
        self.start(request, answer.status, headers)
        request.end_headers()
        while chunk := answer.read1(4096):
            request.wfile.write(chunk)
            request.wfile.flush()

    def start(self, request, status, headers):
        request.send_response_only(status)
        for name, value in headers:
            request.send_header(name, value)
        request.send_header("Connection", "close")
