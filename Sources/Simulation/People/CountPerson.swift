// Population 3: numbers and occasions. Written last and apart: nothing in it is a sum of odds.

import Engine

/// Counts cigarettes or drinks of a day; a day with any is a day with use.
struct CountPerson {
  private enum Way: Int { case smoker, cutter, drinker, social, threshold, wave, dice }
  private let way: Way
  private let length: Int
  private let mean: Double
  private let parties: [Double]
  private let hangover: Double
  private let threshold: Double
  private let cue: Double
  private let wave: Double
  private let payday: Double

  init(_ dice: inout Dice) {
    way = Way(rawValue: dice.below(7)) ?? .dice
    length = dice.pick(40...400)
    let means: [Way: Double] = [.smoker: 6, .cutter: 5, .drinker: 0.8, .social: 0.3, .wave: 1]
    mean = (means[way] ?? 1) * dice.part(0.3, 1.7)
    let busy = dice.part(0, 0.8)
    parties = (0..<7).map { $0 >= 4 && $0 < 6 ? busy : $0 == 6 ? busy / 2 : busy * dice.part() / 4 }
    hangover = dice.part(0, 0.8)
    threshold = dice.normal(0.8, 1.1)
    cue = dice.part(0.2, 1.2)
    wave = Double(dice.pick(12...45))
    payday = dice.happens(0.2) ? dice.part(0, 2) : 0
  }

  func person(_ dice: inout Dice) -> SimulatedPerson {
    let answers = Answer.some(&dice)
    var attendance = Attendance(&dice)
    let start = Day(number: Int32(20_000 + dice.below(700)))
    var (urge, load, number) = (dice.normal(), dice.normal(), dice.count(mean))
    var days: [RiskDay] = []
    for index in 0..<length {
      let day = start.adding(days: index)
      let mood = -0.5 * load + 0.8 * dice.normal()
      let told = [urge, mood, load, -0.4 * load + 0.8 * dice.normal(), mood - 0.5 * urge]
      var feelings: [RiskFeeling: Double] = [:]
      for answer in answers {
        let value = told[answer.feeling.rawValue]
        feelings[answer.feeling] = answer.value(value, used: number > 0, &dice)
      }
      let isTold = attendance.tells(&dice)
      if isTold { days.append(RiskDay(day, used: number > 0, feelings: feelings)) }
      number = next(after: number, index, day.adding(days: 1), urge, load, &dice)
      load = 0.8 * load + 0.6 * dice.normal()
      urge = 0.6 * urge + 0.3 * load + 0.6 * dice.normal() + (number > 0 ? 0.15 : -0.1)
    }
    return SimulatedPerson(kind: "\(way)", days: days)
  }

  /// How many there will be on the next day.
  private func next(
    after number: Int, _ index: Int, _ day: Day, _ urge: Double, _ load: Double,
    _ dice: inout Dice
  ) -> Int {
    let party = dice.happens(parties[day.weekday.rawValue])
    let late = Double(index) / Double(length)
    let rich = day.civil.day <= 5 ? payday : 0
    switch way {
    case .smoker: return dice.count(mean * (1 + 0.15 * max(-2, urge + load)))
    case .cutter: return dice.count(mean * max(0.02, 1 - 1.3 * late) * (1 + 0.3 * max(-2, urge)))
    case .drinker:
      let tired = number > 4 ? hangover : 0
      let thirst = max(0.05, 1 + 0.5 * urge) * dice.part(0.3, 1.7)
      return dice.count((mean + rich + (party ? 3 : 0)) * thirst * (1 - tired))
    case .social: return party ? dice.count(2 + rich) : dice.happens(0.02) ? 1 : 0
    case .threshold:
      let pull = urge + cue * dice.normal() + (party ? 0.8 : 0) + (number > 0 ? 0.7 : 0)
      return pull > threshold ? 1 : 0
    case .wave:
      let place = Double(index).truncatingRemainder(dividingBy: wave) / wave
      return dice.count(place < 0.4 ? 3 * mean : 0.08)
    case .dice: return dice.happens(min(0.9, 0.4 * mean)) ? 1 : 0
    }
  }
}
