"""Prints what was measured next to its budget and writes it all down: table.py FOLDER OUT.json

FOLDER holds the parts: lists of rows, and `native.jmh.json` with the times of native code.
"""

import json
import pathlib
import sys

FOLDER, OUT = (pathlib.Path(path) for path in sys.argv[1:3])
NATIVE = "native.jmh.json"
MEGA = 1_000_000


def native_rows(journal_bytes):
    """The medians, which the file has in microseconds."""
    micros = {}
    for element in json.loads((FOLDER / NATIVE).read_text()):
        clock = next(it for name, it in element["secondaryMetrics"].items() if "wall" in name)
        micros[element["benchmark"].split(".")[-1]] = clock["scorePercentiles"]["50.0"]
    speed = {name: journal_bytes / micros[name] for name in micros}
    streaks = [
        {"what": f"40 trackers, 20 years, {size}: streaks, native",
         "value": micros[f"streaks-{size}"] / 1000, "unit": "ms"}
        for size in ("10k", "50k", "200k")]
    checkpoints = [
        {"what": f"50,000 entries: {what}, native", "value": micros[name] / 1000, "unit": "ms"}
        for what, name in (
            ("make a checkpoint", "checkpoint-made"), ("begin with one", "checkpoint-taken"))]
    return streaks + checkpoints + [
        {"what": "all projections, native", "value": micros["recompute"] / 1000, "unit": "ms",
         "budget": 5},
        {"what": "decode JSON, native", "value": speed["decode"], "unit": "MB/s", "budget": 300},
        {"what": "decode JSON, Foundation's JSONDecoder", "value": speed["decode-foundation"],
         "unit": "MB/s"},
    ]


def is_speed(row):
    return row["unit"].endswith("/s")


def ratio(row):
    """The part of the budget that is used; of a speed, how far it is behind what is wanted."""
    value, budget = row["value"], row.get("budget")
    if budget is None:
        return None
    if is_speed(row):
        return budget / value
    return value / budget if budget else float(value > 0) * 2


def line(row):
    used = row["ratio"]
    budget = "" if used is None else f"{'≥' if is_speed(row) else '≤'} {row['budget']}"
    mark = "  OVER" if row.get("strict") and used > 1 else ""
    shown = "" if used is None else f"{used:.2f}"
    return f"{row['what']:<44}{row['value']:>9.1f} {row['unit']:<5}{budget:>8}{shown:>8}{mark}"


def main():
    rows = []
    for part in sorted(FOLDER.glob("*.json")):
        if part.name not in (NATIVE, "journal.json"):
            rows += json.loads(part.read_text())
    if (FOLDER / NATIVE).exists():
        rows += native_rows((FOLDER / "journal.json").stat().st_size)
    for row in rows:
        row["ratio"] = ratio(row)
    OUT.write_text(json.dumps(rows, indent=1) + "\n")
    print(f"{'what':<44}{'measured':>14}{'budget':>9}{'ratio':>8}")
    for row in rows:
        print(line(row))


main()
