// The way down of a plan as a line, with what was really used up to today.
import Engine

extension ProgressWords {
  /// The picture of a reduction; nothing for another plan, and for a way without steps.
  var curveChart: Chart? {
    guard let plan = facts.plan, plan.kind == .reduce else { return nil }
    let steps = PlanPreview(plan).steps
    guard steps.count > 1 else { return nil }
    let current = steps.lastIndex { $0.day <= facts.today }
    let points = steps.indices.map { point(steps, $0, isCurrent: $0 == current) }
    var chart = Chart(
      key: "curve-chart", title: text.curveTitle, sentence: "", look: .line, tone: .leaf,
      points: points,
      columns: (
        plan.cadence == .weekly ? text.week : text.day,
        locale.unit(of: facts.tracker, isOne: false), text.target
      ), tableLabel: text.asTable)
    let largest = points.map { max($0.value ?? 0, $0.target ?? 0) }.max() ?? 0
    let ceiling = roundedUp((largest + Entry.unit - 1) / Entry.unit)
    chart.ceiling = (ceiling * Entry.unit, locale.number(ceiling))
    return chart
  }

  /// The next number that one would write on an axis: 8, 40, 150.
  private func roundedUp(_ number: Int64) -> Int64 {
    var step: Int64 = 1
    while number > step * 10 { step *= number > step * 50 ? 10 : 5 }
    return (number + step - 1) / step * step
  }

  private func point(_ steps: [PlanStep], _ index: Int, isCurrent: Bool) -> Chart.Point {
    let step = steps[index]
    let end = index + 1 < steps.count ? steps[index + 1].day : Day.last
    let bar = UseBar(facts.records(from: step.day, before: end), today: facts.today)
    let target = Int64(step.target) * Entry.unit
    let date = locale.shortDate(step.day)
    return Chart.Point(
      label: isCurrent ? text.today : date, value: bar.used, target: target,
      valueText: bar.used.map { locale.amount($0) }
        ?? (step.day > facts.today ? "–" : text.unknown),
      targetText: locale.amount(target))
  }
}
