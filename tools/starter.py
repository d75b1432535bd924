#!/usr/bin/env python3
# Takes the numbers of the common foods out of the national tables: tools/starter.py FOLDER
# FOLDER holds foods.csv, nutrients.csv, portions.csv, food-patterns.csv and popularity.csv;
# Sources/Foods/Resources/common.csv says which foods. Writes starter.csv and
# starter-portions.csv beside it. Numbers are copied as they stand; added sugars are teaspoons
# times 4.2 grams.
import csv
import math
import os
import re
import sys

RESOURCES = os.path.join(os.path.dirname(__file__), "..", "Sources", "Foods", "Resources")
GRAMS_OF_A_TEASPOON = 4.2
MOST_PORTIONS = 5
FEWEST_PORTIONS = 2
USUAL = "Quantity not specified"
NUTRIENTS = [
    "Energy (kcal)", "Protein (g)", "Carbohydrate (g)", "Sugars, total (g)",
    "Fiber, total dietary (g)", "Total Fat (g)", "Fatty acids, total saturated (g)", "Alcohol (g)",
]
# Measures that nobody names when asked what was eaten.
ODD = re.compile(
    r"guideline|quantity not specified|cubic inch|surface inch|yield|ns as to|nfs|\bice\)"
    r"|not eaten|kernel|fl oz|^1 oz", re.IGNORECASE)

# What somebody buys or cuts up as a whole, where the other measures are parts of it.
WHOLE = re.compile(r"^1 (small |medium |large )?(melon$|(loaf|cake) \()")


def rows(folder, name):
    with open(os.path.join(folder, name), encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def by_code(folder, name):
    return {row["Food code"]: row for row in rows(folder, name)}


def write(name, head, lines):
    with open(os.path.join(RESOURCES, name), "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(head)
        writer.writerows(lines)


def plain(number):
    return f"{number:.2f}".rstrip("0").rstrip(".")


# The measures nearest to the usual amount, in the order of the table, no two of one weight.
def sensible(portions, usual):
    def order(portion):
        return abs(math.log(portion[2] / (usual or 100)))

    some = [p for p in portions if p[1] != USUAL and "uideline" not in p[1] and p[2] >= 1]
    named = sorted((p for p in some if not ODD.search(p[1])), key=order)
    others = sorted((p for p in some if ODD.search(p[1])), key=order)
    kept = []
    for portion in named + others:
        enough = FEWEST_PORTIONS if ODD.search(portion[1]) else MOST_PORTIONS
        is_new = all(abs(portion[2] - other[2]) > 0.03 * other[2] for other in kept)
        if len(kept) < enough and is_new:
            kept.append(portion)
    return sorted(set(kept + [p for p in portions if WHOLE.match(p[1])]))


def main(folder):
    foods = by_code(folder, "foods.csv")
    nutrients = by_code(folder, "nutrients.csv")
    patterns = by_code(folder, "food-patterns.csv")
    popularity = by_code(folder, "popularity.csv")
    portions = {}
    for row in rows(folder, "portions.csv"):
        portion = int(row["Seq num"]), row["Portion description"], float(row["Portion weight (g)"])
        portions.setdefault(row["Food code"], []).append(portion)

    facts, measures = [], []
    for common in rows(RESOURCES, "common.csv"):
        code = common["code"]
        numbers = [nutrients[code][name] for name in NUTRIENTS]
        sugar = patterns[code]["Added sugars (tsp eq)"] if code in patterns else ""
        added = plain(float(sugar) * GRAMS_OF_A_TEASPOON) if sugar else ""
        usual = next((p[2] for p in portions[code] if p[1] == USUAL), 0)
        times = popularity[code]["Times reported"] if code in popularity else "0"
        facts.append(
            [code, foods[code]["WWEIA Category number"]] + numbers[:4] + [added] + numbers[4:]
            + [times, plain(usual) if usual else ""])
        for _, name, weight in sensible(portions[code], usual):
            measures.append([code, name, plain(weight)])
    write("starter.csv", [
        "code", "category", "energy", "protein", "carbohydrate", "sugars", "added sugars", "fiber",
        "fat", "saturated fat", "alcohol", "times reported", "usual weight"], facts)
    write("starter-portions.csv", ["code", "portion", "weight"], measures)


if __name__ == "__main__":
    main(sys.argv[1])
