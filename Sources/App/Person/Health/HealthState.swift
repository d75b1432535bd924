// Health data on its way in: a file is read slice by slice, and nothing is written before its end.
import Engine

/// What the screen holds of a file that is being read, and what became of the last one.
public struct HealthState: Sendable {
  /// What the page says of a file that was read to its end.
  public struct Done: Equatable, Sendable {
    let added: Int
    let changed: Int
    let found: Int
    let isCutOff: Bool
    let formats: [HealthFormat]
    let unread: Int
    let unknown: [String]

    init(_ found: HealthImport) {
      added = found.added
      changed = found.changed
      self.found = found.found
      isCutOff = found.isCutOff
      formats = found.formats
      unread = found.unread
      unknown = found.unknown
    }
  }

  /// What the page says of the last file.
  public enum Outcome: Equatable, Sendable {
    case done(Done)
    case stopped
    case refused(HealthProblem)
  }

  public private(set) var outcome: Outcome?
  /// The kind whose days are about to be removed.
  public private(set) var removing: HealthKind?
  /// The address by which the app was opened at this page, until the journal is here.
  var address = ""
  /// What a Shortcut said that came back.
  public internal(set) var answer: Answer?
  /// What the line at the foot offers to hand to Apple Health; nothing most of the time.
  public internal(set) var offered: Identifier?
  /// One or none. A list, as all that copies the state would else hold the code that copies a feed.
  private var feeds: [HealthFeed] = []
  /// Counts the files, so that a slice of one that was stopped is not taken for one of the next.
  private var files = 0

  public init() {}

  /// What the dialog for files offers.
  static let accepted = ".zip,.xml,.json,.csv"
  /// The first token of slices; those below are the purposes of whole files.
  static let firstToken = 1000

  private var token: Int { HealthState.firstToken + files }

  var isReading: Bool { !feeds.isEmpty }
  /// Whole percent of the file.
  var percent: Int { Int((feeds.first?.progress ?? 0) * 100) }
  var daysFound: Int { feeds.first?.totals.dayCount ?? 0 }
}

/// What can happen on the screen.
public enum HealthMessage: Sendable {
  case pressedPick
  case pressedStop
  case flipped(HealthKind)
  case pressedRemove
  case closedRemove
  case flippedWrite(HealthNoteKind)
  /// In millilitres.
  case pickedGlass(Int64)
  /// The link that hands a thing of the journal to the person's Shortcut.
  case pressedWrite(Identifier)
  case pressedSeen(Identifier)
}

extension HealthState {
  @inline(never)  // Not of a first visit.
  mutating func update(_ message: HealthMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard !desk.isDemo else { return [] }
    switch message {
    case .pressedPick:
      guard !isReading, !desk.overview.settings.health.kinds.isEmpty else { return [] }
      return [
        .pickFile(
          token: FilePurpose.health.rawValue, accept: HealthState.accepted, isSliced: true)
      ]
    case .pressedStop:
      guard isReading else { return [] }
      feeds = []
      outcome = .stopped
    case .flipped(let kind): return flip(kind, moment, &desk)
    case .pressedRemove: return remove(moment, &desk)
    case .closedRemove: removing = nil
    case .flippedWrite(let kind):
      let isAllowed = desk.overview.settings.health.writes.contains(kind)
      return desk.set([HealthConsent.field(writes: kind, !isAllowed)], moment)
    case .pickedGlass(let glass): return desk.set([HealthConsent.field(glass: glass)], moment)
    case .pressedWrite(let thing): return hand(thing, moment, &desk)
    case .pressedSeen(let thing): return saw(thing, moment, &desk)
    }
    return []
  }

  /// Whoever leaves the page stops the file.
  mutating func leaveHealth() {
    feeds = []
    outcome = nil
    removing = nil
    answer = nil
  }

  // What a person wants here

  private mutating func flip(_ kind: HealthKind, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    let isAllowed = desk.overview.settings.health.allows(kind)
    if isAllowed, !desk.records.healthDays(with: kind).isEmpty {
      removing = kind
      return []
    }
    return desk.set([HealthConsent.field(allows: kind, !isAllowed)], moment)
  }

  /// The switch and the days go together, and come back together.
  private mutating func remove(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let kind = removing else { return [] }
    removing = nil
    var drafts = desk.upsert(
      Settings.identifier, kind: Settings.kind, [HealthConsent.field(allows: kind, false)], moment)
    for day in desk.records.healthDays(with: kind) {
      drafts.append(
        Draft(
          id: moment.entropy.identifier(), entity: day, kind: HealthRecord.kind,
          action: .set([HealthRecord.field(without: kind)])))
    }
    for pulse in kind == .heartRate ? desk.records.cravingPulses() : [] {
      drafts.append(
        Draft(
          id: moment.entropy.identifier(), entity: pulse, kind: CravingPulse.kind,
          action: .set(CravingPulse.removal)))
    }
    let text = HealthText(desk)
    desk.toast = desk.language.healthRemoved(kind: text.name(kind))
    return desk.write(drafts, moment, undoable: true)
  }

  // The file

  /// A file was picked; its size is all that came of it.
  mutating func picked(size bytes: [UInt8], _ desk: Desk) -> [Effect] {
    guard !desk.isDemo, desk.route == .health,
      let size = Int64(String(decoding: bytes, as: UTF8.self))
    else { return [] }
    files += 1
    outcome = nil
    removing = nil
    let cravings = desk.overview.settings.health.allows(.heartRate) ? desk.overview.cravings : []
    let feed = HealthFeed(size: size, around: cravings)
    feeds = [feed]
    return slice(feed.wanted)
  }

  private func slice(_ wanted: HealthFeed.Slice?) -> [Effect] {
    guard let wanted else { return [] }
    return [.readSlice(token: token, offset: wanted.offset, count: wanted.count)]
  }

  /// Bytes of the file came. None where it could not be read.
  mutating func took(
    token: Int, _ bytes: [UInt8], _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard isReading, token == self.token else { return [] }
    do throws(HealthProblem) {
      try feeds[0].take(bytes)
    } catch {
      feeds = []
      outcome = .refused(error)
      return []
    }
    if let wanted = feeds[0].wanted { return slice(wanted) }
    return bringIn(moment, &desk)
  }

  /// Writes what is new as one action that can be taken back.
  private mutating func bringIn(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let totals = feeds.first?.totals else { return [] }
    feeds = []
    let found = HealthImport(
      totals, desk.overview.settings.health.kinds, desk.records.journal)
    outcome = .done(Done(found))
    let came = HealthConsent.field(cameAt: moment.now)
    guard !found.news.isEmpty || !found.pulseNews.isEmpty else { return desk.set([came], moment) }
    var drafts = desk.upsert(Settings.identifier, kind: Settings.kind, [came], moment)
    for news in found.news {
      drafts += desk.upsert(
        HealthRecord.identifier(of: news.day), kind: HealthRecord.kind, news.fields, moment)
    }
    for news in found.pulseNews {
      drafts += desk.upsert(
        CravingPulse.identifier(of: news.craving), kind: CravingPulse.kind, news.fields, moment)
    }
    desk.toast = HealthText(desk).done(found)
    return desk.write(drafts, moment, undoable: true)
  }
}
