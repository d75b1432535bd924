// Reminders: what is planned at the moment, what the page holds, and what each press does.
import Engine

/// What is known of reminders besides the journal.
public struct RemindersState: Sendable {
  /// The times of a tracker that are being changed.
  public struct Inputs: Sendable {
    public let tracker: Identifier
    public var form: ReminderForm
    public var showsProblem = false
  }
  public var inputs: Inputs?
  public var push = PushState()
  /// Made anew once a minute and after each change; nothing where nothing reminds.
  private(set) var plan: (mark: JournalMark, plan: ReminderPlan)?

  public init() {}
}

/// What can happen to reminders.
public enum RemindersMessage: Sendable {
  case pickedLevel(ReminderLevel)
  case pickedBudget(Int)
  case pickedQuietFrom(String)
  case pickedQuietTo(String)
  case flipped(ReminderKind)
  case pickedTime(ReminderKind, String)
  case opened(Identifier)
  case edited(ReminderEdit)
  case pressedKeep
  case closed
  case pressedFile
  case pressedDone(ReminderOccurrence)
  case pressedLater(ReminderOccurrence)
  case pressedStop(ReminderOccurrence)
  case trial(TrialMessage)
  case push(PushPress)
}

extension RemindersState {
  @inline(never)  // Not of a first visit.
  mutating func update(_ message: RemindersMessage, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    switch message {
    case .pickedLevel(let level): return desk.choose(level: level, moment)
    case .pickedBudget(let budget):
      return desk.choose([ReminderChoices.field(budget: budget)], moment)
    case .pickedQuietFrom(let text):
      guard let time = TimeOfDay(text: text) else { return [] }
      return desk.choose([ReminderChoices.field(quietFrom: time)], moment)
    case .pickedQuietTo(let text):
      guard let time = TimeOfDay(text: text) else { return [] }
      return desk.choose([ReminderChoices.field(quietTo: time)], moment)
    case .flipped(let kind):
      let isOn = desk.reminderChoices.isOn(kind)
      return desk.choose([ReminderChoices.field(kind, isOn: !isOn)], moment)
    case .pickedTime(let kind, let text):
      guard let time = TimeOfDay(text: text) else { return [] }
      return desk.choose([ReminderChoices.field(kind, at: time)], moment)
    case .opened(let id):
      if let tracker = desk.tracker(id) {
        inputs = Inputs(tracker: id, form: ReminderForm(tracker.reminder))
      }
    case .edited(let edit): inputs?.form.take(edit)
    case .pressedKeep: return keepTimes(moment, &desk)
    case .closed: inputs = nil
    case .pressedFile: return [desk.reminderFile(moment)]
    case .pressedDone(let occurrence): return desk.takeUp(occurrence, moment)
    case .pressedLater(let occurrence): return desk.putOff(occurrence, moment)
    case .pressedStop(let occurrence): return desk.stop(occurrence, moment)
    case .trial(let message):
      inputs = nil
      return desk.update(message, moment)
    case .push(let press): return push.update(press, moment, &desk)
    }
    return []
  }

  private mutating func keepTimes(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let inputs else { return [] }
    guard inputs.form.isReadable else {
      self.inputs?.showsProblem = true
      return []
    }
    self.inputs = nil
    desk.toast = desk.remindersText.kept
    return desk.put(
      inputs.tracker, kind: Tracker.kind, inputs.form.reminder.fields, moment)
  }

  /// After each message: what is planned, that the app was opened today, and that what is due now
  /// was shown on Today.
  mutating func mindReminders(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard desk.storage.isOpen, desk.overview.hasReminders else {
      plan = nil
      return []
    }
    return mindPlan(moment, &desk)
  }

  @inline(never)  // Not of a first visit.
  private mutating func mindPlan(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    var effects = desk.noteOpening(moment)
    replan(moment, desk)
    if desk.route == .today, let due = dueOnToday {
      effects += desk.noteShown(due, moment)
      replan(moment, desk)
    }
    return effects
  }

  private mutating func replan(_ moment: Moment, _ desk: Desk) {
    let mark = desk.mark(moment)
    if plan?.mark != mark { plan = (mark, desk.reminderPlan(moment)) }
  }

  /// What stands on Today now. What has a card of its own there needs no second one.
  var dueOnToday: Delivery? {
    guard let due = plan?.plan.due, !due.kind.hasOwnCard else { return nil }
    return due
  }
}

extension ReminderKind {
  /// Whether Today says it in a card of its own.
  fileprivate var hasOwnCard: Bool {
    switch self {
    case .recall, .focus, .review, .milestone: true
    default: false
    }
  }
}

extension Desk {
  var reminderChoices: ReminderChoices { overview.reminders.choices ?? ReminderChoices() }

  func reminderPlan(_ moment: Moment) -> ReminderPlan {
    ReminderPlan(overview.reminderFacts(records, now: moment.now, zone: moment.zone))
  }

  fileprivate mutating func choose(
    _ fields: [Field], _ moment: Moment, undoable: Bool = true
  ) -> [Effect] {
    put(
      ReminderChoices.identifier, kind: ReminderChoices.kind, fields, moment, undoable: undoable)
  }

  /// What was stopped stays so; what was added by hand goes with the old level.
  fileprivate mutating func choose(level: ReminderLevel, _ moment: Moment) -> [Effect] {
    var fields = [ReminderChoices.field(level: level)]
    for kind in ReminderKind.allCases where !kind.isOwn && reminderChoices.switched[kind] == true {
      fields.append(ReminderChoices.field(kind, isOn: nil))
    }
    return choose(fields, moment)
  }

  /// Once a local day. After a week away nothing comes before the person said that it may.
  fileprivate mutating func noteOpening(_ moment: Moment) -> [Effect] {
    let date = moment.offset.local(moment.now).day
    let choices = reminderChoices
    guard choices.openedOn.map({ $0 < date }) ?? true else { return [] }
    let away = choices.openedOn.map { date.days(since: $0) } ?? 0
    let asks = choices.asksWhetherWanted || away >= ReminderPlan.longestAway
    return choose(
      ReminderChoices.fields(openedOn: date, asks: asks), moment, undoable: false)
  }

  mutating func noteShown(_ due: Delivery, _ moment: Moment) -> [Effect] {
    let name = due.occurrence.identifier
    guard records.journal[name] == nil else { return [] }
    return put(
      name, kind: ReminderRecord.kind, ReminderRecord.fields(due, shownAt: moment.now), moment,
      undoable: false)
  }

  private mutating func answer(
    _ occurrence: ReminderOccurrence, _ answer: ReminderAnswer, _ moment: Moment
  ) -> [Effect] {
    put(
      occurrence.identifier, kind: ReminderRecord.kind,
      ReminderRecord.fields(answer, at: moment.now), moment, undoable: false)
  }

  /// "Done" is done: what one press can log is logged, and else the way there is opened, unless
  /// it was said while the app was closed.
  mutating func takeUp(
    _ occurrence: ReminderOccurrence, _ moment: Moment, goes: Bool = true
  ) -> [Effect] {
    let effects = answer(occurrence, .done, moment)
    if let place = occurrence.kind.place { return effects + (goes ? go(place) : []) }
    switch occurrence.kind {
    case .tracker:
      guard let tracker = tracker(Identifier(text: occurrence.subject)), !tracker.isUse else {
        return effects
      }
      let day = today(of: tracker, moment)
      if tracker.isDoneByOnePress, !overview.use(of: tracker.id).hasTotal(on: day) {
        return effects + logOnce(tracker, moment)
      }
      return effects + (goes ? go(.tracker(tracker.id)) : [])
    case .stillWanted: return effects + choose([ReminderChoices.field(asks: false)], moment)
    default: return effects
    }
  }

  private mutating func logOnce(_ tracker: Tracker, _ moment: Moment) -> [Effect] {
    let day = today(of: tracker, moment)
    let name = entryName(of: tracker, on: day, moment)
    let written = put(name, kind: Entry.kind, ownEntryFields(tracker, moment), moment)
    return confirmed(tracker, written, moment)
  }

  /// Who does not want any after a week away has silence until they say otherwise.
  mutating func putOff(
    _ occurrence: ReminderOccurrence, _ moment: Moment
  ) -> [Effect] {
    let effects = answer(occurrence, .later, moment)
    guard occurrence.kind == .stillWanted else { return effects }
    toast = remindersText.silent
    return effects
      + choose(
        [ReminderChoices.field(asks: false), ReminderChoices.field(budget: 0)], moment)
  }

  fileprivate mutating func stop(_ occurrence: ReminderOccurrence, _ moment: Moment) -> [Effect] {
    let effects = answer(occurrence, .stop, moment)
    toast = remindersText.stopped
    guard occurrence.kind == .tracker else {
      return effects + choose([ReminderChoices.field(occurrence.kind, isOn: false)], moment)
    }
    guard let tracker = tracker(Identifier(text: occurrence.subject)) else { return effects }
    return effects
      + put(tracker.id, kind: Tracker.kind, TrackerReminder(times: []).fields, moment)
  }
}

extension ReminderKind {
  /// Where it leads; nothing where the answer is all there is to it, or depends on a tracker.
  var place: Route? {
    switch self {
    case .practice: .practice
    case .recall: .recall
    case .focus: .swaps
    case .review: .weeks
    case .risky: .techniques
    case .rising: .plan
    case .milestone: .milestones
    case .better, .morning: .progress
    case .tracker, .checkIn, .away, .stillWanted: nil
    }
  }
}

extension Tracker {
  /// Whether one press says all there is to say.
  var isDoneByOnePress: Bool {
    mode == .counter || mode == .yesNo || (mode == .awareness && levels.isEmpty)
  }
}
