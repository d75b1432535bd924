// What the journal has of the pulse around all cravings, in two numbers.

/// The pulse around all cravings that have one.
public struct PulseMeans: Equatable, Sendable {
  /// Fewer cravings say nothing.
  public static let leastCravings = 5

  /// Cravings with a pulse before and after.
  public let count: Int
  /// Means over cravings, in tenths of a beat a minute.
  public let before: Int64
  public let after: Int64

  /// Cravings that are missing until something is said.
  public var missing: Int { max(0, PulseMeans.leastCravings - count) }
}

extension Overview {
  /// The pulse around the cravings of the journal; nothing where the kind is not wanted or no file
  /// brought any.
  public func pulseMeans(_ records: Records) -> PulseMeans? {
    guard hasHealth([.heartRate]) else { return nil }
    var count: Int64 = 0
    var before: Int64 = 0
    var after: Int64 = 0
    for craving in cravings {
      guard let entity = records.journal[CravingPulse.identifier(of: craving.id)],
        let pulse = CravingPulse(entity)
      else { continue }
      count += 1
      before += pulse.before
      after += pulse.after
    }
    guard count > 0 else { return PulseMeans(count: 0, before: 0, after: 0) }
    return PulseMeans(
      count: Int(count), before: (before + count / 2) / count, after: (after + count / 2) / count)
  }
}
