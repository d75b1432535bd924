// The days that the forecast reads in a journal.

import Engine
import Testing

@Suite("A journal as the forecast reads it") struct RiskJournalTests {
  private static let smoking = Tracker.identifier(for: .cigarettes)
  private static let drinking = Tracker.identifier(for: .alcohol)
  private static let today = Day(text: "2026-05-10")!

  private static func day(_ ago: Int) -> Day { today.adding(days: -ago) }

  private static func tracker(_ substance: Substance) -> Draft {
    .create(
      Tracker.identifier(for: substance), kind: Tracker.kind,
      [Field("aim", .text("notice")), Field("substance", .text(substance.rawValue))])
  }

  private static func total(_ units: Int64, _ ago: Int, of tracker: Identifier) -> Draft {
    .create(
      DayTotal.identifier(of: tracker, on: day(ago)), kind: DayTotal.kind,
      [
        Field("tracker", .text(tracker.text)), Field("day", .int(Int64(day(ago).number))),
        Field("amount", .int(units * Entry.unit)),
      ])
  }

  private static func craving(_ intensity: Int64, _ ago: Int, _ name: UInt64) -> Draft {
    .create(
      Identifier(high: 79, low: name), kind: Craving.kind,
      [
        Field("at", .int(Int64(day(ago).number) * 86_400_000)),
        Field("day", .int(Int64(day(ago).number))), Field("intensity", .int(intensity)),
      ])
  }

  private static func overview(_ drafts: [Draft]) -> Overview {
    var clock = Clock(device: 7)
    let written = Instant(milliseconds: 1_000_000_000_000)
    var records = Records()
    for draft in drafts { records.apply(draft.stamped(by: &clock, now: written)) }
    return Overview(records)
  }

  private static func days(_ drafts: [Draft]) throws -> [RiskDay] {
    let overview = overview([tracker(.cigarettes), tracker(.alcohol)] + drafts)
    let smoked = try #require(overview.trackers.first { $0.substance == .cigarettes })
    return overview.riskDays(of: smoked, today: today)
  }

  @Test("A day that nobody told is left out, and today until something was used")
  func gaps() throws {
    let drafts = [
      Self.total(4, 3, of: Self.smoking), Self.total(0, 1, of: Self.smoking),
      Self.total(0, 0, of: Self.smoking),
    ]
    let days = try Self.days(drafts)
    #expect(days.map { $0.day } == [Self.day(3), Self.day(1)])
    #expect(days.map { $0.used } == [true, false])
    let used = try Self.days([Self.total(1, 0, of: Self.smoking)])
    #expect(used.map { $0.day } == [Self.today])
  }

  @Test("The strongest craving of a day counts, what was drunk beside it, and nothing is filled in")
  func feelings() throws {
    let days = try Self.days([
      Self.total(4, 2, of: Self.smoking), Self.total(0, 1, of: Self.smoking),
      Self.total(3, 2, of: Self.drinking), Self.craving(4, 2, 1), Self.craving(8, 2, 2),
    ])
    #expect(days[0].feelings[RiskFeeling.craving.rawValue] == 8)
    #expect(days[0].feelings[RiskFeeling.otherUse.rawValue] == 1)
    #expect(days[0].feelings[RiskFeeling.mood.rawValue] == nil)
    #expect(days[1].feelings.allSatisfy { $0 == nil })
  }

  @Test("A later day changes nothing of the days before it")
  func noLookAhead() throws {
    let drafts = (1...60).map { Self.total($0 % 3 == 0 ? 2 : 0, $0, of: Self.smoking) }
    let all = try Self.days(drafts)
    let earlier = try Self.days(drafts.filter { $0 != drafts[0] })
    #expect(Array(all.dropLast()) == earlier)
  }
}
