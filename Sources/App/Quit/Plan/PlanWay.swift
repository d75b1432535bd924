// The way down of a plan: its weeks, and the rungs of its strength ladder.
import Engine

extension PlanWords {
  /// Up to this many steps are shown one by one; more are a line.
  static let mostTimelineSteps = 10

  var wayDown: [Component<Message>] {
    let steps = shownSteps
    guard plan.kind == .reduce, steps.count > 1 else { return [] }
    // A chart brings its own title.
    if steps.count > PlanWords.mostTimelineSteps { return [viewChoice, chart(steps)] }
    return [.heading(Heading(text.wayHeading, level: 3)), viewChoice, timeline(steps)]
  }

  private var viewChoice: Component<Message> {
    .choice(
      Choice(
        text.wayHeading, look: .segments, hidesLabel: true,
        options: [Plan.Cadence.weekly, .daily].map { cadence in
          Choice.Option(
            text.viewName(cadence), .plan(.pickedView(cadence)),
            key: "view-" + cadence.code + "-" + tracker.key, isPicked: cadence == view)
        }))
  }

  /// The targets as the person looks at them: those of each day, or of the first day of each week.
  private var shownSteps: [PlanStep] {
    if view == plan.cadence { return PlanPreview(plan).steps }
    guard let quitDay = plan.quitDay, let length = plan.lengthInDays else { return [] }
    var steps: [PlanStep] = []
    let stride = view == .daily ? 1 : Plan.daysPerWeek
    var offset = 0
    while offset < min(length, StepDown.lengthsInDays.upperBound) {
      let day = plan.start.adding(days: offset)
      if let target = plan.target(on: day) {
        steps.append(PlanStep(day: day, target: target, strength: plan.strength(on: day)))
      }
      offset += stride
    }
    steps.append(PlanStep(day: quitDay, target: 0, strength: plan.strength(on: quitDay)))
    return steps
  }

  private func current(_ steps: [PlanStep]) -> Int {
    steps.lastIndex { $0.day <= today } ?? -1
  }

  private func timeline(_ steps: [PlanStep]) -> Component<Message> {
    let current = current(steps)
    var items: [Timeline.Item] = []
    for (index, step) in steps.enumerated() {
      items.append(
        Timeline.Item(
          title: title(step, isLast: index == steps.count - 1),
          detail: detail(step), phase: phase(index, current)))
    }
    return .timeline(Timeline(label: text.wayHeading, items: items))
  }

  private func phase(_ index: Int, _ current: Int) -> Timeline.Phase {
    index < current ? .passed : index == current ? .current : .ahead
  }

  private func title(_ step: PlanStep, isLast: Bool) -> String {
    if isLast { return text.none }
    return text.aDay(locale.units(Int64(step.target) * Entry.unit, of: tracker))
  }

  private func detail(_ step: PlanStep) -> String {
    let date = text.from(locale.shortDate(step.day))
    guard let strength = step.strength else { return date }
    return date + " · \(strength) mg/ml"
  }

  private func chart(_ steps: [PlanStep]) -> Component<Message> {
    let current = current(steps)
    var points: [Chart.Point] = []
    for (index, step) in steps.enumerated() {
      let target = Int64(step.target) * Entry.unit
      let date = locale.shortDate(step.day)
      points.append(
        Chart.Point(
          label: index == current ? date + " · " + text.today : date, value: target,
          valueText: locale.amount(target)))
    }
    let units = Int64(plan.target(on: plan.start) ?? plan.startUnits) * Entry.unit
    return .chart(
      Chart(
        key: "way-" + tracker.key, title: text.wayHeading,
        sentence: text.waySentence(
          locale.units(units, of: tracker), locale.date(plan.quitDay ?? plan.start)),
        look: .line, tone: .leaf, points: points,
        columns: (text.dayColumn, locale.unit(of: tracker, isOne: false), ""),
        tableLabel: text.asTable))
  }

  /// Only the days on which the strength changes; where the steps stand one by one, they say it.
  var ladder: [Component<Message>] {
    let steps = PlanPreview(plan).steps
    guard plan.ladderStart != nil, steps.count > PlanWords.mostTimelineSteps else { return [] }
    var rungs: [PlanStep] = []
    for step in steps
    where step.strength != nil && step.strength != rungs.last?.strength {
      rungs.append(step)
    }
    guard rungs.count > 1 else { return [] }
    let current = current(rungs)
    var items: [Timeline.Item] = []
    for (index, rung) in rungs.enumerated() {
      items.append(
        Timeline.Item(
          title: "\(rung.strength ?? 0) mg/ml", detail: text.from(locale.shortDate(rung.day)),
          phase: phase(index, current)))
    }
    return [
      .heading(Heading(text.ladderHeading, level: 3)),
      .timeline(Timeline(label: text.ladderHeading, items: items)),
    ]
  }
}
