// All insights of a journal on one day, each from what the other screens count by, and in the
// order in which they are worth a look.

/// What four weeks of a journal show.
public struct Insights: Sendable {
  /// A technique is told of from so many cravings with it on.
  public static let leastTried = 3

  public let days: InsightDays
  public let cravingHours: HourTable
  public let useHours: HourTable
  public let patterns: CravingPatterns
  public let strength: CravingStrength
  /// In the person's order.
  public let trends: [UseTrend]
  /// Of all cravings ever, those that helped most often first.
  public let techniques: [TechniqueRecord]
  public let practice: PracticeBefore?

  /// What was noticed, the weightiest first; what was put away is left out.
  public func findings(without dismissed: [String] = []) -> [Finding] {
    (ofCravings + ofUse + ofHelp + ofHours).filter {
      !dismissed.contains($0.reason(on: days.today))
    }
  }

  private var ofCravings: [Finding] {
    var found: [Finding] = []
    if let pair = patterns.pairs.first { found.append(.pair(pair)) }
    if let main = patterns.main { found.append(.trigger(main)) }
    if let (now, usual) = strength.stronger { found.append(.stronger(now: now, usual: usual)) }
    if let (now, before) = strength.eased { found.append(.eased(now: now, before: before)) }
    return found
  }

  private var ofUse: [Finding] {
    var found: [Finding] = []
    for trend in trends {
      let tracker = trend.tracker
      if let weeks = trend.weeks, weeks.isBetter { found.append(.betterWeek(tracker, weeks)) }
      if let above = trend.aboveTarget {
        found.append(.aboveTarget(tracker, now: above.now, target: above.target))
      } else if let weeks = trend.weeks, weeks.isRising {
        found.append(.risingWeek(tracker, weeks))
      }
      if let count = trend.freeAfterSlips { found.append(.afterSlips(tracker, count)) }
      if let (weekend, others) = trend.weekend {
        found.append(.weekend(tracker, weekend: weekend, others: others))
      }
      if let mean = trend.level { found.append(.level(tracker, mean: mean)) }
    }
    return found
  }

  private var ofHelp: [Finding] {
    var found: [Finding] = []
    if let practice, practice.isTelling { found.append(.practice(practice)) }
    if let best = techniques.first, best.tried >= Insights.leastTried {
      let count = CountOf(best.helped, of: best.tried)
      if count.isOver(1, of: 2) { found.append(.technique(key: best.key, count)) }
    }
    return found
  }

  private var ofHours: [Finding] {
    var found: [Finding] = []
    if let (hour, count) = cravingHours.peak { found.append(.cravingHour(hour: hour, count)) }
    if let (hour, count) = useHours.peak { found.append(.useHour(hour: hour, count)) }
    return found
  }
}

extension Overview {
  /// `records` are those from which the overview was made.
  @inline(never)  // Not of a first visit.
  public func insights(_ records: Records, today: Day) -> Insights {
    let days = InsightDays(self, records, today: today)
    let techniques = TechniqueHistory(cravings).records.filter { $0.tried > 0 }
    return Insights(
      days: days, cravingHours: days.cravingHours, useHours: days.useHours,
      patterns: CravingPatterns(days.cravings), strength: CravingStrength(days),
      trends: watched.map { UseTrend($0, self, today: today) },
      techniques: techniques.ordered {
        let (a, b) = (CountOf($0.helped, of: $0.tried), CountOf($1.helped, of: $1.tried))
        let isKnown = (a.whole >= Insights.leastTried, b.whole >= Insights.leastTried)
        if isKnown.0 != isKnown.1 { return isKnown.0 }
        return a.isMore(than: b) || (!b.isMore(than: a) && a.whole > b.whole)
      },
      practice: PracticeBefore(days, practice.finished))
  }
}
