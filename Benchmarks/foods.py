"""Compares the food search with SQLite's FTS5: foods.py ANSWERS FNDDS RESOURCES OUT.json

ANSWERS is the program of Benchmarks/FoodAnswers, FNDDS the folder with the national tables and
RESOURCES the one with our everyday words. Both searches get the same foods, names, words and
queries; times are those of the processor. SQLite stems by Porter, takes any word, and ranks by
bm25 minus ln(popularity).
"""

import csv
import json
import math
import pathlib
import re
import sqlite3
import subprocess
import sys
import time

ANSWERS, FNDDS, RESOURCES, OUT = sys.argv[1:5]
HERE = pathlib.Path(__file__).parent / "Foods"
SETS = {name: HERE / f"{name}.csv" for name in ("tuned", "unseen", "fresh", "sealed", "blind")}
TOPS = (1, 5, 10, 25)
NOT_PICKED = ("9999", "11000000")


def rows(folder, name):
    with open(pathlib.Path(folder) / name, encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def foods(everyday):
    """Code, name and all further words of each food, as the app has them."""
    words = {row["Food code"]: [row["Additional food description"]]
             for row in rows(FNDDS, "foods.csv")}
    if everyday:
        for row in rows(RESOURCES, "common.csv"):
            words[row["code"]] += [row[key] for key in (
                "english", "german", "english words", "german words")]
        for row in rows(RESOURCES, "words.csv"):
            for code in row["codes"].split(";"):
                words[code].append(row["phrase"])
    return [(row["Food code"], row["Main food description"], "; ".join(words[row["Food code"]]))
            for row in rows(FNDDS, "foods.csv") if not row["Food code"].startswith(NOT_PICKED)]


class SQLite:
    """The baseline."""

    def __init__(self, everyday):
        times = {row["Food code"]: int(row["Times reported"])
                 for row in rows(FNDDS, "popularity.csv")}
        self.database = sqlite3.connect(":memory:")
        self.database.create_function(
            "lnpopularity", 1, lambda code: math.log(1 + times.get(code, 0)))
        self.database.execute(
            "create virtual table foods using "
            "fts5(code unindexed, name, words, tokenize = 'porter unicode61')")
        start = time.thread_time()
        self.database.executemany("insert into foods values (?, ?, ?)", foods(everyday))
        self.build = (time.thread_time() - start) * 1000

    def codes(self, term, typing=False):
        words = [f'"{word}"' for word in re.findall(r"\w+", term)]
        if not words:
            return []
        if typing:
            words[-1] += "*"
        found = self.database.execute(
            "select code from foods where foods match ? "
            "order by bm25(foods) - lnpopularity(code) limit 25", (" OR ".join(words),))
        return [row[0] for row in found]

    @property
    def memory(self):
        pages, size = (self.database.execute(f"pragma {name}").fetchone()[0]
                       for name in ("page_count", "page_size"))
        return pages * size / 1024


def ours(everyday):
    """The numbers and the answers of this project's search."""
    output = subprocess.run(
        [ANSWERS, FNDDS, RESOURCES if everyday else "-", *SETS.values()],
        check=True, capture_output=True, text=True).stdout
    lines = [line.split("\t") for line in output.splitlines()]
    numbers = {line[0]: float(line[1]) for line in lines if len(line) == 2}
    answers = {(line[0], line[1]): line[2].split() for line in lines if len(line) == 3}
    return numbers, answers


def shares(queries, answer):
    """For each of TOPS the percent of the queries that are answered among the first so many."""
    ranks = []
    for row in queries:
        codes = set(row["codes"].split())
        found = answer(row)
        ranks.append(next((at for at, code in enumerate(found) if code in codes), 99))
    return [100 * sum(rank < top for rank in ranks) / len(ranks) for top in TOPS]


def keystrokes(sqlite, queries):
    times = []
    for row in queries:
        for end in range(1, len(row["term"]) + 1):
            start = time.thread_time()
            sqlite.codes(row["term"][:end], typing=True)
            times.append((time.thread_time() - start) * 1000)
    times.sort()
    return times[len(times) // 2], times[len(times) * 99 // 100]


def line(cells):
    print("| " + " | ".join(cells) + " |")


def compare(everyday):
    """Prints both side by side and gives the rows for the table of all measurements."""
    numbers, answers = ours(everyday)
    sqlite = SQLite(everyday)
    words = "with everyday words" if everyday else "as released"
    kept = []
    for name, path in SETS.items():
        for language in ("en", "de") if everyday else ("en",):
            queries = [row for row in rows(path.parent, path.name)
                       if row["language"] == language]
            if not queries:
                continue
            mine = shares(queries, lambda row: answers[row["language"], row["term"]])
            base = shares(queries, lambda row: sqlite.codes(row["term"]))
            for who, found in (("ours", mine), ("FTS5", base)):
                line([words, f"{len(queries)} {name} {language}", who]
                     + [f"{share:.1f} %" for share in found])
            if everyday and name == "sealed":
                kept += [{"what": f"food search, {language}, unseen terms, top {top}",
                          "value": share, "unit": "%"}
                         for top, share in zip(TOPS, mine) if top in (1, 10)]
    everything = [row for path in SETS.values() for row in rows(path.parent, path.name)]
    p50, p99 = keystrokes(sqlite, everything)
    times = [("ours", numbers["p50"], numbers["p99"], numbers["build"], numbers["memory"]),
             ("FTS5", p50, p99, sqlite.build, sqlite.memory)]
    for who, half, most, build, memory in times:
        line([words, who, f"p50 {half:.3f} ms", f"p99 {most:.3f} ms", f"build {build:.0f} ms",
              f"{memory / 1024:.1f} MB"])
    if everyday:
        kept += [{"what": "food search, a keystroke, native, p99", "value": numbers["p99"],
                  "unit": "ms"},
                 {"what": "food search, the index, native", "value": numbers["build"],
                  "unit": "ms"}]
    return kept


def main():
    compare(False)
    kept = compare(True)
    pathlib.Path(OUT).write_text(json.dumps(kept, indent=1) + "\n")


main()
