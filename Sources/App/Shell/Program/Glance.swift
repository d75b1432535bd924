// Whether a message may have changed the page. Each tap is followed by words of the store that
// mostly change nothing on it, and to paint it costs as much as the tap itself.
import Engine

/// All that the store's own words can change of a page.
struct Glance: Equatable {
  fileprivate let route: Route
  fileprivate let problem: SaveProblem?
  fileprivate let storeProblem: StoreFacts.Problem?
  fileprivate let damaged: Int
  fileprivate let toast: String?
  fileprivate let steps: Int
  fileprivate let lastStep: Instant?
  fileprivate let changesTaken: Int
  fileprivate let symbol: Symbol?
  fileprivate let label: String?
  fileprivate let milestones: JournalMark?
  fileprivate let beat: Beat
  fileprivate let wake: Int64?
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
    return glance(moment)
  }

  /// The page as far as the store's own words can change it. It is made here since an initialiser
  /// takes a whole state for itself, which costs 8 KB of a first visit.
  func glance(_ moment: Moment) -> Glance {
    let sign = desk.syncSign(moment)
    return Glance(
      route: desk.route, problem: desk.storage.problem,
      storeProblem: desk.storage.facts.problem, damaged: desk.storage.facts.damaged,
      toast: desk.toast, steps: desk.undo.count,
      lastStep: desk.undo.last?.at, changesTaken: desk.changesTaken, symbol: sign?.symbol,
      label: sign?.label, milestones: milestones.mark, beat: beat, wake: wake(moment))
  }
}
