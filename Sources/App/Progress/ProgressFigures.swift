// The numbers of the progress screen, each with where it comes from.
import Engine

/// Facts on their way into words.
struct ProgressWords {
  let text: ProgressText
  let locale: Locale
  let facts: ProgressFacts

  /// The sentence at the top: use against the start.
  var comparison: [Component<Message>] {
    if facts.tracker.aim == .build { return [] }
    let days = facts.comparableDays
    guard facts.plan?.baseline != nil || days > 0 else {
      return [.text(Text(text.noBaseline, role: .lead)), .link(Link(text.toPlan, to: .plan))]
    }
    guard days >= ProgressFacts.enoughDays, let percent = facts.statistics.percentOfBaseline else {
      return [.text(Text(text.notEnough(days, ProgressFacts.enoughDays), role: .lead))]
    }
    return [
      .text(Text(sentence(percent), role: .lead)),
      .details(
        Details(
          key: "comparison-why", summary: text.why,
          body: [.text(Text(text.comparisonWhy(locale.days(Int64(days)))))])),
    ]
  }

  private func sentence(_ percent: Int) -> String {
    if percent == 0 {
      // Rounding to a whole percent is not yet none at all.
      return facts.usedOnComparableDays > 0 ? text.fewer(locale.number(99)) : text.none
    }
    if percent == 100 { return text.same }
    let difference = locale.number(Int64(percent < 100 ? 100 - percent : percent - 100))
    return percent < 100 ? text.fewer(difference) : text.more(difference)
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
    return group(text.daysHeading, stats)
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
    var parts = group(text.amountsHeading, stats)
    if !facts.hasPrice {
      if parts.isEmpty { parts.append(.heading(Heading(text.amountsHeading))) }
      parts += [.text(Text(text.noPrice, role: .soft)), .link(Link(text.toPlan, to: .plan))]
    }
    return parts
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
    guard facts.cravingsInAll.noticed > 0 else {
      return [
        .heading(Heading(text.cravingsHeading)), .text(Text(text.noCravings, role: .soft)),
      ]
    }
    return group(
      text.cravingsHeading,
      [passed(facts.cravings, text.passed), passed(facts.cravingsInAll, text.passedInAll)])
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
      stats.append(
        time(facts.now.milliseconds(since: lastUse), text.sinceLast, why: text.sinceLastWhy))
    }
    return group(text.timeHeading, stats)
  }

  private func time(_ milliseconds: Int64, _ label: String, why: String) -> Stat {
    Stat(locale.duration(milliseconds: milliseconds), label: label, tone: .sky, why: why)
  }

  private func group(_ heading: String, _ stats: [Stat]) -> [Component<Message>] {
    stats.isEmpty ? [] : [.heading(Heading(heading)), .grid(stats.map { .stat($0) })]
  }
}
