// Today: what it holds besides the journal, and what can happen on it.
import Engine

/// What Today holds that is not in the journal.
public struct TodayState: Sendable {
  /// The total that is being typed.
  public struct Total: Sendable, Equatable {
    public let tracker: Identifier
    public let day: Day
    public var text = ""
    public var showsProblem = false
  }
  public var total: Total?
  /// The rarer ways to note something are open.
  public var showsMore = false
  /// The day on which the question about yesterday was put off.
  public var laterOn: Day?
  /// What a stop has come to, as it was last counted.
  var sums: StopSums?
  /// What the forecast says of today, as it was last worked out; one or none.
  var outlooks: [TodayOutlook] = []

  public init() {}

  /// So that a press in the sheet is still one after a failure.
  var moreDraft: [UInt8] { showsMore ? FormDraft.bytes(.more, []) : [] }
}

/// What can happen on Today.
public enum TodayMessage: Sendable {
  /// An amount in thousandths.
  case logged(Identifier, amount: Int64)
  case pressedMore
  case closedMore
  case pressedTotal(Identifier, Day)
  case enteredTotal(String)
  case submittedTotal
  case closedTotal
  case pressedNone(Identifier, Day)
  case pressedLater
  case dismissedCard(String)
  case pressedContinue(Identifier)
  case pressedAdjust(Identifier)
  case pressedInstall
  case pressedBegin
}

extension State {
  mutating func update(_ message: TodayMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .logged(let tracker, let amount): return desk.log(tracker, amount: amount, moment)
    case .pressedMore: today.showsMore = true
    // `endsMore` has closed the sheet.
    case .closedMore: break
    case .pressedTotal(let tracker, let day):
      today.total = TodayState.Total(tracker: tracker, day: day)
    case .enteredTotal(let text): today.total?.text = text
    case .submittedTotal: return today.submitTotal(moment, &desk)
    case .closedTotal: today.total = nil
    case .pressedNone(let tracker, let day):
      desk.toast = desk.todayText.notedNone
      return desk.setTotal(of: tracker, on: day, 0, moment)
    case .pressedLater: today.laterOn = desk.today(moment)
    case .dismissedCard("backup"):
      return desk.set([Settings.field(backupPutOffAt: moment.now)], moment)
    case .dismissedCard(let key):
      return desk.set([Settings.field(dismissed: key)], moment)
    case .pressedContinue(let tracker): return desk.answerSlip(of: tracker, moment)
    case .pressedAdjust(let tracker): return plan.adjustPlan(of: tracker, moment, &desk)
    case .pressedInstall: return [.install]
    case .pressedBegin: return desk.go(.welcome)
    }
    return []
  }
}

extension Desk {
  var todayText: TodayText { TodayText(language: language) }

  /// One tap: the entry is in the journal before the finger is up again.
  mutating func log(
    _ tracker: Identifier, amount: Int64, craving: Identifier? = nil, _ moment: Moment
  ) -> [Effect] {
    guard let watched = overview.trackers.first(where: { $0.id == tracker }) else { return [] }
    let draft = Draft.create(
      moment.entropy.identifier(), kind: Entry.kind,
      entryFields(tracker, amount: amount, craving: craving, moment))
    toast = todayText.noted(locale.units(amount, of: watched))
    let effects = write([draft], moment, undoable: true)
    return device.canVibrate && overview.settings.vibrates ? effects + [.tick] : effects
  }

  /// What happened now; it belongs to the person's day unless another one is given.
  func entryFields(
    _ tracker: Identifier, amount: Int64, craving: Identifier?, on day: Day? = nil,
    _ moment: Moment
  ) -> [Field] {
    let day = day ?? today(moment)
    return Entry.fields(
      of: tracker, amount: amount, at: moment.now, in: moment.zone, on: day, ending: craving,
      strength: strength(of: tracker, on: day))
  }
}

extension TodayState {
  fileprivate mutating func submitTotal(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let total = self.total else { return [] }
    guard let amount = desk.locale.read(total.text, decimals: 3), amount <= Entry.largestAmount
    else {
      self.total?.showsProblem = true
      return []
    }
    self.total = nil
    if let tracker = desk.overview.trackers.first(where: { $0.id == total.tracker }) {
      desk.toast =
        amount == 0
        ? desk.todayText.notedNone : desk.todayText.noted(desk.locale.units(amount, of: tracker))
    }
    return desk.setTotal(of: total.tracker, on: total.day, amount, moment)
  }
}
