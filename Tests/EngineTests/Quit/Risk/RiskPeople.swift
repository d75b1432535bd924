// People for tests of the forecast, whose days are known.

import Engine

enum RiskPeople {
  static let first = Day(text: "2026-01-05")!

  /// Days from a Monday on.
  static func days(_ count: Int, _ day: (Int) -> (used: Bool, feelings: [RiskFeeling: Double]))
    -> [RiskDay]
  {
    (0..<count).map { number in
      let (used, feelings) = day(number)
      return RiskDay(first.adding(days: number), used: used, feelings: feelings)
    }
  }

  /// Use on Fridays and Saturdays, and on no other day.
  static func weekend(_ count: Int) -> [RiskDay] { days(count) { ([4, 5].contains($0 % 7), [:]) } }

  /// Use by chance alone, with feelings that know nothing of it.
  static func coin(_ count: Int, chance: Double, seed: UInt64) -> [RiskDay] {
    var state = seed
    return days(count) { _ in
      let feelings: [RiskFeeling: Double] = [
        .craving: (part(&state) * 10).rounded(), .stress: (part(&state) * 4).rounded() + 1,
      ]
      return (part(&state) < chance, feelings)
    }
  }

  /// Use on the day after a craving of 7 or more of 10, and a little by chance.
  static func craving(_ count: Int, seed: UInt64) -> [RiskDay] {
    var state = seed
    var last = 0.0
    return days(count) { _ in
      let used = last >= 7 ? part(&state) < 0.9 : part(&state) < 0.1
      last = (part(&state) * 10).rounded()
      return (used, [.craving: last])
    }
  }

  /// 0 to 1 (SplitMix64).
  static func part(_ state: inout UInt64) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
  }

  static func chances(_ days: [RiskDay]) -> [Double] {
    var forecast = Forecast()
    return days.map { forecast.add($0) }
  }
}
