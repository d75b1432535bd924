// When a forecast may speak, what it gives as reasons, and how it counts its hits.

import Engine
import Testing

@Suite("Forecast's voice") struct ForecastVoiceTests {
  @Test("Of sixty people whose use is chance, at most three are ever spoken to in half a year")
  func chanceIsSilence() {
    var spoken = 0
    for seed in 0..<60 {
      let chance = 0.05 + 0.9 * Double(seed) / 60
      let days = RiskPeople.coin(180, chance: chance, seed: UInt64(seed) &* 7919 &+ 1)
      let outcomes = ForecastRecord(days).outcomes
      let isSpoken = (1...outcomes.count).contains { count in
        ForecastVoice.maySpeak(after: Array(outcomes.prefix(count)))
      }
      if isSpoken { spoken += 1 }
    }
    #expect(spoken <= 3, "\(spoken)")
  }

  @Test("It speaks to whom it is better for than both simple rules, but not in the first weeks")
  func speaks() {
    let outcomes = ForecastRecord(RiskPeople.weekend(180)).outcomes
    let early = Array(outcomes.prefix(ForecastVoice.fewestDays - 1))
    let speaks = [[], early, outcomes].map { ForecastVoice.maySpeak(after: $0) }
    #expect(speaks == [false, false, true])
  }

  @Test("It is silent again within six weeks, for most, when what it had found no longer holds")
  func silentAgain() {
    let found = RiskPeople.weekend(140)
    var silent = 0
    for seed in 1...10 {
      let lost = RiskPeople.coin(42, chance: 2.0 / 7, seed: UInt64(seed)).map { day in
        RiskDay(day.day.adding(days: 140), used: day.used)
      }
      let outcomes = ForecastRecord(found + lost).outcomes
      let spoke = ForecastVoice.maySpeak(after: Array(outcomes.prefix(139)))
      let speaks = ForecastVoice.maySpeak(after: outcomes)
      #expect(spoke)
      if !speaks { silent += 1 }
    }
    #expect(silent >= 8, "\(silent)")
  }

  @Test("It is silent where use never or always came, as there is nothing to tell apart")
  func oneKind() {
    for used in [false, true] {
      let outcomes = ForecastRecord(RiskPeople.days(300) { _ in (used, [:]) }).outcomes
      let speaks = ForecastVoice.maySpeak(after: outcomes)
      #expect(!speaks)
    }
  }

  @Test("The days behind a weekday are counted: of the last eight Fridays, eight")
  func weekdayReason() throws {
    let record = ForecastRecord(RiskPeople.weekend(16 * 7 + 4))
    let reason = try #require(record.reasons(3).first { $0.topic == .weekday })
    #expect(reason.isUp && reason.used == 8 && reason.days == 8)
  }

  @Test("A craving that precedes use is a reason, with the days after such cravings")
  func cravingReason() throws {
    var days = RiskPeople.craving(150, seed: 21)
    days.append(
      RiskDay(RiskPeople.first.adding(days: 150), used: false, feelings: [.craving: 10]))
    let reason = try #require(ForecastRecord(days).reasons(4).first { $0.topic == .craving })
    #expect(reason.isUp && reason.used * 2 > reason.days && reason.days >= 4)
  }

  @Test("A reason never says the opposite of the days that it counts")
  func reasonsAgree() {
    for seed in 0..<40 {
      let record = ForecastRecord(RiskPeople.coin(60 + seed, chance: 0.3, seed: UInt64(seed)))
      let share = Double(record.days.count { $0.used }) / Double(record.days.count)
      for reason in record.reasons(5) {
        #expect((Double(reason.used) / Double(reason.days) > share) == reason.isUp)
        #expect(reason.used <= reason.days && reason.days >= 4)
      }
    }
    #expect(ForecastRecord([]).reasons(3).isEmpty && ForecastRecord([]).chance == nil)
  }

  @Test("Hits and steps count each forecast day once, and a gap is no forecast day")
  func accuracy() {
    var days = RiskPeople.weekend(100)
    days.remove(at: 50)
    let record = ForecastRecord(days)
    #expect(record.outcomes.count == 97)
    let accuracy = ForecastAccuracy(record.outcomes)
    #expect(accuracy.days == 97 && accuracy.steps.reduce(0) { $0 + $1.days } == 97)
    #expect(accuracy.hits > accuracy.sameHits && accuracy.brier < 0.2)
    #expect(zip(accuracy.steps, accuracy.steps.dropFirst()).allSatisfy { $0.said < $1.said })
  }
}
