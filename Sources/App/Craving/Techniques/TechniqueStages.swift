// A technique that goes by the clock: its figure and its words are one, and move on by themselves.
import Engine

extension CravingState {
  /// Seconds of the stages of the technique that is open; nothing where it has none.
  var stages: [Int]? { technique.flatMap { Technique(rawValue: $0) }?.stages }

  func stage(_ moment: Moment) -> TechniqueStage? {
    guard let stages, let since = techniqueSince else { return nil }
    return TechniqueStage(stages, elapsed: max(0, moment.now.milliseconds(since: since)))
  }

  /// A walk has its minutes and what to do, grounding how many of what to find.
  func stageFigure(_ stage: TechniqueStage, _ lines: [String]) -> [Component<Message>] {
    guard lines.indices.contains(stage.index) else { return [] }
    let line = lines[stage.index]
    guard technique == Technique.walk.rawValue else {
      let number = String(lines.count - stage.index)
      return [
        figure(
          number, line, number + " " + line, thousandths: stage.left * 1000 / stage.length)
      ]
    }
    let minutes = (stage.leftInAll + Milliseconds.minute - 1) / Milliseconds.minute
    var walk = figure(
      String(minutes), "min", line, thousandths: stage.leftInAll * 1000 / stage.whole)
    if case .session(var session) = walk, stage.leftInAll > 0 {
      session.isPaced = true
      walk = .session(session)
    }
    return [walk, .text(Text(line, role: .lead))]
  }

  private func figure(
    _ number: String, _ caption: String, _ sentence: String, thousandths: Int64
  ) -> Component<Message> {
    .session(
      SessionFigure(
        key: "stage", number: number, caption: caption, whole: Int(thousandths),
        sentence: sentence, live: sentence))
  }
}
