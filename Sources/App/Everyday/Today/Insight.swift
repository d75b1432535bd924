// The insight of the day on Today: one sentence about the last seven days, with its counts; none
// when there is nothing to say.
import Engine

extension Desk {
  /// What was noticed, and how it is said there.
  func insight(_ moment: Moment) -> (finding: Finding, sentence: String)? {
    let finding = overview.insightOfDay(
      records, today: today(moment), namesTriggers: programme(moment).has(.triggers))
    guard let finding else { return nil }
    return (finding, sentence(of: finding))
  }

  @inline(never)  // Not of a first visit.
  private func sentence(of finding: Finding) -> String {
    switch finding {
    case .passed(let count):
      todayText.insightPassed(
        locale.number(Int64(count.part)), locale.number(Int64(count.whole)),
        isOne: count.part == 1)
    case .weekTrigger(let trigger, let count):
      todayText.insightTrigger(
        TriggerText.name(trigger, language), locale.number(Int64(count.part)),
        locale.number(Int64(count.whole)))
    case .weekMean(let tracker, let now, let days, let before):
      todayText.insightMean(locale.units(now, of: tracker), days, locale.amount(before))
    default: patternWords.line(finding)
    }
  }

}
