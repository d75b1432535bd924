// The forecast: the chance of use on the day that is open, from a person's own days alone, and how
// often it was right; or what it lacks while it says nothing.
import Engine

extension Desk {
  /// Reasons that are named at most.
  private static let mostReasons = 3

  /// What is asked for, a forecast for each thing that is used.
  func forecastScreen(_ moment: Moment) -> Screen<Message> {
    let used = overview.usedTrackers
    var body: [Component<Message>] = []
    for tracker in used {
      if used.count > 1 { body.append(.heading(Heading(locale.name(of: tracker)))) }
      body += forecast(of: tracker, moment)
    }
    if used.isEmpty { body.append(.text(Text(language.forecastNothing, role: .lead))) }
    body.append(
      .details(
        Details(
          key: "forecast-how", summary: language.forecastHowSummary,
          body: [
            .text(Text(language.forecastHow, role: .soft)),
            .text(Text(language.forecastLimits, role: .soft)),
          ])))
    return Screen(title: language.forecastTitle, back: .progress, body: body)
  }

  private func forecast(of tracker: Tracker, _ moment: Moment) -> [Component<Message>] {
    let today = today(moment)
    let record = ForecastRecord(overview.riskDays(of: tracker, today: today))
    if let silence = ForecastVoice.silence(after: record.outcomes) { return silent(silence) }
    // What is older speaks of a day that nobody asks about any more.
    guard let last = record.days.last?.day, let chance = record.chance,
      last >= today.adding(days: -1)
    else { return silentSince() }
    return spoken(record, chance, isToday: last < today, tracker)
  }

  // While it says nothing

  private func silentSince() -> [Component<Message>] {
    [
      .text(Text(language.forecastGapTitle, role: .lead)),
      .text(Text(language.forecastGap, role: .soft)),
    ]
  }

  private func silent(_ silence: ForecastSilence) -> [Component<Message>] {
    let (title, text) = words(of: silence)
    return [.text(Text(title, role: .lead)), .text(Text(text, role: .soft))]
  }

  private func words(of silence: ForecastSilence) -> (title: String, text: String) {
    switch silence {
    case .fewDays(let count):
      let text = language.forecastFew(
        count: number(count), needed: number(ForecastVoice.fewestDays),
        each: number(ForecastVoice.fewestOfEach))
      return (language.forecastFewTitle, text)
    case .alike(let used, let days):
      let text =
        used == 0
        ? language.forecastAllFree(days: number(days))
        : language.forecastAlike(used: number(used), days: number(days))
      return (language.forecastAlikeTitle, text)
    case .noBetter(let days):
      return (language.forecastNoBetterTitle, language.forecastNoBetter(days: number(days)))
    }
  }

  // While it speaks

  private func spoken(
    _ record: ForecastRecord, _ chance: Double, isToday: Bool, _ tracker: Tracker
  ) -> [Component<Message>] {
    let accuracy = ForecastAccuracy(record.outcomes)
    let used = record.outcomes.suffix(ForecastVoice.window).count { $0.used }
    var body: [Component<Message>] = [
      .stat(
        Stat(
          tenths(chance), label: isToday ? language.forecastToday : language.forecastTomorrow,
          tone: .sky)),
      .text(
        Text(language.forecastUsual(used: number(used), days: number(accuracy.days)), role: .soft)),
    ]
    switch record.level {
    case .harder:
      body.append(.text(Text(language.forecastHarder)))
      body.append(.link(Link(language.ifThenTitle, to: .ifThen, symbol: .link)))
    case .easier: body.append(.text(Text(language.forecastEasier)))
    case .usual, nil: break
    }
    body += reasons(record, tracker)
    body += [
      .heading(Heading(language.forecastRightTitle)),
      .text(
        Text(
          language.forecastRight(
            hits: number(accuracy.hits), days: number(accuracy.days),
            same: number(accuracy.sameHits)))),
      .chart(picture(accuracy, tracker)),
    ]
    return body
  }

  private func reasons(_ record: ForecastRecord, _ tracker: Tracker) -> [Component<Message>] {
    let reasons = record.reasons(Self.mostReasons)
    guard let last = record.days.last?.day, !reasons.isEmpty else { return [] }
    let rows = reasons.map { reason in
      List<Message>.Row(
        key: "reason-" + tracker.key + "-\(reason.topic.rawValue)",
        title: outlookText.name(of: reason.topic, on: last.adding(days: 1)),
        detail: reason.isUp ? language.forecastUp : language.forecastDown,
        value: language.forecastOf(used: number(reason.used), days: number(reason.days)))
    }
    return [
      .heading(Heading(language.forecastReasons)),
      .list(List(label: language.forecastReasons, rows: rows)),
    ]
  }

  /// What was said beside what came, in steps of the chance.
  private func picture(_ accuracy: ForecastAccuracy, _ tracker: Tracker) -> Chart {
    let whole: Double = 100_000
    var chart = Chart(
      key: "forecast-chart-" + tracker.key, title: language.forecastChart,
      sentence: language.forecastChartSentence, look: .bars, tone: .sky,
      points: accuracy.steps.map { step in
        Chart.Point(
          label: tenths(step.said),
          value: Int64(whole * Double(step.used) / Double(step.days)),
          target: Int64(whole * step.said),
          valueText: language.forecastOf(used: number(step.used), days: number(step.days)),
          targetText: tenths(step.said))
      },
      columns: (language.forecastSaid, language.forecastCame, language.forecastSaidMean),
      tableLabel: language.forecastAsTable)
    chart.ceiling = (Int64(whole), language.forecastAlways)
    return chart
  }

  /// A chance in words that promise no more than it knows.
  private func tenths(_ chance: Double) -> String {
    switch Int((chance * 10).rounded()) {
    case ...0: language.forecastLeast
    case 10...: language.forecastMost
    case let count: language.forecastTenths(count: number(count))
    }
  }

  private func number(_ count: Int) -> String { locale.number(Int64(count)) }
}
