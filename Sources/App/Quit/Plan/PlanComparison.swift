// What a changed plan would mean, next to the plan as it is.
import Engine

extension PlanFormWords {
  /// A preview looks at most this many weeks ahead: a year.
  static let mostWeeks = 53

  /// Nothing until the answers make a plan.
  var preview: [Component<Message>] {
    guard let new = reading.plan, reading.isReady else { return [] }
    var parts: [Component<Message>] = [.heading(Heading(text.preview, level: 3))]
    if let chart = targets(new) {
      parts.append(.chart(chart))
    } else {
      parts.append(.text(Text(plan.noTarget)))
    }
    if let table = cost(new) { parts.append(.table(table)) }
    for notice in remarks(new) { parts.append(.text(Text(plan.notice(notice), role: .soft))) }
    return parts
  }

  /// The targets from today on, a point a week, until both plans have reached their end.
  private func targets(_ new: Plan) -> Chart? {
    let end = max(new.quitDay ?? today, old?.quitDay ?? today)
    let weeks = min(
      PlanFormWords.mostWeeks, max(1, (end.days(since: today) + 6) / Plan.daysPerWeek + 1))
    var points: [Chart.Point] = []
    var hasTarget = false
    for week in 0..<weeks {
      let day = today.adding(days: week * Plan.daysPerWeek)
      let (after, before) = (new.target(on: day), old?.target(on: day))
      if after != nil { hasTarget = true }
      points.append(
        Chart.Point(
          label: week == 0 ? plan.today : locale.shortDate(day),
          value: after.map { Int64($0) * Entry.unit },
          target: before.map { Int64($0) * Entry.unit },
          valueText: words(after), targetText: words(before)))
    }
    guard hasTarget, new.kind != .notice else { return nil }
    return Chart(
      key: "preview-chart", title: text.previewTargets, sentence: sentence(new), look: .line,
      tone: .leaf, points: points,
      columns: (plan.dayColumn, text.after, old == nil ? "" : text.before),
      tableLabel: plan.asTable)
  }

  private func words(_ target: Int?) -> String {
    target.map { locale.number(Int64($0)) } ?? "–"
  }

  private func sentence(_ new: Plan) -> String {
    guard let stop = locale.stop(of: new, in: zone) else { return plan.noTarget }
    guard new.kind == .reduce, let target = new.target(on: today) else {
      return plan.noneFrom(stop)
    }
    return plan.waySentence(locale.units(Int64(target) * Entry.unit, of: tracker), stop)
  }

  private func cost(_ new: Plan) -> Table? {
    guard let after = PlanPreview(new).cost else { return nil }
    let before = old.flatMap { PlanPreview($0).cost }
    let rows = [
      (plan.perDay, before?.day, after.day), (plan.perWeek, before?.week, after.week),
      (plan.perMonth, before?.month, after.month), (plan.perYear, before?.year, after.year),
    ]
    var cells: [[String]] = []
    for (label, then, now) in rows {
      cells.append([label] + (then.map { [locale.money($0)] } ?? []) + [locale.money(now)])
    }
    return Table(
      caption: plan.costHeading,
      head: [text.period] + (before == nil ? [] : [text.before]) + [text.after], rows: cells)
  }
}
