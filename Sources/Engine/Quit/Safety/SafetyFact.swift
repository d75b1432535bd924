// Facts that a person may give so that nothing is suggested which could harm them.

/// Something to know before suggesting a stop, a nicotine product or a number.
public enum SafetyFact: String, CaseIterable, Sendable {
  /// Pregnant, or nursing a child.
  case pregnancy
  /// A recent heart attack, or a heartbeat out of order.
  case heart
  /// Younger than 18.
  case under18
  /// Takes another medicine, such as one that helps to stop smoking.
  case otherMedicine
  /// Shaking, sweating, a seizure or confusion after a pause from drinking, at any time.
  case alcoholWithdrawal
  /// Numbers around food do no good.
  case eatingDisorder
}

/// What a person said of themselves. Each fact is a register of one entity, so that two devices
/// that answer different ones both win.
public struct Safety: Hashable, Sendable {
  public static let kind = "safety"
  public static let identifier = Identifier(kind: kind, "", "")

  /// What holds, in the order of the list; what was never said is not among them.
  public private(set) var facts: [SafetyFact] = []

  public init() {}

  public init(_ facts: [SafetyFact]) {
    self.facts = SafetyFact.allCases.filter { facts.contains($0) }
  }

  public init(_ entity: Entity) {
    self.init(SafetyFact.allCases.filter { entity[$0.rawValue]?.asBool == true })
  }

  /// The field that says whether a fact holds.
  public static func field(_ fact: SafetyFact, _ isTrue: Bool) -> Field {
    Field(fact.rawValue, .bool(isTrue))
  }

  public func has(_ fact: SafetyFact) -> Bool { facts.contains(fact) }

  /// Whether screens on food leave numbers out.
  public var hidesNumbers: Bool { has(.eatingDisorder) }
}
