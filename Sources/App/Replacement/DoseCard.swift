// The card on Today with which a nicotine product is noted; shown while the module is on.
import Engine

extension Desk {
  func doseCard(_ moment: Moment) -> [Component<Message>] {
    guard programme(moment).has(.replacement) else { return [] }
    let text = ReplacementText(language: language)
    let day = today(moment)
    let totals = DoseTotals(overview.doses)
    let taken = totals.doses(on: day)
    var lines: [String] = []
    if taken.isEmpty {
      lines.append(text.noneToday)
    } else {
      lines.append(text.today(taken.count, totals.milligrams(on: day)))
    }
    if let week = totals.patchWeek(on: day) { lines.append(text.patchWeek(week)) }
    for step in DoseStep.current(overview.doseSteps, on: day) {
      lines.append(text.ownStepNow(text.dose(step.product, step.strength)))
    }
    var buttons: [Component<Message>] = []
    if let last = overview.doses.last {
      buttons.append(
        .button(
          Button(
            "+ " + text.dose(last.product, last.strength), .replacement(.pressedAgain),
            key: "dose-again", hint: text.note(text.dose(last.product, last.strength)))))
    }
    buttons.append(
      .button(
        Button(
          overview.doses.isEmpty ? text.first : text.other, .replacement(.pressedNew),
          key: "dose-new", role: .quiet, symbol: .plus)))
    return [
      .card(
        Card(
          key: "doses", title: text.title, symbol: .shield,
          body: lines.map { .text(Text($0, role: .soft)) } + [.row(buttons)]))
    ]
  }
}
