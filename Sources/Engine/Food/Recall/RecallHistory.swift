// All recalls, each with its items, found by their day.

/// The recalls of a journal.
public struct RecallHistory: Hashable, Sendable {
  /// How many foods count as recent.
  public static let mostRecent = 30
  /// Recalls that are looked through for them.
  public static let recentRecalls = 60

  /// Oldest first. A day with items and without a recall is one that was just begun.
  public private(set) var all: [Recall] = []

  public init() {}

  mutating func add(_ recall: Recall) {
    let place = room(for: recall.day)
    let items = all[place].items
    all[place] = recall
    all[place].items = items
  }

  mutating func add(_ item: RecallItem) { all[room(for: item.day)].items.append(item) }

  /// Once everything is added.
  mutating func finish() {
    for place in all.indices where !RecallHistory.isInOrder(all[place].items) {
      let items = all[place].items.ordered { ($0.order, $0.id) < ($1.order, $1.id) }
      all[place].items = Array(items.prefix(Recall.mostItems))
    }
  }

  /// The usual case by far: nothing to sort and nothing to leave out.
  private static func isInOrder(_ items: [RecallItem]) -> Bool {
    for place in items.indices.dropFirst()
    where (items[place].order, items[place].id) < (items[place - 1].order, items[place - 1].id) {
      return false
    }
    return items.count <= Recall.mostItems
  }

  /// Where a day stands, made where it did not. Items mostly come in the order of time.
  private mutating func room(for day: Day) -> Int {
    if let last = all.last, last.day == day { return all.count - 1 }
    let place = place(from: day)
    if place == all.count || all[place].day != day { all.insert(Recall(beginning: day), at: place) }
    return place
  }

  private func place(from day: Day) -> Int {
    if let last = all.last, last.day < day { return all.count }
    return placeAmong(all.count) { all[$0].day < day }
  }

  public func recall(on day: Day) -> Recall? {
    let place = place(from: day)
    return place < all.count && all[place].day == day ? all[place] : nil
  }

  /// What was last had of a focus, in the recalls that insights look at.
  func lastHad(of focus: FocusKey, today: Day) -> RecallItem? {
    for recall in FoodInsights.recalls(self, today).reversed() {
      if let item = recall.items.last(where: { $0.focusKey() == focus }) { return item }
    }
    return nil
  }

  /// The recalls of a stretch of days, oldest first.
  public func recalls(in days: ClosedRange<Day>) -> [Recall] {
    let end = place(from: days.upperBound.adding(days: 1))
    return Array(all[place(from: days.lowerBound)..<end])
  }

  /// The last item of each food of the latest recalls, newest first: what is offered before the
  /// table is asked.
  public var recentItems: [RecallItem] {
    var seen: Set<FoodKey> = []
    var recent: [RecallItem] = []
    for recall in all.suffix(RecallHistory.recentRecalls).reversed() {
      for item in recall.items.reversed() {
        guard let food = item.food, seen.insert(food).inserted else { continue }
        recent.append(item)
        if recent.count == RecallHistory.mostRecent { return recent }
      }
    }
    return recent
  }
}
