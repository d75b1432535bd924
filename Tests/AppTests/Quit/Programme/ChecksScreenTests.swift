// The questionnaires: one question at a time, nothing kept before the last, and what follows.

import App
import Engine
import Testing

private func checks(
  _ substances: [Substance] = [.cigarettes], language: String = "en"
) -> Sitting {
  Sitting(
    .checks, on: "2026-05-13", language: language,
    journal: substances.enumerated().map { SampleJournal.tracker($1, order: Int64($0)) })
}

/// Answers with these points, one after the other.
private func answer(_ sitting: inout Sitting, _ points: [Int]) {
  for point in points { #expect(sitting.press("answer-\(point)") != nil, "\(point)") }
}

private func scores(_ sitting: Sitting) -> [ScoreRecord] {
  sitting.program.state.desk.overview.scores
}

struct ChecksScreenTests {
  @Test("Only questionnaires about what is watched are offered, and all to who watches nothing")
  func offered() {
    #expect(checks().has("begin-hsi") && checks().has("begin-ftnd"))
    #expect(!checks().has("begin-audit") && !checks().has("begin-hvi"))
    #expect(checks([.alcohol]).has("begin-auditc") && !checks([.alcohol]).has("begin-hsi"))
    #expect(checks([.vape]).has("begin-psecdi"))
  }

  @Test("Two answers on smoking are a score with its band, source and what may follow")
  func hsi() {
    var sitting = checks()
    _ = sitting.press("begin-hsi")
    answer(&sitting, [3])
    #expect(scores(sitting).isEmpty, "nothing is kept before the last answer")
    answer(&sitting, [2])
    #expect(scores(sitting).map { $0.score.total } == [5])
    #expect(scores(sitting).first?.day.text == "2026-05-13")
    #expect(sitting.stats["high"] == "5 of 6")
    let page = sitting.page
    #expect(page.contains("Heatherton") && page.contains("Lindson-Hawley"))
    #expect(page.contains("begin with 21 mg"))
    #expect(sitting.has("to-programme") && sitting.has("check-list"))
    // Answered twice on one day, the later answers correct the earlier ones.
    _ = sitting.press("check-list")
    _ = sitting.press("begin-hsi")
    answer(&sitting, [0, 0])
    #expect(scores(sitting).map { $0.score.total } == [0])
  }

  @Test("A questionnaire can be left at any question, and nothing of it is kept")
  func left() {
    var sitting = checks()
    _ = sitting.press("begin-ftnd")
    answer(&sitting, [3, 1, 1])
    _ = sitting.press("check-leave")
    #expect(scores(sitting).isEmpty && sitting.has("begin-ftnd"))
    _ = sitting.press("begin-ftnd")
    answer(&sitting, [3])
    _ = sitting.press("check-back")
    #expect(sitting.has("answer-3"), "back at the first question")
    _ = sitting.press("check-back")
    #expect(sitting.has("begin-ftnd"))
  }

  @Test("Who does not wake at night is not asked on how many nights, forwards and back")
  func nights() {
    var sitting = checks([.vape])
    _ = sitting.press("begin-psecdi")
    answer(&sitting, [5, 5, 0])
    #expect(sitting.program.state.checks.answers == [5, 5, 0, 0])
    _ = sitting.press("check-back")
    #expect(sitting.program.state.checks.answers == [5, 5])
    answer(&sitting, [1])
    #expect(sitting.program.state.checks.answers == [5, 5, 1])
    answer(&sitting, [2, 1, 1, 2, 1, 1, 1])
    #expect(scores(sitting).map { $0.score.total } == [20])
  }

  @Test("The short questions on drinking lead on to the other seven")
  func rest() {
    var sitting = checks([.alcohol])
    _ = sitting.press("begin-auditc")
    answer(&sitting, [4, 3, 3])
    #expect(sitting.has("check-rest"))
    _ = sitting.press("check-rest")
    answer(&sitting, [2, 2, 2, 0, 0, 4, 0])
    #expect(scores(sitting).map { $0.score.total }.sorted() == [10, 20])
    #expect(sitting.stats["possible dependence"] == "20 of 40")
  }

  @Test(
    "A high score on drinking shows the signs of danger first, in both languages",
    arguments: [("en", "Call "), ("de", "Ruf ")])
  func danger(language: String, first: String) {
    var sitting = checks([.alcohol], language: language)
    _ = sitting.press("begin-audit")
    answer(&sitting, [4, 4, 4, 4, 4, 0, 0, 0, 0, 0])
    guard case .notice(let notice) = sitting.screen.body[0] else {
      Issue.record("the first line is not the notice")
      return
    }
    #expect(notice.text.hasPrefix(first) && notice.kind == .attention)
    #expect(sitting.controls.cards.contains("alcohol-caution"))
  }

  @Test("Answers that were not offered change nothing")
  func odd() {
    var sitting = checks()
    _ = sitting.press("begin-hsi")
    _ = sitting.program.send(.checks(.pickedAnswer(7)), sitting.moment)
    #expect(sitting.program.state.checks.answers.isEmpty)
    _ = sitting.program.send(.checks(.pressedLeave), sitting.moment)
    _ = sitting.program.send(.checks(.pickedAnswer(1)), sitting.moment)
    #expect(scores(sitting).isEmpty)
  }

  @Test("Every question and answer has words of its own in both languages")
  func words() {
    for language in ["en", "de"] {
      var sitting = checks([.cigarettes, .vape, .alcohol], language: language)
      for instrument in Instrument.allCases {
        _ = sitting.press("begin-" + instrument.rawValue)
        var seen: Set<String> = []
        var asked = 0
        while sitting.program.state.checks.asking != nil {
          let texts = sitting.controls.texts
          seen.insert(texts[0])
          asked += 1
          let most = instrument.items[sitting.program.state.checks.answers.count].points.max() ?? 0
          _ = sitting.press("answer-\(most)")
        }
        #expect(seen.count == asked && asked == instrument.items.count)
        _ = sitting.press("check-list")
      }
    }
  }
}
