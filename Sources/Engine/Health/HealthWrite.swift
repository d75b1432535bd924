// What was handed to Apple Health, so that nothing is handed over twice, on no device. It says that
// something is there only once the person's Shortcut, or the person, said so.

/// That one thing of the journal was handed to the person's Shortcut, and what came of it.
public struct HealthWrite: Hashable, Sendable {
  public static let kind = "healthWrite"

  public enum State: String, CaseIterable, Sendable {
    /// The Shortcut was started and has not answered.
    case asked
    /// The Shortcut ran to its end.
    case written
    /// It stopped before its end.
    case stopped
    /// The person found it in Health.
    case seen
  }

  /// The entry or session that was handed over.
  public let of: Identifier
  public let sample: HealthNoteKind
  /// In thousandths of its unit, as it was handed over.
  public let value: Int64
  /// When it was handed over, or when the answer came.
  public let at: Instant
  /// The device on which it was handed over; only there an answer is believed.
  public let device: UInt64
  public let state: State

  /// There is one for each thing, whichever device hands it over.
  public static func identifier(of thing: Identifier) -> Identifier {
    Identifier(kind: kind, thing.text)
  }

  public init?(_ entity: Entity) {
    guard let of = Identifier(text: entity["of"]?.asText ?? ""),
      entity.id == HealthWrite.identifier(of: of),
      let sample = HealthNoteKind(rawValue: entity["sample"]?.asText ?? ""),
      let value = entity["value"]?.asInt, HealthNote.values.contains(value),
      let at = entity["at"]?.asInt, let device = entity["device"]?.asInt,
      let state = State(rawValue: entity["state"]?.asText ?? "")
    else { return nil }
    self.of = of
    self.sample = sample
    self.value = value
    self.at = Instant(milliseconds: at)
    self.device = UInt64(bitPattern: device)
    self.state = state
  }

  /// Whether it is known to be in Health.
  public var isThere: Bool { state == .written || state == .seen }

  // How it is written

  /// The fields of what is handed over now.
  public static func fields(
    of thing: Identifier, _ note: HealthNote, on device: UInt64, at: Instant
  ) -> [Field] {
    [
      Happening.field(at: at), Field("device", .int(Int64(bitPattern: device))),
      Field("of", .text(thing.text)), Field("sample", .text(note.kind.rawValue)),
      Field("state", .text(State.asked.rawValue)), Field("value", .int(note.value)),
    ]
  }

  /// The fields of an answer.
  public static func fields(_ state: State, at: Instant) -> [Field] {
    [Happening.field(at: at), Field("state", .text(state.rawValue))]
  }
}
