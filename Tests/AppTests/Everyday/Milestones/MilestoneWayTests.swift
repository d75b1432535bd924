// The ring around the clock of Today: how far it is to the next milestone of free time.
import App
import Engine
import Testing

private let zone = Zone.fixed(UTCOffset(minutes: 60)!, name: "Test")

private func instant(_ day: String, _ time: String) -> Instant {
  zone.instant(Day(text: day)!, TimeOfDay(text: time)!)
}

/// Stopped on a day at 04:00, with the app since `begun` at 08:00; the milestones are put away.
private func stopped(_ day: String, begun: String, _ more: [Draft] = []) -> [Draft] {
  let first = Day(text: day)!
  let plan = Plan(fromDay: first, kind: .stop, quitDay: first, quitAt: instant(day, "04:00"))
  let at = Field("welcomedAt", .int(instant(begun, "08:00").milliseconds))
  return [
    .create(Settings.identifier, kind: Settings.kind, [at]),
    SampleJournal.tracker(.cigarettes, aim: .quit),
    SampleJournal.plan(plan, of: SampleJournal.smoking),
  ] + more
}

/// Today once what was reached is put away.
private func today(
  on day: String, at time: String, language: String = "en", journal: [Draft]
) -> Sitting {
  var sitting = Sitting(.today, on: day, at: time, language: language, journal: journal)
  _ = sitting.press("milestone-seen")
  return sitting
}

private func way(_ sitting: Sitting) -> (thousandths: Int, line: String)? {
  sitting.controls.timers.first?.way
}

@Suite("The way to the next milestone") struct MilestoneWayTests {
  @Test(
    "One line says how far it is, begun days and minutes as whole ones",
    arguments: [
      ("2026-03-14", "03:00", 857, "3 days to 2 weeks free"),
      ("2026-03-14", "04:00", 857, "2 days to 2 weeks free"),
      ("2026-03-15", "04:30", 931, "23 h 30 min to 2 weeks free"),
      ("2026-03-16", "03:59", 999, "1 min to 2 weeks free"),
      ("2026-03-16", "04:00", 500, "14 days to 28 days free"),
    ] as [(String, String, Int, String)])
  func line(day: String, time: String, thousandths: Int, line: String) {
    let sitting = today(on: day, at: time, journal: stopped("2026-03-02", begun: "2026-03-02"))
    #expect(way(sitting)?.line == line)
    let share = instant(day, time).milliseconds(since: instant("2026-03-02", "04:00"))
    let whole = (line.contains("28") ? 28 : 14) * 24 * Milliseconds.hour
    #expect(way(sitting).map { Int64($0.thousandths) } == share * 1000 / whole)
    #expect((way(sitting)?.thousandths ?? 0) >= thousandths - 5)
  }

  @Test("In German it has its own order, and the page reads it out once")
  func german() {
    let journal = stopped("2026-03-02", begun: "2026-03-02")
    let page = today(on: "2026-03-14", at: "04:00", language: "de", journal: journal).page
    let line = "2 Wochen frei: noch 2 Tage"
    #expect(page.split(separator: line, omittingEmptySubsequences: false).count == 2)
    #expect(page.contains("stroke-dasharray=\"857 1000\""))
    #expect(!page.contains("role=\"img\" aria-label=\"2 Wochen"), "the line says it")
  }

  @Test("After a slip there is no ring, so that none falls back; the free time stays")
  func slip() {
    let slip = SampleJournal.entry(
      at: instant("2026-03-10", "09:00"), on: "2026-03-10", of: SampleJournal.smoking)
    let journal = stopped("2026-03-02", begun: "2026-03-02", [slip])
    for day in ["2026-03-10", "2026-03-13", "2026-03-30"] {
      let sitting = today(on: day, at: "12:00", journal: journal)
      #expect(sitting.controls.timers.count == 1 && way(sitting) == nil, "\(day)")
    }
  }

  @Test("A second stop that is behind the first one has no ring until it is further")
  func secondStop() {
    let second = Day(text: "2026-06-01")!
    let plan = Plan(
      fromDay: second, kind: .stop, quitDay: second, quitAt: instant("2026-06-01", "04:00"))
    let between = SampleJournal.entry(
      at: instant("2026-05-20", "09:00"), on: "2026-05-20", of: SampleJournal.smoking)
    let journal = stopped(
      "2026-03-02", begun: "2026-03-02",
      [between, SampleJournal.plan(plan, of: SampleJournal.smoking, name: 2)])
    // 28 days were reached before, three months were not.
    #expect(way(today(on: "2026-06-20", at: "12:00", journal: journal)) == nil)
    #expect(
      way(today(on: "2026-06-29", at: "04:00", journal: journal))?.line
        == "62 days to 3 months free")
  }

  @Test("A first visit, a module that is off and the last milestone have none")
  func none() {
    let first = stopped("2026-03-02", begun: "2026-03-14")
    #expect(way(today(on: "2026-03-14", at: "12:00", journal: first)) == nil)
    #expect(way(today(on: "2026-03-14", at: "20:00", journal: first)) != nil)
    let old = stopped("2010-03-02", begun: "2026-03-02")
    #expect(way(today(on: "2026-03-14", at: "12:00", journal: old)) == nil, "16 years")
    let reduce = [SampleJournal.tracker(.cigarettes)]
    #expect(today(on: "2026-03-14", at: "12:00", journal: reduce).controls.timers.isEmpty)
  }
}
