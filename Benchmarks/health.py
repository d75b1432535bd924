"""Measures `redstart health` beside Python's XML readers: health.py REDSTART MEGABYTES OUT.json

Makes up an export of ten years with known steps, reads it alone and in its archive, and compares
the days. Times are those of the processor, memory is the most that was resident.
"""
import datetime
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
import xml.parsers.expat
import zipfile

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 12 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
]>
<HealthData locale="en_US">
 <ExportDate value="2026-01-01 10:36:11 +0100"/>
"""
DEVICE = ("&lt;&lt;HKDevice: 0x282a45810&gt;, name:Apple Watch, manufacturer:Apple Inc., "
          "model:Watch, hardware:Watch6,2, software:9.1&gt;")
KINDS = [("StepCount", "count"), ("DistanceWalkingRunning", "km"), ("ActiveEnergyBurned", "kcal"),
         ("HeartRate", "count/min"), ("BasalEnergyBurned", "kcal"), ("HeartRate", "count/min")]
SOURCES = ["Ann’s iPhone", "Ann’s Apple Watch", "Ann’s Apple Watch"]
START = datetime.datetime(2016, 1, 1)
SECONDS = 10 * 365 * 86_400
BYTES_OF_A_RECORD = 430


def write_export(path, size):
    """Writes about `size` bytes and returns the steps of each day, by the source that has most."""
    dice, steps, written, number = random.Random(7), {}, 0, 0
    pause = SECONDS / (size / BYTES_OF_A_RECORD)
    with open(path, "wb") as file:
        file.write(HEAD.encode())
        while written < size:
            lines = [line(dice, steps, START + datetime.timedelta(seconds=(number + it) * pause))
                     for it in range(1000)]
            number += len(lines)
            written += file.write("".join(lines).encode())
        file.write(b"</HealthData>\n")
    return {day: max(sources.values()) for day, sources in steps.items()}


def line(dice, steps, start):
    kind, unit = dice.choice(KINDS)
    source = dice.choice(SOURCES)
    first, last = (f"{it:%Y-%m-%d %H:%M:%S} +0100"
                   for it in (start, start + datetime.timedelta(seconds=dice.randrange(60, 260))))
    value = dice.randrange(50, 180) if unit.startswith("count") else round(dice.random() * 9, 4)
    if kind == "StepCount":
        day = steps.setdefault(first[:10], {})
        day[source] = day.get(source, 0) + value
    inner = (">\n  <MetadataEntry key=\"HKMetadataKeyHeartRateMotionContext\" value=\"1\"/>\n"
             " </Record>\n" if kind == "HeartRate" else "/>\n")
    return (f' <Record type="HKQuantityTypeIdentifier{kind}" sourceName="{source}" '
            f'sourceVersion="9.1" device="{DEVICE}" unit="{unit}" creationDate="{last}" '
            f'startDate="{first}" endDate="{last}" value="{value}"{inner}')


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
        steps = write_export(path, megabytes * 1e6)
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.write(path, "apple_health_export/export.xml")
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
