"""What is planted in each form that Firefox writes is found: finding nothing else says little."""

import gzip
import http.server
import json
import sqlite3
import subprocess
import threading

import pytest

from firefox import Firefox, until
from remains import Remains

# In which file each word has to be found, and whether only there where it is unpacked.
PLACES = {
    "a bunting in a value": ("/idb/", True),
    "grosbeak": ("/idb/", False),
    "a wheatear in a large value": (".files/", True),
    "a pipit in the local storage": ("/ls/data.sqlite", True),
    "a siskin in a cached answer": ("/morgue/", True),
    "a fieldfare in the network cache": ("/cache2/entries/", True),
    "a brambling in the network cache": ("/cache2/entries/", True),
    "a linnet in the title": ("profile/places.sqlite", False),
    "a twite in a text": ("profile/sessionstore.jsonlz4", True),
    "a serin in a form": ("profile/formhistory.sqlite", False),
}
VALUE, KEY, LARGE, LOCAL, ANSWER, ZIPPED, BROTLIED, TITLE, TEXT, FORM = PLACES
RAW = bytes(range(100, 132))
ENTER = "\ue007"
PAGE = """<!DOCTYPE html><title>…</title>
<textarea id="text"></textarea>
<form onsubmit="return false"><input id="form" name="bird"></form>
<script>
const answer = (request) => new Promise((done) => {
  request.onsuccess = () => done(request.result);
});
const write = async ({ value, key, large, local, answered, title, raw }) => {
  const request = indexedDB.open('birds');
  request.onupgradeneeded = () => request.result.createObjectStore('all');
  const db = await answer(request);
  const bare = await crypto.subtle.importKey(
    'raw', Uint8Array.from(raw), 'AES-GCM', false, ['encrypt']);
  const change = db.transaction('all', 'readwrite', { durability: 'strict' });
  const all = change.objectStore('all');
  all.put({ value }, 'value');
  all.put({ value: large + ' '.repeat(1_200_000) }, 'large');
  all.put(1, key);
  all.put(bare, 'bare');
  await new Promise((done) => { change.oncomplete = done; });
  localStorage.setItem('bird', local);
  const cache = await caches.open('birds');
  await cache.put('/bird', new Response(answered));
  for (const name of ['gzip', 'br']) await (await fetch(name)).text();
  document.title = title;
};
fetch('/words').then((it) => it.json()).then(write);
</script>"""


def torn(word):
    """The word, once it is packed nowhere in one piece: its halves were there before."""
    half = len(word) // 2
    return f"{word[half:]} and {word[:half]}, {word}"


class Site(http.server.BaseHTTPRequestHandler):
    """Serves what stands in `answers`: a coding, and a body."""

    answers = {}

    def do_GET(self):
        if self.path not in self.answers:
            return self.send_error(404)
        coding, body = self.answers[self.path]
        self.send_response(200)
        if coding:
            self.send_header("Content-Encoding", coding)
            self.send_header("Cache-Control", "max-age=3600")
            self.send_header("Content-Type", "text/plain")
        else:
            self.send_header("Cache-Control", "no-store")
            self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def answers():
    words = {"value": torn(VALUE), "key": KEY, "large": torn(LARGE), "local": torn(LOCAL),
             "answered": torn(ANSWER), "title": TITLE, "raw": list(RAW)}
    brotlied = subprocess.run(
        ["brotli", "-c"], input=torn(BROTLIED).encode(), capture_output=True, check=True).stdout
    return {"/": (None, PAGE.encode()), "/words": (None, json.dumps(words).encode()),
            "/gzip": ("gzip", gzip.compress(torn(ZIPPED).encode())), "/br": ("br", brotlied)}


def keeps_form(profile):
    """What is sent in a form is kept behind the page's back; nobody else may open the database."""
    return any(FORM.encode() in it.read_bytes() for it in profile.glob("formhistory.sqlite*"))


@pytest.fixture
def planted(tmp_path):
    """What is found in a profile after a page has written in all ways and the browser is closed."""
    site = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
    Site.answers = answers()
    threading.Thread(target=site.serve_forever, daemon=True).start()
    firefox = Firefox(tmp_path, f"http://127.0.0.1:{site.server_port}/")
    try:
        until(lambda: firefox.run("return document.title") == TITLE, "the page does not write")
        firefox.type("#text", torn(TEXT))
        firefox.type("#form", FORM + ENTER)
        until(lambda: keeps_form(firefox.profile), "what is sent in a form is not kept")
        firefox.quit()
    finally:
        firefox.close()
        site.shutdown()
        site.server_close()
    return Remains(tmp_path)


def test_each_way_in_which_firefox_writes_would_be_found(planted):
    for word, (place, is_packed) in PLACES.items():
        names = [name for name in planted.telling(word) if place in name]
        assert names, word
        if is_packed:
            assert not any(word.encode() in planted.files[name][0] for name in names), word
    assert any("/idb/" in name for name in planted.holding(RAW)), "a key that nobody may export"


# "wryneck " stands there first, and is copied into the sentence.
PACKED = bytes([27, 7 << 2]) + b"wryneck " + bytes([3 << 2]) + b"the " + bytes([4 << 2 | 1, 12])
PACKED += bytes([6 << 2]) + b"thought"


def test_what_a_database_has_given_up_is_found(tmp_path):
    folder = tmp_path / "default" / "idb"
    folder.mkdir(parents=True)
    database = sqlite3.connect(folder / "birds.sqlite", isolation_level=None)
    database.execute("PRAGMA secure_delete = OFF")
    database.execute("CREATE TABLE object_data (data BLOB)")
    database.execute("INSERT INTO object_data VALUES (?)", [PACKED])
    database.execute("DELETE FROM object_data")
    assert Remains(tmp_path).telling("the wryneck thought") == ["default/idb/birds.sqlite"]
    database.execute("VACUUM")
    assert Remains(tmp_path).telling("the wryneck thought") == []
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("INSERT INTO object_data VALUES (?)", [PACKED])
    database.execute("DELETE FROM object_data")
    assert Remains(tmp_path).telling("the wryneck thought") == ["default/idb/birds.sqlite-wal"]
    database.close()
