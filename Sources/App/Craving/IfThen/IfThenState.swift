// If-then plans: what the screen holds, and what each message does.
import Engine

/// What the screen of the if-then plans holds besides the journal.
public struct IfThenState: Sendable {
  /// The kinds of cue, in the order in which they are offered.
  public enum Kind: String, CaseIterable, Sendable { case trigger, place, time }

  /// A plan that is being made or changed.
  public struct Inputs: Sendable, Equatable {
    /// Nothing while it is new.
    public var id: Identifier?
    public var kind = Kind.trigger
    /// A key of a trigger or place; empty while none is picked.
    public var key = ""
    public var ownCue = ""
    public var time = ""
    public var technique = ""
    public var action = ""
    public var showsProblem = false

    public init() {}
  }

  /// A plan that is being rehearsed, and the step of it: say, type, imagine.
  public struct Rehearsal: Sendable, Equatable {
    public static let steps = 3
    public let plan: Identifier
    public var step = 0
    public var typed = ""
  }

  public var draft: Inputs?
  public var rehearsal: Rehearsal?

  public init() {}
}

/// What can happen to if-then plans.
public enum IfThenMessage: Sendable {
  case pressedMake
  case pressedEdit(Identifier)
  case pressedDelete(Identifier)
  case closedDraft
  case pickedKind(IfThenState.Kind)
  case pickedCue(String)
  case enteredOwnCue(String)
  case enteredTime(String)
  case pickedTechnique(String)
  case enteredAction(String)
  case pressedKeep
  case pressedRehearse(Identifier)
  case enteredSentence(String)
  case pressedNext
  case closedRehearsal
  case answered(Identifier, did: Bool)
}

extension IfThenState {
  mutating func update(_ message: IfThenMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    switch message {
    case .pressedMake: draft = IfThenState.Inputs()
    case .pressedEdit(let id): edit(plan: id, desk)
    case .pressedDelete(let id):
      return desk.delete(id, kind: IfThenPlan.kind, saying: desk.ifThenText.deleted, moment)
    case .closedDraft: draft = nil
    case .pickedKind(let kind):
      draft?.kind = kind
      draft?.key = ""
    case .pickedCue(let key):
      draft?.key = key
      draft?.ownCue = ""
    case .enteredOwnCue(let text): draft?.ownCue = String(text.prefix(40))
    case .enteredTime(let text): draft?.time = text
    case .pickedTechnique(let key):
      draft?.technique = key
      draft?.action = ""
    case .enteredAction(let text):
      draft?.action = String(text.prefix(IfThenPlan.longestAction))
    case .pressedKeep: return keepPlan(moment, &desk)
    case .pressedRehearse(let id): rehearsal = IfThenState.Rehearsal(plan: id)
    case .enteredSentence(let text): rehearsal?.typed = text
    case .pressedNext: return rehearse(moment, &desk)
    case .closedRehearsal: rehearsal = nil
    case .answered(let id, let did):
      desk.toast = desk.ifThenText.noted
      return desk.change(plan: id, [IfThenPlan.field(did: did)], moment)
    }
    return []
  }

  private mutating func edit(plan id: Identifier, _ desk: Desk) {
    guard let plan = desk.overview.ifThenPlans.first(where: { $0.id == id }) else { return }
    var draft = IfThenState.Inputs()
    draft.id = id
    draft.technique = plan.technique
    draft.action = plan.action
    switch plan.cue {
    case .trigger(let key):
      draft.key = key
    case .place(let key):
      draft.kind = .place
      draft.key = key
    case .time(let time):
      draft.kind = .time
      draft.time = time.text
    }
    self.draft = draft
  }

  private mutating func keepPlan(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let draft = self.draft else { return [] }
    guard let cue = desk.cue(of: draft), !draft.technique.isEmpty || !draft.action.isEmpty else {
      self.draft?.showsProblem = true
      return []
    }
    self.draft = nil
    let technique = draft.action.isEmpty ? draft.technique : ""
    let fields = IfThenPlan.fields(cue, technique: technique, action: draft.action)
    desk.toast = desk.ifThenText.kept
    guard let id = draft.id else { return makePlan(fields, moment, &desk) }
    // A changed plan is asked about and rehearsed anew.
    return desk.change(plan: id, fields + IfThenPlan.fields(changedAt: moment.now), moment)
  }

  private mutating func makePlan(_ fields: [Field], _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    let id = moment.entropy.identifier()
    rehearsal = IfThenState.Rehearsal(plan: id)
    return desk.write([desk.newPlan(id, fields, moment)], moment, undoable: true)
  }

  private mutating func rehearse(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let rehearsal = self.rehearsal else { return [] }
    if rehearsal.step < IfThenState.Rehearsal.steps - 1 {
      self.rehearsal?.step += 1
      return []
    }
    self.rehearsal = nil
    desk.toast = desk.ifThenText.done
    return desk.change(plan: rehearsal.plan, [IfThenPlan.field(isRehearsed: true)], moment)
  }
}

extension Desk {
  var ifThenText: IfThenText { IfThenText(language: language) }

  /// The cue that a draft means; nothing while there is none.
  func cue(of draft: IfThenState.Inputs) -> IfThenPlan.Cue? {
    if draft.kind == .time {
      return TimeOfDay(text: draft.time).map { .time($0) }
    }
    let own = draft.ownCue.isEmpty ? "" : Craving.ownPrefix + draft.ownCue
    let key = own.isEmpty ? draft.key : own
    guard !key.isEmpty else { return nil }
    return draft.kind == .trigger ? .trigger(key) : .place(key)
  }

  func newPlan(_ id: Identifier, _ fields: [Field], _ moment: Moment) -> Draft {
    .create(id, kind: IfThenPlan.kind, fields + [IfThenPlan.field(madeAt: moment.now)])
  }

  fileprivate mutating func change(
    plan id: Identifier, _ fields: [Field], _ moment: Moment
  ) -> [Effect] {
    guard overview.ifThenPlans.contains(where: { $0.id == id }) else { return [] }
    let draft = Draft(
      id: moment.entropy.identifier(), entity: id, kind: IfThenPlan.kind, action: .set(fields))
    return write([draft], moment, undoable: true)
  }
}
