// What Today holds beneath its number: what is to be done stands open, what is done is one line.
import Engine

/// Cards that are still to do, and those that are done.
struct TodayList {
  /// With more cards than this what can wait is folded.
  private static let mostOpen = 2

  private(set) var open: [Component<Message>] = []
  private(set) var done: [Component<Message>] = []
  private var doneCount = 0

  /// Whether so much stands here that nothing beneath it may take much room.
  var isLong: Bool { open.count > TodayList.mostOpen }

  mutating func add(_ card: Component<Message>, isDone: Bool = false, count: Int = 1) {
    guard isDone else {
      open.append(card)
      return
    }
    done.append(card)
    doneCount += count
  }

  mutating func add(_ cards: [Component<Message>]) { open += cards }

  /// "Done today · 3"
  func doneLine(_ desk: Desk) -> [Component<Message>] {
    done.isEmpty ? [] : [doneFold(desk)]
  }

  @inline(never)  // Not of a first visit.
  private func doneFold(_ desk: Desk) -> Component<Message> {
    let summary = desk.todayText.done(desk.locale.number(Int64(doneCount)))
    return .details(Details(key: "done-today", summary: summary, body: done))
  }
}
