// Scores against the tables that were published with the questionnaires.

import Engine
import Testing

/// Nothing where the answers are refused.
private func score(_ instrument: Instrument, _ answers: [Int]) -> Score? {
  try? Score(instrument, answers: answers)
}

struct ScoreTests {
  @Test(
    "Minutes until the first cigarette and cigarettes a day have their points",
    arguments: [
      (0, 3), (5, 3), (6, 2), (30, 2), (31, 1), (60, 1), (61, 0), (1_440, 0),
    ])
  func firstCigarette(minutes: Int, points: Int) {
    #expect(ScoreItem.firstCigarette.points(for: minutes) == points)
  }

  @Test(
    "Cigarettes a day have their points",
    arguments: [(0, 0), (10, 0), (11, 1), (20, 1), (21, 2), (30, 2), (31, 3), (100, 3)])
  func cigarettes(number: Int, points: Int) {
    #expect(ScoreItem.cigarettesADay.points(for: number) == points)
  }

  @Test(
    "Times of vaping a day have their points",
    arguments: [
      (0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3), (19, 3), (20, 4), (29, 4), (30, 5),
    ])
  func vapes(number: Int, points: Int) {
    #expect(ScoreItem.vapesADay.points(for: number) == points)
  }

  @Test(
    "Minutes until the first vape have their points",
    arguments: [
      (0, 5), (5, 5), (6, 4), (15, 4), (16, 3), (30, 3), (31, 2), (60, 2), (61, 1), (120, 1),
      (121, 0),
    ])
  func firstVape(minutes: Int, points: Int) {
    #expect(ScoreItem.firstVape.points(for: minutes) == points)
  }

  @Test("Nights a week have their points, and what is no number has none")
  func others() {
    #expect((0...7).map { ScoreItem.nightsAWeek.points(for: $0) } == [0, 0, 1, 1, 2, 2, 2, 2])
    #expect(ScoreItem.firstCigarette.points(for: -1) == nil)
    #expect(ScoreItem.guilt.points(for: 3) == nil)
  }

  @Test(
    "Each questionnaire ends where its publication says",
    arguments: [
      (Instrument.hsi, 2, 6), (.ftnd, 6, 10), (.hvi, 2, 10), (.psecdi, 10, 20), (.auditC, 3, 12),
      (.audit, 10, 40),
    ])
  func ranges(instrument: Instrument, items: Int, most: Int) {
    #expect(instrument.items.count == items)
    #expect(instrument.range == 0...most)
    #expect(!instrument.sources.isEmpty)
    #expect(score(instrument, instrument.items.map { $0.points.max() ?? 0 })?.total == most)
  }

  @Test("Every total of the scales on nicotine has the band of its publication")
  func nicotineBands() {
    #expect(
      bands(.hsi) == ["low", "low", "medium", "medium", "medium", "high", "high"])
    #expect(
      bands(.ftnd) == [
        "very-low", "very-low", "very-low", "low", "low", "medium", "high", "high", "very-high",
        "very-high", "very-high",
      ])
    #expect(
      bands(.psecdi)
        == Array(repeating: "none", count: 4) + Array(repeating: "low", count: 5)
        + Array(repeating: "medium", count: 4) + Array(repeating: "high", count: 8))
    #expect(bands(.hvi) == Array(repeating: nil, count: 11), "nobody published bands for it")
  }

  @Test("Every total of the scales on drinking has the band of its publication")
  func drinkingBands() {
    #expect(
      bands(.auditC)
        == Array(repeating: "lower-risk", count: 5) + Array(repeating: "raised-risk", count: 8))
    #expect(
      bands(.audit)
        == Array(repeating: "lower-risk", count: 8) + Array(repeating: "raised-risk", count: 8)
        + Array(repeating: "high-risk", count: 4)
        + Array(repeating: "possible-dependence", count: 21))
    #expect(AuditCutoff.allCases.map { $0.rawValue } == [3, 4, 5])
  }

  /// The band of each total, from answers that add up to it.
  private func bands(_ instrument: Instrument) -> [String?] {
    instrument.range.map { total in
      var left = total
      var answers: [Int] = []
      for (index, item) in instrument.items.enumerated() {
        // The last items give two at a time, so an odd rest is spent before them.
        let rest = instrument.items.dropFirst(index + 1)
        let needsOdd = left % 2 == 1 && rest.allSatisfy { $0.points.allSatisfy { $0 % 2 == 0 } }
        let fitting = item.points.filter { $0 <= left && (!needsOdd || $0 % 2 == 1) }
        answers.append(fitting.max() ?? 0)
        left -= answers[index]
      }
      let found = score(instrument, answers)
      #expect(found?.total == total, "\(instrument.rawValue) \(answers)")
      return found?.band?.rawValue
    }
  }

  @Test("Answers that a questionnaire does not offer are refused, with the place")
  func refused() {
    #expect(throws: ScoreProblem.answerCount(needed: 2)) { try Score(.hsi, answers: [3]) }
    #expect(throws: ScoreProblem.answerCount(needed: 2)) { try Score(.hsi, answers: [3, 3, 3]) }
    #expect(throws: ScoreProblem.points(item: 1)) { try Score(.hsi, answers: [3, 4]) }
    #expect(throws: ScoreProblem.points(item: 0)) { try Score(.auditC, answers: [-1, 0, 0]) }
    let odd = [0, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    #expect(throws: ScoreProblem.points(item: 8)) { try Score(.audit, answers: odd) }
    #expect(throws: ScoreProblem.points(item: 1)) { try Score(.ftnd, answers: [0, 2, 0, 0, 0, 0]) }
  }

  @Test("Four minutes and twenty-five a day are a high score")
  func example() {
    let answers = [
      ScoreItem.firstCigarette.points(for: 4) ?? 0, ScoreItem.cigarettesADay.points(for: 25) ?? 0,
    ]
    #expect(score(.hsi, answers)?.total == 5)
    #expect(score(.hsi, answers)?.band == .high)
  }
}
