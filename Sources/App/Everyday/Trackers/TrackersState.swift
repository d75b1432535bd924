// Trackers of one's own: what their pages hold besides the journal, and what can happen on them.
import Engine

/// What the pages of the trackers hold besides the journal.
public struct TrackersState: Sendable {
  /// Whether the list shows how things move in place of how they are logged.
  public var isOrdering = false
  /// Whether the presets are shown, before the form.
  public var isPicking = false
  public var form: TrackerForm?
  /// What the question before deleting is about.
  public var deleting: Identifier?
  public var entry: TrackerEntryForm?
  /// What was logged last: its row offers to add how it was.
  public var latest: Identifier?
  /// What was noted since the screen was opened stays where it stands, also when it is done.
  public var touched: [Identifier] = []
  /// Whether a tracker's page lists everything, not only the last 30 days.
  public var showsAll = false

  public init() {}
}

/// What can happen to trackers and their entries.
public enum TrackersMessage: Sendable {
  case opened(Identifier)
  /// One more (1) or one fewer (-1).
  case counted(Identifier, by: Int)
  case pressedDone(Identifier)
  case pressedNotDone(Identifier)
  case noticed(Identifier)
  case pickedLevel(Identifier, Int)

  case pressedNew
  case pickedPreset(TrackerPreset?)
  case pressedEdit(Identifier)
  case typed(TrackerField, String)
  case typedLevel(Int, LevelField, String)
  case reminds(ReminderEdit)
  case pressedAddLevel
  case removedLevel(Int)
  case pressedKeep
  case closedForm

  case pressedHide(Identifier)
  case pressedBringBack(Identifier)
  case pressedDelete(Identifier)
  case pressedDeleteForGood
  case closedDelete

  case pressedOrder
  case moved(Identifier, by: Int)
  case movedGroup(String, by: Int)
  /// `handle` is the name on the page of the row that was dropped on this tracker's row.
  case dropped(handle: String, on: Identifier)

  case pressedAdd(Identifier)
  case pressedEntry(Identifier)
  case typedEntry(EntryField, String)
  case pressedKeepEntry
  case pressedDeleteEntry
  case closedEntry
  case pressedShowAll
}

extension TrackersState {
  mutating func update(_ message: TrackersMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    switch message {
    case .opened(let id):
      showsAll = false
      return desk.go(.tracker(id))
    case .counted(let id, _), .pressedDone(let id), .pressedNotDone(let id), .noticed(let id),
      .pickedLevel(let id, _):
      touched.append(id)
      return log(message, moment, &desk)
    case .pressedAdd(let id):
      touched.append(id)
      return updateEntry(message, moment, &desk)
    case .pressedNew, .pickedPreset, .pressedEdit, .typed, .typedLevel, .reminds,
      .pressedAddLevel, .removedLevel, .pressedKeep, .closedForm:
      return updateForm(message, moment, &desk)
    case .pressedHide, .pressedBringBack, .pressedDelete, .pressedDeleteForGood, .closedDelete:
      return updateKeeping(message, moment, &desk)
    case .pressedOrder: isOrdering.toggle()
    case .moved(let id, let step): return desk.reorder(moment) { $0.move(id, by: step) }
    case .movedGroup(let name, let step):
      return desk.reorder(moment) { $0.move(group: name, by: step) }
    case .dropped(let handle, let target):
      guard let dragged = Identifier(text: desk.trackerName(ofHandle: handle)) else { return [] }
      return desk.reorder(moment) { $0.put(dragged, at: target) }
    case .pressedShowAll: showsAll = true
    default: return updateEntry(message, moment, &desk)
    }
    return []
  }

  mutating func leaveTrackerSheets() {
    form = nil
    entry = nil
    deleting = nil
    isPicking = false
    isOrdering = false
    showsAll = false
    touched = []
  }
}

extension Desk {
  var isOnTrackerPage: Bool {
    if case .tracker = route { true } else { false }
  }

  var trackersText: TrackersText { TrackersText(language) }

  /// Trackers that are logged in a mode of their own, in the person's order.
  var ownTrackers: [Tracker] {
    overview.trackers.filter { $0.substance == nil }
  }

  /// Shown or hidden.
  func tracker(_ id: Identifier?) -> Tracker? {
    overview.trackers.first { $0.id == id } ?? overview.archived.first { $0.id == id }
  }
}
