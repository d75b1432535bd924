// What is kept of the days that are over, held to what all days say.
import Engine
import Foundation
import Testing

@Suite("Days that are over")
struct SettledDaysTests {
  @Test(
    "Milestones and streaks that go on from settled days are those of all days",
    arguments: 1...24 as ClosedRange<UInt64>)
  func sameAsAll(seed: UInt64) {
    var life = LivedJournal(seed: seed)
    var quick = Overview(life.records)
    for step in 0..<120 {
      life.letTimePass()
      let draft = life.draft()
      quick.take(life.apply([draft]), in: life.records)
      if step % 3 > 0 { quick.settle(in: .euro, now: life.now, zone: LivedJournal.zone) }
      compare(quick, life, "seed \(seed), step \(step)")
      if step % 4 == 1 { comparePlainly(quick, life, "seed \(seed), step \(step)") }
    }
  }

  private func compare(_ quick: Overview, _ life: LivedJournal, _ place: String) {
    let full = Overview(life.records)
    let (now, zone) = (life.now, LivedJournal.zone)
    let kept = quick.milestones(in: .euro, now: now, zone: zone)
    let anew = full.milestones(in: .euro, now: now, zone: zone)
    #expect(kept.reached == anew.reached, "\(place)")
    #expect(kept.open == anew.open, "\(place)")
    for tracker in full.trackers + full.archived {
      let today = full.dayBoundary(of: tracker).day(of: now, in: zone)
      let streak = full.marks(of: tracker, today: today).map { Streak($0, tracker.streakRule) }
      #expect(
        (quick.streak(of: tracker, today: today) ?? Streak()) == (streak ?? Streak()), "\(place)")
    }
  }

  private func comparePlainly(_ quick: Overview, _ life: LivedJournal, _ place: String) {
    let kept = PlainGallery(quick.milestones(in: .euro, now: life.now, zone: LivedJournal.zone))
    let plain = PlainGallery(Overview(life.records), now: life.now, zone: LivedJournal.zone)
    #expect(kept.reached == plain.reached, "\(place)")
    #expect(kept.open == plain.open, "\(place)")
  }

  @Test("The made-up lives meet all that may change on a day that goes on, and often")
  func meetsAll() {
    var met: [OpenDay: Int] = [:]
    for seed in 1...24 as ClosedRange<UInt64> {
      var life = LivedJournal(seed: seed)
      for _ in 0..<120 {
        life.letTimePass()
        life.apply([life.draft()])
        let overview = Overview(life.records)
        for tracker in overview.trackers {
          for it in openDay(of: tracker, overview, life.now) { met[it, default: 0] += 1 }
        }
      }
    }
    for it in OpenDay.allCases { #expect(met[it, default: 0] >= 10, "\(it): \(met)") }
  }

  private enum OpenDay: CaseIterable {
    case aboveSome, aboveNone, stopAfterTotal, leftOut, leftOutUsed, begun, endsRun
  }

  /// What there is about today that only its end would settle.
  private func openDay(of tracker: Tracker, _ overview: Overview, _ now: Instant) -> [OpenDay] {
    let zone = LivedJournal.zone
    let today = overview.dayBoundary(of: tracker).day(of: now, in: zone)
    var found: [OpenDay] = []
    if let mode = tracker.mode {
      let marks = overview.marks(of: tracker, today: today)
      guard mode == .avoidance, let mark = marks?.mark(on: today) else { return [] }
      return mark == .open ? [.leftOut] : mark == .needsGrace ? [.leftOutUsed] : []
    }
    let days = overview.dayRecords(of: tracker, today: today)
    let use = overview.use(of: tracker.id)
    if let last = days.last, last.day == today, last.isPastTarget {
      found.append(last.target == 0 ? .aboveNone : .aboveSome)
      if days.dropLast().last?.outcome == .kept { found.append(.endsRun) }
    }
    let start = { (day: Day) in zone.instant(day, overview.settings.dayBoundary.start) }
    let (begin, end) = (start(today), start(today.adding(days: 1)))
    let stops = overview.plans(of: tracker.id).stops(start).filter { $0 > begin && $0 < end }
    guard !stops.isEmpty else { return found }
    let isTimed = use.moments.contains { $0 >= begin && $0 < end }
    found.append(use.amount(on: today) ?? 0 > 0 && !isTimed ? .stopAfterTotal : .begun)
    return found
  }

  @Test("A tap asks no more of the clock's zone after two years than after a week")
  func tapIsFlat() {
    #expect(offsetsOfTap(days: 730) == offsetsOfTap(days: 20))
  }

  /// How often the zone is asked for the milestones of one more use today.
  private func offsetsOfTap(days: Int) -> Int {
    let counter = Counter()
    let zone = Zone(name: "UTC") { _ in
      counter.add()
      return .utc
    }
    let today = Day(text: "2026-03-10")!
    let stop = today.adding(days: -days)
    var journal = CalendarJournal()
    journal.smoke(from: stop.text, quit: stop.text)
    for past in 1..<days where past % 3 == 0 {
      journal.total(1, today.adding(days: -past).text, of: LivedJournal.smoking)
    }
    var records = journal.records
    var overview = Overview(records)
    let now = CalendarJournal.noon("2026-03-10")
    overview.settle(in: .euro, now: now, zone: zone)
    let settled = counter.count
    overview.take([records.apply(use(on: today, at: now))], in: records)
    let later = now.adding(seconds: 60)
    overview.settle(in: .euro, now: later, zone: zone)
    #expect(!overview.milestones(in: .euro, now: later, zone: zone).open.isEmpty)
    return counter.count - settled
  }
}

private func use(on day: Day, at moment: Instant) -> Change {
  var clock = Clock(device: 2)
  let draft = Draft.create(
    Identifier(high: 5, low: 5), kind: Entry.kind,
    [
      Field("tracker", .text(LivedJournal.smoking.text)), Field("day", .int(Int64(day.number))),
      Field("at", .int(moment.milliseconds)),
    ])
  return draft.stamped(by: &clock, now: moment)
}

/// Counts from wherever it is asked.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  func add() { lock.withLock { value += 1 } }
  var count: Int { lock.withLock { value } }
}
