// One clock for all screens: it begins at the stop or at a use after it, and runs for nobody who
// goes on.
import App
import Engine
import Testing

private let zone = Zone.fixed(UTCOffset(minutes: 60)!, name: "Test")
private func day(_ text: String) -> Day { Day(text: text)! }
private func at(_ text: String, _ time: String) -> Instant {
  zone.instant(day(text), TimeOfDay(text: time)!)
}
private func smoked(_ text: String) -> Draft {
  SampleJournal.entry(at: at(text, "12:00"), on: text, of: SampleJournal.smoking)
}
private func smoker(_ plan: Plan, _ aim: Aim) -> [Draft] {
  [
    SampleJournal.tracker(.cigarettes, aim: aim), smoked("2026-03-02"),
    SampleJournal.plan(plan, of: SampleJournal.smoking),
  ]
}
/// Stops on 10 March; nothing is known of the week before.
private let stopping = smoker(
  Plan(
    fromDay: day("2026-03-02"), kind: .stop, quitDay: day("2026-03-10"),
    quitAt: at("2026-03-10", "04:00")), .quit)
/// Comes to none on 10 March; nothing is known of the week before.
private let reducing = smoker(
  Plan(
    fromDay: day("2026-03-02"), kind: .reduce, baseline: 20_000, quitDay: day("2026-03-10")),
  .reduce)

@Suite("One clock") struct OneClockTests {
  @Test("Days of which nothing is known before the stop are no time without", arguments: [0, 1])
  func unknownDays(place: Int) {
    let journal = [stopping, reducing][place]
    let recovery = Sitting(.recovery, on: "2026-03-10", at: "10:00", journal: journal)
    #expect(recovery.words.contains("6 h since you stopped"))
    #expect(!recovery.words.contains("7 days since"))
    let weeks = Sitting(.withdrawal, on: "2026-03-10", at: "10:00", journal: journal)
    #expect(weeks.words.contains("Day 1 since the last time"))
    let progress = Sitting(.progress, on: "2026-03-10", at: "10:00", journal: journal)
    #expect(progress.stats["without use, now"] == "6 h")
    #expect(progress.stats["since the last use"] == nil)
  }

  @Test("A use after the stop starts all clocks anew")
  func useAfterStop() {
    let journal = stopping + [smoked("2026-03-12")]
    let words = Sitting(.recovery, on: "2026-03-12", at: "14:00", journal: journal).words
    #expect(words.contains("2 h since your last cigarette"))
  }

  @Test(
    "Before the stop, on the way down and while only counting, nothing is under way",
    arguments: ["en", "de"])
  func goingOn(language: String) {
    let noticing = [SampleJournal.tracker(.cigarettes), smoked("2026-03-02")]
    for journal in [stopping, reducing, noticing] {
      let sitting = Sitting(.recovery, on: "2026-03-03", language: language, journal: journal)
      let sentence = language == "de" ? "sobald du aufhörst" : "once you stop"
      #expect(sitting.words.contains(sentence))
      #expect(sitting.parts.meters.isEmpty && sitting.parts.cards.isEmpty)
      let last = language == "de" ? "seit deiner letzten" : "since your last"
      #expect(!sitting.words.contains(last))
      #expect(sitting.parts.sources.contains("source-smokePulse"))
      let weeks = Sitting(.withdrawal, on: "2026-03-05", language: language, journal: journal)
      #expect(!weeks.parts.sources.contains("source-day"))
      let gallery = Sitting(.milestones, on: "2026-03-03", language: language, journal: journal)
      #expect(!gallery.words.contains(language == "de" ? "Erholung: " : "Recovery: "))
    }
  }

  @Test("What was stopped beside nicotine is named, too; without nicotine no day is promised")
  func drinkingBeside() {
    let drinking = Tracker.identifier(for: .alcohol)
    let plan = Plan(
      fromDay: day("2026-03-10"), kind: .stop, quitDay: day("2026-03-10"),
      quitAt: at("2026-03-10", "04:05"))
    let dry = [
      SampleJournal.tracker(.alcohol, aim: .quit, order: 1),
      SampleJournal.plan(plan, of: drinking, name: 2),
    ]
    let both = Sitting(.withdrawal, on: "2026-03-12", journal: stopping + dry).words
    #expect(both.contains("Smoking and Drinking · Day 3 since the last time"))
    let alone = Sitting(.withdrawal, on: "2026-03-12", journal: dry).words
    #expect(alone.contains("The days count once you stop smoking or vaping."))
  }

  @Test("A total without a time starts Today and Recovery anew at the same moment")
  func untimedTotal() {
    func total(_ text: String) -> Draft {
      SampleJournal.total(5, on: text, of: SampleJournal.smoking)
    }
    // As late as it can have been: the day from 10 March ends at 04:00 on the eleventh.
    let later = stopping + [total("2026-03-10")]
    let recovery = Sitting(.recovery, on: "2026-03-11", at: "10:00", journal: later)
    #expect(recovery.words.contains("6 h since your last cigarette"))
    let today = Sitting(.today, on: "2026-03-11", at: "10:00", journal: later)
    #expect(today.words.contains("This run: 6 h"))
    let progress = Sitting(.progress, on: "2026-03-11", at: "10:00", journal: later)
    #expect(progress.stats["without use, now"] == "6 h")
  }

  @Test("What was used on the day of a stop was used before it, where no time was said")
  func stopWithinDay() {
    let plan = Plan(
      fromDay: day("2026-03-02"), kind: .stop, quitDay: day("2026-03-11"),
      quitAt: at("2026-03-10", "12:00"))
    let journal =
      smoker(plan, .quit) + [SampleJournal.total(5, on: "2026-03-10", of: SampleJournal.smoking)]
    for (date, time, clock) in [
      ("2026-03-10", "18:00", "6 h"), ("2026-03-11", "12:00", "1 day"),
    ] {
      let recovery = Sitting(.recovery, on: date, at: time, journal: journal)
      #expect(recovery.words.contains("\(clock) since"))
      let progress = Sitting(.progress, on: date, at: time, journal: journal)
      #expect(progress.stats["without use, now"] == clock)
      #expect(!Sitting(.today, on: date, at: time, journal: journal).words.contains("This run"))
    }
  }

  @Test("Progress names no time since the last use over days of which nothing is known")
  func gap() {
    let soon = Sitting(.progress, on: "2026-03-03", journal: reducing)
    #expect(soon.stats["since the last use"] == "1 day")
    let late = Sitting(.progress, on: "2026-03-06", journal: reducing)
    #expect(late.stats["since the last use"] == nil)
  }

  @Test("What is not counted any more hides the day only when it was used last")
  func goingOnBeside() {
    let vaping = SampleJournal.tracker(.vape, order: 1)
    func puff(_ text: String) -> Draft {
      SampleJournal.entry(at: at(text, "13:00"), on: text, of: SampleJournal.vaping)
    }
    let before = stopping + [vaping, puff("2026-03-05")]
    let after = stopping + [vaping, puff("2026-03-11")]
    #expect(Sitting(.withdrawal, on: "2026-03-12", journal: before).words.contains("Day 3"))
    #expect(
      !Sitting(.withdrawal, on: "2026-03-12", journal: after).parts.sources.contains("source-day"))
  }

  @Test("Two that were stopped on one day are both named", arguments: ["en", "de"])
  func both(language: String) {
    let plan = Plan(
      fromDay: day("2026-03-10"), kind: .stop, quitDay: day("2026-03-10"),
      quitAt: at("2026-03-10", "04:05"))
    let journal =
      stopping + [
        SampleJournal.tracker(.vape, aim: .quit, order: 1),
        SampleJournal.plan(plan, of: SampleJournal.vaping, name: 2),
      ]
    let heading =
      language == "de"
      ? "Rauchen und Dampfen · Tag 3 seit dem letzten Mal"
      : "Smoking and Vaping · Day 3 since the last time"
    for route in [Route.today, .withdrawal] {
      let words = Sitting(route, on: "2026-03-12", language: language, journal: journal).words
      #expect(words.contains(heading))
    }
  }
}
