// The gallery of milestones: the next ones with their progress, then what was reached and when.
import Engine

extension MilestonesState {
  func milestonesScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = MilestonesText(language: desk.language)
    return Screen(
      title: text.title, place: .progress, back: .progress,
      body: milestonesBody(text, moment, desk))
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
    let next = gallery.next.filter { desk.isShown($0) }
    return desk.newest(gallery, text) + desk.next(next, text)
      + desk.reachedList(gallery, next, text) + desk.openList(open, text)
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

  /// The latest medal, large, at the head of the page.
  fileprivate func newest(
    _ gallery: MilestoneGallery, _ text: MilestonesText
  ) -> [Component<Message>] {
    guard let newest = gallery.reached.first else { return [] }
    let row = medalRow(of: newest, text)
    return [
      .list(List(label: text.newest, isTiled: true, rows: [row])),
      .row([shareButton(.milestone)]),
    ]
  }

  /// A medal for each family that was reached, and in grey those that can come next.
  fileprivate func reachedList(
    _ gallery: MilestoneGallery, _ next: [OpenMilestone], _ text: MilestonesText
  ) -> [Component<Message>] {
    guard !gallery.reached.isEmpty else {
      return [.heading(Heading(text.reached)), .text(Text(text.noneReached, role: .soft))]
        + medalGrid(comingRows(gallery, next, text), text)
    }
    let medals = ofFamilies(gallery.reached)
    let newest = gallery.reached.first
    let earlier = gallery.reached.filter { $0 != newest && !medals.contains($0) }
    let rows = medals.filter { $0 != newest }.map { medalRow(of: $0, text) }
    return [.heading(Heading(text.reached)), .text(Text(text.stays, role: .soft))]
      + medalGrid(rows + comingRows(gallery, next, text), text)
      + earlierList(earlier.map { row(of: $0, text) }, text)
  }

  /// The furthest of each family; of equal ones the latest.
  private func ofFamilies(_ all: [ReachedMilestone]) -> [ReachedMilestone] {
    var furthest: [ReachedMilestone] = []
    for reached in all {
      let place = furthest.firstIndex { Medal($0.milestone) == Medal(reached.milestone) }
      if let place {
        if reached.milestone.tier > furthest[place].milestone.tier { furthest[place] = reached }
      } else {
        furthest.append(reached)
      }
    }
    return furthest
  }

  private func medalGrid(
    _ rows: [List<Message>.Row], _ text: MilestonesText
  ) -> [Component<Message>] {
    rows.isEmpty ? [] : [.list(List(label: text.reached, isTiled: true, rows: rows))]
  }

  /// The first of each family of which nothing was reached yet.
  private func comingRows(
    _ gallery: MilestoneGallery, _ next: [OpenMilestone], _ text: MilestonesText
  ) -> [List<Message>.Row] {
    var known = gallery.reached.map { Medal($0.milestone) }
    var rows: [List<Message>.Row] = []
    for open in next where !known.contains(Medal(open.milestone)) {
      known.append(Medal(open.milestone))
      var row = List<Message>.Row(
        key: "coming-" + open.milestone.key + (open.tracker?.text ?? ""),
        title: name(of: open.milestone, open.tracker, text), detail: text.coming, tone: .sand)
      row.medal = Medal(open.milestone)
      rows.append(row)
    }
    return rows
  }

  private func medalRow(
    of reached: ReachedMilestone, _ text: MilestonesText
  ) -> List<Message>.Row {
    var row = row(of: reached, text)
    row.medal = Medal(reached.milestone)
    row.tier = reached.milestone.tier
    return row
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
    case .cravingsNoted, .cravingsPassed, .foodDays, .swaps: text.left(locale.number(open.left))
    case .saved:
      text.left(locale.money(Money(minorUnits: open.left, currency: savingsCurrency)))
    }
  }
}
