// Reading and searching what somebody wrote who had seen neither the code nor the lists.

import Engine
import Foundation
import Testing

@Suite(.enabled(if: ReleaseFoods.folder != nil || ReleaseFoods.isProof, ReleaseFoods.absence))
struct BlindFoodTests {
  private func rows(_ name: String) throws -> [[String]] {
    try ReleaseFoods.rows(ReleaseFoods.project.appending(path: "Benchmarks/Foods/\(name).csv"))
  }

  private func codes(_ cell: String) -> Set<FoodCode> {
    Set(cell.split(separator: " ").compactMap { Int64($0).flatMap { FoodCode($0) } })
  }

  /// Percent of the terms that are answered among the first matches.
  private func share(_ terms: [[String]], within limit: Int) throws -> Int {
    let search = try ReleaseFoods.everyday.get()
    let hits = terms.filter { term in
      search.matches(for: term[1], limit: limit).contains {
        codes(term[2]).contains(search.table.food(at: $0.index).code)
      }
    }
    return 100 * hits.count / max(1, terms.count)
  }

  @Test(
    "Terms of a stranger are answered by the first food or among ten",
    arguments: [
      ("blind", 100, 80, 96), ("blindRecipes", 25, 64, 81), ("thirdRecipes", 50, 78, 89),
    ])
  func search(name: String, count: Int, first: Int, ten: Int) throws {
    let terms = try rows(name)
    #expect(terms.count >= count)
    let shares = [try share(terms, within: 1), try share(terms, within: 10)]
    #expect(shares[0] >= first && shares[1] >= ten, "\(shares)")
  }

  /// Kilocalories that an answer may always be off.
  private static let fewKilocalories = 10.0

  @Test("Lines of a stranger are read into the foods that were eaten, and nearly half weigh so")
  func lines() throws {
    let search = try ReleaseFoods.everyday.get()
    var items: [String: [(codes: Set<FoodCode>, energy: Double)]] = [:]
    for row in try rows("Blind/lines") {
      items[row[0], default: []].append((codes(row[2]), Double(row[1]) ?? 0))
    }
    #expect(items.count >= 80)
    var named = 0
    var weighed = 0
    for (line, eaten) in items {
      var found = FoodLine.read(line, in: search).filter { $0.index != nil }
      for (accepted, energy) in eaten {
        let place = found.firstIndex { mention in
          mention.index.map { accepted.contains(search.table.food(at: $0).code) } ?? false
        }
        guard let place else { continue }
        let read = energyOf(found.remove(at: place), in: search)
        named += 1
        if abs(read - energy) <= max(Self.fewKilocalories, 0.3 * energy) { weighed += 1 }
      }
    }
    let all = max(1, items.values.reduce(0) { $0 + $1.count })
    let shares = [100 * named / all, 100 * weighed / all]
    #expect(shares[0] >= 78 && shares[1] >= 42, "\(shares)")
  }

  /// Kilocalories of what was read.
  private func energyOf(_ mention: FoodMention, in search: FoodSearch) -> Double {
    guard let index = mention.index else { return 0 }
    let food = search.table.food(at: index)
    let weight = mention.helping(of: FoodPick(food, in: .english), food).weight ?? 0
    return Double(weight) / 10 * Double(food.facts.energy) / 100
  }

  @Test("What is no food at all is refused")
  func nothing() throws {
    let search = try ReleaseFoods.everyday.get()
    let lines = try rows("Blind/nothing").map { $0[0] }
    let unread = lines.filter { line in
      FoodLine.read(line, in: search).allSatisfy { $0.index == nil }
    }
    let unfound = lines.filter { search.matches(for: $0, limit: 10).isEmpty }
    #expect(100 * unread.count / lines.count >= 75, "\(unread.count) of \(lines.count)")
    #expect(100 * unfound.count / lines.count >= 70, "\(unfound.count) of \(lines.count)")
  }
}
