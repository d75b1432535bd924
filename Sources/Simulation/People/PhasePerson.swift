// Population 2: phases. After a stop, most lapses come early (Hughes, Keely and Naud 2004); a lapse
// often becomes a relapse (Marlatt and Gordon 1985); many stop again (Chaiton and others 2016).

import Engine

/// Stays in phases of use and abstinence.
struct PhasePerson {
  private let kind: String
  private let length: Int
  private let inUse: Double
  private let lapse: Double
  private let decay: Double
  private let relapse: Double
  private let stop: Double
  private let weekend: Double
  private let urgeEffect: Double
  private let stressEffect: Double
  private let spread: Double
  private let startsFree: Bool

  init(_ dice: inout Dice) {
    kind = ["quitter", "quitter", "chipper", "streaky", "stable", "free"][dice.below(6)]
    length = dice.pick(45...300)
    let uses = ["quitter": 0.95, "chipper": 0.5, "streaky": 0.8, "stable": 0.97, "free": 0.7]
    inUse = min(0.995, max(0.2, dice.normal(uses[kind] ?? 0.8, 0.1)))
    let lapses = ["quitter": 0.15, "chipper": 0.25, "streaky": 0.15, "stable": 0.3, "free": 0.04]
    lapse = (lapses[kind] ?? 0.1) * dice.part(0.5, 1.8)
    decay = kind == "chipper" ? 0 : dice.part(0.2, 0.9)
    relapse = kind == "chipper" ? 0.1 : kind == "free" ? 0.1 : dice.part(0.15, 0.8)
    let stops = ["quitter": 0.03, "chipper": 0.3, "streaky": 0.15, "stable": 0.003, "free": 0.3]
    stop = (stops[kind] ?? 0.05) * dice.part(0.4, 2)
    weekend = dice.happens(0.4) ? 0 : dice.part(0, 1.3)
    urgeEffect = dice.happens(0.25) ? 0 : dice.part(0.2, 1.5)
    stressEffect = dice.happens(0.4) ? 0 : dice.part(0, 1)
    spread = dice.part(0.3, 0.9)
    startsFree = kind == "free" || dice.happens(0.4)
  }

  func person(_ dice: inout Dice) -> SimulatedPerson {
    let answers = Answer.some(&dice)
    var attendance = Attendance(&dice)
    let start = Day(number: Int32(20_000 + dice.below(700)))
    var (inPhase, free, used) = (!startsFree, 0, !startsFree)
    var (stress, urge, night) = (dice.normal(), dice.normal(), dice.normal())
    var days: [RiskDay] = []
    for number in 0..<length {
      let day = start.adding(days: number)
      let craving = urge + 1.5 * Odds.exp(-Double(free) / 12) - 0.6
      let confidence = (free > 7 ? 0.7 : -0.3) - craving * 0.5 + 0.5 * dice.normal()
      let told: [Double] = [
        craving, -0.6 * stress + 0.6 * dice.normal(), stress, night, confidence,
      ]
      var feelings: [RiskFeeling: Double] = [:]
      for answer in answers {
        feelings[answer.feeling] = answer.value(told[answer.feeling.rawValue], used: used, &dice)
      }
      if attendance.tells(&dice) { days.append(RiskDay(day, used: used, feelings: feelings)) }
      let isWeekend = day.adding(days: 1).weekday.rawValue >= 4
      let push = urgeEffect * urge + stressEffect * stress + (isWeekend ? weekend : -0.3 * weekend)
      if inPhase {
        if dice.happens(stop * Odds.exp(-0.5 * push)) { (inPhase, free) = (false, 0) }
      }
      if inPhase {
        used = dice.happens(Odds.chance(Odds.odds(inUse) + 0.5 * push))
      } else {
        let hazard = lapse * Odds.exp(-decay * Odds.log(1 + Double(free) / 3) + push)
        used = dice.happens(min(hazard, 0.9))
        if used, dice.happens(relapse) { inPhase = true }
      }
      free = used ? 0 : free + 1
      stress = 0.7 * stress + 0.7 * dice.normal()
      urge = spread * urge + (1 - spread * spread).squareRoot() * dice.normal() + 0.2 * stress
      night = dice.normal() - 0.3 * stress
    }
    return SimulatedPerson(kind: kind, days: days)
  }
}
