// The parts from which a person puts their way together: one main way, and whatever they add.

/// A part of the way; what is not chosen is not shown.
public enum Module: String, CaseIterable, Sendable {
  /// Stop on a day, with what prepares for it.
  case abrupt
  /// Less, step by step.
  case gradual
  /// Stop at once, with nothing in its place.
  case coldTurkey
  /// Nicotine replacement from the pharmacy.
  case replacement
  /// See what sets a craving off.
  case triggers
  /// Milestones.
  case badges

  /// One of these is the main way; the others are added to it.
  public static let primaries: [Module] = [.abrupt, .gradual, .coldTurkey]

  public var isPrimary: Bool { Module.primaries.contains(self) }

  /// What goes well with a main way, and is switched on along with it; the person decides.
  public var suggested: [Module] {
    switch self {
    case .abrupt: Module.withAbrupt
    case .gradual: Module.withGradual
    case .coldTurkey: Module.withColdTurkey
    case .replacement, .triggers, .badges: []
    }
  }

  /// What may be added and is not switched on by itself.
  public var optional: [Module] {
    switch self {
    case .gradual: [.replacement]
    default: []
    }
  }

  private static let withAbrupt: [Module] = [.replacement, .triggers, .badges]
  private static let withGradual: [Module] = [.triggers, .badges]
  private static let withColdTurkey: [Module] = [.badges]

  /// The kind of plan that belongs to a main way.
  public var planKind: Plan.Kind? {
    switch self {
    case .abrupt, .coldTurkey: .stop
    case .gradual: .reduce
    case .replacement, .triggers, .badges: nil
    }
  }
}

/// Whether a module is on, as a person said.
public struct ModuleRecord: Hashable, Sendable {
  public static let kind = "module"

  public let module: Module
  public let isOn: Bool

  public init?(_ entity: Entity) {
    guard let module = Module(rawValue: entity["module"]?.asText ?? ""),
      let isOn = entity["on"]?.asBool
    else { return nil }
    self.module = module
    self.isOn = isOn
  }

  /// The fields of a module that is switched on or off.
  public static func fields(_ module: Module, isOn: Bool) -> [Field] {
    [Field("module", .text(module.rawValue)), Field("on", .bool(isOn))]
  }

  /// The one switch of a module, on whichever device it is turned.
  public static func identifier(of module: Module) -> Identifier {
    Identifier(kind: kind, module.rawValue, "")
  }
}
