// All streaks: sorted by length or name, hideable, and nothing in them falls.

import App
import Engine
import Testing

/// Water on the first twelve days of May but for the tenth, reading on the last three.
private let journal: [Draft] =
  [
    StreakSample.tracker(1, "Water", .yesNo, [Field("canHeal", .bool(true))]),
    StreakSample.tracker(2, "Reading"),
    StreakSample.tracker(3, "Zither"),
  ] + StreakSample.entries(1, from: "2026-05-01", days: 12, without: [9])
  + StreakSample.entries(2, from: "2026-05-10", days: 3)
  + StreakSample.entries(3, from: "2026-05-01", days: 5)

private func open(
  _ route: Route = .streaks, on day: String = "2026-05-12", language: String = "en",
  and more: [Draft] = []
) -> Sitting {
  Sitting(route, on: day, language: language, journal: journal + more)
}

/// The names of the streaks in their order.
private func names(_ sitting: Sitting) -> [String] {
  PageRows(sitting.screen).faces.map { face in
    face.sentence.split(separator: " · ").first.map { String($0) } ?? ""
  }
}

private func faces(_ sitting: Sitting) -> [String] {
  PageRows(sitting.screen).faces.map { $0.sentence + ": " + $0.value }
}

struct StreaksScreenTests {
  @Test("The longest run comes first; by name they stand by name")
  func sorting() {
    var sitting = open()
    #expect(names(sitting) == ["Water", "Reading", "Zither"])
    _ = sitting.press("streaks-by-name")
    #expect(names(sitting) == ["Reading", "Water", "Zither"])
    #expect(sitting.controls.picked == ["streaks-by-name"])
    _ = sitting.press("streaks-by-length")
    #expect(names(sitting) == ["Water", "Reading", "Zither"])
  }

  @Test("Grace stands there in words: how much is on hand and which day it mended")
  func grace() {
    let english = open().controls.texts
    #expect(english.contains("No grace day on hand; one mended Sunday"))
    #expect(english.contains("One is earned at every 7 days of a run; up to 3 are kept."))
    let german = open(language: "de").controls.texts
    #expect(german.contains("Kein freier Tag übrig; einer hat am Sonntag aufgefangen"))
    #expect(open(on: "2026-05-13").page.contains("shield") == false)
  }

  @Test("After a gap it is a new run, and best and total stay")
  func newRun() {
    let sitting = Sitting(
      .streaks, on: "2026-05-12",
      journal: [StreakSample.tracker(3, "Zither")]
        + StreakSample.entries(3, from: "2026-05-01", days: 5))
    #expect(faces(sitting) == ["Zither · best 5 days: a new run"])
    #expect(sitting.stats.isEmpty, "the best is all there was: no number stands twice")
    #expect(!sitting.page.contains("0 days"))
    #expect(sitting.controls.texts.contains("Best run: 1 May to 5 May 2026"))
    let german = Sitting(
      .streaks, on: "2026-05-12", language: "de",
      journal: [StreakSample.tracker(3, "Zither")]
        + StreakSample.entries(3, from: "2026-05-01", days: 5))
    #expect(faces(german) == ["Zither · beste 5 Tage: eine neue Serie"])
  }

  @Test(
    "The calendar begins with the main streaks and the grace that is left; hidden ones stay out")
  func calendarHead() {
    var sitting = open(.calendar)
    let rows = PageRows(sitting.screen).rows
    #expect(PageRows(sitting.screen).cardTitles.first == "Days in a row", "not folded away")
    #expect(rows.map { $0.title } == ["Water", "Reading", "Zither"])
    #expect(rows.map { $0.value } == ["12 days", "3 days", "a new run"])
    let details = ["best 12 days · No grace day on hand", "best 3 days", "best 5 days"]
    #expect(rows.map { $0.detail } == details)
    #expect(PageRows(sitting.screen).addresses.first == "#/streaks")
    let german = PageRows(open(.calendar, language: "de").screen).rows
    #expect(german[0].detail == "beste 12 Tage · Kein freier Tag übrig")
    for (number, left) in [(1, 2), (2, 1), (3, 0)] as [(UInt64, Int)] {
      _ = sitting.program.send(.streaks(.pressedHide(StreakSample.id(number))), sitting.moment)
      #expect(PageRows(sitting.screen).rows.count == left)
    }
    #expect(!PageRows(sitting.screen).addresses.contains("#/streaks"))
  }

  @Test("The calendar shows three of many streaks, in the person's order")
  func fewInCalendar() {
    let more =
      [StreakSample.tracker(4, "Tea"), StreakSample.tracker(5, "Walk")]
      + StreakSample.entries(4, from: "2026-05-01", days: 12)
      + StreakSample.entries(5, from: "2026-05-01", days: 12)
    let rows = PageRows(open(.calendar, and: more).screen).rows
    #expect(rows.map { $0.title } == ["Water", "Reading", "Zither"])
  }

  @Test("What is hidden leaves the list, goes on counting, and can be shown again or undone")
  func hiding() {
    var sitting = open()
    _ = sitting.press("hide-own-" + StreakSample.id(1).text)
    #expect(names(sitting) == ["Reading", "Zither"])
    #expect(PageRows(sitting.screen).rows.map { $0.title } == ["Water"])
    _ = sitting.press("undo")
    #expect(names(sitting).count == 3)
    _ = sitting.press("hide-own-" + StreakSample.id(1).text)
    _ = sitting.press("show-" + StreakSample.id(1).text)
    #expect(names(sitting) == ["Water", "Reading", "Zither"])
  }

  @Test("The streak from before a change of mode stays in view")
  func past() {
    let day = Day(text: "2026-05-06")!
    let change = Draft.create(
      Identifier(high: 78, low: 1), kind: ModeChange.kind,
      [
        Field("tracker", .text(StreakSample.id(4).text)), Field("day", .int(Int64(day.number))),
        Field("before", .text("awareness")),
      ])
    let drafts =
      [StreakSample.tracker(4, "Scrolling", .avoidance, since: "2026-05-06"), change]
      + StreakSample.entries(4, from: "2026-05-01", days: 6)
    let rows = PageRows(open(and: drafts).screen).rows
    #expect(rows.map { $0.title } == ["Scrolling"])
    #expect(rows[0].detail == "Noticing, until 6 May 2026 · best 6 days · 6 days in all")
    let german = PageRows(open(language: "de", and: drafts).screen).rows
    #expect(german[0].detail == "Bemerken, bis 6. Mai 2026 · beste 6 Tage · 6 Tage insgesamt")
  }

  @Test("Progress begins with the main streaks, with best, total and strength beside each")
  func section() {
    let page = PageRows(open(.progress).screen)
    #expect(page.rows.map { $0.title } == ["Water", "Reading", "Zither"])
    #expect(page.rows.map { $0.value } == ["12 days", "3 days", "a new run"])
    #expect(page.rows[1].detail == "best 3 days · 3 days in all · Strength 15\u{A0}%")
    #expect(page.addresses.contains("#/streaks"))
  }

  @Test("Use that a plan judges has a streak under target and one of days without")
  func plans() {
    let plan = Plan(
      fromDay: Day(text: "2026-05-04")!, kind: .reduce, baseline: 10_000,
      quitDay: Day(text: "2026-06-15")!)
    let totals = [("2026-05-04", 4), ("2026-05-05", 0), ("2026-05-06", 0), ("2026-05-07", 99)]
    let drafts =
      [SampleJournal.tracker(.cigarettes), SampleJournal.plan(plan, of: SampleJournal.smoking)]
      + totals.map { SampleJournal.total(Int64($0.1), on: $0.0, of: SampleJournal.smoking) }
    let sitting = Sitting(.streaks, on: "2026-05-08", journal: drafts)
    #expect(names(sitting) == ["Smoking: within target", "Smoking: days without"])
    #expect(faces(sitting).last == "Smoking: days without · best 2 days: a new run")
  }

  @Test("Once today is above its target the run is a new one, and best and total stay")
  func aboveToday() {
    let plan = Plan(
      fromDay: Day(text: "2026-05-04")!, kind: .reduce, baseline: 10_000,
      quitDay: Day(text: "2026-06-15")!)
    func face(today units: Int64) -> [String] {
      let totals: [(String, Int64)] = [
        ("2026-05-04", 4), ("2026-05-05", 4), ("2026-05-06", 4), ("2026-05-07", units),
      ]
      let drafts =
        [SampleJournal.tracker(.cigarettes), SampleJournal.plan(plan, of: SampleJournal.smoking)]
        + totals.map { SampleJournal.total($0.1, on: $0.0, of: SampleJournal.smoking) }
      return faces(Sitting(.streaks, on: "2026-05-07", journal: drafts))
    }
    #expect(face(today: 4) == ["Smoking: within target: 3 days"])
    #expect(face(today: 99) == ["Smoking: within target · best 3 days: a new run"])
  }

  @Test("Where stopping at once could be dangerous nobody is shown days without")
  func drinking() {
    let drafts = [
      SampleJournal.tracker(.alcohol),
      SampleJournal.total(0, on: "2026-05-08", of: Tracker.identifier(for: .alcohol)),
    ]
    let caution = Draft.create(
      Safety.identifier, kind: Safety.kind,
      [Field(SafetyFact.alcoholWithdrawal.rawValue, .bool(true))])
    let offered = Sitting(.streaks, on: "2026-05-12", journal: drafts)
    #expect(names(offered) == ["Drinking: days without"])
    let cautious = Sitting(.streaks, on: "2026-05-12", journal: drafts + [caution])
    #expect(names(cautious).isEmpty)
  }

  @Test("Without a streak the page says what will stand there")
  func empty() {
    var sitting = Sitting(.streaks, on: "2026-05-12", journal: [SampleJournal.tracker(.vape)])
    #expect(sitting.controls.texts.contains("No streaks yet"))
    let effects = sitting.press("to-plan")
    #expect(effects == [.go(.plan)])
    let unbegun = Sitting(
      .streaks, on: "2026-05-12", journal: [StreakSample.tracker(1, "Water", since: "2026-05-12")])
    #expect(unbegun.controls.texts.contains("No streaks yet"))
    let progress = Sitting(.progress, on: "2026-05-12", journal: [SampleJournal.tracker(.vape)])
    #expect(!progress.controls.cards.contains("streaks"))
  }
}
