# Compares a catalogue with the CSV files of a release, without any code of the app:
# compare.py FOLDER CATALOGUE
import collections
import csv
import sqlite3
import sys

folder, catalogue = sys.argv[1], sys.argv[2]
database = sqlite3.connect(f"file:{catalogue}?mode=ro", uri=True)
database.row_factory = sqlite3.Row


def rows(name):
    with open(f"{folder}/{name}", encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def kept(row):
    return not row["Food code"].startswith("9999") and row["Food code"] != "11000000"


def words(text):
    """The importer writes one blank between words, where some rows of the files have two."""
    return " ".join(text.split())


def one(table, code):
    return database.execute(f"SELECT * FROM {table} WHERE code = ?", [code]).fetchone()


nutrients = {row["Food code"]: row for row in rows("nutrients.csv") if kept(row)}
foods = {row["Food code"]: row for row in rows("foods.csv") if kept(row)}
patterns = {row["Food code"]: row for row in rows("food-patterns.csv")}
reports = {row["Food code"]: row for row in rows("popularity.csv")}
portions = [row for row in rows("portions.csv") if kept(row)]
stored = database.execute("SELECT count(*) FROM food").fetchone()[0]
assert stored == len(foods), f"{stored} foods stored, {len(foods)} in the files"
stored = database.execute("SELECT count(*) FROM portion").fetchone()[0]
assert stored == len(portions), f"{stored} portions stored, {len(portions)} in the files"
by_food = collections.defaultdict(list)
for portion in sorted(portions, key=lambda row: int(row["Seq num"])):
    by_food[portion["Food code"]].append(portion)

compared = 0
for code in sorted(foods):
    row = one("nutrient", code)
    names = [name for name in nutrients[code] if name.endswith(")")]
    for name in names:
        assert row[name] == float(nutrients[code][name]), f"{code} {name}"
        compared += 1
    food = one("food", code)
    assert food["name"] == words(foods[code]["Main food description"]), f"{code} name"
    assert food["category"] == int(foods[code]["WWEIA Category number"]), f"{code} category"
    sugars = patterns.get(code, {}).get("Added sugars (tsp eq)")
    wanted = None if sugars is None else float(sugars)
    assert food["added_sugars_tsp"] == wanted, f"{code} added sugars"
    wanted = int(reports[code]["Times reported"]) if code in reports else None
    assert food["times_reported"] == wanted, f"{code} reports"
    query = "SELECT name, grams FROM portion WHERE code = ? ORDER BY number"
    got = [(name, grams) for name, grams in database.execute(query, [code])]
    own = by_food[code]
    wanted = [(words(row["Portion description"]), float(row["Portion weight (g)"])) for row in own]
    assert got == wanted, f"{code} portions"
print(f"{compared} nutrients of {len(foods)} foods are equal")
