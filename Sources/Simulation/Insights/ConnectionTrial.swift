// How often connections are told of where there are none, and how often one is found.

import Engine

/// What a number of made-up people are told.
public struct ConnectionTrial: Sendable {
  public let people: Int
  /// Those who are told of any connection.
  public private(set) var told = 0
  /// Those who are told of the one that there is, in its direction.
  public private(set) var found = 0
  /// Pairs that were looked at, over all people.
  public private(set) var looks = 0

  /// `effect` as in `MadeUpDays`.
  public init(
    people: Int, length: Int, effect: Double = 0, isNarrow: Bool = false, seed: UInt64
  ) {
    self.people = people
    var dice = Dice(seed: seed)
    for _ in 0..<people {
      let days = MadeUpDays(length: length, effect: effect, isNarrow: isNarrow, &dice).days
      let connections = Connections(days)
      looks += connections.lookedAt.count
      if !connections.told.isEmpty { told += 1 }
      let isFound = connections.told.contains {
        $0.pair.cause == .practice && $0.pair.effect == .cravings && $0.difference < 0
      }
      if isFound { found += 1 }
    }
  }
}
