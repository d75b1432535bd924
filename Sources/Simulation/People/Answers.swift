// How simulated people answer questions about their day: on which scale, how truly, how often.

import Engine

/// One feeling as a person tells it.
struct Answer: Sendable {
  let feeling: RiskFeeling
  private let low: Double
  private let high: Double
  private let middle: Double
  private let width: Double
  private let noise: Double
  private let isWhole: Bool
  private let missing: Double
  /// How much likelier it stays blank after use.
  private let shame: Double
  /// How much likelier it stays blank where the feeling is strong.
  private let avoidance: Double

  init(_ feeling: RiskFeeling, _ dice: inout Dice) {
    self.feeling = feeling
    let scales: [(Double, Double)] = [(0, 10), (0, 10), (1, 10), (1, 5), (0, 4), (1, 7), (0, 100)]
    (low, high) = feeling == .sleep && dice.happens(0.5) ? (3, 10) : scales[dice.below(7)]
    middle = low + (high - low) * dice.part(0.2, 0.8)
    width = (high - low) * dice.part(0.08, 0.28)
    noise = dice.part(0, 0.8)
    isWhole = dice.happens(0.8)
    missing = dice.happens(0.4) ? 0 : dice.part(0.02, 0.5)
    shame = dice.happens(0.25) ? dice.part(0, 0.4) : 0
    avoidance = dice.happens(0.15) ? dice.part(0, 0.3) : 0
  }

  /// What the person says of a state that is usually about 0, give or take 1.
  func value(_ state: Double, used: Bool, _ dice: inout Dice) -> Double? {
    let blank = missing + (used ? shame : 0) + (state > 1 ? avoidance : 0)
    let told = middle + width * (state + noise * dice.normal())
    guard !dice.happens(blank) else { return nil }
    let held = min(max(told, low), high)
    return isWhole ? held.rounded() : (held * 10).rounded() / 10
  }

  /// The questions that a person answers at all.
  static func some(_ dice: inout Dice) -> [Answer] {
    let share = dice.happens(0.2) ? 0 : dice.happens(0.5) ? 1 : dice.part(0.2, 0.9)
    var answers: [Answer] = []
    for feeling in RiskFeeling.allCases where feeling != .otherUse && dice.happens(share) {
      answers.append(Answer(feeling, &dice))
    }
    return answers
  }
}

/// Days that a person leaves out altogether.
struct Attendance {
  private let missing: Double
  private let holiday: Double
  private var away = 0

  init(_ dice: inout Dice) {
    missing = dice.happens(0.6) ? 0 : dice.part(0, 0.2)
    holiday = dice.happens(0.7) ? 0 : dice.part(0, 0.02)
  }

  mutating func tells(_ dice: inout Dice) -> Bool {
    if away == 0, dice.happens(holiday) { away = dice.pick(2...20) }
    if away > 0 {
      away -= 1
      return false
    }
    return !dice.happens(missing)
  }
}
