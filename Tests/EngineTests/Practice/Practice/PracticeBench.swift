// A device with a journal and one session, for the tests of practice.

import Engine

/// A journal as a page holds it. Killing the page keeps only what was written.
struct PracticeBench {
  static let zone = Zone.fixed(UTCOffset(minutes: 60)!, name: "Europe/Berlin")
  /// 2026-01-12T10:00:00Z, a Monday.
  static let start = Instant(milliseconds: 1_768_212_000_000)
  static let day = Day(text: "2026-01-12")!

  private(set) var records = Records()
  private var clock = Clock(device: 1)
  private var made: UInt64 = 0

  static func id(_ number: UInt64 = 1) -> Identifier { Identifier(high: 8, low: number) }

  @discardableResult
  mutating func start(
    _ setting: PracticeSetting, _ number: UInt64 = 1, at now: Instant = PracticeBench.start,
    day: Day = PracticeBench.day
  ) -> PracticeRun {
    let fields = setting.startFields(now: now, zone: PracticeBench.zone, day: day)
    apply(
      .create(PracticeBench.id(number), kind: PracticeRun.kind, fields.map { $0 }), now: now)
    return run(number)!
  }

  mutating func put(_ fields: [Field], _ number: UInt64 = 1, now: Instant) {
    write(.set(fields), number, now)
  }

  mutating func delete(_ number: UInt64 = 1, now: Instant) { write(.delete, number, now) }

  /// Writes what a finish asks for.
  mutating func take(_ end: PracticeEnd, _ number: UInt64 = 1, now: Instant) {
    switch end {
    case .kept(let fields): put(fields, number, now: now)
    case .dropped: delete(number, now: now)
    case .endedBefore: break
    }
  }

  private mutating func write(_ action: Change.Action, _ number: UInt64, _ now: Instant) {
    made += 1
    apply(
      Draft(
        id: Identifier(high: 9, low: made), entity: PracticeBench.id(number),
        kind: PracticeRun.kind, action: action), now: now)
  }

  @discardableResult
  mutating func apply(_ draft: Draft, now: Instant) -> ChangedRecord {
    records.apply(draft.stamped(by: &clock, now: now))
  }

  func run(_ number: UInt64 = 1) -> PracticeRun? {
    for case .practiceRun(let run) in records.all where run.id == PracticeBench.id(number) {
      return run
    }
    return nil
  }

  var overview: Overview { Overview(records) }

  /// The page is gone; the next one reads what the last one wrote.
  mutating func kill() throws {
    let file = try JournalFile(JournalWriter.json(records.journal))
    records = Records()
    for draft in file.drafts {
      records.apply(
        draft.stamped(by: &clock, now: Instant(milliseconds: draft.madeAt?.milliseconds ?? 0)))
    }
  }
}

extension Instant {
  func after(_ seconds: Int64) -> Instant { adding(seconds: seconds) }
}
