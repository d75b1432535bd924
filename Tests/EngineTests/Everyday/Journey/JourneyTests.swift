// Steps that stay, and stops that open once.
import Engine
import Testing

private let smoking = Tracker.identifier(for: .cigarettes)

private func journey(_ journal: CalendarJournal, today: String, of place: Int = 0) -> Journey {
  let overview = journal.overview
  let book = journal.book("2026-01-01", today, today: today)
  let days = book.trackers[place]
  let start = { (day: Day) in UTCOffset.utc.instant(day, DayBoundary.standard.start) }
  let stretches = FreeStretch.all(
    plans: overview.plans(of: days.tracker.id), use: overview.use(of: days.tracker.id),
    today: book.today, now: CalendarJournal.noon(today), dayStart: start)
  return Journey(days, stretches, through: book.today) {
    DayBoundary.standard.day(of: $0, offset: .utc)
  }
}

@Suite("Journey")
struct JourneyTests {
  @Test("A day within the target is a step; one above it, an unknown one and today are none")
  func steps() {
    var journal = CalendarJournal()
    journal.smoke(from: "2026-03-01")
    for (day, units) in [("2026-03-01", 9), ("2026-03-02", 12), ("2026-03-04", 0)] {
      journal.total(Int64(units), day, of: smoking)
    }
    journal.total(1, "2026-03-06", of: smoking)
    #expect(
      journey(journal, today: "2026-03-06").steps.map { $0.text } == ["2026-03-01", "2026-03-04"])
  }

  @Test("Nothing falls back: no later day takes a step or a stop away")
  func nothingFallsBack() {
    var journal = CalendarJournal()
    journal.smoke(from: "2026-03-01", quit: "2026-03-01")
    let before = journey(journal, today: "2026-03-09")
    #expect(before.steps.count == 8)
    journal.total(30, "2026-03-09", of: smoking)
    for today in ["2026-03-09", "2026-03-10", "2026-03-20"] {
      let after = journey(journal, today: today)
      #expect(after.steps.starts(with: before.steps))
      for (was, is_) in zip(before.stops, after.stops) where was.openedOn != nil {
        #expect(was == is_)
      }
    }
    #expect(!journey(journal, today: "2026-03-20").steps.contains(Day(text: "2026-03-09")!))
  }

  @Test("A stage of recovery opens its stop on the day when it was first passed")
  func stages() {
    var journal = CalendarJournal()
    journal.smoke(from: "2026-03-01", quit: "2026-03-01")
    let journey = journey(journal, today: "2026-03-06")
    let opened = journey.stops.filter { $0.openedOn != nil }.map { $0.place.key }
    #expect(
      Set(opened) == ["smokePulse", "smokeOxygen", "smokeMonoxide", "smokeTaste", "smokeBreath"])
    let taste = journey.stops.first { $0.place == .stage(.smokeTaste) }
    // Two days from 04:00 on the 1st.
    #expect(taste?.openedOn == Day(text: "2026-03-03"))
    #expect(taste?.step == 3)
    #expect(journey.next?.place == .stage(.smokeWithdrawal))
  }

  @Test("Without stages there are stops after so many steps, and excused days rest")
  func countedStops() {
    var journal = CalendarJournal()
    journal.track("walk", mode: "yesNo")
    for day in 1...9 where day != 4 { journal.enter("walk", "2026-03-0\(day)") }
    journal.add(
      Excuse.kind,
      [
        Field("from", .int(Int64(Day(text: "2026-03-08")!.number))),
        Field("reason", .text("travel")),
        Field("through", .int(Int64(Day(text: "2026-03-08")!.number))),
      ])
    let journey = journey(journal, today: "2026-03-20")
    #expect(journey.steps.count == 7)
    #expect(!journey.steps.contains(Day(text: "2026-03-08")!))
    #expect(journey.stops.map { $0.place.key }.first == "steps-7")
    #expect(journey.stops[0].openedOn == Day(text: "2026-03-09"))
    #expect(journey.next?.place == .steps(30))
  }

  @Test("Every place has a key of its own that leads back to it")
  func keys() {
    var seen: Set<String> = []
    for substance in [nil] + Substance.allCases.map({ Optional($0) }) {
      for place in RestPlace.all(for: substance) {
        #expect(RestPlace(key: place.key) == place)
        seen.insert(place.key)
      }
    }
    #expect(seen.count == RecoveryStage.allCases.count + RestPlace.stepCounts.count)
    for key in ["", "steps-", "steps-8", "steps-7 ", "smoke"] {
      #expect(RestPlace(key: key) == nil)
    }
  }
}
