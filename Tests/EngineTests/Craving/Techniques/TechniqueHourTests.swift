// Techniques by the hour: what helped at this part of the day weighs more, and what can not be
// done at night is not offered first.

import Engine
import Testing

private func tried(
  _ key: String, at time: String, _ number: UInt64, _ outcome: CravingOutcome
) -> Craving {
  sampleCraving(
    number, at: time,
    [Field("technique", .text(key)), Field("outcome", .text(outcome.rawValue))])
}

/// So many tries of a technique at a time, of which the first ones helped.
private func tries(_ key: String, _ count: Int, helped: Int, at time: String) -> [Craving] {
  (0..<count).map { tried(key, at: time, UInt64($0 + 1), $0 < helped ? .passed : .used) }
}

struct TechniqueHourTests {
  private let candidates = ["water", "pairs", "boxBreathing"]

  private func ranked(_ cravings: [Craving], at part: PartOfDay?) -> [String] {
    TechniqueLearner(TechniqueHistory(cravings, at: part)).ranked(candidates)
  }

  @Test(
    "A day has four parts, each with its first and its last hour",
    arguments: [
      (0, .night), (4, .night), (5, .morning), (11, .morning), (12, .afternoon), (16, .afternoon),
      (17, .evening), (21, .evening), (22, .night), (23, .night),
    ] as [(Int, PartOfDay)])
  func parts(hour: Int, part: PartOfDay) {
    #expect(PartOfDay(hour: hour) == part)
  }

  @Test("What helped at this part of the day counts twice, beside all the rest")
  func weighs() {
    // Water: 4 of 6 in all, 4 of 4 in the morning. Pairs: 5 of 6, none of them in the morning.
    let cravings =
      tries("water", 4, helped: 4, at: "08:00") + tries("water", 2, helped: 0, at: "19:00")
      + tries("pairs", 6, helped: 5, at: "19:00")
    // Pairs 6/8 before water 5/8; in the morning water 9/12 is as good as pairs 6/8.
    #expect(ranked(cravings, at: nil) == ["pairs", "water", "boxBreathing"])
    #expect(ranked(cravings, at: .morning) == ["water", "pairs", "boxBreathing"])
    // In the evening pairs 11/14, water 5/10.
    #expect(ranked(cravings, at: .evening) == ["pairs", "water", "boxBreathing"])
    #expect(ranked(cravings, at: .night) == ranked(cravings, at: nil))
  }

  @Test("One try at an hour turns nothing over")
  func oneTry() {
    // Pairs 8 of 10 by day and not once at night; water 1 of 1 at night.
    let cravings =
      tries("pairs", 10, helped: 8, at: "14:00") + tries("water", 1, helped: 1, at: "23:00")
      + tries("water", 3, helped: 1, at: "14:00")
    #expect(ranked(cravings, at: .night) == ["pairs", "water", "boxBreathing"])
    #expect(ranked(cravings, at: .afternoon) == ["pairs", "boxBreathing", "water"])
  }

  @Test("Before ten observations the hour changes nothing, and no count is said that is not one")
  func few() {
    let nine = tries("boxBreathing", 9, helped: 9, at: "23:00")
    #expect(ranked(nine, at: .night) == candidates)
    let ten = tries("boxBreathing", 10, helped: 9, at: "23:00")
    let record = TechniqueHistory(ten, at: .night)["boxBreathing"]
    #expect(record?.tried == 10 && record?.helped == 9)
    #expect(record?.triedThen == 10 && record?.helpedThen == 9)
    #expect(TechniqueHistory(ten, at: .morning)["boxBreathing"]?.triedThen == 0)
    #expect(TechniqueHistory(ten)["boxBreathing"]?.triedThen == 0)
  }

  @Test("At night nobody is sent out or to somebody who sleeps, unless it helped then before")
  func night() {
    let keys = ["walk", "water", "talking", "own-1"]
    let none = TechniqueLearner(TechniqueHistory([]))
    #expect(none.parted(keys, at: .night).fitting == ["water", "own-1"])
    #expect(none.parted(keys, at: .night).late == ["walk", "talking"])
    for part in [PartOfDay.morning, .afternoon, .evening] {
      #expect(none.parted(keys, at: part).fitting == keys && none.parted(keys, at: part).late == [])
    }
    let helped = TechniqueHistory([tried("walk", at: "03:00", 1, .passed)], at: .night)
    #expect(TechniqueLearner(helped).parted(keys, at: .night).late == ["talking"])
    let used = TechniqueHistory([tried("walk", at: "03:00", 1, .used)], at: .night)
    #expect(TechniqueLearner(used).parted(keys, at: .night).late == ["walk", "talking"])
    let byDay = TechniqueHistory([tried("walk", at: "15:00", 1, .passed)], at: .night)
    #expect(TechniqueLearner(byDay).parted(keys, at: .night).late == ["walk", "talking"])
  }
}
