#!/usr/bin/env python3
"""Trains the weights of the crisis check on all authors and writes them as a table.

usage: tools/crisis.py "COMMAND --features"   (such as ".build/release/redstart crisis --features")

Needs numpy, scipy and scikit-learn. Prints how weights do on authors that they were not trained
on, several at a time, by language and kind. An author who is to be counted once is kept out of
FOLDS until that is done.
"""

import json
import math
import pathlib
import subprocess
import sys
import warnings

import numpy as np
import scipy.sparse as sparse
from sklearn.svm import LinearSVC

ROOT = pathlib.Path(__file__).resolve().parent.parent
CORPUS = ROOT / "Tests/EngineTests/Crisis/Corpus"
TABLE = ROOT / "Sources/Engine/Crisis/CrisisWeightTable.swift"
# Authors that are left out together.
FOLDS = [
    ["en-a", "en-f", "en-k", "en-q", "de-a", "de-f", "de-q", "de-t"],
    ["en-b", "en-g", "en-l", "en-r", "de-b", "de-g", "de-k", "de-r"],
    ["en-c", "en-h", "en-m", "en-s", "de-c", "de-h", "de-o", "de-s"],
    ["en-d", "en-i", "en-n", "en-t", "de-d", "de-i", "de-l", "de-n"],
    ["en-e", "en-j", "en-o", "en-p", "de-e", "de-j", "de-m", "de-p", "de-u"],
]
# Always trained on, never measured: plain sentences, and harmless ones that sound dangerous.
PLAIN = ["plain-en", "plain-de", "calm-en", "calm-de"]
KINDS = ["self-harm", "overdose", "medical", "violence", "withdrawal", "eating"]
CALM = ["craving", "idiom", "everyday", "topic", "past", "negation", "health"]
PLACES, FEW_PLACES = 131072, 16384
MOST = 28  # a weight is a whole number from -28 to 28
KIND_SHARE, CALM_SHARE = 0.6, 0.6
CRAVING_WEIGHT = 3.0
# How much the quarters of the places may weigh: parts of words, words, meanings, classes.
SHARES = np.repeat([1.0, 0.7, 1.0, 1.0], PLACES // 4)
# Of harmless texts by authors that the weights have not seen, how many may be raised in all, and
# in which proportion: plain ones, those with smoking in them, and those whose words of danger a
# rule doubted.
FALSE_ALARMS = 0.049
PROPORTIONS = {"en": (0.045, 0.019, 0.08), "de": (0.053, 0.025, 0.097)}
IMMEDIATE = 0.96  # of raised texts of level 2 that are called immediate


class Texts:
    """The texts of some authors, with what the check sees of each."""

    def __init__(self, authors, command):
        self.author, self.level, self.kind, rows, seen = [], [], [], [], []
        for author in authors:
            lines = (CORPUS / f"{author}.tsv").read_text(encoding="utf-8").splitlines()
            for line, answer in zip(lines, ask(lines, command), strict=True):
                level, kind, _ = line.split("\t")
                self.author.append(author)
                self.level.append(int(level))
                self.kind.append(kind)
                rows.append(np.array(answer["places"], dtype=np.int64))
                seen.append((answer["level"], answer["group"]))
        self.author, self.kind = np.array(self.author), np.array(self.kind)
        self.level = np.array(self.level)
        self.ruled = np.array([level > 0 for level, _ in seen])
        self.urgent = np.array([level > 1 for level, _ in seen])
        self.group = np.array([group for _, group in seen])
        self.roots = np.array([math.isqrt(len(row) << 10) for row in rows])
        self.lengths = np.array([math.sqrt(max(1, len(row))) / 8 for row in rows])
        self.all = matrix(rows, PLACES)
        # The same places folded, a place once for each feature that falls on it.
        self.few = matrix([row % FEW_PLACES for row in rows], FEW_PLACES)


def ask(lines, command):
    asked = "".join(
        json.dumps({"id": number, "text": line.split("\t")[2]}) + "\n"
        for number, line in enumerate(lines)
    )
    answer = subprocess.run(
        command.split(), input=asked, capture_output=True, text=True, check=True
    )
    return [json.loads(line) for line in answer.stdout.splitlines()]


def matrix(rows, size):
    ends = np.cumsum([0] + [len(row) for row in rows])
    made = sparse.csr_matrix(
        (np.ones(ends[-1]), np.concatenate(rows), ends), shape=(len(rows), size)
    )
    made.sum_duplicates()
    lengths = np.maximum(1, np.diff(ends))
    return (sparse.diags(8 / np.sqrt(lengths)) @ made).tocsr()


def fit(rows, wanted, weights, strength):
    """A line between two sides, over the places that at least three texts have."""
    often = np.asarray((rows != 0).sum(0)).ravel() > 2
    machine = LinearSVC(C=strength, dual=True, tol=0.1, max_iter=200, random_state=0)
    machine.fit(rows[:, often], wanted, sample_weight=weights)
    made = np.zeros(rows.shape[1])
    made[often] = machine.coef_[0]
    return made, machine.intercept_[0]


def whole(weights, step):
    """Weights as whole numbers, and the unit that they count."""
    unit = step * weights[weights != 0].std()
    return np.clip(np.rint(weights / unit), -MOST, MOST).astype(int), unit


class Weights:
    def __init__(self, texts, which):
        level, kind = texts.level, texts.kind
        care = np.where(kind == "craving", CRAVING_WEIGHT, 1.0)
        shared = texts.all[which] @ sparse.diags(SHARES)
        made, bias = fit(shared.tocsr(), level[which] > 0, care[which], 0.02)
        self.danger, unit = whole(made * SHARES, 1.4)
        self.bias = 16 * bias / unit
        # Danger of each kind against all harmless talk, and all danger against each kind of that.
        against = [(kind == own) | (level == 0) for own in KINDS]
        against += [(level > 0) | (kind == own) for own in CALM]
        lines = []
        for number, rows in enumerate(against):
            chosen = which & rows
            weights = care[chosen]
            if number >= len(KINDS):
                harmless = level[chosen] == 0
                few = 0.5 * (~harmless).sum() / harmless.sum()
                weights = np.where(harmless, few, 1.0)
            lines.append(fit(texts.few[chosen], level[chosen] > 0, weights, 0.03))
        self.kinds, kind_unit = whole(np.array([made for made, _ in lines]).T, 2.5)
        self.kind_bias = [round(16 * bias / kind_unit) for _, bias in lines]
        self.kind_share = round(256 * KIND_SHARE * kind_unit / unit)
        self.calm_share = round(256 * CALM_SHARE * kind_unit / unit)
        chosen = which & (level > 0)
        made, bias = fit(texts.few[chosen], level[chosen] > 1, care[chosen], 0.02)
        self.hurry, unit = whole(made, 1.0)
        self.hurry_bias = 16 * bias / unit

    def scores(self, texts):
        """The sums as the check makes them, and which kind is the most."""
        def sums(rows, table):
            plain = np.rint((sparse.diags(texts.lengths) @ rows) @ table)
            return np.trunc((plain * 4096).T / np.maximum(1, texts.roots)).T

        kinds = sums(texts.few, self.kinds) + np.array(self.kind_bias)
        kinds, calm = kinds[:, : len(KINDS)], kinds[:, len(KINDS) :]
        danger = sums(texts.all, self.danger)
        danger += np.trunc(kinds.max(1) * self.kind_share / 256)
        danger += np.trunc(calm.min(1) * self.calm_share / 256)
        return danger, sums(texts.few, self.hurry), kinds.argmax(1)


def limit(scores, share):
    """The score that a share of the texts is above."""
    return int(np.sort(scores)[::-1][int(len(scores) * share)])


def false_alarm_limits(texts, danger, measured):
    """The limits with which about as many harmless texts are raised as may be.

    A text of one language may be taken for one of the other, so that both are tried in turn.
    """
    calm = measured & (texts.level == 0)
    limits = [0] * 6
    for language in ("en", "de") * 4:
        own = calm & np.char.startswith(texts.author, language)
        first = 3 if language == "de" else 0
        lowest, highest = 0.3, 2.5
        for _ in range(12):
            factor = (lowest + highest) / 2
            for at, share in enumerate(PROPORTIONS[language]):
                group = calm & ~texts.ruled & (texts.group == first + at)
                limits[first + at] = limit(danger[group], factor * share)
            raised = texts.ruled | (danger > np.array(limits)[texts.group])
            if raised[own].mean() > FALSE_ALARMS:
                highest = factor
            else:
                lowest = factor
    return limits


def show(texts, raised, quick, kinds, named, which):
    share = lambda marks, of: 100 * marks[which & of].mean()
    level, kind = texts.level, texts.kind
    print(
        f"{named}: immediate raised {share(raised, level == 2):.1f} % (as immediate "
        f"{share(raised & quick, level == 2):.1f} %), elevated raised "
        f"{share(raised, level == 1):.1f} % (as immediate {share(raised & quick, level == 1):.1f}"
        f" %), false alarms {share(raised, level == 0):.1f} %"
    )
    for at in (2, 1, 0):
        names = sorted(set(kind[level == at]))
        parts = [f"{name} {share(raised, (level == at) & (kind == name)):.1f}" for name in names]
        print(f"  {at}: " + ", ".join(parts))
    right = np.array(KINDS)[kinds] == kind
    print(f"  kind right {share(right, raised & (level > 0)):.1f} %")


def main(command):
    texts = Texts([author for fold in FOLDS for author in fold] + PLAIN, command)
    danger, hurry = np.zeros(len(texts.level)), np.zeros(len(texts.level))
    kinds = np.zeros(len(texts.level), int)
    for fold in FOLDS:
        out = np.isin(texts.author, fold)
        weights = Weights(texts, ~out)
        scores = weights.scores(texts)
        danger[out] = scores[0][out] + weights.bias
        hurry[out] = scores[1][out] + weights.hurry_bias
        kinds[out] = scores[2][out]
    measured = ~np.isin(texts.author, PLAIN)
    limits = false_alarm_limits(texts, danger, measured)
    raised = texts.ruled | (danger > np.array(limits)[texts.group])
    late = measured & (texts.level == 2) & raised
    unsure = late & ~texts.urgent
    hurry_limit = limit(hurry[unsure], 1 - (1 - IMMEDIATE) * late.sum() / unsure.sum())
    quick = texts.urgent | (hurry > hurry_limit)
    for language in ("en", "de"):
        which = measured & np.char.startswith(texts.author, language)
        show(texts, raised, quick, kinds, language, which)
    weights = Weights(texts, np.ones(len(texts.level), bool))
    write(
        weights, [round(limit - weights.bias) for limit in limits],
        round(hurry_limit - weights.hurry_bias),
    )


def letters(numbers):
    return "".join(chr(0x3F + int(number)) for number in numbers)


def lines(text):
    cut = [text[at : at + 96] for at in range(0, len(text), 96)]
    return "\\\n".join("    " + line for line in cut)


def write(weights, limits, hurry_limit):
    TABLE.write_text(
        f'''// Weights of the crisis check, made by tools/crisis.py: letters for numbers; ? is 0.

enum CrisisWeightTable {{
  /// Plain, with smoking in the text, with a doubt; English first.
  static let limits: [Int] = {limits}
  static let hurryLimit = {hurry_limit}
  /// What each kind begins with, how many of 256 parts the strongest danger adds, and how many the
  /// likeliest harmless kind.
  static let kindStarts: [Int] = [
    {", ".join(str(start) for start in weights.kind_bias)},
  ]
  static let kindShare = {weights.kind_share}
  static let calmShare = {weights.calm_share}
  static var danger: StaticString {{
    """
{lines(letters(weights.danger))}
    """
  }}
  static var hurry: StaticString {{
    """
{lines(letters(weights.hurry))}
    """
  }}
  /// Letters for each place: six kinds of danger, seven of harmless talk.
  static var kinds: StaticString {{
    """
{lines(letters(weights.kinds.flatten()))}
    """
  }}
}}
'''
    )


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    warnings.simplefilter("ignore")
    main(sys.argv[1])
