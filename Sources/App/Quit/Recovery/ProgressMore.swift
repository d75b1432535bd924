// What Progress leads to: milestones, recovery, savings, the first weeks, and the time of life.
import Engine

extension Desk {
  /// The places of Progress, which stand at its head.
  var progressPlaces: [Component<Message>] { [.grid(progressLinks)] }

  private var progressLinks: [Component<Message>] {
    let text = RecoveryText(language: language)
    let history = Link(
      ProgressText(language: language).toHistory, to: .history, symbol: .history)
    let streaks = Link(streaksText.section, to: .streaks, symbol: .run)
    var links: [Component<Message>] = dayLinks + [.link(history), .link(streaks)]
    if showsMilestones {
      links.append(.link(Link(text.toMilestones, to: .milestones, symbol: .bird)))
    }
    if watchesOnlyFood { return links }
    links += [
      .link(Link(text.title, to: .recovery, symbol: .heart)),
      .link(Link(text.toSavings, to: .savings, symbol: .coin)),
    ]
    return links
  }

  /// The way to the first weeks, for who watches something that has them.
  var firstWeeksLink: [Component<Message>] {
    guard !watchesOnlyFood else { return [] }
    let text = RecoveryText(language: language)
    return [.link(Link(text.toWithdrawal, to: .withdrawal, symbol: .wave))]
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
      .highlight(
        Highlight(
          key: "progress-life", value: text.lifeHours(least, most), sentence: text.lifeLabel,
          tone: .leaf, why: text.lifeWhy, body: [sourceNote(LifeRegained.citations, key: "life")]))
    ]
  }
}
