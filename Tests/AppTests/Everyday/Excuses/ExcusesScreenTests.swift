// Days that do not count: one press, a sheet, and what the rest of the app makes of them.

import App
import Engine
import Testing

private let water =
  [StreakSample.tracker(1, "Water")] + StreakSample.entries(1, from: "2026-05-01", days: 8)

private func open(
  _ route: Route = .excuses, on day: String = "2026-05-12", language: String = "en",
  and more: [Draft] = []
) -> Sitting {
  Sitting(route, on: day, language: language, journal: water + more)
}

private func excuses(_ sitting: Sitting) -> [Excuse] { sitting.program.state.desk.overview.excuses }

struct ExcusesScreenTests {
  @Test("One press pauses from today until it is ended, and a second device means the same")
  func sickToday() {
    var sitting = open()
    _ = sitting.press("sick-today")
    let excuse = excuses(sitting)[0]
    #expect(excuse.reason == .sick && excuse.through == nil)
    #expect(excuse.from == Day(text: "2026-05-12"))
    #expect(excuse.id == Identifier(kind: Excuse.kind, "sick", "2026-05-12"))
    #expect(!sitting.has("sick-today"))
    #expect(PageRows(sitting.screen).rows[0].detail == "since 12 May 2026, until you end it")
    _ = sitting.press("undo")
    #expect(excuses(sitting).isEmpty)
  }

  @Test("Ended, the days until yesterday stay out of the count and today counts again")
  func ending() {
    var sitting = open(and: [StreakSample.excuse("travel", "2026-05-09", nil)])
    _ = sitting.press("end-" + excuses(sitting)[0].id.text)
    #expect(excuses(sitting)[0].through == Day(text: "2026-05-11"))
    #expect(sitting.program.state.desk.toast == "Today counts again.")
    #expect(!sitting.has("end-" + excuses(sitting)[0].id.text))
    _ = sitting.press("undo")
    #expect(excuses(sitting)[0].through == nil)
  }

  @Test("What began only today and is ended today never was")
  func endedAtOnce() {
    var sitting = open()
    _ = sitting.press("sick-today")
    _ = sitting.press("end-" + excuses(sitting)[0].id.text)
    #expect(excuses(sitting).isEmpty)
    _ = sitting.press("sick-today")
    #expect(excuses(sitting).count == 1)
  }

  @Test(
    "The sheet keeps nothing that is not whole, and says what is missing",
    arguments: [
      ("", "2026-05-01", "2026-05-02", "Pick a reason."),
      ("sick", "soon", "2026-05-02", "The first day is a date."),
      ("sick", "2026-02-30", "2026-05-02", "The first day is a date."),
      ("sick", "1700-01-01", "2026-05-02", "The first day is a date."),
      ("sick", "2026-05-01", "2026-04-30", "The last day is a date, not before the first."),
      ("sick", "2026-05-01", "", "The last day is a date, not before the first."),
      ("sick", "2026-05-01", "2027-05-02", "At most 366 days at once."),
    ])
  func problems(_ reason: String, _ from: String, _ through: String, _ line: String) {
    var sitting = open()
    _ = sitting.press("add-excuse")
    _ = sitting.press("reason-" + reason)
    sitting.type(from, into: "excuse-from")
    sitting.type(through, into: "excuse-through")
    #expect(!sitting.controls.texts.contains(line))
    _ = sitting.press("save-excuse")
    #expect(sitting.controls.texts.contains(line))
    #expect(excuses(sitting).isEmpty)
  }

  @Test("Days are chosen, changed and deleted, each with a way back")
  func sheet() {
    var sitting = open(language: "de")
    _ = sitting.press("add-excuse")
    _ = sitting.press("reason-nightShift")
    sitting.type("2026-05-09", into: "excuse-from")
    sitting.type("2026-05-10", into: "excuse-through")
    _ = sitting.press("save-excuse")
    #expect(PageRows(sitting.screen).rows[0].title == "Nachtdienst")
    #expect(PageRows(sitting.screen).rows[0].detail == "9. Mai 2026 bis 10. Mai 2026")
    let key = "excuse-" + excuses(sitting)[0].id.text
    _ = sitting.press(key)
    _ = sitting.press("excuse-open")
    _ = sitting.press("save-excuse")
    #expect(excuses(sitting)[0].through == nil)
    _ = sitting.press(key)
    _ = sitting.press("delete-excuse")
    #expect(excuses(sitting).isEmpty)
    _ = sitting.press("undo")
    #expect(excuses(sitting).count == 1)
  }

  @Test("An excuse that was moved does not swallow a new one that begins where it began")
  func moved() {
    var sitting = open()
    for day in ["2026-05-02", "2026-05-06"] {
      if day == "2026-05-06" {
        _ = sitting.press("excuse-" + excuses(sitting)[0].id.text)
        sitting.type("2026-05-03", into: "excuse-from")
        sitting.type("2026-05-03", into: "excuse-through")
        _ = sitting.press("save-excuse")
      }
      _ = sitting.press("add-excuse")
      _ = sitting.press("reason-sick")
      sitting.type("2026-05-02", into: "excuse-from")
      sitting.type("2026-05-02", into: "excuse-through")
      _ = sitting.press("save-excuse")
    }
    #expect(excuses(sitting).map { $0.from.text } == ["2026-05-02", "2026-05-03"])
  }

  @Test("A streak goes on over the days that do not count")
  func streak() {
    let without = PageRows(open(.progress).screen).rows[0]
    #expect(without.value == "a new run")
    let excused = [StreakSample.excuse("sick", "2026-05-09", "2026-05-11")]
    let with = PageRows(open(.progress, and: excused).screen).rows[0]
    #expect(with.value == "8 days")
    #expect(with.detail == "best 8 days · 8 days in all · Strength 35\u{A0}%")
  }

  @Test("Today says that days do not count right now, and the way out is there")
  func card() {
    var sitting = Sitting(
      .today, on: "2026-05-12",
      journal: [
        SampleJournal.tracker(.cigarettes), StreakSample.excuse("holiday", "2026-05-10", nil),
      ])
    #expect(
      sitting.controls.texts.contains(
        "Days don’t count right now: Holiday, since 10 May 2026, until you end it."))
    _ = sitting.press("excuse-end")
    #expect(!sitting.controls.cards.contains("excuse"))
  }

  @Test("Nobody is asked about an excused yesterday, nor about a slip on such a day")
  func noNagging() {
    let excused = StreakSample.excuse("sick", "2026-05-11", "2026-05-12")
    let reduction = Plan(
      fromDay: Day(text: "2026-05-04")!, kind: .reduce, baseline: 10_000,
      quitDay: Day(text: "2026-06-15")!)
    let stop = Plan(
      fromDay: Day(text: "2026-05-04")!, kind: .stop, quitDay: Day(text: "2026-05-04"))
    for (plan, card, totals) in [
      (reduction, "yesterday-", [Draft]()),
      (stop, "slip-", [SampleJournal.total(3, on: "2026-05-11", of: SampleJournal.smoking)]),
    ] {
      let drafts =
        [SampleJournal.tracker(.cigarettes), SampleJournal.plan(plan, of: SampleJournal.smoking)]
        + totals
      let key = card + SampleJournal.smoking.text
      let plain = Sitting(.today, on: "2026-05-12", journal: drafts)
      #expect(plain.controls.cards.contains(key), "\(card)")
      let protected = Sitting(.today, on: "2026-05-12", journal: drafts + [excused])
      #expect(!protected.controls.cards.contains(key), "\(card)")
    }
  }

  @Test("History and charts call such a day excused, and kept days leave it out")
  func history() {
    let plan = Plan(
      fromDay: Day(text: "2026-05-04")!, kind: .reduce, baseline: 10_000,
      quitDay: Day(text: "2026-06-15")!)
    let drafts =
      [SampleJournal.tracker(.cigarettes), SampleJournal.plan(plan, of: SampleJournal.smoking)]
      + ["2026-05-09", "2026-05-10", "2026-05-11"].map {
        SampleJournal.total(2, on: $0, of: SampleJournal.smoking)
      }
    let excused = [StreakSample.excuse("sick", "2026-05-10", "2026-05-10")]
    let history = Sitting(.history, on: "2026-05-12", journal: drafts + excused)
    #expect(history.page.contains("excused: sick · 2 cigarettes"))
    let german = Sitting(.history, on: "2026-05-12", language: "de", journal: drafts + excused)
    #expect(german.page.contains("ausgenommen: krank · 2 Zigaretten"))
    let progress = Sitting(.progress, on: "2026-05-12", journal: drafts + excused)
    let targets = progress.chart("use-chart")!.points.map { $0.targetText }
    #expect(targets[4] == "excused" && targets[3] != "excused")
    let plain = Sitting(.progress, on: "2026-05-12", journal: drafts)
    let kept = "days within the target, since the first plan"
    #expect(plain.stats[kept] == "3 of 8" && progress.stats[kept] == "2 of 7")
  }

  @Test("The page is one press from the plan, from the settings and from the streaks")
  func links() {
    for route in [Route.plan, .settings, .streaks] {
      #expect(PageRows(open(route).screen).addresses.contains("#/excuses"), "\(route)")
    }
  }
}
