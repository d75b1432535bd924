"""One request over HTTP/2, by another library than the server's."""

import http.client
import socket

from h2.config import H2Configuration
from h2.connection import H2Connection
from h2.events import (
    ConnectionTerminated, DataReceived, ResponseReceived, StreamEnded, StreamReset)

from wires import WAIT, over_tls

STREAM = 1
PIECE = 64 * 1024


class Http2Connection:
    """As much of http.client.HTTPConnection as the tests use; good for one request."""

    will_close = True

    def __init__(self, port, source):
        plain = socket.create_connection(("127.0.0.1", port), WAIT, source_address=(source, 0))
        self.wire = over_tls(plain, "h2")
        assert self.wire.selected_alpn_protocol() == "h2"
        self.talk = H2Connection(H2Configuration(client_side=True, header_encoding="utf-8"))
        self.talk.initiate_connection()
        self.status, self.headers, self.body = 0, http.client.HTTPMessage(), b""

    def request(self, method, path, body=None, headers=None):
        fields = [(":method", method), (":scheme", "https"), (":authority", "localhost"),
                  (":path", path)]
        fields += [(name.lower(), value) for name, value in (headers or {}).items()]
        self.talk.send_headers(STREAM, fields, end_stream=body is None)
        if body is not None:
            self.talk.send_data(STREAM, body, end_stream=True)
        self.flush()

    def flush(self):
        self.wire.sendall(self.talk.data_to_send())

    def getresponse(self):
        """Reads the whole answer; an error where there is none."""
        while True:
            data = self.wire.recv(PIECE)
            if not data:
                raise ConnectionResetError("the connection was closed without an answer")
            events = self.talk.receive_data(data)
            for event in events:
                self.take(event)
            if any(isinstance(event, StreamEnded) for event in events):
                return self
            self.flush()

    def take(self, event):
        if isinstance(event, (StreamReset, ConnectionTerminated)):
            raise ConnectionResetError(f"no answer, but {event}")
        if isinstance(event, ResponseReceived):
            for name, value in event.headers:
                if name == ":status":
                    self.status = int(value)
                else:
                    self.headers[name] = value
        elif isinstance(event, DataReceived):
            self.body += event.data
            self.talk.acknowledge_received_data(event.flow_controlled_length, STREAM)

    def read(self):
        return self.body

    def close(self):
        self.wire.close()
