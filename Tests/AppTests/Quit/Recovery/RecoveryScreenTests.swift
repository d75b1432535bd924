// The recovery timeline: honest by substance, each stage with its source.
import App
import Engine
import Testing

private let zone = Zone.fixed(UTCOffset(minutes: 60)!, name: "Test")
private func at(_ day: String, _ time: String) -> Instant {
  zone.instant(Day(text: day)!, TimeOfDay(text: time)!)
}
private let vaper = [
  SampleJournal.tracker(.vape, aim: .quit),
  SampleJournal.entry(at: at("2026-03-08", "12:00"), on: "2026-03-08", of: SampleJournal.vaping),
]
private let smoker = [
  SampleJournal.tracker(.cigarettes, aim: .quit),
  SampleJournal.entry(at: at("2026-03-01", "12:00"), on: "2026-03-01", of: SampleJournal.smoking),
]

@Suite("Recovery screen") struct RecoveryScreenTests {
  @Test("Who only vapes reads nothing that belongs to smoke", arguments: ["en", "de"])
  func vapeOnly(language: String) {
    for day in ["2026-03-08", "2026-03-10", "2026-04-20", "2036-04-20"] {
      let words = Sitting(.recovery, on: day, at: "13:00", language: language, journal: vaper).words
        .lowercased()
      for claim in [
        "monoxide", "monoxid", "cancer", "krebs", " lung", "halved", "half", "hälfte", "coronary",
        "herzinfarkt", "heart attack", "stroke", "schlaganfall",
      ] {
        #expect(!words.contains(claim), "\(claim) on \(day)")
      }
      #expect(words.contains(language == "de" ? "langzeitdaten" : "long-term data"))
    }
  }

  @Test("Every stage and the missing data name their source", arguments: ["en", "de"])
  func sources(language: String) {
    let sitting = Sitting(
      .recovery, on: "2026-03-10", language: language, journal: vaper + smoker)
    for stage in RecoveryStage.allCases {
      #expect(sitting.parts.sources.contains("source-" + stage.rawValue), "\(stage)")
    }
    #expect(sitting.parts.sources.contains("source-missing-data"))
    for word in shamingWords { #expect(!sitting.words.contains(word), "\(word)") }
  }

  @Test("Smoking counts from the last cigarette and vaping from the last puff")
  func twoClocks() {
    let words = Sitting(.recovery, on: "2026-03-10", journal: vaper + smoker).words
    #expect(words.contains("9 days since your last cigarette"))
    #expect(words.contains("2 days since your last puff"))
  }

  @Test("The pulse is under way for twenty minutes, then its time is over")
  func pulse() {
    var sitting = Sitting(.recovery, on: "2026-03-01", at: "12:10", journal: smoker)
    #expect(sitting.parts.meters.first?.thousandths == 500)
    #expect(sitting.parts.cards.contains("stage-smokePulse"))
    sitting.wait(seconds: 599)
    #expect(sitting.parts.cards.contains("stage-smokePulse"))
    sitting.wait(seconds: 1)
    #expect(!sitting.parts.cards.contains("stage-smokePulse"))
  }

  @Test("Where a clock runs it is the number of the page, and its ring the stage under way")
  func clock() {
    let sitting = Sitting(.recovery, on: "2026-03-01", at: "12:10", journal: smoker)
    let timers = sitting.controls.timers
    #expect(timers.count == 1)
    #expect(timers.first?.sentence == "10 min since your last cigarette")
    #expect(timers.first?.way?.thousandths == 500)
    #expect(timers.first?.parts.count == 3, "no seconds, which would hurry somebody")
    let two = Sitting(.recovery, on: "2026-03-10", journal: vaper + smoker)
    #expect(two.controls.timers.count == 1, "one number is the page's")
    #expect(Sitting(.recovery, on: "2026-03-10", journal: [vaper[0]]).controls.timers.isEmpty)
  }

  @Test("What has no sourced timeline is left out")
  func ownTracker() {
    let own = Draft.create(
      Identifier(high: 4, low: 4), kind: Tracker.kind,
      [Field("aim", .text("reduce")), Field("name", .text("Wine"))])
    let words = Sitting(.recovery, on: "2026-03-10", journal: [own]).words
    #expect(!words.contains("Wine") && words.contains("Nothing to show yet"))
    #expect(Sitting(.recovery, on: "2026-03-10", journal: [own]).parts.sources.isEmpty)
  }

  @Test("Time of life is a range for cigarettes, never for puffs, and can be switched off")
  func life() {
    func journal(_ substance: Substance) -> [Draft] {
      let tracker = Tracker.identifier(for: substance)
      let plan = Plan(
        fromDay: Day(text: "2026-03-02")!, kind: .stop, baseline: 10_000,
        quitDay: Day(text: "2026-03-02")!)
      return [
        SampleJournal.tracker(substance, aim: .quit), SampleJournal.plan(plan, of: tracker),
        SampleJournal.total(0, on: "2026-03-02", of: tracker),
      ]
    }
    var smoking = Sitting(.progress, on: "2026-03-12", journal: journal(.cigarettes))
    // Ten days of ten: 1100 to 2200 minutes.
    #expect(smoking.stats["Time of life, roughly"] == "18 h 20 min to 1 day")
    #expect(smoking.parts.sources.contains("source-life"))
    let vaping = Sitting(.progress, on: "2026-03-12", journal: journal(.vape))
    #expect(vaping.stats["Time of life, roughly"] == nil)
    _ = smoking.program.send(.went(.settings), smoking.moment)
    let flipped = smoking.flip("show-life")
    #expect(flipped)
    _ = smoking.program.send(.went(.progress), smoking.moment)
    #expect(smoking.stats["Time of life, roughly"] == nil)
  }

  @Test("Who uses less reads of the longest pause and of the day by which each stage would be over")
  func reducing() {
    func use(_ text: String, _ time: String) -> Draft {
      SampleJournal.entry(at: at(text, time), on: text, of: SampleJournal.smoking)
    }
    let journal = [
      SampleJournal.tracker(.cigarettes, aim: .reduce),
      SampleJournal.plan(
        Plan(
          fromDay: Day(text: "2026-03-02")!, kind: .reduce, baseline: 20_000,
          quitDay: Day(text: "2026-04-10")!), of: SampleJournal.smoking),
      use("2026-03-09", "22:00"), use("2026-03-10", "07:00"),
    ]
    let sitting = Sitting(.recovery, on: "2026-03-10", at: "13:00", journal: journal)
    #expect(sitting.stats["longest time without, so far"] == "9 h")
    let names = "Pulse and blood pressure, Oxygen in the blood"
    #expect(sitting.words.contains("the sources already name: \(names)."))
    #expect(sitting.words.contains("once you stop, on 10 April 2026"))
    let texts = sitting.controls.texts
    #expect(
      zip(texts, texts.dropFirst()).contains { $0 == ("Taste and smell", "by 12 April 2026") })
    #expect(sitting.parts.meters.isEmpty, "no clock runs")
    let fresh = Sitting(.recovery, on: "2026-03-10", journal: Array(journal.prefix(2)))
    #expect(fresh.stats.isEmpty && !fresh.words.contains("already"))
  }
}
