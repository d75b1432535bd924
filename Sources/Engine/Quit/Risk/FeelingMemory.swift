// What a feeling usually is for a person, whose scale nobody told.

/// What was said of one feeling so far.
struct FeelingMemory: Equatable, Sendable {
  private var days = 0.0
  private var sum = 0.0
  private var squares = 0.0
  private var lowest = 0.0
  private var highest = 0.0
  private var asked = 0.0
  private var answered = 0.0
  /// How far it is from usual today, in standard deviations; nothing where unknown.
  private(set) var unusual: Double?
  /// Where it stands on the scale that the values so far speak of, -0.5 to 0.5.
  private(set) var level = 0.0
  /// `unusual` of the last days, of which each weighs half of the one after it.
  private(set) var lately = 0.0

  /// Whether it was ever said.
  var isKnown: Bool { days > 0 }

  /// More than 0 where it is unknown today and usually told, less where the other way round.
  var silence: Double {
    guard isKnown else { return 0 }
    return (unusual == nil ? 1 : 0) - (1 - (answered + 1) / (asked + 2))
  }

  /// Takes a day that is so many days after the one before.
  mutating func add(_ value: Double?, gap: Int) {
    lately *= gap > 8 ? 0 : 1 / Double(1 << gap)
    unusual = nil
    level = 0
    asked = asked * 0.97 + (isKnown || value != nil ? 1 : 0)
    answered = answered * 0.97 + (value != nil ? 1 : 0)
    guard let value, value.isFinite else { return }
    lowest = isKnown ? min(lowest, value) : value
    highest = isKnown ? max(highest, value) : value
    days = days * Self.fading + 1
    sum = sum * Self.fading + value
    squares = squares * Self.fading + value * value
    place(value)
  }

  private mutating func place(_ value: Double) {
    let (low, range) = scale
    level = (value - low) / range - 0.5
    let usual = (sum + 2 * (low + range / 2)) / (days + 2)
    let spread = max(0, squares - 2 * usual * sum + days * usual * usual)
    let variance = (spread + 4 * range * range * 0.05) / (days + 4)
    let distance = (value - usual) / variance.squareRoot()
    unusual = min(max(distance, -3), 3)
    lately += (unusual ?? 0) / 2
  }

  /// The lowest value and the width of the usual scale into which the values so far fit.
  private var scale: (low: Double, range: Double) {
    guard lowest >= 0, highest <= 100 else { return (lowest, max(highest - lowest, 1e-9)) }
    if highest <= 1 { return (0, 1) }
    if highest <= 5 { return lowest < 1 ? (0, 5) : (1, 4) }
    if highest <= 10 { return (0, 10) }
    return (0, 100)
  }

  private static let fading = 0.99
}
