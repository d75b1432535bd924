// The order in which techniques are offered before anything is known of what helps this person.

/// All techniques, those that fit what set the craving off first.
public struct TechniqueOrder: Hashable, Sendable {
  /// Those that fit; empty where no trigger was named.
  public let fitting: [Technique]
  public let others: [Technique]

  /// `triggers` are keys as a craving keeps them. Among equals a person's motives come first.
  /// Without a reason there is none to read.
  public init(triggers: [String], motives: [Motive], hasReason: Bool) {
    var rows: [[Technique]] = []
    for key in triggers {
      if let trigger = CravingTrigger(rawValue: key) {
        rows.append(trigger.techniques)
      } else {
        rows.append(Technique.forOwnTriggers)
      }
    }
    var fitting: [Technique] = []
    func add(_ technique: Technique, _ list: inout [Technique]) {
      guard hasReason || technique != .ownReason, !list.contains(technique) else { return }
      list.append(technique)
    }
    for place in 0..<3 {
      for row in rows where place < row.count { add(row[place], &fitting) }
    }
    var others: [Technique] = []
    for motive in motives where !fitting.contains(motive.technique) {
      add(motive.technique, &others)
    }
    for technique in Technique.allCases where !fitting.contains(technique) {
      add(technique, &others)
    }
    self.fitting = fitting
    self.others = others
  }
}

extension Technique {
  /// Whether it can mostly be done at that part of the day: at night it is dark outside, and who
  /// would be glad to hear from somebody sleeps.
  public func suits(_ part: PartOfDay) -> Bool {
    part != .night || (kind != .movement && kind != .people)
  }
}

extension Motive {
  /// The technique that is closest to why somebody does this.
  public var technique: Technique {
    switch self {
    case .health: .calmBreath
    case .money: .ownReason
    case .family: .talking
    case .fitness: .walk
    case .looks: .water
    case .smell: .teeth
    case .freedom: .urgeSurfing
    case .example: .talking
    }
  }
}
