// Journals of numbers in which nothing is connected, or one thing is: each measure hangs on from
// day to day, has its week and its trend, and days without a word.

import Engine

/// The days of one made-up person.
struct MadeUpDays {
  let days: MeasuredDays

  /// `effect` is by how many standard deviations cravings are lower on days with practice; nothing
  /// is connected where it is 0. All measures are noted, or only the two.
  init(length: Int, effect: Double = 0, isNarrow: Bool = false, _ dice: inout Dice) {
    var days = MeasuredDays()
    let measures: [DayMeasure] = isNarrow ? [.practice, .cravings] : DayMeasure.noted
    let silence = dice.part(0, 0.35)
    let isTold = (0..<length).map { _ in !dice.happens(silence) }
    for measure in measures {
      var line = MadeUpDays.line(length, &dice)
      if measure == .practice, effect > 0 || dice.happens(0.5) {
        line = line.map { $0 > 0 ? 10 : 0 }
      }
      let start = days[measure].count - length
      for place in line.indices where isTold[place] && !dice.happens(0.05) {
        days[measure][start + place] = line[place] + 5
      }
    }
    if effect > 0 { MadeUpDays.connect(&days, effect) }
    self.days = days
  }

  private static func connect(_ days: inout MeasuredDays, _ effect: Double) {
    for place in days[.cravings].indices {
      guard let practice = days[.practice][place], practice > 5 else { continue }
      days[.cravings][place] = days[.cravings][place].map { $0 - effect }
    }
  }

  /// Numbers with a standard deviation of 1 beside week and trend.
  private static func line(_ length: Int, _ dice: inout Dice) -> [Double] {
    let hold = dice.part(0, 0.6)
    let week = (0..<7).map { _ in 0.5 * dice.normal() }
    let trend = dice.normal() / Double(length)
    var last = dice.normal()
    var line: [Double] = []
    for place in 0..<length {
      last = hold * last + (1 - hold * hold).squareRoot() * dice.normal()
      line.append(last + week[place % 7] + trend * Double(place))
    }
    return line
  }
}
