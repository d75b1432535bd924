// A month in which a reminder is left out on half of its days, so that a person sees what it does.

/// Four weeks in which a tracker's reminder comes on two of each weekday's four days.
public struct ReminderTrial: Hashable, Sendable {
  public static let weeks = 4
  /// Days that it lasts.
  public static let days = 7 * weeks
  /// The field of the tracker that holds the first day.
  private static let name = "remindTrial"

  public let from: Day
  /// Weeks in which it is left out, a bit each, by the place of a weekday after the first day.
  private let leftOut: [Int]

  /// The lot falls anew for each tracker and first day, and alike on every device.
  public init(of tracker: Identifier, from: Day) {
    self.from = from
    var print = Fingerprint(UInt64(bitPattern: Int64(from.number)))
    print.add(bytes: tracker.text.utf8)
    var dice = Dice(seed: print.value)
    var leftOut: [Int] = []
    for _ in 0..<7 { leftOut.append(ReminderTrial.halves[Int(dice.below(6))]) }
    self.leftOut = leftOut
  }

  /// Two weeks of four, in each of the six ways.
  private static let halves: [Int] = [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]

  init?(kept entity: Entity) {
    guard let from = entity[ReminderTrial.name]?.asInt.flatMap({ Day(stored: $0) }) else {
      return nil
    }
    self.init(of: entity.id, from: from)
  }

  /// The field of the first day; nothing ends it.
  public static func field(from day: Day?) -> Field {
    Field(name, day.map { .int(Int64($0.number)) } ?? .text(""))
  }

  public func contains(_ day: Day) -> Bool {
    (0..<ReminderTrial.days).contains(day.days(since: from))
  }

  /// Whether the reminder does not come on a day.
  public func isLeftOut(_ day: Day) -> Bool {
    guard contains(day) else { return false }
    let number = day.days(since: from)
    return leftOut[number % 7] >> (number / 7) & 1 == 1
  }
}
