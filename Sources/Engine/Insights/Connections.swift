// All declared pairs of a journal, and which of them may be told of: the share of false ones among
// those that are told is held over everything that was looked at.

/// What was looked at, and what may be said of it.
public struct Connections: Sendable {
  /// The false discovery rate. Shuffled weeks are a little too sure of short journals, so it is
  /// stricter than the 5 % of people that are promised (Docs/insights.md has the measure).
  public static let falseShare = 0.015

  /// Pairs of which there were enough days.
  public let lookedAt: [Connection]
  /// Those that may be told of, one for each two measures, the least likely by chance first.
  public let told: [Connection]
  /// Of the pairs whose measures were both noted: how many days the nearest one still lacks.
  /// Nothing where a pair was looked at, or no two measures were noted.
  public let missingDays: Int?

  public init(_ days: MeasuredDays) {
    var lookedAt: [Connection] = []
    var missing: Int?
    for pair in MeasurePair.declared {
      let (cause, effect) = (days[pair.cause], days[pair.effect])
      guard Connections.varies(cause), Connections.varies(effect) else { continue }
      let lacking = Connection.missingDays(pair, cause, effect)
      if lacking > 0 {
        if lacking < Connection.leastWeeks * 7 { missing = min(missing ?? .max, lacking) }
      } else if let connection = Connection(pair, cause, effect) {
        lookedAt.append(connection)
      }
    }
    self.lookedAt = lookedAt
    told = Connections.told(lookedAt)
    missingDays = lookedAt.isEmpty ? missing : nil
  }

  /// What is always the same goes with nothing.
  private static func varies(_ values: [Double?]) -> Bool {
    var first: Double?
    for case let value? in values {
      if let first, first != value { return true }
      first = value
    }
    return false
  }

  /// The step-up rule of Benjamini and Hochberg.
  private static func told(_ lookedAt: [Connection]) -> [Connection] {
    let ordered = lookedAt.ordered { $0.chance < $1.chance }
    var kept = 0
    for (place, connection) in ordered.enumerated() {
      let bound = falseShare * Double(place + 1) / Double(ordered.count)
      if connection.chance <= bound { kept = place + 1 }
    }
    var told: [Connection] = []
    for connection in ordered.prefix(kept) where connection.isWorthAWord {
      let isKnown = told.contains {
        $0.pair.cause == connection.pair.cause && $0.pair.effect == connection.pair.effect
      }
      if !isKnown { told.append(connection) }
    }
    return told
  }
}

extension Overview {
  /// `records` are those from which the overview was made.
  @inline(never)  // Not of a first visit.
  public func connections(_ records: Records, today: Day) -> Connections {
    Connections(measuredDays(records, today: today))
  }
}
