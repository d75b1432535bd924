// The sheet for a doctor: which days and which parts the person wants on it. Nothing of it is kept,
// and nothing leaves the device but by the person's own printer.
import Engine

/// What the sheet can hold, in its order.
public enum DoctorSheetPart: String, CaseIterable, Sendable {
  case use, plan, scores, doses, withdrawal, cravings
}

/// What the screen holds.
public struct DoctorSheetState: Sendable {
  /// In days; 0 is everything.
  static let periods = [30, 90, 365, 0]

  public var period = 30
  /// What the person took off the sheet.
  public var leftOut: Set<DoctorSheetPart> = []

  public init() {}
}

/// What can happen on the screen.
public enum DoctorSheetMessage: Sendable {
  case pickedPeriod(Int)
  case flipped(DoctorSheetPart)
  case pressedPrint
}

extension DoctorSheetState {
  mutating func update(_ message: DoctorSheetMessage) -> [Effect] {
    switch message {
    case .pickedPeriod(let days):
      if DoctorSheetState.periods.contains(days) { period = days }
    case .flipped(let part):
      if leftOut.remove(part) == nil { leftOut.insert(part) }
    case .pressedPrint: return [.print]
    }
    return []
  }

  func doctorSheetScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let language = desk.language
    let sheet = DoctorSheet(
      desk: desk, moment: moment, days: DoctorSheetDays(desk, period: period, moment))
    let paper = sheet.paper(without: leftOut)
    var body: [Component<Message>] = [.text(Text(language.doctorSheetLead, role: .soft))]
    body += controls(desk)
    if paper.isEmpty {
      body.append(
        .empty(
          Empty(
            symbol: .note, title: language.doctorSheetEmptyTitle,
            text: language.doctorSheetEmptyText)))
    } else {
      body += [
        .button(
          Button(
            language.doctorSheetPrint, .doctorSheet(.pressedPrint), key: "sheet-print",
            role: .primary, symbol: .note)),
        .card(Card(key: "doctor-sheet", body: paper)),
      ]
    }
    return Screen(title: language.doctorSheetTitle, place: .progress, back: .progress, body: body)
  }

  private func controls(_ desk: Desk) -> [Component<Message>] {
    let language = desk.language
    let locale = desk.locale
    let periods = DoctorSheetState.periods.map { days in
      Choice<Message>.Option(
        days == 0 ? language.doctorSheetAll : locale.days(Int64(days)),
        .doctorSheet(.pickedPeriod(days)), key: "sheet-period-\(days)", isPicked: days == period)
    }
    let toggles = desk.sheetParts.map { part in
      Component<Message>.toggle(
        Toggle(
          part.name(language), isOn: !leftOut.contains(part), key: "sheet-part-" + part.rawValue,
          flipped: .doctorSheet(.flipped(part))))
    }
    return [
      .choice(Choice(language.doctorSheetPeriod, look: .segments, options: periods)),
      .details(Details(key: "sheet-parts", summary: language.doctorSheetParts, body: toggles)),
    ]
  }
}

extension Desk {
  /// The parts that can say something: replacement is for people who use nicotine.
  var sheetParts: [DoctorSheetPart] {
    let usesNicotine = overview.trackers.contains { $0.isNicotine }
    return DoctorSheetPart.allCases.filter { $0 != .doses || usesNicotine }
  }
}

extension DoctorSheetPart {
  func name(_ language: Language) -> String {
    switch self {
    case .use: language.doctorSheetPartUse
    case .plan: language.doctorSheetPartPlan
    case .scores: language.doctorSheetPartScores
    case .doses: language.doctorSheetPartDoses
    case .withdrawal: language.doctorSheetPartWithdrawal
    case .cravings: language.doctorSheetPartCravings
    }
  }
}

/// The days that a sheet is about.
struct DoctorSheetDays {
  let first: Day
  let today: Day

  /// Without a period from the first thing of the journal on.
  init(_ desk: Desk, period: Int, _ moment: Moment) {
    today = desk.today(moment)
    first = period == 0 ? desk.firstNotedDay ?? today : today.adding(days: 1 - period)
  }

  /// How many days there are, today included.
  var count: Int { max(1, today.days(since: first) + 1) }

  func contains(_ day: Day) -> Bool { day >= first && day <= today }
}

extension Desk {
  /// The first day of which a sheet could say anything.
  fileprivate var firstNotedDay: Day? {
    var days: [Day] = []
    for tracker in overview.usedTrackers {
      days += [overview.use(of: tracker.id).first, overview.plans(of: tracker.id).firstDay]
        .compactMap { $0 }
    }
    days += [
      overview.scores.first?.day, overview.withdrawalChecks.first?.day,
      overview.cravings.map { $0.day }.min(), overview.doses.map { $0.day }.min(),
    ].compactMap { $0 }
    return days.min()
  }

  /// The way to the sheet.
  var doctorSheetLink: [Component<Message>] {
    [.link(Link(language.doctorSheetTitle, to: .doctorSheet, symbol: .note))]
  }
}
