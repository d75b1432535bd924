// The visit to the made-up journal: it lasts until it is left, over reloads too. The journal itself
// is made anew each time; kept are when it was opened, in which language, and what was done in it.
import Engine

/// A made-up journal that is open on this device.
struct DemoVisit: Sendable {
  let openedAt: Instant
  let language: Language
  /// What the person did in it, oldest first.
  var changes: [Change] = [] { didSet { hasNews = true } }
  /// Something was done that is not put aside yet.
  var hasNews = false
  /// It was put on the disk, by this tab or another one.
  var isKept = false
  /// Another tab left it: it goes with this page.
  var isLeft = false

  init(openedAt: Instant, language: Language) {
    self.openedAt = openedAt
    self.language = language
  }

  /// Four months, so that there are weeks to compare and a plan that is under way.
  private static let days = 120
  private static let entries = 2200

  /// The same drafts for the same visit in the same zone.
  func drafts(in zone: Zone) -> [Draft] {
    Demo.drafts(
      days: DemoVisit.days, entries: DemoVisit.entries, seed: 1, until: openedAt, zone: zone,
      words: language == .english ? DemoWords.english : DemoWords.german)
  }
}

/// What the made-up journal put aside.
public struct BeforeDemo: Sendable {
  private(set) var records: Records
  private(set) var clock: Clock

  /// What another tab writes while the made-up journal is shown.
  mutating func take(_ changes: [Change], unreadable: [[UInt8]]) {
    for change in changes {
      clock.observe(change.stamp)
      records.apply(change)
    }
    for record in unreadable { records.keep(unreadable: record) }
  }
}

extension Desk {
  var isDemo: Bool { storage.isDemo }

  /// The page was loaded again in the middle of a visit.
  mutating func reopenDemo(_ moment: Moment) {
    guard let visit = storage.asideFound.visit, !hasBegun, !sync.isOn else { return }
    enter(visit, moment)
  }

  @inline(never)  // Not of a first visit.
  fileprivate mutating func enter(_ visit: DemoVisit, _ moment: Moment) {
    storage.beforeDemo = BeforeDemo(records: records, clock: clock)
    storage.visit = visit
    undo = []
    _ = write(visit.drafts(in: moment.zone), moment)
    storage.visit?.changes = []
    storage.visit?.hasNews = false
    did(visit.changes)
  }

  /// Does in the made-up journal what another page or another tab did there.
  private mutating func did(_ changes: [Change]) {
    guard !changes.isEmpty else { return }
    take(changes)
    storage.visit?.changes += changes
    storage.visit?.hasNews = false
  }

  /// What lies on the disk of a visit: another tab may be in the same one, or have left it.
  mutating func meet(_ found: DemoVisit?) {
    if isDemo { meetVisit(found) }
  }

  @inline(never)  // Not of a first visit.
  private mutating func meetVisit(_ found: DemoVisit?) {
    guard let visit = storage.visit else { return }
    guard let found, found.openedAt == visit.openedAt else {
      storage.visit?.isLeft = visit.isKept
      storage.visit?.isKept = true
      return
    }
    storage.visit?.isKept = true
    let known = Set(visit.changes.map { $0.id })
    did(found.changes.filter { !known.contains($0.id) })
  }
}

extension State {
  /// Lays a made-up journal over what is there; who has begun keeps their own.
  mutating func loadDemo(_ moment: Moment) -> [Effect] {
    guard !desk.isDemo, !desk.hasBegun else {
      return desk.go(.today)
    }
    _ = forgetWelcome()
    let visit = DemoVisit(openedAt: moment.now, language: desk.language)
    desk.enter(visit, moment)
    return desk.go(.today) + [.keepDraft([])]
  }

  /// Takes the made-up journal away with all that it left on the screens and on the disk.
  mutating func leaveDemo() -> [Effect] {
    guard desk.isDemo, let before = desk.storage.beforeDemo else { return [] }
    var fresh = State()
    fresh.desk.device = desk.device
    fresh.desk.storage = desk.storage
    fresh.desk.storage.visitLeft = desk.storage.visit?.openedAt
    fresh.desk.storage.visit = nil
    fresh.desk.storage.draft = []
    fresh.desk.records = before.records
    fresh.desk.clock = before.clock
    fresh.desk.overview = Overview(before.records)
    // Another tab may have begun meanwhile.
    swap(&self, &fresh)
    return desk.replace(with: desk.hasBegun ? .today : .opening) + [.keepDraft([])]
  }
}
