// Answers terms with foods and says how long that takes: FoodAnswers FNDDS RESOURCES|- QUERIES…
//
// FNDDS is the folder with the national tables, RESOURCES the one with our everyday words, and
// QUERIES are tables of language, term and codes. One line for each term: language, term, codes.
// With `lines` before the tables these are of lines that somebody wrote. One line for each: the
// line, the code, kilocalories and grams of each food that is read from it, and the codes that a
// search for it finds.

import Engine
import Foundation

/// Foods that are printed for a term.
let limit = 25

func rows(_ path: String) throws -> [[String]] {
  let bytes = Array(try Data(contentsOf: URL(filePath: path)))
  return try CSVReader.rows(bytes).dropFirst().map { $0.fields }
}

func parts(_ cell: String) -> [String] {
  cell.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
}

func code(_ cell: some StringProtocol) -> FoodCode? { Int64(cell).flatMap { FoodCode($0) } }

/// `weighs` reads energy and portions as well, which finding foods does without.
func table(_ release: String, _ resources: String, weighs: Bool) throws -> FoodTable {
  var times: [String: Int] = [:]
  for row in try rows(release + "/popularity.csv") { times[row[0]] = Int(row[1]) }
  var everyday: [String: [String]] = [:]
  var phrases: [FoodPhrase] = []
  if resources != "-" {
    for row in try rows(resources + "/common.csv") { everyday[row[0]] = row }
    phrases = try rows(resources + "/words.csv").map {
      FoodPhrase($0[0], codes: $0[1].split(separator: ";").compactMap { code($0) })
    }
  }
  var energy: [String: Int] = [:]
  if weighs { for row in try rows(release + "/nutrients.csv") { energy[row[0]] = Int(row[4]) } }
  let measures = weighs ? try measures(release) : [:]
  // Ingredients that nobody picks, and milk that has no numbers.
  let foods = try rows(release + "/foods.csv").compactMap { row -> Food? in
    guard !row[0].hasPrefix("9999"), row[0] != "11000000", let code = code(row[0]) else {
      return nil
    }
    let own = everyday[row[0]]
    return Food(
      code: code, name: row[1], germanName: own?[2],
      words: (own.map { [$0[1]] + parts($0[3]) + parts($0[4]) } ?? []) + parts(row[2]),
      category: Int(row[3]) ?? 0, timesReported: times[row[0]] ?? 0,
      facts: FoodFacts(energy: energy[row[0]] ?? 0),
      portions: measures[row[0]]?.filter { $0.name != usual } ?? [],
      usualWeight: measures[row[0]]?.first { $0.name == usual }?.weight)
  }
  return FoodTable(foods, phrases: phrases)
}

/// The portion that the table has for where nobody said how much.
let usual = "Quantity not specified"

/// The portions of each food in the order of their numbers.
func measures(_ release: String) throws -> [String: [FoodPortion]] {
  var measures: [String: [FoodPortion]] = [:]
  let rows = try rows(release + "/portions.csv").sorted { (Int($0[4]) ?? 0) < (Int($1[4]) ?? 0) }
  for row in rows {
    let weight = Int(((Double(row[6]) ?? 0) * 10).rounded())
    if weight > 0 { measures[row[0], default: []].append(FoodPortion(row[5], weight: weight)) }
  }
  return measures
}

/// Prints what is read from each line, and what a search for it finds.
func read(_ lines: [String], in search: FoodSearch) {
  for line in lines {
    let items = FoodLine.read(line, in: search).compactMap { mention in
      mention.index.map { index in
        let food = search.table.food(at: index)
        let tenths = mention.helping(of: FoodPick(food, in: .english), food).weight ?? 0
        let energy = (tenths * Int64(food.facts.energy) + 500) / 1000
        return "\(food.code.number)/\(energy)/\((tenths + 5) / 10)"
      }
    }
    let found = search.matches(for: line, limit: limit).map {
      "\(search.table.food(at: $0.index).code.number)"
    }
    print("\(line)\t\(items.joined(separator: " "))\t\(found.joined(separator: " "))")
  }
}

/// Kilobytes of memory that this process has.
func memory() -> Int {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4
}

/// Of the processor, so that whatever else the machine does is left out.
func milliseconds(_ work: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  let start = now()
  work()
  return now() - start
}

let arguments = CommandLine.arguments
let isOfLines = arguments.count > 3 && arguments[3] == "lines"
let foods = try table(arguments[1], arguments[2], weighs: isOfLines)
if isOfLines {
  read(try arguments[4...].flatMap { try rows($0).map { $0[0] } }, in: FoodSearch(foods))
  exit(0)
}
let queries = try arguments[3...].flatMap { try rows($0) }
let before = memory()
var made: FoodSearch?
let build = milliseconds { made = FoodSearch(foods) }
guard let search = made else { exit(1) }
let memoryOfIndex = memory() - before

var keystrokes: [Double] = []
for query in queries {
  var typed = ""
  for letter in query[1] {
    typed.append(letter)
    keystrokes.append(milliseconds { _ = search.matches(for: typed, limit: limit) })
  }
}
keystrokes.sort()
print("build\t\(build)\nmemory\t\(memoryOfIndex)")
print("p50\t\(keystrokes[keystrokes.count / 2])\np99\t\(keystrokes[keystrokes.count * 99 / 100])")
for query in queries {
  let codes = search.matches(for: query[1], limit: limit).map {
    "\(foods.food(at: $0.index).code.number)"
  }
  print("\(query[0])\t\(query[1])\t\(codes.joined(separator: " "))")
}
