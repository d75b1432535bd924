// The look back at a slip: a minute, three questions that can all be skipped, one plan.
import Engine

/// What the look back holds until it is finished.
public struct DebriefState: Sendable {
  /// What happened, what set it off, what comes next time, and the plan that follows.
  public static let steps = 4
  static let lastQuestion = steps - 2
  /// Whose slip is looked at; the first one's where nobody said.
  public var tracker: Identifier?
  public var step = 0
  public var text = ""
  public var trigger = ""
  public var technique = ""
  public var action = ""

  public init() {}
}

/// What can happen in the look back.
public enum DebriefMessage: Sendable {
  case opened(Identifier)
  case enteredText(String)
  case pickedTrigger(String)
  case pickedTechnique(String)
  case enteredAction(String)
  case pressedNext
  case pressedBack
  case pressedKeep
  case pressedWithoutPlan
}

extension State {
  mutating func update(_ message: DebriefMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .opened(let tracker):
      debrief = DebriefState()
      debrief.tracker = tracker
      route = .debrief
      return [.go(.debrief)]
    case .enteredText(let text): debrief.text = String(text.prefix(Debrief.longestText))
    case .pickedTrigger(let key): debrief.trigger = debrief.trigger == key ? "" : key
    case .pickedTechnique(let key):
      debrief.technique = debrief.technique == key ? "" : key
      debrief.action = ""
    case .enteredAction(let text):
      debrief.action = String(text.prefix(IfThenPlan.longestAction))
    case .pressedNext where debrief.step == DebriefState.lastQuestion && !hasDebriefPlan:
      return finishDebrief(keepsPlan: false, moment)
    case .pressedNext: debrief.step = min(debrief.step + 1, DebriefState.steps - 1)
    case .pressedBack: debrief.step = max(debrief.step - 1, 0)
    case .pressedKeep: return finishDebrief(keepsPlan: true, moment)
    case .pressedWithoutPlan: return finishDebrief(keepsPlan: false, moment)
    }
    return []
  }

  var debriefText: DebriefText { DebriefText(language: language) }

  /// Whether anything was answered that a plan can be made of.
  private var hasDebriefPlan: Bool {
    !(debrief.trigger.isEmpty && debrief.technique.isEmpty && debrief.action.isEmpty)
  }

  /// The plan that the answers make: the trigger, else the hour of the slip; the chosen action,
  /// else the first that fits.
  func debriefPlan(_ moment: Moment) -> (cue: IfThenPlan.Cue, technique: String, action: String)? {
    guard let (tracker, _) = latestLapse(moment) else { return nil }
    var cue = IfThenPlan.Cue.trigger(debrief.trigger)
    if debrief.trigger.isEmpty {
      let last = overview.use(of: tracker.id).lastUse ?? moment.now
      cue = .time(moment.zone.offset(last).local(last).time.nearestHour)
    }
    guard debrief.action.isEmpty else { return (cue, "", debrief.action) }
    let first = techniques(for: debrief.trigger).first ?? Technique.boxBreathing.rawValue
    return (cue, debrief.technique.isEmpty ? first : debrief.technique, "")
  }

  /// The answers and the plan go into the journal in one write.
  private mutating func finishDebrief(keepsPlan: Bool, _ moment: Moment) -> [Effect] {
    guard let (tracker, lapse) = latestLapse(moment) else { return leaveDebrief() }
    var fields = [
      JournalField("day", .int(Int64(lapse.day.number))),
      JournalField("tracker", .text(tracker.id.text)),
    ]
    if !debrief.text.isEmpty { fields.append(JournalField("text", .text(debrief.text))) }
    if !debrief.trigger.isEmpty { fields.append(JournalField("trigger", .text(debrief.trigger))) }
    var drafts = upsert(
      Debrief.identifier(of: tracker.id, on: lapse.day), kind: Debrief.kind, fields, moment)
    if keepsPlan, let plan = debriefPlan(moment) {
      let made = IfThenPlan.fields(plan.cue, technique: plan.technique, action: plan.action)
      drafts.append(newPlan(moment.entropy.identifier(), made, moment))
    }
    // Whoever looked at it needs no card about it any more.
    drafts.append(
      Draft(
        id: moment.entropy.identifier(), entity: tracker.id, kind: Tracker.kind,
        action: .set([JournalField("slipAnswered", .int(Int64(lapse.day.number)))])))
    let effects = write(drafts, moment, undoable: true)
    toast = keepsPlan ? debriefText.kept : debriefText.noted
    return effects + leaveDebrief()
  }

  private mutating func leaveDebrief() -> [Effect] {
    debrief = DebriefState()
    route = .today
    return [.go(.today)]
  }
}

extension TimeOfDay {
  /// The full hour that is closest: nobody means the very minute.
  fileprivate var nearestHour: TimeOfDay {
    TimeOfDay(minutes: (minutes + 30) / 60 % 24 * 60) ?? self
  }
}
