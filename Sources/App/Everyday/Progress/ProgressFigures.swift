// The numbers of the progress screen, each with where it comes from.
import Engine

/// Facts on their way into words.
struct ProgressWords {
  let text: ProgressText
  let locale: Locale
  let facts: ProgressFacts

  /// Use against the start, and the picture of it.
  var use: [Component<Message>] {
    var chart = useChart
    var face = Highlight<Message>(
      key: "progress-use", sentence: useSentence, tone: isLess ? .leaf : .plain, spark: chart,
      body: withoutComparison)
    if let (number, sentence) = comparison {
      face.value = number
      face.sentence = sentence
      face.why = text.comparisonWhy(locale.days(Int64(facts.comparableDays)))
      chart.sentence += (chart.sentence.isEmpty ? "" : " ") + useSentence
      face.body = chart.hasPicture ? [] : [.text(Text(useSentence))]
    }
    if chart.hasPicture { face.body.append(.chart(chart)) }
    return [.highlight(face)]
  }

  private var isLess: Bool { (facts.statistics.percentOfBaseline ?? 100) < 100 }

  /// Why nothing is compared.
  private var withoutComparison: [Component<Message>] {
    if facts.tracker.aim == .build { return [] }
    let days = facts.comparableDays
    guard facts.plan?.baseline != nil || days > 0 else {
      return [.text(Text(text.noBaseline)), .link(Link(text.toPlan, to: .plan))]
    }
    return [.text(Text(text.notEnough(days, ProgressFacts.enoughDays)))]
  }

  private var comparison: (number: String?, sentence: String)? {
    guard facts.tracker.aim != .build, facts.comparableDays >= ProgressFacts.enoughDays,
      let percent = facts.statistics.percentOfBaseline
    else { return nil }
    if percent == 100 { return (nil, text.same) }
    if percent == 0 && facts.usedOnComparableDays == 0 { return (nil, text.none) }
    // Rounding to a whole percent is not yet none at all.
    let difference = percent < 100 ? min(99, 100 - percent) : percent - 100
    let number = locale.number(Int64(difference)) + "\u{A0}%"
    return (number, percent < 100 ? text.fewer : text.more)
  }

  /// The way down of the plan, with what is allowed today.
  var plan: [Component<Message>] {
    guard let plan = facts.plan, plan.kind != .notice, let stop = facts.stop else { return [] }
    let toPlan = Component<Message>.link(Link(text.toPlan, to: .plan))
    guard let chart = curveChart, let target = plan.target(on: facts.today) else {
      return [
        .highlight(Highlight(key: "progress-plan", sentence: text.stopsOn(stop), body: [toPlan]))
      ]
    }
    return [
      .highlight(
        Highlight(
          key: "progress-plan", value: locale.number(Int64(target)),
          unit: locale.unit(of: facts.tracker, isOne: target == 1),
          sentence: text.curveSentence(stop), tone: .leaf, spark: chart,
          body: [.chart(chart), toPlan]))
    ]
  }

  var days: [Component<Message>] {
    var stats: [Stat] = []
    let runs = facts.runs
    let inAll = facts.keptInAll
    if inAll.judged > 0 {
      let statistics = facts.statistics
      if statistics.judgedDays > 0 {
        stats.append(
          Stat(
            of(statistics.keptDays, statistics.judgedDays),
            label: text.kept, tone: .leaf, why: text.keptWhy))
      }
      stats += [
        days(runs.currentKept, text.keptRun, why: text.keptRunWhy),
        days(runs.bestKept, text.bestKept, why: text.bestKeptWhy),
        Stat(
          of(inAll.kept, inAll.judged), label: text.keptInAll,
          tone: .leaf, why: text.keptInAllWhy),
      ]
    }
    if runs.freeDays > 0 || facts.plan?.kind == .stop {
      stats += [
        days(runs.currentFree, text.freeRun, why: text.freeRunWhy),
        days(runs.bestFree, text.bestFree, why: text.bestFreeWhy),
        days(runs.freeDays, text.freeDays, why: text.freeDaysWhy),
      ]
    }
    let kept = facts.period.filter { $0.outcome == .kept }.map { $0.day }
    return highlight("progress-days", stats, spark: growing(kept))
  }

  /// How many days there were up to each day of the period.
  private func growing(_ days: [Day]) -> Chart {
    // A craving keeps the day that it was given, which need not be in the order of the clock.
    let days = days.sorted()
    var points: [Chart.Point] = []
    var count = 0
    for record in facts.period {
      while count < days.count, days[count] <= record.day { count += 1 }
      points.append(Chart.Point(label: "", value: Int64(count), valueText: ""))
    }
    return Chart(
      key: "", title: "", sentence: "", look: .line, points: points, columns: ("", "", ""),
      tableLabel: "")
  }

  private func days(_ count: Int, _ label: String, why: String) -> Stat {
    Stat(
      locale.number(Int64(count)), unit: count == 1 ? text.dayUnit : text.daysUnit, label: label,
      tone: .leaf, why: why)
  }

  private func of(_ part: Int, _ whole: Int) -> String {
    text.of(locale.number(Int64(part)), locale.number(Int64(whole)))
  }

  /// What was not used and not spent.
  var amounts: [Component<Message>] {
    guard !facts.plans.plans.isEmpty else { return [] }
    var stats: [Stat] = []
    // More than at the start in all: what some days left over is not the whole story.
    let isAbove = (facts.statistics.percentOfBaseline ?? 0) > 100
    if facts.hasPrice {
      stats += [
        Stat(
          money(facts.saved), label: isAbove ? text.savedBelow : text.saved, tone: .leaf,
          why: text.savedWhy),
        Stat(money(facts.savedInAll), label: text.savedInAll, tone: .leaf, why: text.savedWhy),
      ]
    }
    if facts.plans.plans.contains(where: { $0.baseline != nil }) {
      stats += [
        notUsed(facts.saved, isAbove ? text.notUsedBelow : text.notUsed),
        notUsed(facts.savedInAll, text.notUsedInAll),
      ]
    }
    let more: [Component<Message>] =
      facts.hasPrice
      ? [] : [.text(Text(text.noPrice, role: .soft)), .link(Link(text.toPlan, to: .plan))]
    return highlight("progress-amounts", stats, more: more)
  }

  private func notUsed(_ savings: Savings, _ label: String) -> Stat {
    Stat(
      locale.amount(savings.unitsNotUsed),
      unit: locale.unit(of: facts.tracker, isOne: savings.unitsNotUsed == Entry.unit),
      label: label, tone: .leaf, why: text.notUsedWhy)
  }

  private func money(_ savings: Savings) -> String {
    var words = ""
    for amount in savings.money { words += (words.isEmpty ? "" : " + ") + locale.money(amount) }
    return words
  }

  var cravings: [Component<Message>] {
    if facts.tracker.aim == .build { return [] }
    guard facts.cravingsInAll.noticed > 0 else { return [] }
    let all = passed(facts.cravingsInAll, text.passedInAll)
    guard facts.cravings.noticed > 0 else { return highlight("progress-cravings", [all]) }
    return highlight(
      "progress-cravings", [passed(facts.cravings, text.passed), all],
      spark: growing(facts.cravings.passedDays))
  }

  private func passed(_ count: CravingCount, _ label: String) -> Stat {
    Stat(of(count.passed, count.noticed), label: label, tone: .sky, why: text.passedWhy)
  }

  var time: [Component<Message>] {
    var stats: [Stat] = []
    if let free = facts.free {
      if let current = free.current {
        stats.append(time(current, text.freeNow, why: text.freeNowWhy))
      }
      stats += [
        time(free.best, text.freeBest, why: text.freeBestWhy),
        time(free.total, text.freeTotal, why: text.freeTotalWhy),
      ]
    }
    if facts.free?.current == nil, let lastUse = facts.lastUse {
      stats.insert(
        time(facts.now.milliseconds(since: lastUse), text.sinceLast, why: text.sinceLastWhy), at: 0)
    }
    return highlight("progress-time", stats)
  }

  private func time(_ milliseconds: Int64, _ label: String, why: String) -> Stat {
    Stat(locale.duration(milliseconds: milliseconds), label: label, tone: .sky, why: why)
  }

  /// The first figure on the face of a card, the others behind it; without one what else there is.
  private func highlight(
    _ key: String, _ stats: [Stat], spark: Chart? = nil, more: [Component<Message>] = []
  ) -> [Component<Message>] {
    guard let first = stats.first else { return more }
    let others = Array(stats.dropFirst())
    return [.highlight(Highlight(key: key, first, others: others, spark: spark, more: more))]
  }
}
