// What each curve would look like with the amount and length that were typed, before one is picked.
import Engine

extension PlanFormWords {
  /// Nothing until there is a way down to draw.
  var curvePreviews: [Component<Message>] {
    guard let draft = reading.plan, draft.kind == .reduce, draft.lengthInDays != nil,
      draft.baseline != nil, reading.isReady
    else { return [] }
    return [
      .details(
        Details(
          key: "curves", summary: plan.curvesShown,
          body: Curve.allCases.map { .chart(chart(of: $0, draft)) }))
    ] + suggestion(draft)
  }

  private func chart(of curve: Curve, _ draft: Plan) -> Chart {
    var shown = draft
    shown.curve = curve
    shown.cadence = .weekly
    shown.start = draft.start
    let steps = PlanPreview(shown).steps
    var points: [Chart.Point] = []
    for step in steps {
      let target = Int64(step.target) * Entry.unit
      points.append(
        Chart.Point(
          label: locale.shortDate(step.day), value: target, valueText: locale.amount(target)))
    }
    return Chart(
      key: "curve-chart-" + curve.code, title: plan.curveName(curve),
      sentence: plan.curveDetail(curve), look: .line, tone: .leaf, points: points,
      columns: (plan.dayColumn, locale.unit(of: tracker, isOne: false), ""),
      tableLabel: plan.asTable)
  }

  /// The curve that a rule would take for this amount and length, while another one is picked.
  private func suggestion(_ draft: Plan) -> [Component<Message>] {
    guard let baseline = draft.baseline, let days = draft.lengthInDays else { return [] }
    let suggested = Curve.suggested(average: baseline, days: days)
    guard suggested != typed.curve else { return [] }
    return [.text(Text(plan.curveByRule(plan.curveName(suggested)), role: .soft))]
  }
}
