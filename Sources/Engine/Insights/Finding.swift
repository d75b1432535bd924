// One thing that was noticed, with its counts; words are made of it elsewhere.

/// What was noticed.
public enum Finding: Sendable {
  case pair(CravingPair)
  case trigger(NamedShare)
  case stronger(now: Int64, usual: Int64)
  case eased(now: Int64, before: Int64)
  case betterWeek(Tracker, WeekMeans)
  case aboveTarget(Tracker, now: Int64, target: Int64)
  case risingWeek(Tracker, WeekMeans)
  case cravingHour(hour: Int, CountOf)
  case useHour(hour: Int, CountOf)
  case practice(PracticeBefore)
  case technique(key: String, CountOf)
  case weekend(Tracker, weekend: Int64, others: Int64)
  case afterSlips(Tracker, CountOf)
  case level(Tracker, mean: Int64)
  /// Of the last seven days, on Today.
  case passed(CountOf)
  case weekTrigger(CravingTrigger, CountOf)
  case weekMean(Tracker, now: Int64, days: Int, before: Int64)
  /// Today may be harder than most days, as far as the forecast may speak.
  indirect case hardDay(Outlook)

  /// Under which name it is put away. What is said of a week is another reason the next week; a
  /// pattern stays the same however its counts move.
  public func reason(on today: Day) -> String {
    let monday = today.weekStart.text
    let parts: [String] =
      switch self {
      case .pair(let pair): ["pair", pair.trigger, pair.with.text]
      case .trigger(let share): ["trigger", share.key]
      case .stronger: ["stronger", monday]
      case .eased: ["eased", monday]
      case .betterWeek(let tracker, _): ["better", tracker.id.text, monday]
      case .aboveTarget(let tracker, _, _): ["above", tracker.id.text, monday]
      case .risingWeek(let tracker, _): ["rising", tracker.id.text, monday]
      case .cravingHour(let hour, _): ["cravingHour", String(hour)]
      case .useHour(let hour, _): ["useHour", String(hour)]
      case .practice: ["practice"]
      case .technique(let key, _): ["technique", key]
      case .weekend(let tracker, _, _): ["weekend", tracker.id.text]
      case .afterSlips(let tracker, _): ["afterSlips", tracker.id.text]
      case .level(let tracker, _): ["level", tracker.id.text]
      case .passed: ["passed", monday]
      case .weekTrigger(let trigger, _): ["weekTrigger", trigger.rawValue]
      case .weekMean(let tracker, _, _, _): ["weekMean", tracker.id.text, monday]
      case .hardDay(let outlook): ["hardDay", outlook.tracker.id.text, monday]
      }
    // A person's own words are no name of a field.
    return "insight-" + Identifier(kind: "insight", parts.joined(separator: "\n")).text
  }
}

extension PairWith {
  fileprivate var text: String {
    switch self {
    case .place(let key): "place " + key
    case .company(let company): "company " + company.rawValue
    case .part(.morning): "morning"
    case .part(.afternoon): "afternoon"
    case .part(.evening): "evening"
    case .part(.night): "night"
    }
  }
}
