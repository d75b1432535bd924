// The forecast gives the same bits natively and in the browser.

import Engine

enum ForecastChecks {
  static var all: [Check] {
    [
      Check(
        "A year of forecasts is the same to the bit",
        finds: "f59d1dc727928d5234eecea1e6fa35a4cb122826abab455e37f9f525f00bbd0e", in: year)
    ]
  }

  private static func year() -> String {
    var bits = CheckBits(seed: 20_261_126)
    var forecast = Forecast()
    var print = Fingerprint()
    var day = Day(number: 20_000)
    for _ in 0..<365 {
      day = day.adding(days: bits.fraction() < 0.05 ? 3 : 1)
      var feelings: [RiskFeeling: Double] = [:]
      for feeling in RiskFeeling.allCases where bits.fraction() < 0.7 {
        feelings[feeling] = (bits.fraction() * 10).rounded()
      }
      print.add(forecast.add(RiskDay(day, used: bits.fraction() < 0.4, feelings: feelings)))
    }
    return print.text
  }
}
