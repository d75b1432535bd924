// What cravings have in common: triggers, places, company, and pairs of a trigger with one of them
// or with a part of the day. What was not said counts neither for nor against.

/// A name and how often it came up.
public struct NamedShare: Hashable, Sendable {
  public let key: String
  public let count: CountOf
}

/// What a trigger comes together with.
public enum PairWith: Hashable, Sendable {
  /// A key of `CravingPlace`, or own words.
  case place(String)
  case company(CravingCompany)
  case part(PartOfDay)
}

/// A trigger and its circumstance, in how many of the cravings of which both are known.
public struct CravingPair: Hashable, Sendable {
  public let trigger: String
  public let with: PairWith
  public let count: CountOf
}

/// What the cravings of four weeks have in common.
public struct CravingPatterns: Hashable, Sendable {
  /// Names of one list.
  public static let mostNames = 3

  /// Cravings of which a trigger is known.
  public private(set) var ground = InsightGround()
  /// Those named in more than a fifth of these, the most frequent first; none while it is too few.
  public private(set) var triggers: [NamedShare] = []
  /// Those of more than a third of the cravings with a place.
  public private(set) var places: [NamedShare] = []
  /// Those of more than a quarter of the cravings of which the company is known.
  public private(set) var company: [NamedShare] = []
  /// Those of more than half of the cravings of which both are known, the largest share first.
  public private(set) var pairs: [CravingPair] = []

  /// `cravings` in any order.
  init(_ cravings: [Craving]) {
    var shares = Shares()
    var places = Shares()
    var company = Shares()
    for craving in cravings {
      shares.add(craving.distinctTriggers, on: craving.day)
      places.add(craving.place.isEmpty ? [] : [craving.place], on: craving.day)
      company.add(craving.company.map { [$0.rawValue] } ?? [], on: craving.day)
    }
    ground = shares.ground
    triggers = shares.over(1, of: 5)
    self.places = places.over(1, of: 3)
    self.company = company.over(1, of: 4)
    addPairs(cravings) { $0.place.isEmpty ? nil : .place($0.place) }
    addPairs(cravings) { $0.company.map { .company($0) } }
    addPairs(cravings) { .part($0.partOfDay) }
    pairs = pairs.ordered { $0.count.isMore(than: $1.count) }
  }

  /// The trigger of more than half of the cravings.
  public var main: NamedShare? { triggers.first { $0.count.isOver(1, of: 2) } }

  private mutating func addPairs(_ cravings: [Craving], with circumstance: (Craving) -> PairWith?) {
    var ground = InsightGround()
    var counts: [(trigger: String, with: PairWith, count: Int)] = []
    for craving in cravings {
      guard let with = circumstance(craving), !craving.triggers.isEmpty else { continue }
      ground.add(craving.day)
      for trigger in craving.distinctTriggers {
        if let place = counts.firstIndex(where: { $0.trigger == trigger && $0.with == with }) {
          counts[place].count += 1
        } else {
          counts.append((trigger, with, 1))
        }
      }
    }
    guard ground.missing == nil else { return }
    let found = counts.ordered { ($1.count, $0.trigger) < ($0.count, $1.trigger) }
    for pair in found {
      let count = CountOf(pair.count, of: ground.count)
      guard count.isOver(1, of: 2) else { continue }
      pairs.append(CravingPair(trigger: pair.trigger, with: pair.with, count: count))
    }
  }
}

extension Craving {
  /// Each trigger once.
  var distinctTriggers: [String] {
    var all: [String] = []
    for trigger in triggers where !all.contains(trigger) { all.append(trigger) }
    return all
  }
}

/// Names that are being counted.
private struct Shares {
  private(set) var ground = InsightGround()
  private var counts: [(key: String, count: Int)] = []

  /// The names of one craving; without one it is not counted.
  mutating func add(_ names: [String], on day: Day) {
    guard !names.isEmpty else { return }
    ground.add(day)
    for name in names {
      if let place = counts.firstIndex(where: { $0.key == name }) {
        counts[place].count += 1
      } else {
        counts.append((name, 1))
      }
    }
  }

  func over(_ numerator: Int, of denominator: Int) -> [NamedShare] {
    guard ground.missing == nil else { return [] }
    let found = counts.ordered { ($1.count, $0.key) < ($0.count, $1.key) }
    let shares = found.map { NamedShare(key: $0.key, count: CountOf($0.count, of: ground.count)) }
    return Array(
      shares.filter { $0.count.isOver(numerator, of: denominator) }
        .prefix(CravingPatterns.mostNames))
  }
}
