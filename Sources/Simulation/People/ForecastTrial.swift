// The forecast and what it has to beat, on simulated people.

import Engine

/// What gives a chance of use on the next day.
public enum ForecastRival: String, CaseIterable, Sendable {
  case forecast
  /// As today.
  case same
  /// The share of all days so far.
  case mean
  /// The share with a half-life of about a week.
  case fading
  /// The share of that weekday so far.
  case weekday
}

/// One population, day by day.
public struct ForecastTrial: Sendable {
  /// The scores over all days of all people.
  public private(set) var scores = [ForecastScore](
    repeating: ForecastScore(), count: ForecastRival.allCases.count)
  /// What the rulers of the population itself knew, where they ruled by chance.
  public private(set) var truth = ForecastScore()
  /// The forecast, person by person.
  public private(set) var people: [ForecastScore] = []
  /// People whose forecast had a smaller squared error than "same" and than the mean.
  public private(set) var better = 0
  /// People to whom the forecast may speak on the last evening.
  public private(set) var speaking = 0

  public init(_ people: [SimulatedPerson]) {
    for person in people { add(person) }
  }

  private mutating func add(_ person: SimulatedPerson) {
    let record = ForecastRecord(person.days)
    var own = [ForecastScore](repeating: ForecastScore(), count: scores.count)
    var places: [Day: Int] = [:]
    for (place, day) in person.days.enumerated() { places[day.day] = place }
    var simple = SimpleRivals()
    var told = 0
    for outcome in record.outcomes {
      guard let place = places[outcome.day] else { continue }
      while told < place {
        simple.add(person.days[told])
        told += 1
      }
      let came = (used: outcome.used, before: outcome.before)
      let said =
        [outcome.chance, outcome.before ? 1 : 0, outcome.share] + simple.chances(outcome.day)
      for (index, chance) in said.enumerated() {
        own[index].add(chance, came)
        scores[index].add(chance, came)
      }
      if !person.truths.isEmpty { truth.add(person.truths[place - 1], came) }
    }
    self.people.append(own[0])
    if own[0].brier < min(own[1].brier, own[2].brier) { better += 1 }
    if ForecastVoice.maySpeak(after: record.outcomes) { speaking += 1 }
  }

  /// The middle one of a measure over people who had at least five days of each kind.
  func median(_ measure: (ForecastScore) -> Double) -> Double {
    let fit = people.filter { score in
      let used = score.given.count { $0.used }
      return min(used, score.count - used) >= 5
    }
    let sorted = fit.map(measure).sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}

/// The share with a half-life, and the share by weekday.
private struct SimpleRivals {
  private var fading = 0.5
  private var used = 0.5
  private var days = 1.0
  private var weekdays = [(used: Double, days: Double)](repeating: (0, 0), count: 7)

  mutating func add(_ day: RiskDay) {
    let use = day.used ? 1.0 : 0
    fading += (use - fading) * 0.1
    used += use
    days += 1
    weekdays[day.day.weekday.rawValue].used += use
    weekdays[day.day.weekday.rawValue].days += 1
  }

  func chances(_ tomorrow: Day) -> [Double] {
    let weekday = weekdays[tomorrow.weekday.rawValue]
    return [fading, (weekday.used + used / days) / (weekday.days + 1)]
  }
}
