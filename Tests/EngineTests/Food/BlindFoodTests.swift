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
    arguments: [("blind", 100, 77, 92), ("blindRecipes", 25, 58, 72)])
  func search(name: String, count: Int, first: Int, ten: Int) throws {
    let terms = try rows(name)
    #expect(terms.count >= count)
    let shares = [try share(terms, within: 1), try share(terms, within: 10)]
    #expect(shares[0] >= first && shares[1] >= ten, "\(shares)")
  }

  @Test("Lines of a stranger are read into the foods that were eaten")
  func lines() throws {
    let search = try ReleaseFoods.everyday.get()
    var items: [String: [Set<FoodCode>]] = [:]
    for row in try rows("Blind/lines") { items[row[0], default: []].append(codes(row[2])) }
    #expect(items.count >= 80)
    var named = 0
    for (line, eaten) in items {
      var found = FoodLine.read(line, in: search).compactMap { mention in
        mention.index.map { search.table.food(at: $0).code }
      }
      for accepted in eaten {
        guard let place = found.firstIndex(where: { accepted.contains($0) }) else { continue }
        found.remove(at: place)
        named += 1
      }
    }
    let share = 100 * named / max(1, items.values.reduce(0) { $0 + $1.count })
    #expect(share >= 76, "\(share)")
  }

  @Test("What is no food at all is refused")
  func nothing() throws {
    let search = try ReleaseFoods.everyday.get()
    let lines = try rows("Blind/nothing").map { $0[0] }
    let unread = lines.filter { line in
      FoodLine.read(line, in: search).allSatisfy { $0.index == nil }
    }
    let unfound = lines.filter { search.matches(for: $0, limit: 10).isEmpty }
    #expect(100 * unread.count / lines.count >= 65, "\(unread.count) of \(lines.count)")
    #expect(100 * unfound.count / lines.count >= 52, "\(unfound.count) of \(lines.count)")
  }
}
