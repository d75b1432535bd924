// What comes of a questionnaire: the score, its band with the source, and what may follow.
import Engine

extension Desk {
  func result(_ score: Score, _ text: ChecksText, _ moment: Moment) -> [Component<Message>] {
    var body: [Component<Message>] = []
    let caution = score.instrument.substance == .alcohol ? gates.alcoholCaution : nil
    if let caution { body += danger(caution) }
    body += [
      .heading(Heading(text.name(score.instrument))),
      .stat(
        Stat(
          String(score.total), unit: text.outOf(score.instrument.range.upperBound),
          label: score.band.map { text.band($0) } ?? text.noBand)),
      .text(Text(text.meaning(score))),
      sourceNote(score.instrument.sources, key: "score"),
    ]
    if score.instrument == .auditC, score.band == .raisedRisk {
      body.append(
        .button(
          Button(text.rest, .checks(.pressedRest), key: "check-rest", role: .primary)))
    }
    body += [.heading(Heading(text.whatFollows)), .text(Text(text.yourChoice, role: .soft))]
    body += suggestions(for: score.instrument.substance, moment)
    return body + [
      .row([
        .button(
          Button(text.toList, .checks(.pressedLeave), key: "check-list")),
        .button(
          Button(text.toProgramme, .went(.programme), key: "to-programme", role: .primary)),
      ])
    ]
  }
}

extension Desk {
  func latestScore(_ instrument: Instrument) -> Score? {
    overview.scores.last { $0.score.instrument == instrument }?.score
  }

  /// The answers on a substance that say most: the longer questionnaire where both were answered.
  func score(about substance: Substance) -> Score? {
    for instrument in Instrument.about(substance).reversed() {
      if let score = latestScore(instrument) { return score }
    }
    return nil
  }

  /// What follows from the facts that the person gave and from their latest answers on drinking.
  var gates: SafetyGates {
    SafetyGates(
      overview.safety, audit: latestScore(.audit)?.total, auditC: latestScore(.auditC)?.total)
  }
}
