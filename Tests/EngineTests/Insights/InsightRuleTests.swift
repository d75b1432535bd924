// Each rule of the insights at, just under and over its threshold.
import Engine
import Testing

struct InsightRuleTests {
  /// So many cravings on so many days, the first ones with this trigger and place.
  private func patterns(
    _ count: Int, days: Int, with: Int, trigger: String = "boredom", place: String = "work"
  ) -> CravingPatterns {
    var journal = InsightJournal()
    for number in 0..<count {
      let isOne = number < with
      journal.craving(
        ago: number % days, hour: (number * 5) % 24, isOne ? [trigger] : ["stress"],
        place: isOne ? place : "home")
    }
    return journal.insights.patterns
  }

  @Test("A pair takes ten cravings on five days and more than half, and says both counts")
  func pairs() {
    let enough = patterns(10, days: 5, with: 6)
    #expect(enough.pairs.map { $0.count } == [CountOf(6, of: 10)])
    #expect(enough.pairs.first?.with == .place("work") && enough.pairs.first?.trigger == "boredom")
    #expect(patterns(10, days: 5, with: 5).pairs.isEmpty)
    #expect(patterns(9, days: 5, with: 9).pairs.isEmpty)
    #expect(patterns(10, days: 4, with: 10).pairs.isEmpty)
    #expect(patterns(11, days: 5, with: 6).pairs.count == 1)
  }

  @Test("What is missing is said in cravings and days, and nothing once it is enough")
  func missing() throws {
    let few = try #require(patterns(7, days: 3, with: 7).ground.missing)
    #expect(few.count == 3 && few.days == 2)
    #expect(patterns(10, days: 5, with: 7).ground.missing == nil)
  }

  @Test("A craving without a place counts neither for nor against a pair with a place")
  func unknownPlace() {
    var journal = InsightJournal()
    for number in 0..<10 { journal.craving(ago: number % 5, hour: number, place: "work") }
    for number in 0..<30 { journal.craving(ago: number % 5, hour: number % 24) }
    let pair = journal.insights.patterns.pairs.first { $0.with == .place("work") }
    #expect(pair?.count == CountOf(10, of: 10))
  }

  @Test("The same trigger twice in a craving is one")
  func twice() {
    var journal = InsightJournal()
    for number in 0..<10 { journal.craving(ago: number % 5, ["boredom", "boredom"]) }
    #expect(journal.insights.patterns.main?.count == CountOf(10, of: 10))
  }

  @Test("A trigger is listed from more than a fifth, a place from more than a third")
  func lists() {
    #expect(patterns(10, days: 5, with: 2).triggers.map { $0.key } == ["stress"])
    #expect(patterns(10, days: 5, with: 3).triggers.map { $0.key } == ["stress", "boredom"])
    #expect(patterns(12, days: 6, with: 4).places.map { $0.key } == ["home"])
    #expect(patterns(12, days: 6, with: 5).places.map { $0.key } == ["home", "work"])
  }

  @Test("Excused days are left out and said, and what is older than four weeks counts for none")
  func leftOut() {
    var journal = InsightJournal()
    for ago in 0..<10 { journal.craving(ago: ago) }
    #expect(journal.insights.patterns.main?.count == CountOf(10, of: 10))
    journal.excuse(ago: 3)
    #expect(journal.insights.days.leftOut == 1)
    #expect(journal.insights.patterns.ground.count == 9 && journal.insights.patterns.main == nil)
    journal.craving(ago: 27)
    #expect(journal.insights.patterns.ground.count == 10)
    journal.craving(ago: 28)
    #expect(journal.insights.patterns.ground.count == 10)
  }

  /// Cravings of a day with these strengths, by how long ago.
  private func strength(_ strengths: [(ago: Int, strength: Int)]) -> CravingStrength {
    var journal = InsightJournal()
    for one in strengths { journal.craving(ago: one.ago, strength: one.strength) }
    return journal.insights.strength
  }

  @Test("A week is eased from a fifth below the week before, with three strengths on both sides")
  func eased() {
    let before = [(ago: 7, strength: 5), (ago: 9, strength: 5), (ago: 13, strength: 5)]
    let four = [(ago: 0, strength: 4), (ago: 3, strength: 4), (ago: 6, strength: 4)]
    let eased = strength(before + four).eased
    #expect(eased?.now == 40 && eased?.before == 50)
    #expect(strength(before + four + [(ago: 1, strength: 5)]).eased == nil)
    #expect(strength(before + four.dropLast()).eased == nil)
    #expect(strength(before.dropLast() + four).eased == nil)
  }

  @Test("Three days are stronger from three tenths above the seven")
  func stronger() {
    let late = [(ago: 0, strength: 8), (ago: 1, strength: 8), (ago: 2, strength: 8)]
    let early = (3...6).map { (ago: $0, strength: 4) }
    // 8 against 40 / 7.
    #expect(strength(late + early).stronger?.now == 80)
    #expect(strength(late + early.map { (ago: $0.ago, strength: 6) }).stronger == nil)
    #expect(strength(late.dropLast() + early).stronger == nil)
  }

  @Test("A day without a rating is a gap in the line, and not zero")
  func line() {
    let strength = strength([(ago: 0, strength: 4), (ago: 0, strength: 5), (ago: 6, strength: 2)])
    #expect(strength.line == [20, nil, nil, nil, nil, nil, 45])
    #expect(strength.mean == 37)
  }

  @Test("Of the cravings that are over, those that passed are counted; open ones are neither")
  func passed() {
    var journal = InsightJournal()
    journal.craving(ago: 0, outcome: .passed)
    journal.craving(ago: 1, outcome: .used)
    journal.craving(ago: 1)
    #expect(journal.insights.strength.passed == CountOf(1, of: 2))
  }

  @Test("An hour stands out with more than a seventh of ten moments on five days")
  func peak() {
    func table(_ inHour: Int, _ others: Int) -> HourTable {
      var journal = InsightJournal()
      for number in 0..<inHour { journal.craving(ago: number % 7, hour: 21) }
      for number in 0..<others { journal.craving(ago: number % 7, hour: number) }
      return journal.insights.cravingHours
    }
    #expect(table(3, 17).peak?.hour == 21)
    #expect(table(3, 17).peak?.count == CountOf(3, of: 20))
    #expect(table(3, 18).peak == nil)
    #expect(table(2, 8).peak == nil)
    #expect(table(3, 6).peak == nil)
  }

  @Test("A moment after midnight stands in the row of the day to which it belongs")
  func ownDay() {
    var journal = InsightJournal()
    // 2026-03-26 is a Thursday; one in the night belongs to the day that was given.
    journal.craving(ago: 0, hour: 1)
    #expect(journal.insights.cravingHours.cell(.thursday, hour: 1).count == 1)
  }
}
