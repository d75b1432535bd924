// The day of stopping in words: the one that the person picked, wherever it is said.
import App
import Engine
import Testing

struct StopWordsTests {
  /// Stopped on 10 November in the afternoon: the first whole day without is the next one.
  private func page(_ route: Route, _ language: String) -> Sitting {
    let day = Day(text: "2026-11-10")!
    let plan = Plan(
      fromDay: Day(text: "2026-11-01")!, kind: .stop, baseline: 20_000,
      quitDay: day.adding(days: 1),
      quitAt: Zone.berlin.instant(day, TimeOfDay(text: "14:20")!))
    return Sitting(
      route, on: "2026-11-05", language: language,
      journal: [
        SampleJournal.tracker(.cigarettes, aim: .quit),
        SampleJournal.plan(plan, of: SampleJournal.smoking),
        SampleJournal.total(10, on: "2026-11-04", of: SampleJournal.smoking),
      ])
  }

  @Test("No screen puts an afternoon stop a day later", arguments: ["en", "de"])
  func afternoon(language: String) {
    let isEnglish = language == "en"
    let progress = page(.progress, language).words
    #expect(progress.contains(isEnglish ? "no use from 10 November" : "10. November"))
    let plan = page(.plan, language).words
    #expect(plan.contains(isEnglish ? "10 November 2026" : "10. November 2026"))
    let way = page(.programme, language).words
    #expect(way.contains(isEnglish ? "Look back on 17 Nov, 24 Nov and 8 Dec" : "17. Nov"))
    for words in [progress, plan, way] {
      for late in ["11 November", "11. November", "18 Nov", "18. Nov"] {
        #expect(!words.contains(late), "\(late)")
      }
    }
  }
}
