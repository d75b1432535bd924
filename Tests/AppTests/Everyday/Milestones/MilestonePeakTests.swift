// The moment of a milestone: when it has the screen for itself, and when it must not.
import App
import Engine
import Testing

private let zone = Zone.fixed(UTCOffset(minutes: 60)!, name: "Test")

private func welcomed(_ day: String, _ time: String = "08:00") -> Draft {
  let at = zone.instant(Day(text: day)!, TimeOfDay(text: time)!)
  return Draft.create(
    Settings.identifier, kind: Settings.kind, [Field("welcomedAt", .int(at.milliseconds))])
}

private func stopped(_ day: String) -> [Draft] {
  let day = Day(text: day)!
  let plan = Plan(
    fromDay: day, kind: .stop, baseline: 10_000, quitDay: day,
    quitAt: zone.instant(day, DayBoundary.standard.start), price: 1000, packUnits: 20)
  return [
    SampleJournal.tracker(.cigarettes, aim: .quit),
    SampleJournal.plan(plan, of: SampleJournal.smoking),
  ]
}

private let week = [welcomed("2026-03-02")] + stopped("2026-03-02")

private func stage(_ sitting: Sitting) -> Stage? {
  for part in sitting.screen.body {
    if case .stage(let stage) = part { return stage }
  }
  return nil
}

@Suite("The moment of a milestone") struct MilestonePeakTests {
  @Test("It has the screen with the bird, its medal, one number, one button and the way to a card")
  func moment() {
    let sitting = Sitting(.today, on: "2026-03-10", journal: week)
    let stage = stage(sitting)
    #expect(stage?.pose == .flying && stage?.medal == .time && stage?.number == "1")
    #expect(stage?.title == "Smoking")
    #expect(stage?.sentence == "week free.")
    #expect(sitting.screen.isImmersive && sitting.screen.place == nil)
    #expect(sitting.controls.keys == ["milestone-seen", "to-card-milestone"])
    #expect(!sitting.parts.cards.contains("milestone"))
  }

  @Test("Several become one stage with the others named, near twins left out")
  func several() {
    let words = Sitting(.today, on: "2026-03-10", journal: week).controls.texts
    #expect(words.contains("What is reached stays reached. Also reached: €25 saved."), "\(words)")
  }

  @Test("In German the number stands once, too")
  func german() {
    let stage = stage(Sitting(.today, on: "2026-03-10", language: "de", journal: week))
    #expect(stage?.number == "1" && stage?.sentence == "Woche frei.")
  }

  @Test(
    "Number and words stand apart, in the unit that people use for so much",
    arguments: [
      ("2026-03-06", "en", "3", "days free."), ("2026-03-17", "de", "2", "Wochen frei."),
      ("2026-04-01", "en", "30", "free days in a row."),
      ("2026-04-01", "de", "30", "freie Tage in Folge."),
    ])
  func apart(day: String, language: String, number: String, words: String) {
    let stage = stage(Sitting(.today, on: day, language: language, journal: week))
    #expect(stage?.number == number)
    #expect(stage?.sentence == words)
  }

  @Test("Switched off while it has the stage, it leaves it")
  func leaves() {
    var sitting = Sitting(.today, on: "2026-03-10", journal: week)
    #expect(stage(sitting) != nil)
    _ = sitting.program.send(.went(.settings), sitting.moment)
    let flipped = sitting.flip("show-milestones")
    #expect(flipped)
    _ = sitting.program.send(.went(.today), sitting.moment)
    #expect(stage(sitting) == nil)
  }

  @Test("A press puts it away for good; a stage of recovery still has its card")
  func once() {
    var sitting = Sitting(.today, on: "2026-03-10", journal: week)
    #expect(sitting.press("milestone-seen")?.count == 1)
    #expect(stage(sitting) == nil && !sitting.screen.isImmersive)
    _ = sitting.program.receive(.visible(true), sitting.moment)
    _ = sitting.program.send(.went(.plan), sitting.moment)
    _ = sitting.program.send(.went(.today), sitting.moment)
    #expect(stage(sitting) == nil)
    let seen = sitting.program.state.desk.overview.seenMilestones
    #expect(
      seen.contains(
        MilestoneSeen.identifier(of: .freeRun(days: 7), tracker: SampleJournal.smoking)))
  }

  @Test("What another device has put away is not shown here")
  func devices() {
    let names: [Milestone] =
      [1, 3, 7].map { .freeRun(days: $0) }
      + [1, 2, 3, 7].map { .freeTime(seconds: $0 * 86_400) }
    let money: [Milestone] = [.saved(minorUnits: 1000), .saved(minorUnits: 2500)]
    let seen = (names + money).map { milestone in
      let tracker = money.contains(milestone) ? nil : SampleJournal.smoking
      return Draft.create(
        MilestoneSeen.identifier(of: milestone, tracker: tracker),
        kind: MilestoneSeen.kind, [Field("milestone", .text(milestone.key))])
    }
    #expect(stage(Sitting(.today, on: "2026-03-10", journal: week + seen)) == nil)
  }

  @Test("It comes after something is noted, or when Today is opened, and not by time alone")
  func whenItComes() {
    var sitting = Sitting(.today, on: "2026-03-02", at: "21:00", journal: week)
    sitting.wait(seconds: 2 * 86_400)
    #expect(stage(sitting) == nil, "nobody is interrupted while they look")
    _ = sitting.program.receive(.visible(true), sitting.moment)
    #expect(stage(sitting) != nil)
  }

  @Test("A first visit, an old milestone, and what was there before the journal have none")
  func notNow() {
    let first = [welcomed("2026-03-10")] + stopped("2026-03-02")
    #expect(stage(Sitting(.today, on: "2026-03-10", at: "12:00", journal: first)) == nil)
    #expect(stage(Sitting(.today, on: "2026-03-10", at: "23:00", journal: first)) == nil)
    let old = [welcomed("2025-03-02")] + stopped("2025-03-02")
    #expect(stage(Sitting(.today, on: "2025-11-20", journal: old)) == nil)
    #expect(stage(Sitting(.today, on: "2026-03-10", journal: stopped("2026-03-02"))) == nil)
  }

  @Test("A craving that goes on, and a sheet that is open, are not covered")
  func notOverOthers() {
    var sitting = Sitting(.today, on: "2026-03-02", at: "21:00", journal: week)
    _ = sitting.program.send(.craving(.pressedCraving), sitting.moment)
    sitting.now = sitting.now.adding(seconds: 60)
    _ = sitting.program.send(.went(.today), sitting.moment)
    #expect(stage(sitting) == nil)
    var typing = Sitting(.today, on: "2026-03-02", at: "21:00", journal: week)
    _ = typing.program.send(.today(.pressedMore), typing.moment)
    typing.now = typing.now.adding(seconds: 2 * 86_400)
    _ = typing.program.receive(.visible(true), typing.moment)
    #expect(typing.screen.sheet != nil && stage(typing) == nil)
  }

  @Test("To note a use is not applauded, and free time that has ended is not told of")
  func notAfterUse() {
    var sitting = Sitting(.today, on: "2026-03-02", at: "21:00", journal: week)
    sitting.wait(seconds: 3 * 86_400)
    #expect(sitting.press("log-1") != nil)
    #expect(stage(sitting) == nil)
    _ = sitting.program.send(.went(.plan), sitting.moment)
    _ = sitting.program.send(.went(.today), sitting.moment)
    #expect(stage(sitting)?.medal != .time && !sitting.page.contains("days free"))
    _ = sitting.program.send(.went(.milestones), sitting.moment)
    #expect(sitting.parts.rows.contains { $0.title == "3 days free" }, "it stays reached")
  }

  @Test("The tenth craving that passed has its moment back on Today, and not before")
  func afterACraving() {
    var journal = [welcomed("2026-03-01"), SampleJournal.tracker(.cigarettes)]
    for number in 1...9 {
      journal.append(
        SampleJournal.craving(UInt64(number), on: "2026-03-0\(number)", outcome: .passed))
    }
    var sitting = Sitting(.today, on: "2026-03-10", journal: journal)
    #expect(stage(sitting) == nil)
    _ = sitting.program.send(.craving(.pressedCraving), sitting.moment)
    _ = sitting.program.send(.craving(.skippedBreath), sitting.moment)
    _ = sitting.program.send(.craving(.pressedPassed), sitting.moment)
    #expect(stage(sitting)?.pose == .flash, "the craving has its own end first")
    _ = sitting.program.send(.went(.today), sitting.moment)
    let stage = stage(sitting)
    #expect(stage?.title == "Craving" && stage?.number == "10" && stage?.tier == 1)
    #expect(stage?.sentence == "cravings passed.")
  }

  @Test("Switched off, nothing comes")
  func switchedOff() {
    var settings = Sitting(.settings, on: "2026-03-10", journal: week)
    let flipped = settings.flip("show-milestones")
    #expect(flipped)
    _ = settings.program.send(.went(.today), settings.moment)
    #expect(stage(settings) == nil)
  }
}
