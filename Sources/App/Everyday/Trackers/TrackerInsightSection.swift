// What the noticed moments of a saboteur say, in sentences; each picture has its table.
import Engine

extension Desk {
  func insightSection(_ insight: TrackerInsight) -> [Component<Message>] {
    let text = TrackerInsightText(language)
    let heading = Component<Message>.heading(Heading(text.title))
    guard insight.isEnough else {
      let more = locale.number(Int64(TrackerInsight.fewest - insight.count))
      return [
        heading,
        .text(Text(text.tooLittle(more, isOne: TrackerInsight.fewest - insight.count == 1))),
      ]
    }
    var body = [heading, .chart(timesChart(insight, text))]
    let triggers = named(insight.triggers) { TriggerText.name(key: $0, self.language) }
    if !triggers.isEmpty { body.append(.text(Text(text.triggers(triggers)))) }
    let places = named(insight.places) { TriggerText.place(key: $0, self.language) }
    if !places.isEmpty { body.append(.text(Text(text.places(places)))) }
    return body + [.chart(weeksChart(insight, text))]
  }

  /// "Stress (5), Boredom (2)"
  private func named(_ counts: [NamedCount], name: (String) -> String) -> String {
    var parts: [String] = []
    for count in counts {
      parts.append(name(count.key) + " (" + locale.number(Int64(count.count)) + ")")
    }
    return parts.joined(separator: ", ")
  }

  private func timesChart(_ insight: TrackerInsight, _ text: TrackerInsightText) -> Chart {
    var points: [Chart.Point] = []
    for (place, count) in insight.byStretch.enumerated() {
      points.append(point(stretch(place * TrackerInsight.stretchHours), count))
    }
    let risky = insight.riskHours.map { stretch($0) }
    return Chart(
      key: "risk-times", title: text.times,
      sentence: risky.isEmpty
        ? text.spread : text.mostly(risky.joined(separator: text.and)),
      look: .bars, tone: .dusk, points: points, columns: (text.hours, text.moments, ""),
      tableLabel: text.asTable)
  }

  private func weeksChart(_ insight: TrackerInsight, _ text: TrackerInsightText) -> Chart {
    var points: [Chart.Point] = []
    for (place, count) in insight.byWeek.enumerated() {
      let ago = insight.byWeek.count - 1 - place
      points.append(point(text.week(ago), count))
    }
    let now = insight.byWeek[insight.byWeek.count - 1]
    let first = insight.byWeek[0]
    return Chart(
      key: "four-weeks", title: text.weeks,
      sentence: text.trend(
        from: locale.number(Int64(first)), to: locale.number(Int64(now)), isFewer: now < first,
        isSame: now == first),
      look: .bars, tone: .sky, points: points, columns: (text.weekColumn, text.moments, ""),
      tableLabel: text.asTable)
  }

  private func point(_ label: String, _ count: Int) -> Chart.Point {
    Chart.Point(
      label: label, value: Int64(count) * 1000, valueText: locale.number(Int64(count)))
  }

  /// "15–18"
  private func stretch(_ hour: Int) -> String {
    String(hour) + "–" + String(hour + TrackerInsight.stretchHours)
  }
}
