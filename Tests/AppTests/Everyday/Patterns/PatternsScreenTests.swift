// The page of what was noticed, as a person meets it.
import App
import Engine
import Testing

private func journal(_ count: Int) -> [Draft] {
  (0..<count).map { number in
    SampleJournal.craving(
      UInt64(number + 1), on: Day(text: "2026-03-10")!.adding(days: -(number % 7)).text,
      outcome: .passed)
  }
}

private func open(_ count: Int, language: String = "en", more: [Draft] = []) -> Sitting {
  Sitting(
    .patterns, on: "2026-03-10", language: language,
    journal: [SampleJournal.tracker(.cigarettes, aim: .reduce)] + journal(count) + more)
}

struct PatternsScreenTests {
  @Test("An empty journal teaches what will come", arguments: ["en", "de"])
  func empty(language: String) {
    let sitting = open(0, language: language)
    #expect(sitting.has("to-today"))
    #expect(sitting.controls.highlights.isEmpty)
  }

  @Test("Under the threshold each part says what is missing")
  func missing() {
    let sentences = open(7).controls.highlights.map { $0.sentence }
    #expect(sentences.contains("When your cravings come shows after 3 more cravings."))
    #expect(!sentences.contains { $0.contains("stands out") })
  }

  @Test("Every picture has its sentence and its table")
  func pictures() {
    let sitting = open(14)
    #expect(sitting.page.contains("data-key=\"craving-hours-table\""))
    #expect(sitting.page.contains("Cravings by hour"))
  }

  @Test("What goes together is not told of before there is enough, which is the usual thing")
  func links() {
    let part = open(14).controls.highlights.first { $0.key == "patterns-links" }
    #expect(part != nil && part?.value == nil)
  }

  @Test("Progress leads here by one press")
  func place() {
    let sitting = Sitting(
      .progress, on: "2026-03-10", journal: [SampleJournal.tracker(.cigarettes, aim: .reduce)])
    #expect(sitting.page.contains("#/patterns"))
  }

  @Test("The insight of the day can be put away, and does not come back for the same reason")
  func insight() {
    var sitting = Sitting(
      .today, on: "2026-03-10",
      journal: [SampleJournal.tracker(.cigarettes, aim: .reduce)] + journal(5))
    #expect(sitting.controls.cards.contains("insight"))
    _ = sitting.press("dismiss-insight")
    #expect(!sitting.controls.cards.contains("insight"))
  }
}
