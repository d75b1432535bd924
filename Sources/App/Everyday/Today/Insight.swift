// One sentence about the last seven days, with its counts; none when there is nothing to say.
import Engine

extension Desk {
  /// Fewer cravings than this say nothing yet.
  static let leastCravings = 3
  /// Fewer noted days of a week than this say nothing about it.
  static let leastDays = 4

  func insight(_ moment: Moment) -> String? {
    let day = today(moment)
    let trigger = programme(moment).has(.triggers) ? triggerSentence(day) : nil
    let found = [passedSentence(day), meanSentence(day), trigger].compactMap { $0 }
    guard !found.isEmpty else { return nil }
    // The day chooses, so the sentence stays the same until tomorrow.
    return found[Int(day.number) % found.count]
  }

  private func recentCravings(_ day: Day) -> [Craving] {
    let first = day.adding(days: -6)
    var recent: [Craving] = []
    for number in first.number...day.number {
      for case .craving(let craving) in overview.records(on: Day(number: number), in: records) {
        recent.append(craving)
      }
    }
    return recent
  }

  private func passedSentence(_ day: Day) -> String? {
    let recent = recentCravings(day)
    let passed = recent.filter { $0.outcome == .passed }.count
    guard recent.count >= Desk.leastCravings, passed > 0 else { return nil }
    return todayText.insightPassed(
      locale.number(Int64(passed)), locale.number(Int64(recent.count)), isOne: passed == 1)
  }

  private func triggerSentence(_ day: Day) -> String? {
    let recent = recentCravings(day)
    return recent.count < Desk.leastCravings ? nil : triggerSentence(of: recent)
  }

  @inline(never)  // Not of a first visit.
  private func triggerSentence(of recent: [Craving]) -> String? {
    var best: (trigger: CravingTrigger, count: Int)?
    for trigger in CravingTrigger.allCases {
      let count = recent.filter { $0.triggers.contains(trigger.rawValue) }.count
      if count > (best?.count ?? 0) { best = (trigger, count) }
    }
    guard let best, best.count >= Desk.leastCravings else { return nil }
    let name = TriggerText.name(best.trigger, language)
    return todayText.insightTrigger(
      name, locale.number(Int64(best.count)), locale.number(Int64(recent.count)))
  }

  private func meanSentence(_ day: Day) -> String? {
    guard let tracker = overview.watched.first else { return nil }
    let use = overview.use(of: tracker.id)
    let recent = known(use, from: day.adding(days: -7), to: day.adding(days: -1))
    let before = known(use, from: day.adding(days: -14), to: day.adding(days: -8))
    guard recent.count >= Desk.leastDays, before.count >= Desk.leastDays else { return nil }
    return meanSentence(recent, before, of: tracker)
  }

  @inline(never)  // Not of a first visit.
  private func meanSentence(
    _ recent: [Int64], _ before: [Int64], of tracker: Tracker
  ) -> String? {
    let now = mean(recent)
    let then = mean(before)
    // A rising week is a matter for a person's own look at Progress, not for the first page.
    guard now < then else { return nil }
    return todayText.insightMean(
      locale.units(now, of: tracker), recent.count, locale.amount(then))
  }

  private func known(_ use: UseSeries, from first: Day, to last: Day) -> [Int64] {
    var amounts: [Int64] = []
    for number in first.number...last.number {
      if let amount = use.amount(on: Day(number: number)) { amounts.append(amount) }
    }
    return amounts
  }

  private func mean(_ amounts: [Int64]) -> Int64 {
    amounts.reduce(0, +) / Int64(max(1, amounts.count))
  }
}
