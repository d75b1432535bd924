// What is being typed about a plan. Everything stays as typed until the person uses it.
import Engine

/// The answers of the form, as typed.
public struct PlanTyped: Equatable, Sendable {
  /// As before, as many days later as the form offers, or today.
  public enum Start: Sendable { case kept, moved, again }

  /// Nothing until the person picks one.
  public var method: Plan.Kind?
  /// As `2026-03-29`.
  public var stopDay = ""
  /// As `07:05`; empty is the start of the person's day.
  public var stopTime = ""
  /// Days of a reduction.
  public var length = ""
  /// Where the way down of a running reduction starts.
  public var start = Start.kept
  public var baseline = ""
  public var curve = Curve.linear
  public var cadence = Plan.Cadence.weekly
  public var price = ""
  public var packUnits = ""
  /// ISO 4217.
  public var currency = Currency.euro.code
  /// mg/ml.
  public var strength = ""

  public init() {}
}

/// The form that changes the plan of one tracker.
public struct PlanForm: Equatable, Sendable {
  /// Since when a changed amount or price holds.
  public enum Scope: Sendable { case fromToday, always }

  public let tracker: Identifier
  public var typed: PlanTyped
  /// As the form was opened: what did not change keeps its exact value.
  public let opened: PlanTyped
  public var scope = Scope.fromToday
  /// The plan may move by this many days; 0 where nothing asks for it.
  public var movableDays = 0
  /// A use after the day of stopping was a slip.
  public var lastWasSlip = false
  /// What is missing is named only after the person tried to go on.
  public var showsProblems = false

  public init(tracker: Identifier, opened: PlanTyped) {
    self.tracker = tracker
    self.opened = opened
    typed = opened
  }

  /// More characters than any answer needs.
  static let longestAnswer = 20

  mutating func take(_ message: PlanMessage) {
    switch message {
    case .pickedMethod(let method):
      // The fields of another method were not tried yet.
      if method != typed.method { showsProblems = false }
      typed.method = method
    case .enteredStopDay(let text):
      typed.stopDay = PlanForm.cut(text)
      lastWasSlip = false
    case .pickedSlip: lastWasSlip = true
    case .enteredStopTime(let text): typed.stopTime = PlanForm.cut(text)
    case .enteredLength(let text): typed.length = PlanForm.cut(text)
    case .pickedStart(let start): typed.start = start
    case .enteredBaseline(let text): typed.baseline = PlanForm.cut(text)
    case .pickedCurve(let curve): typed.curve = curve
    case .pickedCadence(let cadence): typed.cadence = cadence
    case .enteredPrice(let text): typed.price = PlanForm.cut(text)
    case .enteredPackUnits(let text): typed.packUnits = PlanForm.cut(text)
    case .pickedCurrency(let code): typed.currency = code
    case .enteredStrength(let text): typed.strength = PlanForm.cut(text)
    case .pickedScope(let scope): self.scope = scope
    default: break
    }
  }

  private static func cut(_ text: String) -> String {
    String(text.unicodeScalars.prefix(longestAnswer))
  }
}

extension Desk {
  /// The form with the current plan in it, or an empty one.
  func planForm(for tracker: Identifier, _ moment: Moment) -> PlanForm {
    var typed = PlanTyped()
    typed.currency = overview.settings.currency ?? Currency.euro.code
    if let plan = currentPlan(of: tracker, moment) { fill(&typed, from: plan, moment) }
    return PlanForm(tracker: tracker, opened: typed)
  }

  /// The form with the plan moved so far that it goes on after a slip: a stop begins anew tomorrow,
  /// a way down takes its last week once more.
  func movedPlanForm(for tracker: Identifier, _ moment: Moment) -> PlanForm {
    var form = planForm(for: tracker, moment)
    let today = today(moment)
    guard let plan = currentPlan(of: tracker, moment), let quitDay = plan.quitDay else {
      return form
    }
    let ahead = plan.kind == .stop ? 1 : Plan.daysPerWeek
    form.movableDays = max(0, today.days(since: quitDay) + ahead)
    form.typed.start = .moved
    if plan.kind == .stop, let day = plan.shifted(days: form.movableDays, from: today).quitDay {
      form.typed.stopDay = day.text
      form.typed.stopTime = ""
    }
    return form
  }

  private func fill(_ typed: inout PlanTyped, from plan: Plan, _ moment: Moment) {
    typed.method = plan.kind
    typed.curve = plan.curve
    typed.cadence = plan.cadence
    typed.currency = plan.currency.code
    if plan.kind == .stop {
      if let at = plan.quitAt {
        let local = moment.zone.offset(at).local(at)
        typed.stopDay = local.day.text
        typed.stopTime = local.time.text
      } else if let day = plan.quitDay {
        typed.stopDay = day.text
      }
    }
    typed.length = plan.lengthInDays.map { String($0) } ?? ""
    // Without signs between thousands, which could be read back as a decimal sign.
    var plain = locale
    plain.group = ""
    typed.baseline = plan.baseline.map { plain.amount($0) } ?? ""
    typed.price = plan.price.map { plain.fixed($0, decimals: plan.currency.decimals) } ?? ""
    typed.packUnits = plan.packUnits.map { String($0) } ?? ""
    typed.strength = plan.ladderStart.map { String($0) } ?? ""
  }
}
