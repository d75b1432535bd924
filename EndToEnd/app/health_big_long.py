"""Exports of Apple Health as large as those of ten years, in browsers as people have them.

Not a part of `make test`: to make such files and to read them takes minutes. How fast a file was
read is printed and not judged, since it depends on the machine; what it may take of the memory,
and how long Stop may take, have limits.
"""

import csv
import io
import pathlib
import tempfile
import time
import zipfile

import pytest

import webkit_verbs
from gauge import SHOW_MEMORY, Gauge
from health_export import INNER_NAME, REPEATED, count_again, write_packed, write_plain
from store import EACH, raw_bytes
from verbs import go, heading, not_shown, press, reload, set_up_counting, settled, shown

ARCHIVE_BYTES, PLAIN_BYTES = 200_000_000, 1_000_000_000
KINDS = ["steps", "distance", "energy", "heartRate"]
# What the app's module may take while it reads, and by how much all processes that draw pages may
# grow: the module, slices of the file that were not yet thrown away, and the page itself.
MOST_OF_THE_MODULE, MOST_GROWTH = 128 * 2**20, 256 * 2**20
STOPPED_AT = 10
# Whoever presses Stop does not wonder whether it was heard.
MOMENT = 2.0
FILE_WAIT, READ_WAIT = 60_000, 900
LOOK_PAUSE = 250
LOOK = """() => [document.querySelector('[data-key="health-stop"]') !== null,
  parseInt(document.querySelector('[data-key="health-file"] .meter .value')?.textContent ?? '0'),
  parseInt((document.querySelector('[data-key="health-file"]').innerText
    .match(/([\\d,]+) days? found/)?.[1] ?? '0').replace(',', ''))]"""
# From the press, as the browser got it, to the page without its button.
TIME_THE_STOP = """() => {
  globalThis.stopped = new Promise((done) => {
    addEventListener('click', ({ timeStamp }) => {
      new MutationObserver((_, watch) => {
        if (document.querySelector('[data-key="health-stop"]')) return;
        watch.disconnect();
        done((performance.now() - timeStamp) / 1000);
      }).observe(document.body, { childList: true, subtree: true });
    }, { capture: true, once: true });
  });
}"""


@pytest.fixture(scope="module")
def folder():
    with tempfile.TemporaryDirectory(prefix="redstart-exports-") as folder:
        yield pathlib.Path(folder)


@pytest.fixture(scope="module")
def archive(folder):
    """An archive and its days."""
    path = folder / "export.zip"
    return path, write_packed(path, ARCHIVE_BYTES, REPEATED).table()


@pytest.fixture
def plain(folder):
    path = folder / "export.xml"
    yield path, write_plain(path, PLAIN_BYTES, REPEATED).table()
    path.unlink()


@pytest.fixture
def page(world):
    """Health, with all kinds on that the exports have."""
    context = world.kept_context()
    context.add_init_script(SHOW_MEMORY)
    page = world.opened(context, "")
    set_up_counting(page)
    go(page, "settings")
    press(page, "#/health")
    heading(page, "health")
    press(page, *("health-" + kind for kind in KINDS))
    settled(page)
    return page


def pick(page, path):
    with page.expect_file_chooser() as chooser:
        press(page, "health-pick")
    chooser.value.set_files(path)


def looks(page, path):
    """Picks a file, then tells again and again how much was read and how many days were found."""
    pick(page, path)
    page.locator('[data-key="health-stop"]').wait_for()
    while True:
        is_reading, percent, days = page.evaluate(LOOK)
        if not is_reading:
            return
        yield percent, days
        page.wait_for_timeout(LOOK_PAUSE)


def unpacked(path):
    """Megabytes of the document itself."""
    if not zipfile.is_zipfile(path):
        return path.stat().st_size / 1e6
    with zipfile.ZipFile(path) as archive:
        return archive.getinfo(INNER_NAME).file_size / 1e6


def say(path, took, told):
    """Prints how fast a file was read."""
    size, inner = path.stat().st_size / 1e6, unpacked(path)
    print(f"\n{path.name}, {size:.0f} MB, unpacked {inner:.0f} MB: {took:.1f} s, "
          f"{inner / took:.1f} MB/s unpacked; {told}")


def read(page, path, said):
    """Reads a file to its end, which says this; prints what it took and gives what was shown."""
    gauge = Gauge(page.context, page)
    began, seen = time.monotonic(), []
    for look in looks(page, path):
        gauge.look()
        seen.append(look)
    took = time.monotonic() - began
    shown(page, said)
    settled(page)
    say(path, took, f"{gauge.cpu_spent:.1f} s of the processor, module "
        f"{gauge.module / 1e6:.1f} MB, renderers {gauge.began / 1e6:.0f} MB and "
        f"{gauge.growth / 1e6:.0f} MB more")
    assert gauge.module <= MOST_OF_THE_MODULE
    assert gauge.growth <= MOST_GROWTH
    return seen


def grew(numbers, steps):
    """Never went back, and was seen at so many places at least."""
    assert numbers == sorted(numbers)
    assert len(set(numbers)) >= steps, numbers


def brought(page):
    """The days of the journal by kind, as they leave it in a table."""
    go(page, "settings")
    with page.expect_download(timeout=FILE_WAIT) as download:
        press(page, "save-all")
    go(page, "health")
    return table_in(download.value.path())


def table_in(path):
    with zipfile.ZipFile(path) as archive:
        text = archive.read("healthDay.csv").decode()
    rows = list(csv.DictReader(io.StringIO(text)))
    return {kind: {row["day"]: number(row[kind]) for row in rows if row[kind]} for kind in KINDS}


def number(cell):
    numbers = tuple(int(it) for it in cell.split(";"))
    return numbers if len(numbers) > 1 else numbers[0]


def days_of(table):
    return len(set().union(*table.values()))


def latest_mean(days):
    """Of the last thirty days, as the page shows it."""
    return sum(days[day] for day in sorted(days)[-30:]) // 30


def test_another_reader_finds_the_same_days_in_the_archive(archive):
    path, table = archive
    assert count_again(path).table() == table


def test_a_reading_that_is_stopped_ends_at_once_and_writes_nothing(page, archive):
    before = raw_bytes(page)
    for percent, _ in looks(page, archive[0]):
        if percent >= STOPPED_AT:
            break
    page.evaluate(TIME_THE_STOP)
    press(page, "health-stop")
    took = page.evaluate("stopped")
    shown(page, "Stopped. Nothing was changed.")
    settled(page)
    assert raw_bytes(page) == before
    reload(page)
    not_shown(page, "What is here")
    print(f"\nstopped at {percent} % in {took * 1000:.0f} ms")
    assert took <= MOMENT


def test_an_archive_gives_its_days_and_adds_nothing_a_second_time(page, archive):
    path, table = archive
    seen = read(page, path, f"Apple Health: {days_of(table):,} new days came in.")
    percents, days = zip(*seen)
    grew(list(percents), steps=20)
    grew(list(days), steps=20)
    assert brought(page) == table
    shown(page, f"{len(table['steps']):,} days · 1 January 2016")
    shown(page, f"{latest_mean(table['steps']):,} steps")
    read(page, path, "All of it was here already.")
    assert brought(page) == table


def test_a_gigabyte_is_read_to_its_end_in_little_memory(page, plain):
    path, table = plain
    read(page, path, f"Apple Health: {days_of(table):,} new days came in.")
    assert brought(page) == table


@pytest.fixture
def webkit(server):
    with webkit_verbs.visit(server) as webkit:
        webkit_verbs.set_up_counting(webkit)
        webkit_verbs.go(webkit, "health")
        webkit.press(*("health-" + kind for kind in KINDS))
        webkit.settled()
        yield webkit


def followed(webkit, path, until=100):
    """Picks a file and looks until so many percent of it are read; gives the percents it saw."""
    seen = []

    def look():
        is_reading, percent, _ = webkit.run(f"return ({LOOK})()")
        seen.append(percent)
        return not is_reading or percent >= until

    webkit.pick_file("health-pick", path)
    webkit_verbs.there(webkit, '[data-key="health-stop"]')
    webkit.until(look, bool, f"{path} is read no further", READ_WAIT)
    return seen


def log(webkit):
    return webkit.wait(f"() => ({EACH})(['log'])")


def test_webkit_stops_the_same_archive_and_then_gives_its_days_once(webkit, archive):
    path, table = archive
    before = log(webkit)
    followed(webkit, path, STOPPED_AT)
    webkit.press("health-stop")
    webkit.shown("Stopped. Nothing was changed.")
    webkit.settled()
    assert log(webkit) == before
    began = time.monotonic()
    grew(followed(webkit, path)[:-1], steps=20)
    say(path, time.monotonic() - began, "WebKit")
    # This browser speaks as the machine does, and writes its numbers without commas.
    webkit.shown(f"Apple Health: {days_of(table)} new days came in.")
    followed(webkit, path)
    webkit.shown("All of it was here already.")
    webkit_verbs.go(webkit, "settings")
    webkit.press("save-all")
    assert table_in(webkit.downloaded("redstart-*.zip")) == table
