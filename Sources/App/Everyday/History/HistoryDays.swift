// Which records belong to which day, and in what order they are listed.
import Engine

/// A record in the order of time.
struct HistoryItem: Comparable {
  /// A total stands before all that has a time; what has only a day stands last.
  static let allDay = Int64.max
  static let noTime = Int64.min

  let day: Int32
  /// Milliseconds, or one of the two places above.
  let at: Int64
  let id: Identifier
  let record: Record

  /// Nothing for a record that happened on no day.
  init?(_ record: Record) {
    switch record {
    case .entry(let entry):
      day = entry.day.number
      at = entry.at?.milliseconds ?? HistoryItem.noTime
      id = entry.id
    case .dayTotal(let total):
      day = total.day.number
      at = HistoryItem.allDay
      id = total.id
    case .craving(let craving):
      day = craving.day.number
      at = craving.at.milliseconds
      id = craving.id
    case .dose(let dose):
      day = dose.day.number
      at = dose.at.milliseconds
      id = dose.id
    case .practiceRun(let run) where !run.isRunning:
      day = run.day.number
      at = run.at.milliseconds
      id = run.id
    case .food(.use(let use)):
      day = use.day.number
      at = use.at.milliseconds
      id = use.id
    case .food(.recall(let recall)):
      day = recall.day.number
      at = HistoryItem.allDay
      id = recall.id
    case .reflection(.note(let note)):
      day = note.day.number
      at = HistoryItem.allDay
      id = note.id
    default: return nil
    }
    self.record = record
  }

  static func < (a: HistoryItem, b: HistoryItem) -> Bool {
    (a.day, a.at, a.id) < (b.day, b.at, b.id)
  }

  static func == (a: HistoryItem, b: HistoryItem) -> Bool {
    (a.day, a.at, a.id) == (b.day, b.at, b.id)
  }
}

/// One day of the history, its records newest first.
struct HistoryDay {
  let day: Day
  var items: [HistoryItem]
}

extension Record {
  fileprivate func isOf(_ tracker: Identifier?) -> Bool {
    guard let tracker else { return true }
    switch self {
    case .entry(let entry): return entry.tracker == tracker
    case .dayTotal(let total): return total.tracker == tracker
    case .craving(let craving): return craving.tracker == tracker
    default: return false
    }
  }
}

extension HistoryState {
  /// The newest days with a record, as many as are shown now.
  func historyPage(_ desk: Desk) -> (days: [HistoryDay], hasMore: Bool) {
    let tracker = desk.historyTracker(filter)?.id
    let count = pages * HistoryState.daysPerPage
    // One day more than is shown says whether there are more.
    let numbers = desk.recordedDays(of: tracker, most: count + 1)
    let shown = numbers.prefix(count)
    guard let oldest = shown.last else { return ([], false) }
    var items: [HistoryItem] = []
    for record in desk.records.all where record.isOf(tracker) {
      guard let day = record.day, day.number >= oldest else { continue }
      if let item = HistoryItem(record) { items.append(item) }
    }
    // Only what is shown is put in order; the days come in order from the overview.
    items = items.ordered { $0 < $1 }
    var days: [HistoryDay] = []
    for item in items.reversed() {
      if days.last?.day.number == item.day {
        days[days.count - 1].items.append(item)
      } else {
        days.append(HistoryDay(day: Day(number: item.day), items: [item]))
      }
    }
    return (days, numbers.count > shown.count)
  }
}

extension Desk {
  /// The records of one day, newest first; its note stands elsewhere on its page.
  func historyItems(on day: Day) -> [HistoryItem] {
    var items: [HistoryItem] = []
    for record in overview.records(on: day, in: records) {
      if case .reflection = record { continue }
      if let item = HistoryItem(record) { items.append(item) }
    }
    return items.ordered { $1 < $0 }
  }

  /// The newest days with a record, newest first, each once.
  fileprivate func recordedDays(of tracker: Identifier?, most count: Int) -> [Int32] {
    var all: [Int32] = []
    for (id, use) in overview.uses where tracker == nil || id == tracker {
      for day in use.days.suffix(count) { all.append(day.number) }
    }
    for craving in overview.cravings where tracker == nil || craving.tracker == tracker {
      if all.last != craving.day.number { all.append(craving.day.number) }
    }
    // A replacement belongs to no tracker.
    for dose in overview.doses where tracker == nil && all.last != dose.day.number {
      all.append(dose.day.number)
    }
    for note in overview.reflections.notes.suffix(count) where tracker == nil {
      all.append(note.day.number)
    }
    for practised in overview.practice.days.suffix(count) where tracker == nil {
      all.append(practised.day.number)
    }
    for use in overview.swapUses where tracker == nil && all.last != use.day.number {
      all.append(use.day.number)
    }
    for recall in overview.recalls.suffix(count) where tracker == nil {
      all.append(recall.day.number)
    }
    all = all.ordered { $0 < $1 }
    var once: [Int32] = []
    for number in all.reversed() where once.last != number && once.count < count {
      once.append(number)
    }
    return once
  }
}
