// The first weeks: a text for each day, seven questions, and the rule that leads to people.
import App
import Engine
import Foundation
import Testing

private let zone = Zone.fixed(UTCOffset(minutes: 60)!, name: "Test")
private func plan(_ text: String) -> Plan {
  let day = Day(text: text)!
  return Plan(
    fromDay: day, kind: .stop, quitDay: day,
    quitAt: zone.instant(day, TimeOfDay(text: "04:00")!))
}
private let journal = [
  SampleJournal.tracker(.vape, aim: .quit),
  SampleJournal.plan(plan("2026-03-02"), of: SampleJournal.vaping),
]

@Suite("The first weeks") struct WithdrawalScreenTests {
  @Test("Each of the 28 days has words of its own and a source", arguments: ["en", "de"])
  func days(language: String) {
    var seen: Set<String> = []
    for offset in 0..<28 {
      let day = Day(text: "2026-03-02")!.adding(days: offset)
      let sitting = Sitting(.withdrawal, on: day.text, language: language, journal: journal)
      let lead = sitting.controls.texts.first { $0.count > 60 }
      seen.insert(lead ?? "")
      #expect(sitting.parts.sources.contains("source-day"), "day \(offset + 1)")
      #expect(sitting.parts.sources.contains("source-vaping"))
      for word in shamingWords { #expect(!sitting.words.contains(word), "\(word), \(offset + 1)") }
    }
    #expect(seen.count == 28)
    let after = Sitting(.withdrawal, on: "2026-03-30", language: language, journal: journal)
    #expect(!after.parts.sources.contains("source-day"))
  }

  @Test("The day is the number of the page; before a stop what is usual comes first")
  func number() {
    let third = Sitting(.withdrawal, on: "2026-03-04", journal: journal)
    #expect(third.stats["Vaping · Day 3 since the last time"] == "3 of 28 days")
    let before = Sitting(
      .withdrawal, on: "2026-03-04", journal: [SampleJournal.tracker(.vape)])
    #expect(before.stats.isEmpty)
    let words = before.words
    let (usual, asked) = (words.range(of: "What is usual"), words.range(of: "How is it today?"))
    #expect(usual!.lowerBound < asked!.lowerBound)
  }

  @Test("An answer is kept once a day, in words, and can be taken back")
  func answers() {
    var sitting = Sitting(.withdrawal, on: "2026-03-04", journal: journal)
    #expect(sitting.controls.picked.isEmpty, "nothing is answered before")
    _ = sitting.press("anger-3")
    _ = sitting.press("anger-2")
    _ = sitting.press("sleep-0")
    #expect(sitting.controls.picked.isSuperset(of: ["anger-2", "sleep-0"]))
    #expect(!sitting.controls.picked.contains("anger-3"))
    let checks = sitting.program.state.desk.overview.withdrawalChecks
    #expect(checks.count == 1 && checks[0][.anger] == .moderate && checks[0][.anxiety] == nil)
    #expect(sitting.parts.notices == ["This is usual in these weeks."])
    _ = sitting.program.send(.pressedUndo, sitting.moment)
    #expect(!sitting.controls.picked.contains("sleep-0"))
  }

  @Test("A sign of alcohol withdrawal brings the emergency number to the top at once")
  func alcohol() {
    let german =
      journal + [
        Draft.create(
          Settings.identifier, kind: Settings.kind, [Field("country", .text("DE"))])
      ]
    var sitting = Sitting(.withdrawal, on: "2026-03-04", journal: german)
    #expect(!sitting.parts.links.contains("tel:112"))
    _ = sitting.press("sign-confusion")
    #expect(sitting.parts.notices.first?.contains("emergency number") == true)
    #expect(sitting.parts.links.first == "tel:112")
    #expect(sitting.parts.sources.contains("source-alcohol"))
  }

  @Test("Who can't go on gets the way to people")
  func hopeless() {
    var sitting = Sitting(.withdrawal, on: "2026-03-04", language: "de", journal: journal)
    let flipped = sitting.flip("hopeless")
    #expect(flipped)
    #expect(sitting.parts.notices == ["Du bist damit nicht allein. Sprich jetzt mit jemandem."])
    #expect(sitting.parts.links.contains("#/help"))
  }

  @Test("The line through the days has a sentence, a table and what is usual by then")
  func chart() {
    var sitting = Sitting(.withdrawal, on: "2026-03-04", journal: journal)
    _ = sitting.press("anger-4")
    #expect(sitting.chart("withdrawal-chart") == nil, "one day is no line")
    sitting.wait(seconds: 86_400)
    _ = sitting.press("anger-2")
    _ = sitting.press("sleep-0")
    let chart = sitting.chart("withdrawal-chart")
    #expect(chart?.points.map { $0.value } == [nil, nil, 4000, 1000])
    #expect(chart?.points.first?.targetText == "strongest week")
    #expect(chart?.points.first?.valueText == "–")
    #expect(chart?.sentence.contains("2 days") == true)
  }

  @Test("The card on Today tells of the day, and is away for the rest of it")
  func card() {
    var sitting = Sitting(.today, on: "2026-03-04", journal: journal)
    #expect(sitting.controls.cards.contains("expect"))
    #expect(sitting.parts.sources.contains("source-expect"))
    _ = sitting.press("dismiss-expect")
    #expect(!sitting.controls.cards.contains("expect"))
    sitting.wait(seconds: 86_400)
    #expect(sitting.controls.cards.contains("expect"))
    sitting.wait(seconds: 28 * 86_400)
    #expect(!sitting.controls.cards.contains("expect"))
  }

  @Test("Who is on the way down is not told about days without")
  func reducing() {
    let reduction = Plan(
      fromDay: Day(text: "2026-03-02")!, kind: .reduce, baseline: 20_000,
      quitDay: Day(text: "2026-04-20")!)
    let sitting = Sitting(
      .today, on: "2026-03-04",
      journal: [
        SampleJournal.tracker(.vape, aim: .reduce),
        SampleJournal.plan(reduction, of: SampleJournal.vaping),
      ])
    #expect(!sitting.controls.cards.contains("expect"))
  }
}
