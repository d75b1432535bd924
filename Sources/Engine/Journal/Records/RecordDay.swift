// Which day a record belongs to, and which records a day has.

extension Record {
  /// Nothing for what happened on no day. Nor for what a phone measured: a day with steps on it is
  /// no day of which the person said anything.
  public var day: Day? {
    switch self {
    case .entry(let entry): entry.day
    case .dayTotal(let total): total.day
    case .craving(let craving): craving.day
    case .dose(let dose): dose.day
    case .practiceRun(let run): run.day
    case .food(.use(let use)): use.day
    case .food(.recall(let recall)): recall.day
    case .reflection(.note(let note)): note.day
    default: nil
    }
  }

  /// Whose use of which day it tells; nothing where it is neither an entry nor a total.
  var use: DayOfTracker? {
    switch self {
    case .entry(let entry): DayOfTracker(tracker: entry.tracker, day: entry.day)
    case .dayTotal(let total): DayOfTracker(tracker: total.tracker, day: total.day)
    default: nil
    }
  }
}

/// A day of one tracker.
struct DayOfTracker: Hashable {
  let tracker: Identifier
  let day: Day
}

/// Which records belong to which day, by their places among all, so that a day is looked at
/// without a walk through the others.
struct DayPlaces: Sendable {
  /// The days with a record, oldest first.
  private var days: [Day] = []
  /// The places of each, in their order.
  private var places: [[Int32]] = []
  /// Neighbours mostly belong to one day, so the last one is tried first.
  private var last = 0

  func on(_ day: Day) -> [Int32] {
    let at = placeAmong(days.count) { days[$0] < day }
    return at < days.count && days[at] == day ? places[at] : []
  }

  /// The days before one, newest first.
  func days(before day: Day) -> ReversedCollection<ArraySlice<Day>> {
    days[..<placeAmong(days.count) { days[$0] < day }].reversed()
  }

  mutating func add(_ place: Int, on day: Day) {
    if last >= days.count || days[last] != day {
      last =
        days.last.map { $0 < day } ?? true
        ? days.count : placeAmong(days.count) { days[$0] < day }
      if last == days.count || days[last] != day {
        days.insert(day, at: last)
        places.insert([], at: last)
      }
    }
    places[last].insert(place)
  }

  mutating func remove(_ place: Int, on day: Day) {
    let at = placeAmong(days.count) { days[$0] < day }
    guard at < days.count, days[at] == day else { return }
    places[at].remove(place)
    guard places[at].isEmpty else { return }
    days.remove(at: at)
    places.remove(at: at)
  }
}

extension [Int32] {
  /// Puts a place into a list in order, once.
  mutating func insert(_ place: Int) {
    let new = Int32(place)
    if last.map({ $0 < new }) ?? true { return append(new) }
    let at = placeAmong(count) { self[$0] < new }
    if self[at] != new { insert(new, at: at) }
  }

  mutating func remove(_ place: Int) {
    let old = Int32(place)
    let at = placeAmong(count) { self[$0] < old }
    if at < count, self[at] == old { remove(at: at) }
  }
}
