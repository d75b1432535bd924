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

extension DebriefState {
  mutating func update(_ message: DebriefMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    switch message {
    case .opened(let tracker):
      self = DebriefState()
      self.tracker = tracker
      return desk.go(.debrief)
    case .enteredText(let text): self.text = String(text.prefix(Debrief.longestText))
    case .pickedTrigger(let key): trigger = trigger == key ? "" : key
    case .pickedTechnique(let key):
      technique = technique == key ? "" : key
      action = ""
    case .enteredAction(let text):
      action = String(text.prefix(IfThenPlan.longestAction))
    case .pressedNext where step == DebriefState.lastQuestion && !hasDebriefPlan:
      return finishDebrief(keepsPlan: false, moment, &desk)
    case .pressedNext: step = min(step + 1, DebriefState.steps - 1)
    case .pressedBack: step = max(step - 1, 0)
    case .pressedKeep: return finishDebrief(keepsPlan: true, moment, &desk)
    case .pressedWithoutPlan: return finishDebrief(keepsPlan: false, moment, &desk)
    }
    return []
  }

  /// Whether anything was answered that a plan can be made of.
  private var hasDebriefPlan: Bool {
    !(trigger.isEmpty && technique.isEmpty && action.isEmpty)
  }

  /// The plan that the answers make: the trigger, else the hour of the slip; the chosen action,
  /// else the first that fits.
  func debriefPlan(_ moment: Moment, _ desk: Desk) -> (
    cue: IfThenPlan.Cue, technique: String, action: String
  )? {
    guard let (tracker, _) = latestLapse(moment, desk) else { return nil }
    var cue = IfThenPlan.Cue.trigger(trigger)
    if trigger.isEmpty {
      let last = desk.overview.use(of: tracker.id).lastUse ?? moment.now
      cue = .time(moment.zone.offset(last).local(last).time.nearestHour)
    }
    guard action.isEmpty else { return (cue, "", action) }
    let first = desk.techniques(for: trigger).first ?? Technique.boxBreathing.rawValue
    return (cue, technique.isEmpty ? first : technique, "")
  }

  /// The answers and the plan go into the journal in one write.
  private mutating func finishDebrief(keepsPlan: Bool, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    guard let (tracker, lapse) = latestLapse(moment, desk) else { return leaveDebrief(&desk) }
    let fields = Debrief.fields(of: tracker.id, on: lapse.day, text: text, trigger: trigger)
    var drafts = desk.upsert(
      Debrief.identifier(of: tracker.id, on: lapse.day), kind: Debrief.kind, fields, moment)
    if keepsPlan, let plan = debriefPlan(moment, desk) {
      let made = IfThenPlan.fields(plan.cue, technique: plan.technique, action: plan.action)
      drafts.append(desk.newPlan(moment.entropy.identifier(), made, moment))
    }
    // Whoever looked at it needs no card about it any more.
    drafts.append(
      Draft(
        id: moment.entropy.identifier(), entity: tracker.id, kind: Tracker.kind,
        action: .set([Tracker.field(slipAnswered: lapse.day)])))
    let effects = desk.write(drafts, moment, undoable: true)
    desk.toast = keepsPlan ? desk.debriefText.kept : desk.debriefText.noted
    return effects + leaveDebrief(&desk)
  }

  private mutating func leaveDebrief(_ desk: inout Desk) -> [Effect] {
    self = DebriefState()
    return desk.go(.today)
  }
}

extension Desk {
  var debriefText: DebriefText { DebriefText(language: language) }
}

extension TimeOfDay {
  /// The full hour that is closest: nobody means the very minute.
  fileprivate var nearestHour: TimeOfDay {
    TimeOfDay(minutes: (minutes + 30) / 60 % 24 * 60) ?? self
  }
}
