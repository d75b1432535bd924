// What the coach answers: a function of the message, the journal and the last messages. The crisis
// check comes first, and where it says anything, only help is answered.

/// An answer of the coach without its words.
public struct CoachAnswer: Equatable, Sendable {
  public let intent: CoachIntent
  public let subject: CoachSubject
  /// Which of its wordings; the second one is for who has just read the first.
  public let wording: Int
  /// The idea that is told, where one is.
  public let tip: CoachTip?
  /// Never empty.
  public let actions: [CoachAction]
  public let level: Crisis.Level

  /// A conversation is over after so long; what was said before it is no answer any more.
  private static let talk = Milliseconds.hour
  /// Turns in which tips are looked for that were told already.
  private static let mostTold = 200

  /// The answer to a message after `turns`, oldest first.
  @inline(never)  // Not of a first visit.
  public init(
    to text: String, isGerman: Bool, _ facts: CoachFacts, after turns: [CoachTurn], now: Instant
  ) {
    let finding = Crisis.look(at: text, isGerman: isGerman)
    level = finding.level
    let recent = turns.suffix(CoachTurn.remembered)
    let last = recent.last.flatMap {
      now.milliseconds(since: $0.at) <= CoachAnswer.talk ? $0 : nil
    }
    var subject: CoachSubject
    if finding.level > .none {
      intent = .crisis
      subject = finding.level == .immediate ? .crisisNow : .crisisSoon
    } else {
      let reading = CoachReading(text, isGerman: isGerman)
      intent = reading.intent
      subject = CoachAnswer.subject(of: reading, facts, after: last)
    }
    if CoachAnswer.isOfFacts(subject), last?.subject == subject { subject = .same }
    let told = turns.suffix(CoachAnswer.mostTold).compactMap { $0.tip }
    let seed = UInt64(bitPattern: now.milliseconds)
    let tip = subject == .tip ? facts.tips.next(after: told, seed: seed) : nil
    // All that could be told was put away.
    if subject == .tip, tip == nil { subject = .techniques }
    self.tip = tip
    self.subject = subject
    wording = CoachAnswer.wording(of: subject, recent)
    actions = CoachAnswer.actions(subject, facts, tip, after: last)
  }

  private static func subject(
    of reading: CoachReading, _ facts: CoachFacts, after last: CoachTurn?
  ) -> CoachSubject {
    // Whoever was in danger a moment ago is not led on by one word.
    if last?.subject.isCrisis == true, reading.intent.isTalk { return .crisisSoon }
    return switch reading.intent {
    case .crisis: .crisisSoon
    case .greeting: facts.isCalm ? .greetingCalm : .greeting
    case .craving: craving(facts, after: last)
    case .slipped: .slipped
    case .win: .win
    case .progress: reading.isAhead ? ahead(facts) : progress(facts, after: last)
    case .savings: facts.saved == nil ? .unsaved : .saved
    case .why: facts.reason == nil ? .noReason : .reason
    case .breathing: .breathing
    case .swap: swap(reading.food)
    case .techniques: .tip
    case .plan: plan(reading, facts)
    case .motivation: .motivation
    case .sleep: .sleep
    case .stress: .stress
    case .boredom: .boredom
    case .anger: .anger
    case .low: .low
    case .occasion: .occasion
    case .body: reading.needsProfessional ? .professional : .body
    case .nrt: .nrt
    case .thanks: .thanks
    case .goodbye: .goodbye
    case .joke: .joke
    case .complaint: .complaint
    case .yes: last == nil ? .yesOpen : .yes
    case .no: .no
    case .ok: .ok
    case .more: last?.subject ?? .help
    case .help: .help
    case .unknown: .unknown
    }
  }

  private static func craving(_ facts: CoachFacts, after last: CoachTurn?) -> CoachSubject {
    if facts.isNight, last?.subject != .night { return .night }
    return facts.passed > 0 && last?.intent == .craving && last?.subject != .passed
      ? .passed : .craving
  }

  /// The weightiest number first, and another one to who asks again.
  private static func progress(_ facts: CoachFacts, after last: CoachTurn?) -> CoachSubject {
    var subjects: [CoachSubject] = []
    if let free = facts.free { subjects.append(free.total == nil ? .free : .freeAfterSlips) }
    if let counted = facts.counted { subjects.append(counted.target == nil ? .counted : .target) }
    if facts.cravings > 0 { subjects.append(.cravings) }
    if facts.outlook != nil { subjects.append(ahead(facts)) }
    return subjects.first { $0 != last?.subject } ?? subjects.first ?? .empty
  }

  /// The day ahead as the forecast sees it, or that it says nothing.
  private static func ahead(_ facts: CoachFacts) -> CoachSubject {
    switch facts.outlook?.level {
    case .harder: .aheadHarder
    case .usual: .aheadUsual
    case .easier: .aheadEasier
    case nil: .aheadSilent
    }
  }

  /// Nobody who drinks is told to pick a day without a word about doctors.
  private static func plan(_ reading: CoachReading, _ facts: CoachFacts) -> CoachSubject {
    if reading.isOnDrinking || (facts.watchesDrinking && !facts.hasPlan) { return .planDrinking }
    return facts.hasPlan ? .plan : .noPlan
  }

  private static func swap(_ food: CoachFood?) -> CoachSubject {
    switch food {
    case .salty: .swapSalty
    case .sweets: .swapSweets
    case .bakery: .swapBakery
    case .frozen: .swapFrozen
    case .drink: .swapDrink
    case .meal: .swapMeal
    case .alcohol: .swapAlcohol
    case .other, nil: .swapOther
    }
  }

  /// Whether it tells numbers, which are not said twice in a row.
  private static func isOfFacts(_ subject: CoachSubject) -> Bool {
    switch subject {
    case .free, .freeAfterSlips, .target, .counted, .cravings, .saved, .reason, .aheadHarder,
      .aheadUsual, .aheadEasier:
      true
    default: false
    }
  }

  /// The wording that was not said for longest.
  private static func wording(of subject: CoachSubject, _ recent: ArraySlice<CoachTurn>) -> Int {
    guard let last = recent.last(where: { $0.subject == subject }) else { return 0 }
    return 1 - last.wording
  }

  /// Yes takes up what was offered, and no is offered something else.
  private static func actions(
    _ subject: CoachSubject, _ facts: CoachFacts, _ tip: CoachTip?, after last: CoachTurn?
  ) -> [CoachAction] {
    if let tip { return tip.actions }
    let own = subject.actions(facts)
    guard let last, !last.actions.isEmpty else { return own }
    switch subject {
    case .yes, .ok: return last.actions
    case .no:
      let others = own.filter { !last.actions.prefix(1).contains($0) }
      return others.isEmpty ? own : others
    default: return own
    }
  }
}
