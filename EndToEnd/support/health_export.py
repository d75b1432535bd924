"""Makes up exports of Apple Health of any size with known days, and counts such a file again."""

import collections
import datetime
import random
import xml.etree.ElementTree as ElementTree
import zipfile

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 12 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
]>
<HealthData locale="en_US">
 <ExportDate value="2026-01-01 10:36:11 +0100"/>
"""
TAIL = "</HealthData>\n"
INNER_NAME = "apple_health_export/export.xml"
DEVICE = ("&lt;&lt;HKDevice: 0x282a45810&gt;, name:Apple Watch, manufacturer:Apple Inc., "
          "model:Watch, hardware:Watch6,2, software:9.1&gt;")
PREFIX = "HKQuantityTypeIdentifier"
KINDS = [("StepCount", "count"), ("DistanceWalkingRunning", "km"), ("ActiveEnergyBurned", "kcal"),
         ("HeartRate", "count/min"), ("BasalEnergyBurned", "kcal"), ("HeartRate", "count/min")]
# The journal keeps metres.
SCALES = {"DistanceWalkingRunning": 1000}
SOURCES = ["Ann’s iPhone", "Ann’s Apple Watch", "Ann’s Apple Watch"]
START = datetime.datetime(2016, 1, 1)
SECONDS = 10 * 365 * 86_400
# A little less than they are, so that the last record still lies in these ten years.
BYTES_OF_A_RECORD, PACKED_BYTES_OF_A_RECORD = 400, 154
AT_ONCE = 1000
FORM = "%Y-%m-%d %H:%M:%S"
HOME_ZONE = "+0100"
# One in so many records comes a second time, in the clock of another zone.
REPEATED = 50
HEART = ('>\n  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="1"/>\n'
         "{}</Record>\n")
# Bytes of chance for each record, as the names have that apps give to what they synchronise: a
# record without them packs to a thirtieth of its size.
CHANCE_BYTES = 110
CHANCE = ' <MetadataEntry key="HKMetadataKeySyncIdentifier" value="{}"/>\n '


class Days:
    """What the records of each day come to, and how many records there were."""

    def __init__(self):
        self.sums = collections.defaultdict(float)
        self.rates = {}
        self.records = 0

    def add(self, kind, day, source, value):
        self.records += 1
        if kind == "HeartRate":
            low, total, count, high = self.rates.get(day, (value, 0, 0, value))
            self.rates[day] = min(low, value), total + value, count + 1, max(high, value)
        elif kind != "BasalEnergyBurned":
            self.sums[kind, day, source] += value * SCALES.get(kind, 1)

    def of(self, kind):
        """Each day's number of a kind that devices measure: that of the source that has most."""
        days = {}
        for (of, day, _), total in self.sums.items():
            if of == kind:
                days[day] = max(days.get(day, 0), total)
        return {day: int(total + 0.5) for day, total in days.items()}

    def heart_rates(self):
        """Each day's lowest, mean and highest, in tenths of a beat a minute."""
        return {day: tuple(int(it * 10 + 0.5) for it in (low, total / count, high))
                for day, (low, total, count, high) in self.rates.items()}

    def table(self):
        """All numbers of all days, as the journal keeps them."""
        return {"steps": self.of("StepCount"), "distance": self.of("DistanceWalkingRunning"),
                "energy": self.of("ActiveEnergyBurned"), "heartRate": self.heart_rates()}


class Maker:
    """Writes record after record, each with a time of its own, and adds up what it wrote."""

    def __init__(self, pause, has_chance=False, repeated=0):
        self.dice, self.days = random.Random(7), Days()
        self.pause, self.number = pause, 0
        self.has_chance, self.repeated = has_chance, repeated

    def lines(self):
        """The next thousand records."""
        return "".join(self.line() for _ in range(AT_ONCE)).encode()

    def line(self):
        kind, unit = self.dice.choice(KINDS)
        source = self.dice.choice(SOURCES)
        start = START + datetime.timedelta(seconds=self.number * self.pause)
        end = start + datetime.timedelta(seconds=self.dice.randrange(60, 260))
        self.number += 1
        value = (self.dice.randrange(50, 180) if unit.startswith("count")
                 else round(self.dice.random() * 9, 4))
        self.days.add(kind, f"{start:%Y-%m-%d}", source, value)
        inner = self.inner(kind)
        line = record(kind, source, unit, (start, end), HOME_ZONE, value, inner)
        if self.repeated and self.number % self.repeated == 0:
            east = [it + datetime.timedelta(hours=8) for it in (start, end)]
            line += record(kind, source, unit, east, "+0900", value, inner)
        return line

    def inner(self, kind):
        chance = ""
        if self.has_chance:
            chance = CHANCE.format(self.dice.randbytes(CHANCE_BYTES).hex())
        if kind == "HeartRate":
            return HEART.format(chance or " ")
        return f">\n {chance}</Record>\n" if chance else "/>\n"


def record(kind, source, unit, times, zone, value, inner):
    first, last = (f"{it:{FORM}} {zone}" for it in times)
    return (f' <Record type="{PREFIX}{kind}" sourceName="{source}" '
            f'sourceVersion="9.1" device="{DEVICE}" unit="{unit}" creationDate="{last}" '
            f'startDate="{first}" endDate="{last}" value="{value}"{inner}')


def write(file, maker, is_enough):
    file.write(HEAD.encode())
    while not is_enough():
        file.write(maker.lines())
    file.write(TAIL.encode())
    return maker.days


def write_plain(path, size, repeated=0):
    """An export of about so many bytes over ten years; gives its days."""
    maker = Maker(SECONDS / (size / BYTES_OF_A_RECORD), repeated=repeated)
    with open(path, "wb") as file:
        return write(file, maker, lambda: file.tell() >= size)


def write_packed(path, size, repeated=0):
    """The same in its archive, which has itself about so many bytes."""
    maker = Maker(SECONDS / (size / PACKED_BYTES_OF_A_RECORD), has_chance=True, repeated=repeated)
    with open(path, "wb") as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        with archive.open(INNER_NAME, "w", force_zip64=True) as inner:
            return write(inner, maker, lambda: file.tell() >= size)


def count_again(path):
    """The days of an archive by Python's own XML reader, which knows nothing of who wrote it."""
    days, seen = Days(), set()
    with zipfile.ZipFile(path) as archive, archive.open(INNER_NAME) as file:
        reading = ElementTree.iterparse(file, ("start", "end"))
        _, root = next(reading)
        for event, element in reading:
            if event == "end" and element.tag == "Record":
                add_once(days, seen, element.attrib)
                root.clear()
    return days


def add_once(days, seen, told):
    """A record is the same one where all of it is, on whichever clock its times were read."""
    instants = [datetime.datetime.fromisoformat(told[it]) for it in ("startDate", "endDate")]
    same = hash((told["type"], told["sourceName"], *instants, told["value"]))
    if same in seen:
        return
    seen.add(same)
    kind = told["type"].removeprefix(PREFIX)
    days.add(kind, told["startDate"][:10], told["sourceName"], float(told["value"]))
