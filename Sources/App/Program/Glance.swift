// Whether a message may have changed the page. Each tap is followed by words of the store that
// mostly change nothing on it, and to paint it costs as much as the tap itself.
import Engine

/// All that the store's own words can change of a page.
struct Glance: Equatable {
  private let route: Route
  private let problem: SaveProblem?
  private let storeProblem: StoreFacts.Problem?
  private let damaged: Int
  private let toast: String?
  private let steps: Int
  private let lastStep: Instant?
  private let changesTaken: Int
  private let symbol: Symbol?
  private let label: String?
  private let milestones: MilestonesState.Mark?
  private let beat: Beat
  private let wake: Int64?

  init(_ state: State, _ moment: Moment) {
    route = state.desk.route
    problem = state.desk.storage.problem
    storeProblem = state.desk.storage.facts.problem
    damaged = state.desk.storage.facts.damaged
    toast = state.desk.toast
    steps = state.desk.undo.count
    lastStep = state.desk.undo.last?.at
    changesTaken = state.desk.changesTaken
    let sign = state.desk.syncSign(moment)
    symbol = sign?.symbol
    label = sign?.label
    milestones = state.milestones.mark
    beat = state.beat
    wake = state.wake(moment)
  }
}

extension Arrival {
  /// Whether it says only what became of bytes on their way to the disk.
  fileprivate var isOfStore: Bool {
    switch self {
    case .stampWanted, .saved, .persisted, .foldWanted, .folded, .asideFound: true
    default: false
    }
  }
}

extension State {
  /// What to compare after a message; nothing where the page is to be painted whatever it changes.
  ///
  /// The settings and the account show the store itself, and a visit may be over in another tab.
  func glance(before message: Message, _ moment: Moment) -> Glance? {
    guard case .arrived(let arrival) = message, arrival.isOfStore, !desk.isDemo,
      desk.route != .settings,
      desk.route != .account
    else { return nil }
    return Glance(self, moment)
  }
}
