// What each technique did for this person, from their own cravings.

/// What is known of one technique.
public struct TechniqueRecord: Hashable, Sendable {
  /// As a craving keeps it.
  public let key: String
  /// Cravings with it of which the person said how they went.
  public internal(set) var tried = 0
  public internal(set) var helped = 0
  /// Of these the ones that came at the part of the day that is asked about.
  public internal(set) var triedThen = 0
  public internal(set) var helpedThen = 0
  /// Cravings whose strength was noted before and after.
  public internal(set) var measured = 0
  /// By how much they fell, added up; below zero where they rose.
  public internal(set) var fallen = 0
}

/// What is known of every technique that was tried.
public struct TechniqueHistory: Hashable, Sendable {
  /// A craving that falls by so many of ten steps was helped; a convention of this app.
  public static let leastFall = 2

  /// In the order of their first use.
  public private(set) var records: [TechniqueRecord] = []
  public private(set) var observations = 0

  /// Two notes of strength go before how the craving ended; with neither, nothing is known.
  /// `running` is a craving that is still going on, which says nothing yet. What came at `part`
  /// of the day, by the clock of its own place, is counted apart, too.
  public init(_ cravings: [Craving], running: Identifier? = nil, at part: PartOfDay? = nil) {
    for craving in cravings {
      guard let key = craving.technique, craving.id != running else { continue }
      let isThen = craving.partOfDay == part
      if let before = craving.intensity, let after = craving.intensityAfter {
        let fall = before - after
        add(key, helped: fall >= TechniqueHistory.leastFall, fall: fall, isThen: isThen)
      } else if let outcome = craving.outcome {
        add(key, helped: outcome == .passed, fall: nil, isThen: isThen)
      }
    }
  }

  /// What a person said to tips; a thumb up is help.
  init(_ votes: [TipVote]) {
    for vote in votes { add(vote.tip.rawValue, helped: vote.isUp, fall: nil, isThen: false) }
  }

  public subscript(key: String) -> TechniqueRecord? { records.first { $0.key == key } }

  private mutating func add(_ key: String, helped: Bool, fall: Int?, isThen: Bool) {
    var place = records.count
    for index in records.indices where records[index].key == key { place = index }
    if place == records.count { records.append(TechniqueRecord(key: key)) }
    observations += 1
    records[place].tried += 1
    if helped { records[place].helped += 1 }
    if isThen {
      records[place].triedThen += 1
      if helped { records[place].helpedThen += 1 }
    }
    if let fall {
      records[place].measured += 1
      records[place].fallen += fall
    }
  }
}

extension Craving {
  /// The part of the day at which it came, by the clock of its own place.
  public var partOfDay: PartOfDay { PartOfDay(hour: offset.local(at).time.hour) }
}
