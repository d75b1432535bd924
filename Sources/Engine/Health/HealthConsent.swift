// Which kinds of health data are wanted here, and which are handed to Apple Health. Nothing is,
// until the person says so.

/// The settings around health data; each kind is a field of the settings.
public struct HealthConsent: Hashable, Sendable {
  static let prefix = "health."
  private static let cameAtName = prefix + "cameAt"
  private static let writesPrefix = prefix + "writes."
  private static let glassName = prefix + "glass"
  /// How many millilitres a glass of water has, where the person did not say.
  public static let usualGlass: Int64 = 250
  private static let glasses: ClosedRange<Int64> = 50...2000

  /// In the order of all kinds.
  public private(set) var kinds: [HealthKind] = []
  /// When the last file was read to its end.
  public private(set) var cameAt: Instant?

  /// What may be handed to Apple Health, in the order of all kinds.
  public private(set) var writes: [HealthNoteKind] = []
  /// Millilitres of one unit of a tracker of water.
  public private(set) var glass = HealthConsent.usualGlass

  public init() {}

  @inline(never)  // Not of a first visit.
  init(_ entity: Entity) {
    kinds = HealthKind.allCases.filter { entity[HealthConsent.prefix + $0.name] == .bool(true) }
    cameAt = entity[HealthConsent.cameAtName]?.asInt.map { Instant(milliseconds: $0) }
    writes = HealthNoteKind.allCases.filter {
      entity[HealthConsent.writesPrefix + $0.rawValue] == .bool(true)
    }
    if let glass = entity[HealthConsent.glassName]?.asInt, HealthConsent.glasses.contains(glass) {
      self.glass = glass
    }
  }

  public func allows(_ kind: HealthKind) -> Bool { kinds.contains(kind) }

  /// The field that allows a kind, or does not any more.
  public static func field(allows kind: HealthKind, _ isAllowed: Bool) -> Field {
    Field(prefix + kind.name, .bool(isAllowed))
  }

  /// The field that lets a kind be handed to Apple Health, or does not any more.
  public static func field(writes kind: HealthNoteKind, _ isAllowed: Bool) -> Field {
    Field(writesPrefix + kind.rawValue, .bool(isAllowed))
  }

  /// The field of how many millilitres a glass of water has.
  public static func field(glass: Int64) -> Field { Field(glassName, .int(glass)) }

  /// The field of when a file was read to its end.
  public static func field(cameAt moment: Instant) -> Field {
    Field(cameAtName, .int(moment.milliseconds))
  }
}
