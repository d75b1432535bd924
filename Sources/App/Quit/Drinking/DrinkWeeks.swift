// Drinking on Progress: the alcohol of the last weeks, and what the country's authority says of a
// week. Nothing is said of it where less at once could be dangerous.
import Engine

extension Desk {
  /// Weeks in the picture.
  static let drinkWeeks = 8

  func drinkWeeksSection(
    _ tracker: Tracker, _ progress: ProgressText, _ moment: Moment
  ) -> [Component<Message>] {
    guard tracker.substance == .alcohol else { return [] }
    let weeks = drinkWeeks(of: tracker, today(moment))
    guard let week = weeks.last, weeks.contains(where: { $0.knownDays > 0 }) else { return [] }
    let text = drinkingText
    let chart = drinkChart(weeks, text, progress)
    var body: [Component<Message>] = []
    if showsDrinkCalories && week.milligrams > 0 {
      body.append(.text(Text(text.weekCalories(week.milligrams), role: .soft)))
    }
    if chart.hasPicture { body.append(.chart(chart)) }
    if weeks.contains(where: { $0.estimated > 0 }) {
      body.append(.text(Text(text.estimateWhy(drinkRegion), role: .soft)))
    }
    return [
      .highlight(
        Highlight(
          key: "progress-drinks", sentence: text.thisWeek(week, drinkRegion), tone: .sky,
          spark: chart, body: body + drinkGuidance(tracker, week)))
    ]
  }

  private func drinkWeeks(of tracker: Tracker, _ today: Day) -> [DrinkWeek] {
    let first = today.weekStart.adding(days: (1 - Desk.drinkWeeks) * Plan.daysPerWeek)
    var measured = MeasuredDrinks(first: first, count: Desk.drinkWeeks * Plan.daysPerWeek)
    for record in records.all {
      if case .entry(let entry) = record, entry.tracker == tracker.id { measured.add(entry) }
    }
    return DrinkWeek.last(
      Desk.drinkWeeks, through: today, use: overview.use(of: tracker.id), measured: measured,
      drink: drinkRegion.estimatedDrink)
  }

  /// The line that is compared with; nothing where a number would push somebody to stop at once.
  private var weeklyLine: Int64? {
    guard gates.offersStop(of: .alcohol) else { return nil }
    return drinkRegion.weekly.map { Int64($0) * Entry.unit }
  }

  private func drinkChart(
    _ weeks: [DrinkWeek], _ text: DrinkingText, _ progress: ProgressText
  ) -> Chart {
    let line = weeklyLine
    var points: [Chart.Point] = []
    for week in weeks {
      let units = week.knownDays == 0 ? nil : drinkRegion.units(milligrams: week.milligrams)
      points.append(
        Chart.Point(
          label: locale.shortDate(week.monday), value: units, target: line,
          valueText: units.map { text.number($0, drinkRegion) } ?? progress.unknown,
          targetText: line.map { locale.amount($0) } ?? ""))
    }
    return Chart(
      key: "drink-weeks", title: text.chartTitle(drinkRegion),
      sentence: text.chartSentence(line.map { locale.amount($0) }, drinkRegion), look: .bars,
      tone: .sky, points: points,
      columns: (
        text.weekFrom, text.unitName(drinkRegion, isOne: false), line == nil ? "" : text.line
      ), tableLabel: progress.asTable)
  }

  private func drinkGuidance(_ tracker: Tracker, _ week: DrinkWeek) -> [Component<Message>] {
    guard gates.offersStop(of: .alcohol) else { return planCaution(tracker, place: "-weeks") }
    let text = DrinkGuidanceText(language)
    var body: [Component<Message>] = [
      .heading(Heading(text.title(drinkRegion), level: 3)),
      .text(Text(text.guidance(drinkRegion))),
    ]
    if week.knownDays > 0, let compared = compared(week, text) {
      body.append(.text(Text(compared, role: .lead)))
    }
    body += [
      .text(Text(text.notForAll, role: .soft)),
      .text(
        Text(
          text.checked(
            locale.month(DrinkRegion.checked.month), String(DrinkRegion.checked.year)),
          role: .caption)),
      sourceNote(drinkRegion.guidanceSources + [drinkRegion.unitSource], key: "drink-guidance"),
    ]
    if drinkRegion == .elsewhere {
      body.append(.link(Link(text.toSettings, to: .settings, symbol: .globe)))
    }
    return body
  }

  private func compared(_ week: DrinkWeek, _ text: DrinkGuidanceText) -> String? {
    text.compared(
      units: drinkRegion.units(milligrams: week.milligrams),
      largestDay: drinkRegion.units(milligrams: week.largestDay), drinkRegion)
  }
}
