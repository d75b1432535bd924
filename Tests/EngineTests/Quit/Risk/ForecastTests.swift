// The chance of use on the next day: from the past alone, the same each time, and never certain.

import Engine
import Testing

@Suite("Forecast") struct ForecastTests {
  @Test("A chance is the same whether or not later days are known")
  func noLookAhead() {
    let days = RiskPeople.craving(200, seed: 4)
    let whole = RiskPeople.chances(days)
    for cut in 1...days.count {
      #expect(RiskPeople.chances(Array(days.prefix(cut))) == Array(whole.prefix(cut)))
    }
  }

  @Test("One day is enough for a chance, and no chance is certain")
  func bounds() {
    for used in [false, true] {
      let one = RiskPeople.chances(RiskPeople.days(1) { _ in (used, [:]) })
      #expect(one[0] > 0.1 && one[0] < 0.9)
      let long = RiskPeople.chances(RiskPeople.days(2000) { _ in (used, [:]) })
      #expect(long.allSatisfy { $0 > 0 && $0 < 1 })
      #expect(used ? long[1999] > 0.95 : long[1999] < 0.05)
    }
  }

  @Test("Days of use and free days pull the chance their way")
  func direction() {
    let freed = RiskPeople.chances(RiskPeople.days(40) { ($0 < 20, [:]) })
    #expect(freed[19] > 0.8 && freed[39] < 0.25)
    #expect(zip(freed[20...], freed[21...]).allSatisfy { $0 >= $1 - 0.02 })
  }

  @Test("Weekends of use are found: Thursdays and Fridays say more than other days")
  func weekend() {
    let chances = RiskPeople.chances(RiskPeople.weekend(16 * 7)).suffix(14)
    for (place, chance) in chances.enumerated() {
      let isBefore = [3, 4].contains(place % 7)
      #expect(isBefore ? chance > 0.6 : chance < 0.4, "\(place): \(chance)")
    }
  }

  @Test("A craving that precedes use is found, on a scale that nobody told")
  func craving() {
    for scale in [1.0, 0.1, 10] {
      let days = RiskPeople.craving(250, seed: 9).map { day in
        RiskDay(day.day, used: day.used, feelings: [.craving: (day.feelings[0] ?? 0) * scale])
      }
      let chances = Array(zip(days, RiskPeople.chances(days)).suffix(100))
      let high = chances.filter { ($0.0.feelings[0] ?? 0) >= 7 * scale }.map { $0.1 }
      let low = chances.filter { ($0.0.feelings[0] ?? 0) <= 4 * scale }.map { $0.1 }
      #expect(high.reduce(0, +) / Double(high.count) > 0.55)
      #expect(low.reduce(0, +) / Double(low.count) < 0.3)
    }
  }

  @Test("Feelings that nobody tells, gaps and odd values leave a chance between 0 and 1")
  func missing() {
    var forecast = Forecast()
    var day = RiskPeople.first
    let odd: [Double?] = [nil, 0, 1e6, -1e6, 3, .nan, .infinity]
    for number in 0..<400 {
      day = day.adding(days: 1 + (number % 11 == 0 ? number : 0))
      var feelings: [RiskFeeling: Double] = [:]
      for feeling in RiskFeeling.allCases {
        feelings[feeling] = odd[(number + feeling.rawValue) % odd.count]
      }
      let chance = forecast.add(RiskDay(day, used: number % 3 == 0, feelings: feelings))
      #expect(chance > 0 && chance < 1)
    }
  }

  @Test("What nobody tells is not taken for a low value")
  func unknownIsNotLow() {
    let past = RiskPeople.craving(200, seed: 3)
    func chance(_ craving: Double?) -> Double {
      let last = RiskDay(
        RiskPeople.first.adding(days: 200), used: false,
        feelings: craving.map { [.craving: $0] } ?? [:])
      return RiskPeople.chances(past + [last]).last ?? 0
    }
    #expect(chance(0) < chance(nil) && chance(nil) < chance(10))
  }

  @Test("A day takes as long after ten years as in the first")
  func speed() {
    let days = RiskPeople.coin(3650, chance: 0.4, seed: 8)
    let clock = ContinuousClock()
    // Some 10 ms for all where it is optimised and alone; a full machine takes what it takes.
    let years = clock.measure {
      for _ in 0..<10 { _ = RiskPeople.chances(Array(days.prefix(365))) }
    }
    let decade = (0..<2).map { _ in clock.measure { _ = RiskPeople.chances(days) } }.min()
    #expect(decade ?? .zero < years * 5)
  }

  @Test("Chances and odds are each other's inverse, and exp and log the usual ones")
  func odds() {
    for chance in [0.001, 0.2, 0.5, 0.77, 0.999] {
      #expect(abs(Odds.chance(Odds.odds(chance)) - chance) < 1e-12)
    }
    #expect(abs(Odds.exp(1) - 2.718_281_828_459_045) < 1e-13)
    #expect(abs(Odds.log(10) - 2.302_585_092_994_046) < 1e-11)
    #expect(Odds.chance(-1000) > 0 && Odds.chance(1000) <= 1 && Odds.chance(.nan).isNaN)
  }
}
