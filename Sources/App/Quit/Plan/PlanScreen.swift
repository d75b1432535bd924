// The plan screen: what a person has set out to do, tracker by tracker, and why.
import Engine

/// What is being typed on the plan screen.
public struct PlanState: Sendable {
  /// The form in the sheet; nothing while it is closed.
  public var editing: PlanForm?
  /// The person's own words on why, while they type; nothing until they do.
  public var ownWords: String?
  /// Whether the way down is looked at by day or by week; nothing while it is as planned.
  public var view: Plan.Cadence?

  public init() {}
}

/// What can happen on the plan screen.
public enum PlanMessage: Sendable {
  case pressedChange(Identifier)
  case closedForm
  case pickedMethod(Plan.Kind)
  case enteredStopDay(String)
  case pickedSlip
  case enteredStopTime(String)
  case enteredLength(String)
  case pickedStart(PlanTyped.Start)
  case enteredBaseline(String)
  case pickedCurve(Curve)
  case pickedCadence(Plan.Cadence)
  case enteredPrice(String)
  case enteredPackUnits(String)
  case pickedCurrency(String)
  case enteredStrength(String)
  case pickedScope(PlanForm.Scope)
  case pickedView(Plan.Cadence)
  case pressedUse
  case pressedAddTracker(Substance)
  case pressedArchive(Identifier)
  case pressedBringBack(Identifier)
  case pickedMotive(Motive)
  case enteredOwnWords(String)
  case pressedKeepWords
}

extension PlanState {
  mutating func update(_ message: PlanMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    switch message {
    case .pressedChange(let tracker):
      editing = desk.planForm(for: tracker, moment)
      return []
    case .closedForm:
      editing = nil
      return []
    case .pressedUse: return usePlan(moment, &desk)
    case .pickedView(let view):
      self.view = view
      return []
    case .pressedAddTracker(let substance): return desk.addTracker(substance, moment)
    case .pressedArchive(let tracker): return desk.setArchived(true, tracker, moment)
    case .pressedBringBack(let tracker): return desk.setArchived(false, tracker, moment)
    case .pickedMotive(let motive): return desk.toggle(motive, moment)
    case .enteredOwnWords(let words):
      ownWords = String(words.prefix(Reason.longestText))
      return []
    case .pressedKeepWords: return keepOwnWords(moment, &desk)
    default:
      editing?.take(message)
      return []
    }
  }
}

extension State {
  func planScreen(_ moment: Moment) -> Screen<Message> {
    let text = PlanText(language: desk.language)
    let parts = plan.planParts(text, moment, desk)
    var body = (parts.first?.head ?? []) + [desk.planPlaces(moment)] + (parts.first?.rest ?? [])
    if let focus = desk.focusOfPlan(moment), desk.overview.trackers.isEmpty {
      body.append(focus)
    } else if desk.overview.trackers.isEmpty {
      body.append(.empty(Empty(symbol: .plan, title: text.emptyTitle, text: text.emptyText)))
    }
    for part in parts.dropFirst() { body += part.head + part.rest }
    body += desk.foodSection
    body += desk.otherTrackers(text)
    body += plan.reasons(moment, desk)
    body += why.whySection(moment, desk)
    return Screen(title: text.title, place: .plan, body: body, sheet: plan.planSheet(moment, desk))
  }
}
