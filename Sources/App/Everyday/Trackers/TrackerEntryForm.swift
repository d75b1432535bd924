// One entry of a tracker while it is made or changed: when, how much, what stood around it.
import Engine

/// A part of an entry that is typed or picked.
public enum EntryField: Sendable {
  case date, time, amount, level, word, note, trigger, ownTrigger, place, ownPlace
}

/// The entry as it stands in its sheet; bad input stays as it was typed.
public struct TrackerEntryForm: Sendable {
  public let tracker: Identifier
  /// Nothing while the entry is new.
  public let id: Identifier?
  /// The day for which it counts, as `2026-03-29`.
  public var date = ""
  /// As `21:30`; empty where only the day is known.
  public var time = ""
  public var amount = ""
  public var level: Int?
  public var words: [String] = []
  public var note = ""
  public var triggers: [String] = []
  public var ownTrigger = ""
  public var place = ""
  public var ownPlace = ""
  public var showsProblems = false

  public init(tracker: Identifier, id: Identifier?) {
    self.tracker = tracker
    self.id = id
  }

  mutating func take(_ field: EntryField, _ text: String) {
    switch field {
    case .date: date = text
    case .time: time = text
    case .amount: amount = text
    case .level: level = Int(text)
    case .word: TrackerEntryForm.flip(text, in: &words)
    case .note: note = text
    case .trigger: TrackerEntryForm.flip(text, in: &triggers)
    case .ownTrigger: ownTrigger = text
    case .place: place = place == text ? "" : text
    case .ownPlace: ownPlace = text
    }
  }

  private static func flip(_ word: String, in words: inout [String]) {
    if let place = words.firstIndex(of: word) {
      words.remove(at: place)
    } else if words.count < EntryContext.most {
      words.append(word)
    }
  }
}

/// What is off in the sheet of an entry.
enum EntryProblem { case date, time, future, amount, level, words, note }

extension TrackersState {
  mutating func updateEntry(_ message: TrackersMessage, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    switch message {
    case .pressedAdd(let id): openNewEntry(of: id, on: nil, moment, desk)
    case .pressedEntry(let id): openEntry(id, desk)
    case .typedEntry(let field, let text): entry?.take(field, text)
    case .pressedKeepEntry: return keepEntry(moment, &desk)
    case .pressedDeleteEntry:
      guard let id = entry?.id else { return [] }
      entry = nil
      return desk.delete(id, kind: Entry.kind, saying: desk.trackersText.entryDeleted, moment)
    default: entry = nil
    }
    return []
  }

  /// For a day that was picked, or for today.
  mutating func openNewEntry(of id: Identifier, on day: Day?, _ moment: Moment, _ desk: Desk) {
    guard let tracker = desk.tracker(id) else { return }
    var form = TrackerEntryForm(tracker: id, id: nil)
    form.date = (day ?? desk.today(of: tracker, moment)).text
    form.amount = "1"
    entry = form
  }

  private mutating func openEntry(_ id: Identifier, _ desk: Desk) {
    guard let entry = desk.entry(id) else { return }
    self.entry = desk.form(for: entry)
  }
}

extension Desk {
  func form(for entry: Entry) -> TrackerEntryForm {
    var plain = locale
    plain.group = ""
    var form = TrackerEntryForm(tracker: entry.tracker, id: entry.id)
    form.date = entry.day.text
    form.time = entry.at.map { entry.offset.local($0).time.text } ?? ""
    form.amount = plain.amount(entry.amount, decimals: 3)
    form.level = entry.level
    form.words = entry.context.words
    form.note = entry.note
    form.triggers = entry.context.triggers
    form.place = entry.context.place
    return form
  }
}
