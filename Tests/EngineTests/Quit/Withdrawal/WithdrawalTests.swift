// The daily check of withdrawal, the days since the last use, and the rule that says whom to call.
import Engine
import Testing

private let today = Day(text: "2026-03-31")!

private func check(
  _ daysAgo: Int, _ answers: [(WithdrawalSymptom, Int64)] = [], hopeless: Bool? = nil,
  signs: [AlcoholSign] = []
) -> WithdrawalCheck {
  let day = today.adding(days: -daysAgo)
  var fields = [Field("day", .int(Int64(day.number)))]
  for (symptom, strength) in answers { fields.append(Field(symptom.rawValue, .int(strength))) }
  if let hopeless { fields.append(Field("hopeless", .bool(hopeless))) }
  for sign in signs { fields.append(Field("sign." + sign.rawValue, .bool(true))) }
  var journal = Journal()
  var clock = Clock(device: 1)
  let draft = Draft.create(
    WithdrawalCheck.identifier(on: day), kind: WithdrawalCheck.kind, fields)
  let place = journal.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 0)))
  return WithdrawalCheck(journal.entities[place])!
}

private func lowMood(_ strength: Int64, daysAgo: [Int]) -> [WithdrawalCheck] {
  daysAgo.sorted(by: >).map { check($0, [(.lowMood, strength)]) }
}

@Suite("Withdrawal") struct WithdrawalTests {
  @Test("Days since the last use count the first 24 hours as day 1")
  func days() {
    let use = Instant(milliseconds: 1_772_420_400_000)
    let table: [(seconds: Int64, number: Int)] = [
      (-5, 1), (0, 1), (86_399, 1), (86_400, 2), (27 * 86_400, 28), (28 * 86_400, 29),
    ]
    for row in table {
      #expect(WithdrawalDay(since: use, now: use.adding(seconds: row.seconds)).number == row.number)
    }
    #expect(WithdrawalDay(number: 7).phase == .peak)
    #expect(WithdrawalDay(number: 8).phase == .easing)
    #expect(WithdrawalDay(number: 28).phase == .easing && WithdrawalDay(number: 28).isDescribed)
    #expect(WithdrawalDay(number: 29).phase == .after && !WithdrawalDay(number: 29).isDescribed)
    for number in WithdrawalDay.described {
      #expect(!WithdrawalDay(number: number).citations.isEmpty)
    }
  }

  @Test("A sign of alcohol withdrawal goes before everything else", arguments: AlcoholSign.allCases)
  func emergency(sign: AlcoholSign) {
    let checks = [check(0, [(.lowMood, 4)], hopeless: true, signs: [sign])]
    #expect(WithdrawalAdvice.of(checks, today: today, since: today) == .emergency)
  }

  @Test("Who can't go on is shown somebody to talk to, on any day")
  func hopeless() {
    for since in [0, 10, 100] {
      let advice = WithdrawalAdvice.of(
        [check(0, hopeless: true)], today: today, since: today.adding(days: -since))
      #expect(advice == .talkNow)
    }
    let yesterday = WithdrawalAdvice.of([check(1, hopeless: true)], today: today, since: today)
    #expect(yesterday == nil)
  }

  @Test("Strong low mood over fourteen days is more than withdrawal; over thirteen it is not")
  func lowMoodLong() {
    let since = today.adding(days: -20)
    let table: [(strength: Int64, days: [Int], advice: WithdrawalAdvice)] = [
      (3, Array(0...13), .lowMoodLong), (3, Array(0...12), .usual), (2, Array(0...13), .usual),
      (4, [0, 13], .lowMoodLong), (3, [0, 5, 20], .lowMoodLong),
    ]
    for row in table {
      let checks = lowMood(row.strength, daysAgo: row.days)
      #expect(WithdrawalAdvice.of(checks, today: today, since: since) == row.advice, "\(row.days)")
    }
    let broken =
      lowMood(3, daysAgo: Array(8...20)) + [check(7, [(.lowMood, 1)])]
      + lowMood(3, daysAgo: Array(0...6))
    #expect(WithdrawalAdvice.of(broken, today: today, since: since) == .usual)
  }

  @Test("Anything strong after the fourth week is worth a call, within the four weeks it is usual")
  func strongLate() {
    let checks = [check(0, [(.restlessness, 3)])]
    #expect(
      WithdrawalAdvice.of(checks, today: today, since: today.adding(days: -29)) == .strongLate)
    #expect(WithdrawalAdvice.of(checks, today: today, since: today.adding(days: -28)) == .usual)
    let mild = [check(0, [(.restlessness, 2)])]
    #expect(WithdrawalAdvice.of(mild, today: today, since: today.adding(days: -60)) == nil)
    #expect(WithdrawalAdvice.of([], today: today, since: today) == nil)
  }

  @Test("It is usual on the days 1 to 28, and neither later nor for people who never stopped")
  func usual() {
    let mild = [check(0, [(.restlessness, 2)])]
    for days in [0, 1, 27, 28] {
      let since = today.adding(days: -days)
      #expect(WithdrawalAdvice.of(mild, today: today, since: since) == .usual, "\(days)")
    }
    for days in [29, 60, 2_000] {
      let since = today.adding(days: -days)
      #expect(WithdrawalAdvice.of(mild, today: today, since: since) == nil, "\(days)")
    }
    #expect(WithdrawalAdvice.of(mild, today: today, since: nil) == nil)
  }

  @Test("Very strong low mood, or three very strong signs, are more than usual on any day")
  func muchAtOnce() {
    let all = WithdrawalSymptom.allCases.map { ($0, Int64(4)) }
    let table: [(answers: [(WithdrawalSymptom, Int64)], advice: WithdrawalAdvice)] = [
      (all, .muchAtOnce), ([(.anger, 4), (.sleep, 4), (.impatience, 4)], .muchAtOnce),
      ([(.lowMood, 4)], .muchAtOnce), ([(.anger, 4), (.sleep, 4), (.impatience, 3)], .usual),
      ([(.lowMood, 3)], .usual), (WithdrawalSymptom.allCases.map { ($0, 3) }, .usual),
    ]
    for row in table {
      let since = today.adding(days: -3)
      let advice = WithdrawalAdvice.of([check(0, row.answers)], today: today, since: since)
      #expect(advice == row.advice, "\(row.answers)")
    }
    for since in [nil, today] {
      #expect(WithdrawalAdvice.of([check(0, all)], today: today, since: since) == .muchAtOnce)
    }
  }

  @Test("Strengths out of range and days out of range are not read")
  func hostile() {
    let odd = check(0, [(.anger, 5), (.sleep, -1), (.anxiety, 4)])
    #expect(odd[.anger] == nil && odd[.sleep] == nil && odd[.anxiety] == .veryStrong)
    #expect(odd.mean == 4000)
    #expect(check(0).mean == nil)
    var entity = Journal()
    var clock = Clock(device: 1)
    let draft = Draft.create(
      Identifier(high: 1, low: 1), kind: WithdrawalCheck.kind, [Field("day", .int(9_999_999))])
    let place = entity.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 0)))
    #expect(WithdrawalCheck(entity.entities[place]) == nil)
  }
}
