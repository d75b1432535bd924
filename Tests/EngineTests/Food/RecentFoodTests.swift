// What was eaten of late comes first only where it fits as well as anything else.

import Engine
import Testing

/// A line, what was eaten before, and the foods that it means then.
struct RecentCase: Sendable, CustomTestStringConvertible {
  let line: String
  let recent: [Int64]
  let codes: [Int64]

  init(_ line: String, after recent: [Int64], _ codes: [Int64]) {
    self.line = line
    self.recent = recent
    self.codes = codes
  }

  var testDescription: String { "\(line) after \(recent)" }
}

struct RecentFoodTests {
  private static let latte: Int64 = 92_101_900
  private static let creamer: Int64 = 12_120_100
  private static let coffee: Int64 = 92_101_000
  private static let wholeMilk: Int64 = 11_111_000
  private static let leanMilk: Int64 = 11_112_110
  private static let chocolateMilk: Int64 = 11_511_000
  private static let toast: Int64 = 51_101_010
  private static let raisinBagel: Int64 = 51_180_030
  private static let chipCookie: Int64 = 53_206_000

  private func codes(_ numbers: [Int64]) -> [FoodCode] { numbers.compactMap { FoodCode($0) } }

  private func check(_ example: RecentCase, in search: FoodSearch) {
    let mentions = FoodLine.read(example.line, in: search, preferring: codes(example.recent))
    let found = mentions.map { $0.index.map { search.table.food(at: $0).code } }
    #expect(found == codes(example.codes).map { Optional($0) })
  }

  @Test("A recent food is taken where its name is what was typed, and no other", arguments: both)
  func lines(example: RecentCase) throws {
    check(example, in: try ReleaseFoods.starter.get())
    guard ReleaseFoods.folder != nil || ReleaseFoods.isProof else { return }
    check(example, in: try ReleaseFoods.everyday.get())
  }

  private static let both = [
    RecentCase("latte", after: [latte], [latte]),
    RecentCase("coffee", after: [latte], [coffee]),
    RecentCase("coffee without milk", after: [latte], [coffee]),
    RecentCase("apple;coffee;milk", after: [latte], [63_101_000, coffee, wholeMilk]),
    RecentCase("milk", after: [latte, creamer, chipCookie], [wholeMilk]),
    RecentCase("milk", after: [latte, leanMilk, chipCookie], [leanMilk]),
    RecentCase("milk", after: [chocolateMilk], [wholeMilk]),
    RecentCase("eine Tasse Kaffee", after: [creamer], [coffee]),
    RecentCase("Kaffee", after: [creamer, latte], [coffee]),
    RecentCase("Kaffee mit Milch", after: [creamer], [latte]),
    RecentCase("bread", after: [raisinBagel, toast], [toast]),
    RecentCase("bagel", after: [raisinBagel, toast], [51_180_010]),
    RecentCase("cookie", after: [latte, chipCookie], [chipCookie]),
    RecentCase("chocolate", after: [chipCookie, chocolateMilk], [91_705_010]),
    RecentCase("2 bananas", after: [latte, chipCookie, toast], [63_107_010]),
  ]

  @Test("Suggestions begin with the coffee, not with what is put into it")
  func suggestions() throws {
    let search = try ReleaseFoods.starter.get()
    let recent = codes([Self.creamer, Self.latte])
    for query in ["Kaffee", "coffee"] {
      let first = search.matches(for: query, limit: 1, preferring: recent).first
      #expect(first.map { search.table.food(at: $0.index).code.number } == 92_101_000)
    }
  }
}
