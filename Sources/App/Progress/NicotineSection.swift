// The whole picture of nicotine on Progress, for who has at least two kinds of it: a picture and a
// sentence for each, side by side and never added up.
import Engine

extension State {
  /// More days than this are not drawn.
  static let nicotineDays = 30

  func nicotineSection(_ text: ProgressText, _ moment: Moment) -> [Component<Message>] {
    let words = NicotineText(locale: locale)
    let today = today(moment)
    let doses = DoseTotals(overview.doses)
    var series: [NicotineSeries] = []
    var charts: [Component<Message>] = []
    for tracker in overview.trackers {
      guard let kind = nicotineKind(tracker.substance) else { continue }
      let use = overview.use(of: tracker.id)
      let baseline = currentPlan(of: tracker.id, moment)?.baseline
      guard
        let found = NicotinePicture.series(kind, use, baseline: baseline, today: today)
      else { continue }
      series.append(found)
      charts.append(
        chart(found, words, text, today) { use.amount(on: $0) })
    }
    if let found = NicotinePicture.replacement(doses, today: today),
      programme(moment).has(.replacement)
    {
      series.append(found)
      charts.append(
        chart(found, words, text, today) { Int64(doses.milligrams(on: $0)) * Entry.unit })
    }
    guard series.count > 1 else { return [] }
    var body: [Component<Message>] = [.heading(Heading(words.title))]
    for found in series { body.append(.text(Text(words.sentence(found), role: .lead))) }
    return body + [.text(Text(words.twoTruths, role: .soft))] + charts
  }

  private func nicotineKind(_ substance: Substance?) -> NicotineSeries.Kind? {
    switch substance {
    case .cigarettes: .cigarettes
    case .vape: .puffs
    case .alcohol, nil: nil
    }
  }

  private func chart(
    _ series: NicotineSeries, _ words: NicotineText, _ text: ProgressText, _ today: Day,
    amount: (Day) -> Int64?
  ) -> Component<Message> {
    let length = min(progress.period, State.nicotineDays)
    var points: [Chart.Point] = []
    for offset in (1 - length)...0 {
      let day = today.adding(days: offset)
      let value = amount(day)
      points.append(
        Chart.Point(
          label: offset == 0 ? text.today : locale.shortDate(day), value: value,
          valueText: value.map { locale.amount($0) } ?? text.unknown))
    }
    return .chart(
      Chart(
        key: "nicotine-" + words.key(series.kind), title: words.name(series.kind),
        sentence: words.sentence(series), look: .bars,
        tone: series.kind == .replacement ? .sky : .ember, points: points,
        columns: (text.day, words.unit(series.kind), ""), tableLabel: text.asTable))
  }
}
