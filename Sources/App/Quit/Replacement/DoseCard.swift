// The card on Today with which a nicotine product is noted; shown while the module is on.
import Engine

extension Desk {
  func doseCard(_ moment: Moment) -> [Component<Message>] {
    programme(moment).has(.replacement) ? [doses(moment)] : []
  }

  @inline(never)  // Not of a first visit.
  private func doses(_ moment: Moment) -> Component<Message> {
    let text = ReplacementText(language: language)
    let day = today(moment)
    let totals = DoseTotals(overview.doses)
    let taken = totals.doses(on: day)
    var lines: [String] = []
    if !taken.isEmpty { lines.append(text.today(taken.count, totals.milligrams(on: day))) }
    if let week = totals.patchWeek(on: day) { lines.append(text.patchWeek(week)) }
    for step in DoseStep.current(overview.doseSteps, on: day) {
      lines.append(text.ownStepNow(text.dose(step.product, step.strength)))
    }
    return .card(
      Card(
        key: "doses",
        body: [.row([.heading(Heading(text.title))] + doseButtons(text))]
          + lines.map { .text(Text($0, role: .soft)) }))
  }

  /// The last one once more, and another one.
  private func doseButtons(_ text: ReplacementText) -> [Component<Message>] {
    guard let last = overview.doses.last else {
      return [
        .button(
          Button(text.first, .replacement(.pressedNew), key: "dose-new", symbol: .plus))
      ]
    }
    let words = text.dose(last.product, last.strength)
    return [
      .button(
        Button(
          "+ " + words, .replacement(.pressedAgain), key: "dose-again", hint: text.note(words))),
      .button(
        Button(text.other, .replacement(.pressedNew), key: "dose-new", role: .sign, symbol: .more)),
    ]
  }
}
