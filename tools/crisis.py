#!/usr/bin/env python3
"""Trains the weights of the crisis check on the tuning authors and writes them as a table.

usage: tools/crisis.py "COMMAND --features"   (such as ".build/release/redstart crisis --features")

Needs numpy. Prints how the weights do on each author when trained on the others; the authors in
SEALED are never read.
"""

import json
import pathlib
import subprocess
import sys

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
CORPUS = ROOT / "Tests/EngineTests/Crisis/Corpus"
TABLE = ROOT / "Sources/Engine/Crisis/CrisisWeightTable.swift"
TUNING = ["en-a", "en-b", "en-c", "de-a", "de-b"]
KINDS = ["self-harm", "overdose", "medical", "violence", "withdrawal", "eating"]
PLACES = 40960
HURRY_PLACES = 8192
MOST = 7  # a weight is a whole number from -7 to 7
# Of harmless texts by an author that the weights have not seen: plain ones, those with smoking in
# them, and those whose words of danger a rule doubted.
FALSE_ALARMS = (0.052, 0.014, 0.08)
IMMEDIATE = 0.94  # of raised texts of level 2 that are called immediate


class Text:
    def __init__(self, line, seen):
        level, self.kind, _ = line.split("\t")
        self.level = int(level)
        self.ruled = seen["level"]
        self.group = seen["group"]
        self.places = np.array(seen["places"], dtype=np.int64)
        self.classes = np.array(seen["classes"], dtype=np.int64)


def read(author, command):
    lines = (CORPUS / f"{author}.tsv").read_text(encoding="utf-8").splitlines()
    asked = "".join(
        json.dumps({"id": n, "text": line.split("\t")[2]}) + "\n" for n, line in enumerate(lines)
    )
    answer = subprocess.run(
        command.split(), input=asked, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    return [Text(line, json.loads(seen)) for line, seen in zip(lines, answer, strict=True)]


class Rows:
    """Texts as rows of places, for sums over many at once."""

    def __init__(self, rows, size):
        self.size = size
        self.places = np.concatenate(rows) % size
        lengths = np.array([len(row) for row in rows])
        self.starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        self.row = np.repeat(np.arange(len(rows)), lengths)
        self.norm = 8 / np.sqrt(lengths)

    def scores(self, weights):
        return np.add.reduceat(weights[self.places], self.starts) * self.norm

    def spread(self, errors):
        return np.bincount(
            self.places, weights=(errors * self.norm)[self.row], minlength=self.size
        )


def fit(rows, wanted, decay, rounds=200, step=0.02):
    """Logistic regression with a penalty, by Adam."""
    weights, bias = np.zeros(rows.size), 0.0
    first, second = np.zeros(rows.size + 1), np.zeros(rows.size + 1)
    for time in range(1, rounds + 1):
        errors = (1 / (1 + np.exp(-rows.scores(weights) - bias)) - wanted) / len(wanted)
        slope = np.append(rows.spread(errors) + decay * weights, errors.sum())
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope * slope
        move = step * (first / (1 - 0.9**time)) / (np.sqrt(second / (1 - 0.99**time)) + 1e-6)
        weights -= move[:-1]
        bias -= move[-1]
    return weights, bias


def whole(weights):
    """Weights as whole numbers, and the unit that they count."""
    unit = np.quantile(np.abs(weights[weights != 0]), 0.995) / MOST
    return np.clip(np.rint(weights / unit), -MOST, MOST), unit


def danger(texts):
    rows = Rows([text.places for text in texts], PLACES)
    weights, bias = fit(rows, np.array([text.level > 0 for text in texts], float), 2e-3)
    return whole(weights), bias


def hurry(texts):
    raised = [text for text in texts if text.level > 0]
    rows = Rows([text.places for text in raised], HURRY_PLACES)
    weights, bias = fit(rows, np.array([text.level > 1 for text in raised], float), 4e-3)
    return whole(weights), bias


def kinds(texts):
    raised = [text for text in texts if text.level > 0]
    count = 1 + max(int(text.classes.max()) for text in texts if len(text.classes))
    made = np.zeros((count + 1, len(KINDS)))
    for number, kind in enumerate(KINDS):
        rows = [np.append(text.classes, count) for text in raised]
        seen = Rows(rows, count + 1)
        seen.norm = np.ones(len(rows))
        weights, bias = fit(seen, np.array([text.kind == kind for text in raised], float), 2e-3)
        made[0, number] = weights[count] + bias
        made[1:, number] = weights[:count]
    unit = np.abs(made).max() / 11  # below the backslash
    return np.rint(made / unit)


def sums(texts, table, size):
    rows = Rows([text.places for text in texts], size)
    return np.trunc(rows.scores(table) * 16)


def limit(scores, share):
    """The score that a share of the texts is above."""
    return int(np.sort(scores)[::-1][int(len(scores) * share)])


def judge(authors):
    """For each author, what weights that were trained on the others make of the texts."""
    seen = []
    for author, texts in authors.items():
        others = [text for name in authors if name != author for text in authors[name]]
        (table, unit), bias = danger(others)
        (late, late_unit), late_bias = hurry(others)
        score = sums(texts, table, PLACES) + 16 * bias / unit
        haste = sums(texts, late, HURRY_PLACES) + 16 * late_bias / late_unit
        seen += [
            (author, text, own, quick) for text, own, quick in zip(texts, score, haste)
        ]
    return seen


def chosen(seen, group):
    """The limit for a language and subject, over texts that no rule has raised already."""
    calm = [(t, s) for _, t, s, _ in seen if t.level == 0 and t.group == group]
    sure = sum(t.ruled > 0 for t, _ in calm)
    scores = np.array([s for t, s in calm if t.ruled == 0])
    return limit(scores, max(0.004, (FALSE_ALARMS[group % 3] * len(calm) - sure) / len(scores)))


def main(command):
    authors = {author: read(author, command) for author in TUNING}
    seen = judge(authors)
    limits = {group: chosen(seen, group) for group in range(6)}
    raised = lambda text, score: text.ruled > 0 or score > limits[text.group]
    late = np.array([q for _, t, s, q in seen if t.level == 2 and t.ruled < 2 and raised(t, s)])
    all_late = sum(t.level == 2 and raised(t, s) for _, t, s, _ in seen)
    late_limit = limit(late, max(0.0, 1 - (1 - IMMEDIATE) * all_late / len(late)))
    for author in TUNING:
        own = [(t, raised(t, s), q) for a, t, s, q in seen if a == author]
        share = lambda level: 100 * np.mean([up for t, up, _ in own if t.level == level])
        quick = 100 * np.mean(
            [up and (t.ruled == 2 or q > late_limit) for t, up, q in own if t.level == 2]
        )
        smoke = [up for t, up, _ in own if t.level == 0 and t.kind == "craving"]
        print(
            f"{author}: immediate raised {share(2):.1f} % (as immediate {quick:.1f} %), "
            f"elevated raised {share(1):.1f} %, false alarms {share(0):.1f} % "
            f"(cravings {100 * np.mean(smoke):.1f} %)"
        )
    everything = [text for texts in authors.values() for text in texts]
    (table, unit), bias = danger(everything)
    (late_table, late_unit), late_bias = hurry(everything)
    write(
        table, late_table, kinds(everything),
        {g: round(limits[g] - 16 * bias / unit) for g in limits},
        round(late_limit - 16 * late_bias / late_unit),
    )


def letters(numbers):
    return "".join(chr(0x50 + int(number)) for number in numbers)


def lines(text):
    cut = [text[at : at + 96] for at in range(0, len(text), 96)]
    return " \\\n".join("    " + line for line in cut).replace(" \\\n", "\\\n")


def write(danger_table, hurry_table, kind_table, limits, late_limit):
    TABLE.write_text(
        f'''// Weights of the crisis check, made by tools/crisis.py: letters for numbers; P is 0.

enum CrisisWeightTable {{
  /// Plain, with smoking in the text, with a doubt; English first.
  static let limits: [Int32] = [{", ".join(str(limits[g]) for g in range(6))}]
  static let hurryLimit: Int32 = {late_limit}
  static var danger: StaticString {{
    """
{lines(letters(danger_table))}
    """
  }}
  static var hurry: StaticString {{
    """
{lines(letters(hurry_table))}
    """
  }}
  static var kinds: StaticString {{
    """
{lines(letters(kind_table.flatten()))}
    """
  }}
}}
'''
    )


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
