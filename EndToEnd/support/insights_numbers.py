"""What goes together, reckoned a second time: least squares by elimination, groups by lists.

Shares no code with the app. `redstart simulate insights --examples 100` gives the numbers.
"""

import json
import math
import sys

SHUFFLES, ENOUGH, MASK = 4999, 20, (1 << 64) - 1


class Dice:
    """SplitMix64."""

    def __init__(self, seed):
        self.state = seed

    def below(self, bound):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return (mixed ^ (mixed >> 31)) % bound


def solve(matrix, right):
    """Gauss with the largest pivot; an unknown that nothing speaks of is 0."""
    size = len(right)
    rows = [row[:] + [value] for row, value in zip(matrix, right)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        if abs(pivot) < 1e-9:
            rows[column] = [0.0] * (size + 1)
            rows[column][column] = 1.0
            continue
        rows[column] = [value / pivot for value in rows[column]]
        for row in range(size):
            if row != column:
                factor = rows[row][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column])]
    return [row[-1] for row in rows]


def residuals(values):
    """What is left without seven weekdays and a straight line."""
    known = [place for place, value in enumerate(values) if value is not None]
    middle = sum(known) / max(1, len(known))

    def design(place):
        return [1.0 if place % 7 == day else 0.0 for day in range(7)] + [(place - middle) / 100]

    matrix = [[0.0] * 8 for _ in range(8)]
    right = [0.0] * 8
    for place in known:
        row = design(place)
        for a in range(8):
            right[a] += row[a] * values[place]
            for b in range(8):
                matrix[a][b] += row[a] * row[b]
    fit = solve(matrix, right)
    return [
        None if value is None else value - sum(a * b for a, b in zip(design(place), fit))
        for place, value in enumerate(values)
    ]


def groups(is_more, values, order):
    more, others = [], []
    for week, other in enumerate(order):
        for day in range(7):
            told, value = is_more[other * 7 + day], values[week * 7 + day]
            if told is not None and value is not None:
                (more if told else others).append(value)
    return more, others


def mean(values):
    return math.fsum(values) / len(values) if values else 0.0


def weighed(is_more, values, order):
    more, others = groups(is_more, values, order)
    if not more or not others:
        return 0.0, 0.0
    difference = mean(more) - mean(others)
    return difference, difference**2 * len(more) * len(others) / (len(more) + len(others))


def bits(value):
    import struct

    return struct.unpack("<Q", struct.pack("<d", value))[0]


def look(example):
    """Counts, raw means, difference, margin and chance."""
    lag = example["lag"]
    cause = [None] * lag + example["cause"][: len(example["cause"]) - lag]
    effect = example["effect"]
    is_more = [None if value is None else value > 1e-6 for value in residuals(cause)]
    rest = residuals(effect)
    weeks = len(effect) // 7
    order = list(range(weeks))
    noted = groups(is_more, effect, order)
    difference, own = weighed(is_more, rest, order)
    seed = lag + 1
    for values in (cause, effect):
        for value in values:
            seed = ((seed ^ (1 if value is None else bits(value))) * 0x100000001B3) & MASK
    dice, found, squares = Dice(seed), 0, 0.0
    for number in range(1, SHUFFLES + 1):
        for place in range(weeks - 1, 0, -1):
            other = dice.below(place + 1)
            order[place], order[other] = order[other], order[place]
        shuffled, weight = weighed(is_more, rest, order)
        squares += shuffled**2
        if weight >= own * (1 - 1e-9):
            found += 1
        if found == ENOUGH:
            break
    chance = found / number if found == ENOUGH else (found + 1) / (SHUFFLES + 1)
    margin = 1.96 * math.sqrt(squares / number)
    return [len(noted[0]), len(noted[1])], [mean(noted[0]), mean(noted[1])], [
        difference, margin, chance,
    ]


def near(a, b):
    return all(math.isclose(x, y, rel_tol=1e-6, abs_tol=1e-6) for x, y in zip(a, b))


def differing(lines):
    """The examples of which the two reckonings say different things."""
    wrong = []
    for line in lines:
        example = json.loads(line)
        counts, means, numbers = look(example)
        same = counts == example["counts"] and near(means, example["means"])
        if not same or not near(numbers, example["look"]):
            wrong.append((numbers, example["look"]))
    return wrong


if __name__ == "__main__":
    lines = [line for line in sys.stdin if line.strip()]
    found = differing(lines)
    print(f"{len(lines)} looks, {len(found)} differ")
    sys.exit(1 if found or not lines else 0)
