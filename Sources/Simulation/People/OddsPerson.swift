// Population 1: the odds of use are a sum.

import Engine

/// States that swing around 0, and odds that follow from them, from habit and from the calendar.
struct OddsPerson {
  private let kind: String
  private let length: Int
  private let base: Double
  private let habit: Double
  private let habitLength: Double
  private let memory: Double
  private let weekdays: [Double]
  private let slope: Double
  private let swing: Double
  private let effects: [Double]
  private let holding: [Double]
  private let withdrawal: Double
  private let breaks: Double

  static let kinds = [
    "plain", "plain", "rare", "weekend", "daily", "binge", "taper", "worse", "regimes",
    "coin",
  ]

  init(_ dice: inout Dice) {
    kind = Self.kinds[dice.below(Self.kinds.count)]
    length = dice.pick(30...365)
    let isCoin = kind == "coin"
    let bases = ["rare": -3.0, "daily": 2.5, "weekend": -1.5, "binge": -0.8]
    base = bases[kind].map { dice.normal($0, 0.8) } ?? dice.normal(-0.3, 1.7)
    habit = isCoin ? 0 : kind == "binge" ? dice.part(1.2, 2.5) : max(0, dice.normal(0.7, 0.6))
    habitLength = dice.part(3, 40)
    memory = isCoin ? 0 : max(0, dice.normal(1.2, 1.2))
    let strength = isCoin ? 0 : dice.happens(0.5) ? 0 : dice.part(0, 1.2)
    var days = (0..<7).map { _ in strength * dice.normal() * 0.6 }
    let weekend = isCoin ? 0 : kind == "weekend" ? dice.part(1.5, 4) : dice.part(-0.2, 0.9)
    let from = dice.happens(0.6) ? 5 : 4
    for day in from...(dice.happens(0.7) ? from + 1 : 6) { days[day] += weekend }
    weekdays = days
    let slopes = ["taper": -1.0, "worse": 1]
    slope = slopes[kind].map { $0 * dice.part(1, 5) } ?? 0
    swing = isCoin ? 0 : dice.happens(0.5) ? 0 : dice.part(0, 0.25)
    let general = [0.7, -0.3, 0.35, -0.25, -0.5, 0.5]
    let useless = isCoin || dice.happens(0.15)
    let loud = dice.happens(0.3) ? 2.0 : 1
    effects = general.map { mean in
      useless || dice.happens(0.25) ? 0 : loud * dice.normal(mean, mean.magnitude * 0.7)
    }
    holding = general.map { _ in dice.part(0, 0.92) }
    withdrawal = dice.normal(0.1, 0.4)
    breaks = kind == "regimes" ? dice.part(0.005, 0.03) : 0
  }

  func person(_ dice: inout Dice) -> SimulatedPerson {
    let answers = Answer.some(&dice)
    var attendance = Attendance(&dice)
    let hasOther = dice.happens(0.3)
    var states = effects.map { _ in dice.normal() }
    let start = Day(number: Int32(20_000 + dice.below(700)))
    var (level, share, used) = (base, 0.5, dice.happens(Odds.chance(base)))
    share = used ? 0.7 : 0.3
    var (days, truths): ([RiskDay], [Double]) = ([], [])
    for number in 0..<length {
      let day = start.adding(days: number)
      var feelings: [RiskFeeling: Double] = [:]
      let other = hasOther && dice.happens(Odds.chance(-1 + states[5]))
      for answer in answers {
        let state = states[answer.feeling.rawValue]
        feelings[answer.feeling] = answer.value(state, used: used, &dice)
      }
      if hasOther { feelings[.otherUse] = other ? 1 : 0 }
      let isTold = attendance.tells(&dice)
      if isTold { days.append(RiskDay(day, used: used, feelings: feelings)) }
      if dice.happens(breaks) { level = dice.normal(-0.3, 2) }
      level += swing * dice.normal() - (level - base) * 0.02
      share += ((used ? 1 : 0) - share) / habitLength
      var odds = level + slope * Double(number) / Double(length) - slope / 2
      odds += habit * (used ? 1 : -1) + memory * 2 * (share - 0.5)
      odds += weekdays[day.adding(days: 1).weekday.rawValue]
      for index in states.indices where index < 5 { odds += effects[index] * states[index] }
      if other { odds += effects[5] * 1.5 }
      if isTold { truths.append(Odds.chance(odds)) }
      used = dice.happens(Odds.chance(odds))
      for index in states.indices {
        let held = holding[index]
        states[index] = held * states[index] + (1 - held * held).squareRoot() * dice.normal()
      }
      states[0] += withdrawal * (used ? 1 : -1) * 0.3
    }
    return SimulatedPerson(kind: kind, days: days, truths: truths)
  }
}
