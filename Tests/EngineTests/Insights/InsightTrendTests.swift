// Weeks beside weeks, weekends, what helps, and what was put away.
import Engine
import Testing

struct InsightTrendTests {
  /// Amounts of the last two full weeks, from Monday. Today is a Thursday, so last week ended four
  /// days ago.
  private func trend(_ before: [Int64], _ now: [Int64]) -> UseTrend {
    var journal = InsightJournal()
    for (place, amount) in before.enumerated() { journal.use(ago: 17 - place, amount) }
    for (place, amount) in now.enumerated() { journal.use(ago: 10 - place, amount) }
    return journal.insights.trends[0]
  }

  @Test("Two weeks are compared from five known days each, and what is missing is said")
  func known() {
    let five = [Int64](repeating: 10, count: 5)
    #expect(trend(five, five).weeks?.now == 10_000 && trend(five, five).weeks?.before == 10_000)
    #expect(trend(five, five).missingDays == 0)
    #expect(trend(five, [10, 10, 10, 10]).weeks == nil)
    #expect(trend(five, [10, 10, 10, 10]).missingDays == 1)
    #expect(trend([10, 10], five).missingDays == 3)
  }

  @Test(
    "A tenth less is better; a quarter and a whole unit more is rising",
    arguments: [(9, true, false), (10, false, false), (12, false, false), (13, false, true)])
  func turns(now: Int64, isBetter: Bool, isRising: Bool) {
    let weeks = trend(
      [Int64](repeating: 10, count: 7), [Int64](repeating: now, count: 7)
    ).weeks
    #expect(weeks?.isBetter == isBetter && weeks?.isRising == isRising)
  }

  @Test("Weekends are told of where they are more than two a day above")
  func weekend() {
    #expect(trend([], [10, 10, 10, 10, 10, 13, 13]).weekend == nil)
    let week: [Int64] = [10, 10, 10, 10, 10, 13, 13]
    #expect(trend(week, week).weekend?.weekend == 13_000)
    let close: [Int64] = [10, 10, 10, 10, 10, 12, 12]
    #expect(trend(close, close).weekend == nil)
  }

  @Test("A technique is told of from three times on, and from more than half")
  func technique() {
    func best(_ passed: Int, _ used: Int) -> CountOf? {
      var journal = InsightJournal()
      for number in 0..<(passed + used) {
        journal.craving(
          ago: number, outcome: number < passed ? .passed : .used, technique: "walk")
      }
      for case .technique(_, let count) in journal.insights.findings() { return count }
      return nil
    }
    #expect(best(3, 0) == CountOf(3, of: 3))
    #expect(best(2, 0) == nil)
    #expect(best(2, 2) == nil)
    #expect(best(3, 2) == CountOf(3, of: 5))
  }

  @Test("A changed entry changes the insight at once, and what was put away stays away")
  func dismissed() throws {
    var journal = InsightJournal()
    for ago in 0..<10 { journal.craving(ago: ago) }
    let first = try #require(journal.insights.findings().first)
    let reason = first.reason(on: insightToday)
    let rest = journal.insights.findings(without: [reason]).map { $0.reason(on: insightToday) }
    #expect(!rest.contains(reason))
    journal.craving(ago: 2)
    #expect(journal.insights.findings().first?.reason(on: insightToday) == reason)
    #expect(reason.hasPrefix("insight-") && !reason.contains("boredom"))
  }

  @Test("The same journal from another end of the clock shows the same", arguments: [-600, 0, 780])
  func zones(minutes: Int) {
    var journal = InsightJournal()
    journal.offset = UTCOffset(minutes: minutes)!
    for ago in 0..<12 { journal.craving(ago: ago, hour: 21, strength: 5) }
    let insights = journal.insights
    #expect(insights.cravingHours.peak?.hour == 21)
    #expect(insights.patterns.main?.count == CountOf(12, of: 12))
    #expect(insights.strength.mean == 50)
  }

  @Test(
    "The order in which a journal was written changes nothing",
    arguments: 1...5 as ClosedRange<UInt64>)
  func order(seed: UInt64) {
    var dice = Dice(seed: seed)
    var written = (0..<40).map { _ in
      (ago: Int(dice.below(28)), hour: Int(dice.below(24)), trigger: dice.pick(["work", "habit"]))
    }
    func insights() -> Insights {
      var journal = InsightJournal()
      for one in written {
        journal.craving(ago: one.ago, hour: one.hour, [one.trigger], place: "home", strength: 4)
      }
      return journal.insights
    }
    let first = insights()
    written.reverse()
    #expect(insights().patterns.pairs == first.patterns.pairs)
    #expect(insights().patterns.triggers == first.patterns.triggers)
    #expect(insights().strength.line == first.strength.line)
    let cells = { (table: HourTable) in (0..<24).map { table.count(hour: $0) } }
    #expect(cells(insights().cravingHours) == cells(first.cravingHours))
  }

  @Test("An empty journal notices nothing")
  func empty() {
    let insights = InsightJournal().insights
    #expect(insights.findings().isEmpty && insights.patterns.ground.count == 0)
    #expect(insights.strength.mean == nil && insights.practice == nil)
  }
}
