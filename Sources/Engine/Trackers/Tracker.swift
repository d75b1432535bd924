// Something a person watches: puffs, cigarettes, or what another app called by its own name.

/// What a tracker of use counts; the unit follows from it.
public enum Substance: String, CaseIterable, Sendable {
  case vape, cigarettes, alcohol

  /// Whether it carries nicotine, for which there are replacements and first weeks without.
  public var isNicotine: Bool {
    switch self {
    case .vape, .cigarettes: true
    case .alcohol: false
    }
  }
}

/// What a person wants of a tracker.
public enum Aim: String, CaseIterable, Sendable {
  case build, reduce, quit, notice
}

/// How something is used: it names the unit and the price, and steers nothing else.
public enum Product: String, CaseIterable, Sendable {
  case disposable, pod, mod, other, manufactured, rolled

  public static func choices(for substance: Substance) -> [Product] {
    switch substance {
    case .vape: [.disposable, .pod, .mod, .other]
    case .cigarettes: [.manufactured, .rolled]
    case .alcohol: []
    }
  }
}

/// Something that a person watches.
public struct Tracker: Hashable, Sendable {
  public static let kind = "tracker"
  /// Characters of a name that a person gives.
  public static let longestName = 80

  public let id: Identifier
  public let aim: Aim
  /// Nothing for a tracker with a name of its own.
  public let substance: Substance?
  public let product: Product?
  /// Empty where the substance names it.
  public let name: String
  /// Place among the trackers; ties go by identifier.
  public let order: Int64
  public let isArchived: Bool
  /// The last use before anything was logged, as the person remembered it.
  public let lastUseBefore: Instant?
  /// The latest day whose slip the person has answered; an earlier one asks nothing anymore.
  public let slipAnswered: Day?

  public init?(_ entity: Entity) {
    guard let aim = Aim(rawValue: entity["aim"]?.asText ?? "") else { return nil }
    self.id = entity.id
    self.aim = aim
    self.substance = Substance(rawValue: entity["substance"]?.asText ?? "")
    self.product = Product(rawValue: entity["product"]?.asText ?? "")
    self.name = entity["name"]?.asText ?? ""
    self.order = entity["order"]?.asInt ?? 0
    self.isArchived = entity["archived"]?.asBool ?? false
    self.lastUseBefore = entity["lastUse"]?.asInt.map { Instant(milliseconds: $0) }
    self.slipAnswered = entity["slipAnswered"]?.asInt.flatMap { Day(stored: $0) }
    if substance == nil && name.isEmpty { return nil }
  }

  /// Whether it counts a use of nicotine; what has a name of its own says nothing of it.
  public var isNicotine: Bool { substance?.isNicotine ?? false }

  /// The name under which every device of a person keeps the tracker of a substance.
  public static func identifier(for substance: Substance) -> Identifier {
    Identifier(kind: kind, "substance", substance.rawValue)
  }
}
