// The entries of one tracker, looked up in the journal when its own page asks for them.

extension Records {
  /// The entries of a tracker in a stretch of days, newest first.
  public func entries(of tracker: Identifier, on days: ClosedRange<Day>) -> [Entry] {
    var found: [Entry] = []
    for case .entry(let entry) in all where entry.tracker == tracker && days.contains(entry.day) {
      found.append(entry)
    }
    return found.ordered { Entry.isLater($0, $1) }
  }

  /// What belongs to a tracker and to nothing else: its entries and the totals of its days.
  public func belongings(of tracker: Identifier) -> [Belonging] {
    var found: [Belonging] = []
    for record in all {
      switch record {
      case .entry(let entry) where entry.tracker == tracker:
        found.append(Belonging(id: entry.id, kind: Entry.kind))
      case .dayTotal(let total) where total.tracker == tracker:
        found.append(Belonging(id: total.id, kind: DayTotal.kind))
      default: break
      }
    }
    return found
  }
}

extension Overview {
  /// What happened on a day, in the order in which it was first written. `records` are those from
  /// which the overview was made.
  public func records(on day: Day, in records: Records) -> [Record] {
    dayPlaces.on(day).map { records.all[Int($0)] }
  }

  /// The entries of a tracker on a day, newest first.
  public func entries(of tracker: Identifier, on day: Day, in records: Records) -> [Entry] {
    var found: [Entry] = []
    for case .entry(let entry) in self.records(on: day, in: records)
    where entry.tracker == tracker {
      found.append(entry)
    }
    return found.ordered { Entry.isLater($0, $1) }
  }
}

/// A thing that goes when its tracker goes.
public struct Belonging: Hashable, Sendable {
  public let id: Identifier
  public let kind: String

  public init(id: Identifier, kind: String) {
    self.id = id
    self.kind = kind
  }
}

extension Entry {
  /// The one name of what a tracker that is logged once a day has on a day, on whichever device.
  public static func identifier(of tracker: Identifier, on day: Day) -> Identifier {
    Identifier(kind: kind, tracker.text, day.text)
  }

  /// By day, then by instant, then by name; what has no time comes first in its day.
  static func isLater(_ a: Entry, _ b: Entry) -> Bool {
    if a.day != b.day { return a.day > b.day }
    let first = a.at ?? Instant(milliseconds: .min)
    let second = b.at ?? Instant(milliseconds: .min)
    return first == second ? a.id > b.id : first > second
  }
}
