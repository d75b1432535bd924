// The history: what was recorded, day by day, newest first, ten days at a time.
import Engine

/// What the history holds besides the journal.
public struct HistoryState: Sendable {
  /// Days that "more" adds.
  public static let daysPerPage = 10

  /// What the sheet is about: a record of the journal, or one that is only being made.
  public var editing: Identifier?
  public var form = HistoryForm()
  /// The form as it was opened: only what differs is written.
  public var original = HistoryForm()
  public var pages = 1
  /// Only this tracker is shown.
  public var filter: Identifier?

  public init() {}
}

/// What can happen in the history.
public enum HistoryMessage: Sendable {
  case pickedFilter(Identifier?)
  case pressedMore
  case pressedRow(Identifier)
  case pressedAdd
  case closedSheet
  case pickedTracker(Identifier)
  case enteredAmount(String)
  case enteredDate(String)
  case enteredTime(String)
  case enteredNote(String)
  case pickedDay(Day)
  case pickedIntensity(Int?)
  case toggledTrigger(String)
  case pickedOutcome(CravingOutcome?)
  /// A key of a place; pressed again it is taken back.
  case pickedPlace(String)
  case enteredPlace(String)
  case pickedCompany(CravingCompany)
  /// A key as a craving keeps it, or nothing.
  case pickedTechnique(String)
  case pickedAfter(Int?)
  case enteredMinutes(String)
  case enteredStrength(String)
  case pressedSave
  case pressedDelete
}

extension State {
  func historyScreen(_ moment: Moment) -> Screen<Message> {
    let text = HistoryText(language: desk.language)
    let page = history.historyPage(desk)
    var body: [Component<Message>] = []
    if !desk.overview.usedTrackers.isEmpty {
      body.append(
        .button(
          Button(
            text.add, .history(.pressedAdd), key: "add-earlier", role: .primary, symbol: .plus)))
    }
    if let filter = history.historyFilter(text, desk) { body.append(filter) }
    if page.days.isEmpty {
      body.append(
        .empty(Empty(symbol: .history, title: text.emptyTitle, text: text.emptyText)))
    }
    body += history.historyMonths(page.days, text, moment, desk)
    if page.hasMore {
      body.append(.button(Button(text.more, .history(.pressedMore), key: "more")))
    }
    let changes = Link(ChangesText(desk.language).title, to: .changes, symbol: .undo)
    body.append(.row(desk.thoughtsLink + [.link(changes)]))
    return Screen(
      title: text.title, place: .progress, back: .progress,
      shortcuts: [Shortcut(desk.calendarText.toCalendar, .calendar, to: .calendar)], body: body,
      sheet: historySheet(text, moment) ?? replacement.replacementSheet(moment, desk)
        ?? trackers.trackerSheet(moment, desk) ?? practice.runSheet(desk))
  }
}

extension Desk {
  /// Every tracker, so that what was archived can still be looked up.
  fileprivate var historyTrackers: [Tracker] { overview.trackers + overview.archived }

  func historyTracker(_ id: Identifier?) -> Tracker? {
    historyTrackers.first { $0.id == id }
  }
}

extension HistoryState {
  fileprivate func historyFilter(_ text: HistoryText, _ desk: Desk) -> Component<Message>? {
    let trackers = desk.historyTrackers
    guard trackers.count > 1 else { return nil }
    let picked = desk.historyTracker(filter)?.id
    var options = [
      Choice<Message>.Option(
        text.all, .history(.pickedFilter(nil)), key: "filter-all", isPicked: picked == nil)
    ]
    for tracker in trackers {
      options.append(
        Choice<Message>.Option(
          desk.locale.name(of: tracker), .history(.pickedFilter(tracker.id)),
          key: "filter-" + tracker.id.text, isPicked: picked == tracker.id))
    }
    return .choice(Choice(text.filterLabel, look: .strip, hidesLabel: true, options: options))
  }
}
