// A milestone on Today: one quiet card with the bird, put away with one word. Nothing moves.
import Engine

extension MilestonesState {
  func milestoneCard(_ moment: Moment, _ desk: Desk) -> Component<Message>? {
    let fresh = freshMilestones(desk.today(moment), desk)
    // A stage of recovery has something to say; on any other way it would go unsaid.
    let stage = fresh.first { if case .recovery = $0.milestone { true } else { false } }
    guard let reached = stage ?? fresh.first else { return nil }
    let text = MilestonesText(language: desk.language)
    return .card(
      Card(
        key: "milestone", title: text.cardTitle, symbol: .bird, tone: .leaf,
        body: [
          .medal(Medal(reached.milestone)),
          .text(Text(desk.name(of: reached.milestone, reached.tracker, text), role: .lead)),
        ] + desk.recovered(reached.milestone) + [
          .text(Text(text.stays, role: .soft)),
          .row([
            .button(
              Button(text.seen, .milestones(.pressedSeen), key: "milestone-seen")),
            .link(Link(text.title, to: .milestones)),
          ]),
        ]))
  }
}

extension Desk {
  /// What is known of a stage of recovery, with its source.
  fileprivate func recovered(_ milestone: Milestone) -> [Component<Message>] {
    guard case .recovery(let stage) = milestone else { return [] }
    return [
      .text(Text(RecoveryContent.text(stage, language))),
      sourceNote(stage.citations, key: stage.rawValue),
    ]
  }
}
