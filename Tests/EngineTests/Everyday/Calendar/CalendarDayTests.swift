// What a day of the calendar shows, from rings to excuses.
import Engine
import Testing

@Suite("Days of the calendar")
struct CalendarDayTests {
  @Test(
    "A ring is drawn from two minutes on and is full at its aim",
    arguments: [
      (0, 10, nil, nil), (1400, 10, nil, nil), (1499, 10, nil, nil), (1500, 10, 2, 200),
      (5000, 10, 5, 500), (10_000, 10, 10, 1000), (90_000, 10, 90, 1000), (15_000, 30, 15, 500),
      (2000, 120, 2, 16), (2000, 0, 2, 1000), (60_000, 999, 60, 500), (-5000, 10, nil, nil),
      (Int64.max, 1, 100_000, 1000),
    ] as [(Int64, Int, Int64?, Int?)])
  func rings(amount: Int64, aim: Int, minutes: Int64?, thousandths: Int?) {
    let ring = RingFill(amount: amount, aim: aim)
    #expect(ring?.minutes == minutes)
    #expect(ring?.thousandths == thousandths)
  }

  @Test("Aims are 10 and 30 minutes, and anything outside of 1 to 120 leaves them so")
  func aims() {
    func rhythm(_ fields: [Field]) -> Rhythm {
      var journal = CalendarJournal()
      journal.drafts.append(.create(Settings.identifier, kind: Settings.kind, fields))
      return journal.overview.settings.rhythm
    }
    #expect(rhythm([]).aim(.mindful) == 10 && rhythm([]).aim(.workout) == 30)
    for (stored, aim) in [(0, 10), (1, 1), (120, 120), (121, 10), (-3, 10)] as [(Int64, Int)] {
      #expect(rhythm([Field("mindfulAim", .int(stored))]).aim(.mindful) == aim)
    }
    #expect(rhythm([Field("mindfulAim", .int(.max))]).aim(.mindful) == 10)
    #expect(rhythm([Field("workoutAim", .text("20"))]).aim(.workout) == 30)
    #expect(rhythm([Field("reviewDay", .int(7))]).reviewDay == .sunday)
    #expect(rhythm([Field("reviewDay", .int(2))]).reviewDay == .wednesday)
  }

  @Test("Minutes come from counters that were made for them, and from nothing else")
  func minutes() {
    var journal = CalendarJournal()
    journal.track("sitting", mode: "counter", more: [Field("preset", .text("meditation"))])
    journal.track("water", mode: "counter")
    journal.track("done", mode: "yesNo", more: [Field("preset", .text("workout"))])
    journal.enter("sitting", "2026-03-02", amount: 4000)
    journal.enter("sitting", "2026-03-02", amount: 3000)
    journal.enter("water", "2026-03-02", amount: 9000)
    journal.enter("done", "2026-03-02")
    let day = journal.book("2026-03-01", "2026-03-31", today: "2026-03-10")
      .calendarDay(Day(text: "2026-03-02")!)
    #expect(day.mindful?.minutes == 7 && day.mindful?.thousandths == 700)
    #expect(day.workout == nil)
  }

  @Test(
    "Drinks become three steps",
    arguments: [(0, 0), (1000, 0), (1999, 0), (2000, 1), (5999, 1), (6000, 2), (99_000, 2)]
      as [(Int64, Int)])
  func drinks(amount: Int64, step: Int) {
    #expect(DrinkLevel(counted: StoredDrinks(amount: amount)) == DrinkLevel.allCases[step])
  }

  @Test("A level of the day goes before a number of drinks, and the latest of a day counts")
  func drinkLevels() {
    var journal = CalendarJournal()
    let levels = [("steady", "success"), ("easy", "needsGrace"), ("wild", "needsGrace")]
      .enumerated().map { place, level in
        Value.list([
          .int(Int64(place)), .text("x"), .text(""), .text(level.0), .text(level.1),
        ])
      }
    let id = Tracker.identifier(for: .alcohol)
    journal.drafts.append(
      .create(
        id, kind: Tracker.kind,
        [
          Field("aim", .text("notice")), Field("substance", .text("alcohol")),
          Field("levels", .list(levels)), Field("mode", .text("levels")),
        ]))
    for (day, level) in [("2026-03-02", 0), ("2026-03-03", 2)] as [(String, Int64)] {
      journal.add(
        Entry.kind,
        [
          Field("amount", .int(0)), Field("day", .int(Int64(Day(text: day)!.number))),
          Field("level", .int(level)), Field("tracker", .text(id.text)),
        ])
    }
    let book = journal.book("2026-03-01", "2026-03-31", today: "2026-03-10")
    #expect(book.calendarDay(Day(text: "2026-03-02")!).drinks == .steady)
    #expect(book.calendarDay(Day(text: "2026-03-03")!).drinks == .wild)
    #expect(book.calendarDay(Day(text: "2026-03-04")!).drinks == nil, "unknown is not none")
  }

  @Test("A day carries use against target, focus trackers, excuse and note")
  func everything() {
    var journal = CalendarJournal()
    journal.smoke(from: "2026-03-01")
    for name in ["a", "b", "c"] {
      journal.track(name, mode: "yesNo", more: [Field("inCalendar", .bool(true))])
    }
    journal.total(12, "2026-03-02", of: Tracker.identifier(for: .cigarettes))
    journal.total(3, "2026-03-03", of: Tracker.identifier(for: .cigarettes))
    journal.enter("a", "2026-03-02")
    journal.add(
      Excuse.kind,
      [
        Field("from", .int(Int64(Day(text: "2026-03-05")!.number))),
        Field("reason", .text("sick")),
        Field("through", .int(Int64(Day(text: "2026-03-06")!.number))),
      ])
    journal.add(DayNote.kind, DayNote.fields("rain", on: Day(text: "2026-03-02")!))
    let book = journal.book("2026-03-01", "2026-03-31", today: "2026-03-10")
    let second = book.calendarDay(Day(text: "2026-03-02")!)
    #expect(second.plans.count == 1 && second.plans[0].outcome == .missed)
    #expect(second.plans[0].used == 12_000 && second.plans[0].target == 10)
    #expect(second.focus.count == CalendarDay.mostFocus)
    #expect(second.focus[0].mark == .good && second.focus[1].mark != .good)
    #expect(second.hasNote && second.excuse == nil)
    #expect(book.calendarDay(Day(text: "2026-03-03")!).plans[0].outcome == .kept)
    let sick = book.calendarDay(Day(text: "2026-03-06")!)
    #expect(sick.excuse == .sick && sick.plans[0].outcome == .excused)
    #expect(book.calendarDay(Day(text: "2026-03-07")!).excuse == nil)
    #expect(book.calendarDay(Day(text: "2026-03-07")!).plans[0].outcome == .unrecorded)
    #expect(book.calendarDay(Day(text: "2026-03-10")!).isToday)
    let ahead = book.calendarDay(Day(text: "2026-03-11")!)
    #expect(ahead.isAhead && ahead.plans.isEmpty && ahead.focus.isEmpty)
  }

  /// With the archived ones, as the month asks for them.
  private func month(_ journal: CalendarJournal) -> DayBook {
    let overview = journal.overview
    return DayBook(
      overview, only: overview.trackers + overview.archived, from: Day(text: "2026-03-01")!,
      through: Day(text: "2026-03-31")!, now: CalendarJournal.noon("2026-03-20"), offset: .utc)
  }

  private func number(_ day: String) -> Value { .int(Int64(Day(text: day)!.number)) }

  @Test("An archived tracker keeps its place in the middle through the day it was put away")
  func archivedFocus() {
    var journal = CalendarJournal()
    journal.track(
      "old", mode: "avoidance",
      more: [
        Field("archived", .bool(true)), Field("archivedOn", number("2026-03-04")),
        Field("inCalendar", .bool(true)), Field("since", number("2026-02-20")),
      ])
    for name in ["a", "b"] {
      journal.track(name, mode: "yesNo", more: [Field("inCalendar", .bool(true))])
    }
    journal.enter("old", "2026-03-02")
    journal.enter("a", "2026-03-03")
    journal.enter("b", "2026-03-04")
    let book = month(journal)
    func marks(_ day: String) -> [DayMark] {
      book.calendarDay(Day(text: day)!).focus.compactMap { $0.mark }
    }
    #expect(marks("2026-03-01") == [.good] && marks("2026-03-02") == [.needsGrace])
    #expect(marks("2026-03-03") == [.good, .good], "one of the two places is free")
    #expect(marks("2026-03-04") == [.empty, .good], "both places are taken")
    #expect(marks("2026-03-05") == [.empty, .empty], "nothing after it was put away")
    for day in 1...31 {
      let focus = book.calendarDay(Day(year: 2026, month: 3, day: day)!).focus
      #expect(focus.count <= CalendarDay.mostFocus)
    }
  }

  @Test("Where nobody kept the day, an archived tracker is seen through its last record")
  func archivedWithoutDay() {
    var journal = CalendarJournal()
    journal.track(
      "old", mode: "avoidance",
      more: [
        Field("archived", .bool(true)), Field("inCalendar", .bool(true)),
        Field("since", number("2026-02-20")),
      ])
    #expect(month(journal).trackers.isEmpty, "without any record it was never watched")
    journal.enter("old", "2026-03-02")
    let book = month(journal)
    #expect(book.calendarDay(Day(text: "2026-03-01")!).focus.first?.mark == .good)
    #expect(book.calendarDay(Day(text: "2026-03-03")!).focus.isEmpty)
  }

  @Test("Use, minutes and drinks of an archived tracker stay on their days")
  func archivedUse() {
    var journal = CalendarJournal()
    let gone = Field("archived", .bool(true))
    journal.track(
      "sitting", mode: "counter", more: [Field("preset", .text("meditation")), gone])
    journal.enter("sitting", "2026-03-02", amount: 7000)
    let id = Tracker.identifier(for: .alcohol)
    journal.drafts.append(
      .create(
        id, kind: Tracker.kind,
        [Field("aim", .text("notice")), Field("substance", .text("alcohol")), gone]))
    journal.total(6, "2026-03-02", of: id)
    let day = month(journal).calendarDay(Day(text: "2026-03-02")!)
    #expect(day.mindful?.minutes == 7 && day.drinks == .wild)
    #expect(day.plans.map { $0.used } == [6000])
    #expect(month(journal).calendarDay(Day(text: "2026-03-03")!).plans.isEmpty)
    #expect(
      journal.book("2026-03-01", "2026-03-31", today: "2026-03-20").trackers.isEmpty,
      "the journey and the week do not see it")
  }

  @Test("D8: the calendar shows the same marks that the streak is counted from")
  func oneQuery() {
    var journal = CalendarJournal()
    journal.track("walk", mode: "yesNo", more: [Field("inCalendar", .bool(true))])
    for day in ["2026-02-27", "2026-03-01", "2026-03-02", "2026-03-05"] {
      journal.enter("walk", day)
    }
    let overview = journal.overview
    let today = Day(text: "2026-03-06")!
    let marks = overview.marks(of: overview.trackers[0], today: today)
    let book = journal.book("2026-03-01", "2026-03-31", today: "2026-03-06")
    for number in 1...6 {
      let day = Day(year: 2026, month: 3, day: number)!
      #expect(book.calendarDay(day).focus.first?.mark == marks?.mark(on: day))
    }
    #expect(book.calendarDay(Day(text: "2026-03-02")!).focus.first?.mark == .good)
    #expect(book.calendarDay(Day(text: "2026-03-03")!).focus.first?.mark == .empty)
    #expect(book.calendarDay(today).focus.first?.mark == .open, "today is not over")
  }
}
