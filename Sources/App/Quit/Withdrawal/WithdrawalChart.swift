// A person's own line through the first weeks, beside what is usual by then.
import Engine

extension Desk {
  /// The days since the last use that were answered, at most four weeks; nothing before the second.
  func withdrawalChart(_ text: WithdrawalText, _ moment: Moment) -> Chart? {
    let day = today(moment)
    guard let number = withdrawalDay(moment)?.number else { return nil }
    let length = min(number, WithdrawalDay.described.upperBound)
    let first = day.adding(days: 1 - number)
    var points: [Chart.Point] = []
    var answered = 0
    for offset in 0..<length {
      let date = first.adding(days: offset)
      let mean = overview.withdrawalChecks.last { $0.day == date }?.mean
      if mean != nil { answered += 1 }
      points.append(
        Chart.Point(
          label: locale.number(Int64(offset + 1)), value: mean,
          valueText: mean.map { locale.amount($0) } ?? "–",
          targetText: text.usual(WithdrawalDay(number: offset + 1).phase)))
    }
    guard answered >= 2 else { return nil }
    return Chart(
      key: "withdrawal-chart", title: text.chart, sentence: text.chartSentence(answered),
      look: .line, tone: .dusk, points: points,
      columns: (text.dayColumn, text.meanColumn, text.usualColumn), tableLabel: text.asTable)
  }
}
