// What Progress leads to: milestones, recovery, savings, the first weeks, and the time of life.
import Engine

extension Desk {
  /// The places of Progress, which stand at its head, each with how it stands there.
  func progressPlaces(
    medals: Int?, streaks: [StreakItem], _ moment: Moment
  ) -> [Component<Message>] {
    [.grid(progressLinks(medals, streaks, moment).map { .link($0) })]
  }

  func progressLinks(
    _ medals: Int?, _ streaks: [StreakItem], _ moment: Moment
  ) -> [Link] {
    let text = RecoveryText(language: language)
    let lines = PlaceLines(desk: self, moment: moment)
    var links = dayLinks(moment)
    links.append(
      Link(
        HistoryText(language: language).title, to: .history, symbol: .history,
        detail: lines.entries))
    links.append(
      Link(streaksText.section, to: .streaks, symbol: .run, detail: lines.running(streaks)))
    if !watchesOnlyFood {
      links.append(
        Link(
          language.patternsTitle, to: .patterns, symbol: .eye, detail: language.patternsPlace))
    }
    if showsMilestones {
      links.append(
        Link(
          text.toMilestones, to: .milestones, symbol: .bird,
          detail: medals.flatMap { lines.reached($0) }))
    }
    if watchesOnlyFood { return links }
    links += [
      Link(text.title, to: .recovery, symbol: .heart, detail: lines.stages),
      Link(text.toSavings, to: .savings, symbol: .coin, detail: lines.wish),
    ]
    guard !overview.usedTrackers.isEmpty else { return links }
    return links + [
      Link(language.forecastTitle, to: .forecast, symbol: .sun, detail: language.forecastPlace)
    ]
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
