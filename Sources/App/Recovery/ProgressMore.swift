// What Progress leads to: milestones, recovery, savings, the first weeks, and the time of life.
import Engine

extension Desk {
  /// The ways on from Progress.
  /// The places of Progress, which stand at its head.
  var progressPlaces: [Component<Message>] { [.grid(progressLinks)] }

  private var progressLinks: [Component<Message>] {
    let text = RecoveryText(language: language)
    let history = Link(
      ProgressText(language: language).toHistory, to: .history, symbol: .history)
    var links: [Component<Message>] = dayLinks + [.link(history)]
    if showsMilestones {
      links.append(.link(Link(text.toMilestones, to: .milestones, symbol: .bird)))
    }
    if watchesOnlyFood { return links }
    links += [
      .link(Link(text.title, to: .recovery, symbol: .heart)),
      .link(Link(text.toSavings, to: .savings, symbol: .coin)),
      .link(Link(text.toWithdrawal, to: .withdrawal, symbol: .wave)),
    ]
    return links
  }

  /// The estimate for cigarettes that were not smoked; nothing for anything else, or switched off.
  func lifeRegained(_ tracker: Tracker, notUsed: Int64) -> [Component<Message>] {
    guard overview.settings.showsLifeRegained, notUsed > 0,
      let life = LifeRegained(notSmoked: notUsed, of: tracker.substance)
    else { return [] }
    let text = RecoveryText(language: language)
    let least = locale.duration(milliseconds: life.leastMinutes * Milliseconds.minute)
    let most = locale.duration(milliseconds: life.mostMinutes * Milliseconds.minute)
    return [
      .stat(
        Stat(text.lifeHours(least, most), label: text.lifeLabel, tone: .leaf, why: text.lifeWhy)),
      sourceNote(LifeRegained.citations, key: "life"),
    ]
  }
}
