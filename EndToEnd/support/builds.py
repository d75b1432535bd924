"""Makes another build out of a finished one, as the next release would be."""

import gzip
import hashlib
import pathlib
import re
import shutil

HASH = re.compile(r"\.[0-9a-f]{12}\.")


def short_hash(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]


def texts(folder):
    found = [folder / "index.html"]
    return found + sorted(folder.glob("*.js")) + sorted(folder.glob("*.css"))


def compressed(path):
    return [path.with_name(path.name + end) for end in (".br", ".gz")]


def rename(folder, path):
    """Gives a file the name of its new content, wherever it is named."""
    new = HASH.sub(f".{short_hash(path)}.", path.name)
    for old in compressed(path):
        old.unlink(missing_ok=True)
    path.rename(folder / new)
    changed = []
    for other in texts(folder):
        text = other.read_text()
        if path.name in text:
            other.write_text(text.replace(path.name, new))
            changed.append(other)
    return changed


def next_build(old, new, changed="app.*.js", more=b"// The next release.\n"):
    """Copies a build with one changed file; what names it changes with it."""
    old, new = pathlib.Path(old), pathlib.Path(new)
    shutil.copytree(old, new)
    first = next(new.glob(changed))
    first.write_bytes(first.read_bytes() + more)
    waiting = [first]
    while waiting:
        path = waiting.pop()
        if HASH.search(path.name):
            waiting += [it for it in rename(new, path) if it not in waiting]
            waiting = [it for it in waiting if it.exists()]
        else:
            for stale in compressed(path):
                stale.unlink(missing_ok=True)
    worker = new / "sw.js"
    name = hashlib.sha256(b"".join(path.read_bytes() for path in texts(new))).hexdigest()[:12]
    # The name of its build is the only one that stands alone.
    text, count = re.subn(r'(?<=")[0-9a-f]{12}(?=")', name, worker.read_text())
    assert count == 1
    worker.write_text(text)
    for path in compressed(worker):
        path.unlink(missing_ok=True)
    (new / "index.html.gz").write_bytes(gzip.compress((new / "index.html").read_bytes()))
    return new


def names_of(folder):
    """The hashed names that belong to a build."""
    folder = pathlib.Path(folder)
    files = (path for path in folder.rglob("*") if HASH.search(path.name))
    return {path.relative_to(folder).as_posix() for path in files}
