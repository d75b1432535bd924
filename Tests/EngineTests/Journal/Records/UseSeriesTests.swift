// What the records of a day say together: single entries, and the one number that replaces them.

import Engine
import Testing

struct UseSeriesTests {
  private static let tracker = Tracker.identifier(for: .cigarettes)
  private static let other = Tracker.identifier(for: .vape)
  private static let day = Day(text: "2026-03-10")!

  /// Moments in milliseconds; the numbers name the entities.
  private static func entry(
    _ number: UInt64, at moment: Int64, day: Day = day, of tracker: Identifier = tracker
  ) -> Draft {
    .create(
      Identifier(high: 5, low: number), kind: Entry.kind,
      [
        Field("tracker", .text(tracker.text)), Field("at", .int(moment)),
        Field("day", .int(Int64(day.number))),
      ])
  }

  private static func total(_ amount: Int64, day: Day = day, of tracker: Identifier = tracker)
    -> Draft
  {
    .create(
      DayTotal.identifier(of: tracker, on: day), kind: DayTotal.kind,
      [
        Field("tracker", .text(tracker.text)), Field("day", .int(Int64(day.number))),
        Field("amount", .int(amount)),
      ])
  }

  private static func series(_ drafts: [Draft]) -> UseSeries {
    var clock = Clock(device: 1)
    var records = Records()
    for draft in drafts {
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 1)))
    }
    return Overview(records).use(of: tracker)
  }

  @Test("A day on which nothing was used has no moment of use, whichever was written first")
  func totalOfZero() {
    for drafts in [
      [Self.entry(1, at: 100), Self.total(0)], [Self.total(0), Self.entry(1, at: 100)],
    ] {
      let series = Self.series(drafts)
      #expect(series.amount(on: Self.day) == 0)
      #expect(series.moments.isEmpty)
      #expect(series.lastUse == nil)
    }
  }

  @Test("A total of nothing leaves the moments of other days alone")
  func otherDays() {
    let before = Self.day.adding(days: -1)
    let series = Self.series([
      Self.entry(1, at: 100, day: before), Self.entry(2, at: 200), Self.entry(3, at: 300),
      Self.total(0),
    ])
    #expect(series.moments == [Instant(milliseconds: 100)])
    #expect(series.lastUse == Instant(milliseconds: 100))
  }

  @Test("A total above nothing keeps the moments, and a total of another tracker says nothing here")
  func otherTotals() {
    for total in [Self.total(2000), Self.total(0, of: Self.other)] {
      let series = Self.series([Self.entry(1, at: 100), total])
      #expect(series.moments == [Instant(milliseconds: 100)])
      #expect(series.lastUse == Instant(milliseconds: 100))
    }
  }

  @Test("Days in any order add up as in their own order")
  func anyOrder() {
    let seed: UInt64 = 41
    var bits = SeededBits(seed: seed)
    var drafts: [Draft] = []
    var sums: [Day: Int64] = [:]
    for number in 1...300 {
      let day = Self.day.adding(days: Int(bits.next() % 40))
      drafts.append(Self.entry(UInt64(number), at: Int64(number), day: day))
      sums[day, default: 0] += Entry.unit
    }
    let series = Self.series(drafts)
    #expect(series.days == sums.keys.sorted(), "seed \(seed)")
    #expect(series.first == sums.keys.min())
    for offset in -1...41 {
      let day = Self.day.adding(days: offset)
      #expect(series.amount(on: day) == sums[day], "seed \(seed), day \(offset)")
      #expect(!series.hasTotal(on: day))
    }
  }
}
