// The moment of a kept challenge: when it has the screen for itself, and when it must not.
import App
import Engine
import Testing

private let monday = Day(text: "2026-03-09")!

private func taken(_ what: ChallengeKind, _ count: Int, in week: Day = monday) -> Draft {
  Draft.create(
    Challenge.identifier(week: week), kind: Challenge.kind,
    [
      Field("count", .int(Int64(count))), Field("tracker", .text(SampleJournal.smoking.text)),
      Field("week", .int(Int64(week.number))), Field("what", .text(what.rawValue)),
    ])
}

private func passed(_ days: String...) -> [Draft] {
  days.enumerated().map { place, day in
    SampleJournal.craving(UInt64(place + 1), on: day, outcome: .passed)
  }
}

/// Without a first day that the app knows no milestone comes before it.
private func today(
  _ drafts: [Draft], on day: String = "2026-03-12", language: String = "en"
) -> Sitting {
  Sitting(
    .today, on: day, language: language,
    journal: [SampleJournal.tracker(.cigarettes)] + drafts)
}

private func stage(_ sitting: Sitting) -> Stage? {
  for part in sitting.screen.body {
    if case .stage(let stage) = part { return stage }
  }
  return nil
}

@Suite("The moment of a kept challenge") struct ChallengePeakTests {
  @Test("It has the screen with the bird, one number, one sentence and one button")
  func moment() {
    for (language, sentence) in [
      ("en", "cravings that passed."), ("de", "Verlangen gingen vorbei."),
    ] {
      let sitting = today(
        [taken(.passed, 2)] + passed("2026-03-10", "2026-03-11"), language: language)
      #expect(stage(sitting)?.pose == .carrying && stage(sitting)?.number == "2")
      #expect(stage(sitting)?.sentence == sentence)
      #expect(sitting.screen.isImmersive && sitting.screen.place == nil)
      #expect(sitting.controls.keys == ["challenge-seen"])
    }
  }

  @Test("A press puts it away for good")
  func once() {
    var sitting = today([taken(.passed, 2)] + passed("2026-03-10", "2026-03-11"))
    #expect(sitting.press("challenge-seen")?.count == 1)
    _ = sitting.program.receive(.visible(true), sitting.moment)
    _ = sitting.program.send(.went(.plan), sitting.moment)
    _ = sitting.program.send(.went(.today), sitting.moment)
    #expect(stage(sitting) == nil && !sitting.screen.isImmersive)
    #expect(sitting.program.state.desk.overview.settings.rhythm.challengeSeen == monday)
  }

  @Test("What another device put away is not told of")
  func elsewhere() {
    let seen = Draft.create(
      Settings.identifier, kind: Settings.kind, [Rhythm.field(challengeSeen: monday)])
    let kept = [taken(.passed, 2)] + passed("2026-03-10", "2026-03-11")
    #expect(stage(today([seen] + kept)) == nil)
  }

  @Test("Nothing comes while it is on its way, and nothing of a week long ago")
  func notYet() {
    #expect(stage(today([taken(.passed, 2)] + passed("2026-03-10"))) == nil)
    let old = [taken(.passed, 2)] + passed("2026-03-10", "2026-03-11")
    #expect(stage(today(old, on: "2026-03-18")) != nil, "its week has just ended")
    #expect(stage(today(old, on: "2026-03-23")) == nil)
  }

  @Test("Noting a use is not applauded: what follows from it waits until Today is opened")
  func use() {
    let first = SampleJournal.total(3, on: "2026-03-10", of: SampleJournal.smoking)
    let second = SampleJournal.total(2, on: "2026-03-11", of: SampleJournal.smoking)
    var sitting = today([taken(.recorded, 2), first])
    #expect(stage(sitting) == nil)
    _ = sitting.press("log-1")
    #expect(stage(sitting) == nil, "nobody is applauded for a cigarette")
    #expect(stage(today([taken(.recorded, 2), first, second]))?.number == "2")
  }
}
