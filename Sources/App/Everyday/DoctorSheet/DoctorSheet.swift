// What stands on the sheet. A part of which nothing was noted is only named at the end, so that its
// silence is not read as a zero.
import Engine

struct DoctorSheet {
  let desk: Desk
  let moment: Moment
  let days: DoctorSheetDays

  var language: Language { desk.language }
  var locale: Locale { desk.locale }

  /// Nothing where there is nothing to say at all.
  func paper(without leftOut: Set<DoctorSheetPart>) -> [Component<Message>] {
    var body: [Component<Message>] = []
    var silent: [String] = []
    for part in desk.sheetParts where !leftOut.contains(part) {
      let found = section(part)
      if found.isEmpty {
        silent.append(part.name(language))
      } else {
        body.append(.stack([.heading(Heading(part.name(language)))] + found))
      }
    }
    guard !body.isEmpty else { return [] }
    var end: [Component<Message>] = [
      .heading(Heading(language.doctorSheetLimitsTitle)),
      .text(Text(language.doctorSheetLimits, role: .soft)),
    ]
    if !silent.isEmpty {
      end.append(
        .text(
          Text(language.doctorSheetNone(parts: silent.joined(separator: ", ")), role: .soft)))
    }
    return [.stack(head)] + body + [.stack(end)]
  }

  private var head: [Component<Message>] {
    let dates = language.doctorSheetDates(
      from: locale.date(days.first), through: locale.date(days.today))
    return [
      .heading(Heading(language.doctorSheetHeading)),
      .text(
        Text(
          language.doctorSheetFor + ". " + dates + " (" + locale.days(Int64(days.count)) + ").",
          role: .soft)),
    ]
  }

  private func section(_ part: DoctorSheetPart) -> [Component<Message>] {
    switch part {
    case .use: use
    case .plan: plans
    case .scores: scores
    case .doses: doses
    case .withdrawal: withdrawal
    case .cravings: cravings
    }
  }

  func table(_ caption: String, _ head: [String], _ rows: [[String]]) -> [Component<Message>] {
    rows.isEmpty ? [] : [.table(Table(caption: caption, head: head, rows: rows))]
  }

  /// A list of facts; those without a value are left out.
  func facts(
    _ label: String, _ key: String, _ facts: [DoctorSheetFact]
  ) -> [Component<Message>] {
    var shown: [List<Message>.Row] = []
    for (place, fact) in facts.enumerated() {
      guard let value = fact.value else { continue }
      shown.append(List.Row(key: "sheet-\(key)-\(place)", title: fact.name, value: value))
    }
    return shown.isEmpty ? [] : [.list(List(label: label, rows: shown))]
  }
}

/// A line of a sheet; without a value it says nothing.
struct DoctorSheetFact {
  let name: String
  let value: String?

  init(_ name: String, _ value: String?) {
    self.name = name
    self.value = value
  }
}
