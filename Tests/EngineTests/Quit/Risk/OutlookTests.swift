// The outlook: what the forecast says without a number, and when it says nothing.

import Engine
import Testing

@Suite("The outlook") struct OutlookTests {
  private static let smoking = Tracker.identifier(for: .cigarettes)
  /// A Monday.
  private static let first = Day(text: "2026-01-05")!
  /// Days before a Friday.
  private static let beforeFriday = 16 * 7 + 4

  private static func overview(_ used: [Int64?]) -> Overview {
    var clock = Clock(device: 7)
    var records = Records()
    var drafts: [Draft] = [
      .create(
        smoking, kind: Tracker.kind,
        [Tracker.field(aim: .reduce), Tracker.field(substance: .cigarettes)])
    ]
    for (number, units) in used.enumerated() {
      guard let units else { continue }
      let day = first.adding(days: number)
      drafts.append(
        .create(
          DayTotal.identifier(of: smoking, on: day), kind: DayTotal.kind,
          DayTotal.fields(of: smoking, on: day, amount: units * Entry.unit)))
    }
    for draft in drafts {
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 1_000_000_000_000)))
    }
    return Overview(records)
  }

  /// Use on Fridays and Saturdays.
  private static func weekends(_ count: Int) -> [Int64?] {
    (0..<count).map { [4, 5].contains($0 % 7) ? 9 : 0 }
  }

  private static func outlook(
    _ used: [Int64?], after days: Int, fromYesterday: Bool = false
  ) throws -> Outlook? {
    let overview = overview(used)
    let tracker = try #require(overview.watched.first)
    return overview.outlook(
      of: tracker, today: first.adding(days: days), fromYesterday: fromYesterday)
  }

  @Test("A Friday is harder for who smokes on weekends, and says so by its Fridays")
  func harder() throws {
    let count = Self.beforeFriday
    let outlook = try #require(try Self.outlook(Self.weekends(count), after: count))
    #expect(outlook.level == .harder && outlook.isToday)
    #expect(outlook.reason?.isUp == true && outlook.reason?.topic == .weekday)
    #expect(outlook.reason?.used == 8 && outlook.reason?.days == 8)
  }

  @Test("A Sunday is easier, and its reason speaks for that")
  func easier() throws {
    let count = Self.beforeFriday + 2
    let outlook = try #require(try Self.outlook(Self.weekends(count), after: count))
    #expect(outlook.level == .easier && outlook.reason?.isUp != true)
  }

  @Test("Once today had use it speaks of tomorrow, unless only what is over is asked about")
  func tomorrow() throws {
    let days = Self.weekends(Self.beforeFriday + 1)
    let after = Self.beforeFriday
    let next = try #require(try Self.outlook(days, after: after))
    #expect(!next.isToday && next.day == Self.first.adding(days: after + 1))
    let steady = try #require(try Self.outlook(days, after: after, fromYesterday: true))
    #expect(steady.isToday && steady.day == Self.first.adding(days: after))
  }

  @Test("Few days, days alike, chance, and a day that nobody told say nothing")
  func silent() throws {
    #expect(try Self.outlook(Self.weekends(39), after: 39) == nil)
    #expect(try Self.outlook([Int64?](repeating: 9, count: 120), after: 120) == nil)
    let chance = (0..<120).map { number -> Int64? in
      (0x9E37_79B9_7F4A_7C15 as UInt64) >> UInt64(number * 37 % 64) & 1 == 1 ? 5 : 0
    }
    #expect(try Self.outlook(chance, after: 120) == nil)
    let count = Self.beforeFriday
    #expect(try Self.outlook(Self.weekends(count), after: count + 1) == nil)
    #expect(Overview(Records()).outlook(today: Self.first) == nil)
  }
}
