// Tips of the coach: which fit when, what thumbs change, and what must not be told.

import Engine
import Testing

struct CoachTipTests {
  private static let now = Instant(milliseconds: 1_770_000_000_000)

  /// What was told, one after the other, as a conversation in which only tips are asked for.
  private static func told(
    _ count: Int, _ moment: TipMoment = TipMoment(), votes: [TipVote] = []
  ) -> [CoachTip?] {
    var facts = CoachFacts()
    facts.tips.moment = moment
    facts.tips.votes = votes
    var turns: [CoachTurn] = []
    for number in 0..<count {
      let at = now.adding(milliseconds: Int64(number) * Milliseconds.minute)
      let answer = CoachAnswer(to: "a tip", isGerman: false, facts, after: turns, now: at)
      turns.append(turn(answer, UInt64(number), at))
    }
    return turns.map { $0.tip }
  }

  private static func turn(_ answer: CoachAnswer, _ number: UInt64, _ at: Instant) -> CoachTurn {
    let fields = CoachTurn.fields(
      "a tip", answer, said: "said", used: "", at: at, on: Day(number: 20_000), .utc)
    return CoachTurn(entity(CoachTurn.kind, number, fields))!
  }

  private static func entity(_ kind: String, _ number: UInt64, _ fields: [Field]) -> Entity {
    var journal = Journal()
    let id = Identifier(high: 7, low: number)
    journal.apply(
      Change(
        id: id, device: 1, number: 1, stamp: Stamp(milliseconds: 1, counter: 0, device: 1),
        entity: id, kind: kind, action: .create(fields)))
    return journal[id]!
  }

  private static func votes(_ tip: CoachTip, _ answers: [Bool]) -> [TipVote] {
    answers.enumerated().compactMap { number, isUp in
      TipVote(
        entity(
          TipVote.kind, UInt64(number),
          TipVote.fields(tip, isUp: isUp, at: now, on: Day(number: 20_000), .utc)))
    }
  }

  @Test("None comes twice in a row, whatever is going on and however long it is asked for")
  func neverTwice() {
    var urge = TipMoment()
    urge.isUrge = true
    var calm = TipMoment()
    calm.isCalm = true
    for moment in [TipMoment(), urge, calm] {
      let told = Self.told(60, moment)
      for (before, after) in zip(told, told.dropFirst()) {
        #expect(before != nil && after != nil && before != after)
      }
      #expect(Set(told).count > 3)
    }
  }

  @Test("What fits the moment comes first; where nothing does, a breath or something like it")
  func fitting() {
    var slip = TipMoment()
    slip.isAfterSlip = true
    #expect([.outOfSight, .person, .slip].contains(Self.told(1, slip)[0]))
    var meal = TipMoment()
    meal.isAfterMeal = true
    #expect([.walk, .hands, .meal].contains(Self.told(1, meal)[0]))
    #expect([.breath, .fourDs, .hands, .senses, .countdown].contains(Self.told(1)[0]))
  }

  @Test("Replacement is spoken of only to who uses it, smoking only to who smokes")
  func personal() {
    var moment = TipMoment()
    moment.isFirstWeeks = true
    moment.isMorning = true
    moment.isAfterSixWeeks = true
    let without = Self.told(80, moment)
    for tip in [CoachTip.leaflet, .replacementAtHand, .caffeine, .mood, .reason] {
      #expect(!without.contains(tip), "\(tip)")
    }
    moment.usesReplacement = true
    moment.isOfSmoking = true
    moment.hasReason = true
    let with = Self.told(80, moment)
    for tip in [CoachTip.leaflet, .replacementAtHand, .caffeine, .mood] {
      #expect(with.contains(tip), "\(tip)")
    }
  }

  @Test("Two thumbs down, and it never comes again; one leaves it")
  func down() {
    var urge = TipMoment()
    urge.isUrge = true
    #expect(Self.told(40, urge, votes: Self.votes(.walk, [false])).contains(.walk))
    #expect(!Self.told(40, urge, votes: Self.votes(.walk, [false, false])).contains(.walk))
    #expect(!Self.told(40, urge, votes: Self.votes(.walk, [true, false, false])).contains(.walk))
  }

  @Test("When all are put away there are the usual ideas, and something to press")
  func allGone() {
    var facts = CoachFacts()
    facts.tips.votes = CoachTip.allCases.flatMap { Self.votes($0, [false, false]) }
    let answer = CoachAnswer(to: "a tip", isGerman: false, facts, after: [], now: Self.now)
    #expect(answer.tip == nil && answer.subject == .techniques && !answer.actions.isEmpty)
  }

  @Test("Thumbs up bring a tip back more often than those that did not help")
  func learned() {
    var urge = TipMoment()
    urge.isUrge = true
    let votes =
      Self.votes(.surf, [Bool](repeating: true, count: 10))
      + [CoachTip.breath, .fourDs, .eyes, .countdown].flatMap { Self.votes($0, [false]) }
    let told = Self.told(100, urge, votes: votes)
    let count = { (tip: CoachTip) in told.count { $0 == tip } }
    #expect(count(.surf) > 14 && count(.surf) > count(.eyes) && count(.surf) > count(.breath))
  }

  @Test("After two months the coach greets calmly and plans for the rare moment")
  func calm() {
    var facts = CoachFacts()
    facts.isCalm = true
    facts.tips.moment.isCalm = true
    let hello = CoachAnswer(to: "hi", isGerman: false, facts, after: [], now: Self.now)
    #expect(hello.subject == .greetingCalm && !hello.actions.contains(.craving))
    let tip = CoachAnswer(to: "a tip", isGerman: false, facts, after: [], now: Self.now).tip
    #expect([.rareMoment, .ownSentence, .passOn].contains(tip))
    let craving = CoachAnswer(to: "I crave one", isGerman: false, facts, after: [], now: Self.now)
    #expect(craving.subject == .craving, "a craving is met as ever")
  }

  @Test("A vote reads back as it was written, and what is none is not believed")
  func written() {
    let vote = Self.votes(.walk, [true]).first
    #expect(vote?.tip == .walk && vote?.isUp == true && vote?.at == Self.now)
    #expect(TipVote(Self.entity(TipVote.kind, 1, [Field("tip", .text("walk"))])) == nil)
    let fields = [Field("at", .int(1)), Field("isUp", .bool(true)), Field("tip", .text("pills"))]
    #expect(TipVote(Self.entity(TipVote.kind, 1, fields)) == nil)
  }
}
