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

extension State {
  mutating func update(_ message: PlanMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pressedChange(let tracker):
      plan.editing = planForm(for: tracker, moment)
      return []
    case .closedForm:
      plan.editing = nil
      return []
    case .pressedUse: return usePlan(moment)
    case .pickedView(let view):
      plan.view = view
      return []
    case .pressedAddTracker(let substance): return addTracker(substance, moment)
    case .pressedArchive(let tracker): return setArchived(true, tracker, moment)
    case .pressedBringBack(let tracker): return setArchived(false, tracker, moment)
    case .pickedMotive(let motive): return toggle(motive, moment)
    case .enteredOwnWords(let words):
      plan.ownWords = String(words.prefix(Reason.longestText))
      return []
    case .pressedKeepWords: return keepOwnWords(moment)
    default:
      plan.editing?.take(message)
      return []
    }
  }

  func planScreen(_ moment: Moment) -> Screen<Message> {
    let text = PlanText(language: language)
    var body: [Component<Message>] = []
    if let focus = focusOfPlan(moment), overview.trackers.isEmpty {
      body.append(focus)
    } else if overview.trackers.isEmpty {
      body.append(.empty(Empty(symbol: .plan, title: text.emptyTitle, text: text.emptyText)))
    }
    for tracker in overview.trackers where tracker.isUse {
      body += planSection(tracker, text, moment) + drinkingWaySection(tracker)
    }
    body.append(.link(Link(trackersText.title, to: .trackers, symbol: .list)))
    body += planLinks
    body.append(excusesLink)
    body += foodSection
    body += otherTrackers(text)
    body += reasons(moment)
    body += whySection(moment)
    body += cravingWays
    return Screen(title: text.title, place: .plan, body: body, sheet: planSheet(moment))
  }
}
