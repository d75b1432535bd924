"""Measures `redstart health` beside Python's XML readers: health.py REDSTART MEGABYTES OUT.json

Makes up an export of ten years with known steps, reads it alone and in its archive, and compares
the days. Times are those of the processor, memory is the most that was resident.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
import xml.parsers.expat
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "EndToEnd/support"))

from health_export import INNER_NAME, write_plain  # noqa: E402


def run(redstart, path):
    """The answer, the seconds of the processor and the most kilobytes in memory."""
    process = subprocess.Popen([redstart, "health", path], stdout=subprocess.PIPE)
    answer = json.loads(process.stdout.read())
    _, status, usage = os.wait4(process.pid, 0)
    assert status == 0
    return answer, usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def seconds(work):
    before = time.process_time()
    work()
    return time.process_time() - before


def read_by_tree(path):
    for _, element in ElementTree.iterparse(path):
        element.clear()


def read_by_expat(path):
    parser = xml.parsers.expat.ParserCreate()
    parser.StartElementHandler = lambda name, attributes: None
    with open(path, "rb") as file:
        parser.ParseFile(file)


def main():
    redstart, megabytes, out = sys.argv[1], float(sys.argv[2]), pathlib.Path(sys.argv[3])
    with tempfile.TemporaryDirectory() as folder:
        path, packed = f"{folder}/export.xml", f"{folder}/export.zip"
        steps = write_plain(path, megabytes * 1e6).of("StepCount")
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.write(path, INNER_NAME)
        size = os.path.getsize(path) / 1e6
        answer, plain, memory = run(redstart, path)
        assert {it["day"]: it["steps"] for it in answer["days"] if "steps" in it} == steps
        again, unpacked, more = run(redstart, packed)
        assert again == answer
        expat, tree = seconds(lambda: read_by_expat(path)), seconds(lambda: read_by_tree(path))
    rows = [("health, export alone", size / plain, "MB/s"),
            ("health, export in its archive", size / unpacked, "MB/s"),
            ("health, Python's expat with an empty handler", size / expat, "MB/s"),
            ("health, Python's iterparse", size / tree, "MB/s"),
            ("health, times as fast as iterparse", tree / plain, ""),
            ("health, times as fast as expat", expat / plain, ""),
            ("health, records", answer["records"] + answer["skipped"], "")]
    table = [{"what": what, "value": value, "unit": unit} for what, value, unit in rows]
    table.append({"what": "health, memory", "value": max(memory, more) / 1024, "unit": "MB",
                  "budget": 128, "strict": True})
    out.write_text(json.dumps(table))


main()
