// The whole picture of nicotine on Progress, for who has at least two kinds of it: a picture and a
// sentence for each, side by side and never added up.
import Engine

extension ProgressState {
  /// More days than this are not drawn.
  static let nicotineDays = 30

  func nicotineSection(_ text: ProgressText, _ moment: Moment, _ desk: Desk) -> [Component<Message>]
  {
    let words = NicotineText(locale: desk.locale)
    let today = desk.today(moment)
    let doses = DoseTotals(desk.overview.doses)
    var series: [NicotineSeries] = []
    var charts: [Chart] = []
    for tracker in desk.overview.trackers {
      guard let kind = desk.nicotineKind(tracker.substance) else { continue }
      let use = desk.overview.use(of: tracker.id)
      let baseline = desk.currentPlan(of: tracker.id, moment)?.baseline
      guard
        let found = NicotinePicture.series(kind, use, baseline: baseline, today: today)
      else { continue }
      series.append(found)
      charts.append(
        chart(found, words, text, today, desk) { use.amount(on: $0) })
    }
    if let found = NicotinePicture.replacement(doses, today: today),
      desk.programme(moment).has(.replacement)
    {
      series.append(found)
      charts.append(
        chart(found, words, text, today, desk) { Int64(doses.milligrams(on: $0)) * Entry.unit })
    }
    guard series.count > 1 else { return [] }
    let spark = charts[0]
    charts[0].sentence = ""
    var pictures: [Component<Message>] = []
    for chart in charts {
      pictures.append(chart.hasPicture ? .chart(chart) : .text(Text(chart.sentence)))
    }
    return [
      .highlight(
        Highlight(
          key: "progress-nicotine", sentence: words.sentence(series[0]), tone: spark.tone,
          why: words.twoTruths, spark: spark, body: pictures))
    ]
  }

  private func chart(
    _ series: NicotineSeries, _ words: NicotineText, _ text: ProgressText, _ today: Day,
    _ desk: Desk, amount: (Day) -> Int64?
  ) -> Chart {
    let length = min(period, ProgressState.nicotineDays)
    var points: [Chart.Point] = []
    for offset in (1 - length)...0 {
      let day = today.adding(days: offset)
      let value = amount(day)
      points.append(
        Chart.Point(
          label: offset == 0 ? text.today : desk.locale.shortDate(day), value: value,
          valueText: value.map { desk.locale.amount($0) } ?? text.unknown))
    }
    return Chart(
      key: "nicotine-" + words.key(series.kind), title: words.name(series.kind),
      sentence: words.sentence(series), look: .bars,
      tone: series.kind == .replacement ? .sky : .ember, points: points,
      columns: (text.day, words.unit(series.kind), ""), tableLabel: text.asTable)
  }
}

extension Desk {
  fileprivate func nicotineKind(_ substance: Substance?) -> NicotineSeries.Kind? {
    switch substance {
    case .cigarettes: .cigarettes
    case .vape: .puffs
    case .alcohol, nil: nil
    }
  }
}
