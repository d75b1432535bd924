// The gallery of milestones: the next ones with their progress, then what was reached and when.
import Engine

extension MilestonesState {
  func milestonesScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = MilestonesText(language: desk.language)
    return Screen(title: text.title, back: .progress, body: milestonesBody(text, moment, desk))
  }

  private func milestonesBody(_ text: MilestonesText, _ moment: Moment, _ desk: Desk) -> [Component<
    Message
  >] {
    guard desk.showsMilestones else {
      return [
        .text(Text(text.hidden)), .link(Link(text.toSettings, to: .settings, symbol: .gear)),
      ]
    }
    let gallery = self.gallery ?? desk.gallery(moment)
    guard !gallery.reached.isEmpty || !gallery.open.isEmpty else {
      let empty = Empty<Message>(symbol: .star, title: text.emptyTitle, text: text.emptyText)
      return [.bird(.nest), .empty(empty)]
    }
    let open = gallery.open.filter { desk.isShown($0) }
    return desk.next(gallery.next.filter { desk.isShown($0) }, text)
      + desk.reachedList(gallery, text)
      + desk.openList(open, text)
  }
}

extension Desk {
  /// Nobody waits for a milestone of what was hidden.
  fileprivate func isShown(_ open: OpenMilestone) -> Bool {
    open.tracker == nil || overview.trackers.contains { $0.id == open.tracker }
  }

  /// Those that are shown at once, the nearest ones.
  private static let mostNext = 3

  fileprivate func next(_ all: [OpenMilestone], _ text: MilestonesText) -> [Component<Message>] {
    var parts: [Component<Message>] = []
    for open in all.sorted(by: { $0.thousandths > $1.thousandths }) {
      parts.append(
        .meter(
          Meter(
            label: name(of: open.milestone, open.tracker, text), value: left(open, text),
            thousandths: open.thousandths)))
    }
    guard !parts.isEmpty else { return [] }
    let rest = Array(parts.dropFirst(Desk.mostNext))
    let shown = [.heading(Heading(text.next))] + parts.prefix(Desk.mostNext)
    guard !rest.isEmpty else { return shown }
    let summary = text.moreNext(locale.number(Int64(rest.count)))
    return shown + [.details(Details(key: "more-next", summary: summary, body: rest))]
  }

  fileprivate func reachedList(
    _ gallery: MilestoneGallery, _ text: MilestonesText
  ) -> [Component<Message>] {
    guard !gallery.reached.isEmpty else {
      return [.heading(Heading(text.reached)), .text(Text(text.noneReached, role: .soft))]
    }
    let medals = MilestonesState.greatest(of: gallery.reached)
    let earlier = gallery.reached.filter { !medals.contains($0) }
    return [
      .heading(Heading(text.reached)), .text(Text(text.stays, role: .soft)),
      .list(
        List(
          label: text.reached, isTiled: true,
          rows: medals.map { reached in
            var row = row(of: reached, text)
            row.medal = Medal(reached.milestone)
            row.tier = reached.milestone.tier
            return row
          })),
    ] + earlierList(earlier.map { row(of: $0, text) }, text)
  }

  private func row(of reached: ReachedMilestone, _ text: MilestonesText) -> List<Message>.Row {
    List.Row(
      key: "reached-" + reached.milestone.key + (reached.tracker?.text ?? ""),
      title: name(of: reached.milestone, reached.tracker, text), detail: locale.date(reached.day))
  }

  /// What came before a greater one of the same kind.
  private func earlierList(
    _ rows: [List<Message>.Row], _ text: MilestonesText
  ) -> [Component<Message>] {
    guard !rows.isEmpty else { return [] }
    let label = text.earlier(locale.number(Int64(rows.count)))
    return [
      .details(
        Details(
          key: "earlier", summary: label, body: [.list(List(label: label, rows: rows))]))
    ]
  }

  fileprivate func openList(
    _ all: [OpenMilestone], _ text: MilestonesText
  ) -> [Component<Message>] {
    guard !all.isEmpty else { return [] }
    let rows = all.map { open in
      List<Message>.Row(
        key: "open-" + open.milestone.key + (open.tracker?.text ?? ""),
        title: name(of: open.milestone, open.tracker, text), detail: left(open, text),
        value: locale.number(Int64(open.thousandths / 10)) + "\u{A0}%")
    }
    return [
      .details(
        Details(
          key: "open-milestones", summary: text.open,
          body: [
            .text(Text(text.units, role: .caption)), .list(List(label: text.open, rows: rows)),
          ]))
    ]
  }

  /// "1 week free", with the tracker's name where there are several.
  func name(
    of milestone: Milestone, _ tracker: Identifier?, _ text: MilestonesText
  ) -> String {
    var words = text.name(milestone)
    if case .saved(let units) = milestone {
      let money = Money(minorUnits: units, currency: savingsCurrency)
      words = text.saved(locale.money(money, trims: true))
    }
    let all = overview.trackers + overview.archived
    guard all.count > 1, let named = all.first(where: { $0.id == tracker }) else { return words }
    return words + " · " + locale.name(of: named)
  }

  private func left(_ open: OpenMilestone, _ text: MilestonesText) -> String {
    switch open.milestone {
    case .freeTime, .recovery: text.left(timeLeft(open))
    case .keptRun, .freeRun, .trackerRun, .practiceRun: text.left(locale.days(open.left))
    case .cravingsNoted, .cravingsPassed: text.left(locale.number(open.left))
    case .saved:
      text.left(locale.money(Money(minorUnits: open.left, currency: savingsCurrency)))
    }
  }
}
