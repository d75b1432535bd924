// A person with trackers of their own: opens the app with them and reads their rows.
import App
import Engine

/// A tracker of one's own for a journal to start from.
struct GivenTracker {
  var name: String
  var mode: TrackerMode
  var more: [Field] = []

  var id: Identifier { Identifier(kind: Tracker.kind, "given", name) }

  func draft(order: Int) -> Draft {
    let isSaboteur = mode == .awareness || mode == .avoidance
    return .create(
      id, kind: Tracker.kind,
      [
        Field("aim", .text(isSaboteur ? "notice" : "build")), Field("mode", .text(mode.rawValue)),
        Field("name", .text(name)), Field("order", .int(Int64(order))),
        Field("side", .text(isSaboteur ? "saboteur" : "good")),
      ] + more)
  }

  static let mood = GivenTracker(
    name: "Mood", mode: .levels,
    more: [Field("levels", .list(TrackerPreset.mood.levels.map { $0.value }))])
}

/// A tab with these trackers in its store, at the page of all trackers.
func trackersTab(
  _ given: [GivenTracker], more: [Draft] = [], on day: String = "2026-03-10",
  at time: String = "12:00", language: String = "en", address: String = "#/trackers"
) -> Tab {
  let tab = Tab(on: day, at: time, language: language)
  var clock = Clock(device: 7)
  var drafts: [Draft] = []
  for (order, tracker) in given.enumerated() { drafts.append(tracker.draft(order: order)) }
  if given.isEmpty {
    // Begun, and nothing made yet.
    drafts.append(
      .create(Settings.identifier, kind: Settings.kind, [Field("welcomedAt", .int(1))]))
  }
  let changes = (drafts + more).map {
    $0.stamped(by: &clock, now: Instant(milliseconds: 1_000_000_000_000))
  }
  tab.store.head = 1
  tab.store.log = [(1, PackWriter.pack(changes))]
  tab.store.clock = clock.bytes
  tab.address = address
  tab.start()
  return tab
}

extension Tab {
  /// All rows of the page, by key.
  var rows: [String: List<Message>.Row] {
    var rows: [String: List<Message>.Row] = [:]
    for row in Tab.rows(of: screen.body) { rows[row.key] = row }
    return rows
  }

  var rowTitles: [String] { Tab.rows(of: screen.body).map { $0.title } }

  func value(of tracker: GivenTracker) -> String? { rows["tracker-" + tracker.id.text]?.value }

  /// Goes to an address as a link does.
  func visit(_ route: Route) {
    address = route.address
    receive(.addressed(address))
  }

  private static func rows(of body: [Component<Message>]) -> [List<Message>.Row] {
    var all: [List<Message>.Row] = []
    for component in body {
      switch component {
      case .list(let list): all += list.rows
      case .card(let card): all += rows(of: card.body)
      case .details(let details) where details.isOpen: all += rows(of: details.body)
      case .stack(let parts), .row(let parts): all += rows(of: parts)
      default: break
      }
    }
    return all
  }
}
