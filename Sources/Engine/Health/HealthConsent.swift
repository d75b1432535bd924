// Which kinds of health data a person wants here. Nothing is, until they say so.

/// The settings around health data; each kind is a field of the settings.
public struct HealthConsent: Hashable, Sendable {
  static let prefix = "health."
  private static let cameAtName = prefix + "cameAt"

  /// In the order of all kinds.
  public private(set) var kinds: [HealthKind] = []
  /// When the last file was read to its end.
  public private(set) var cameAt: Instant?

  public init() {}

  @inline(never)  // Not of a first visit.
  init(_ entity: Entity) {
    kinds = HealthKind.allCases.filter { entity[HealthConsent.prefix + $0.name] == .bool(true) }
    cameAt = entity[HealthConsent.cameAtName]?.asInt.map { Instant(milliseconds: $0) }
  }

  public func allows(_ kind: HealthKind) -> Bool { kinds.contains(kind) }

  /// The field that allows a kind, or does not any more.
  public static func field(allows kind: HealthKind, _ isAllowed: Bool) -> Field {
    Field(prefix + kind.name, .bool(isAllowed))
  }

  /// The field of when a file was read to its end.
  public static func field(cameAt moment: Instant) -> Field {
    Field(cameAtName, .int(moment.milliseconds))
  }
}
