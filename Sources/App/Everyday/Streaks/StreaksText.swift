// The words about days in a row. Nothing here falls: after a gap there is a new run.
import Engine

struct StreaksText {
  let language: Language

  var title: String { language.streaksTitle }
  var seeAll: String { language.streaksSeeAll }
  var section: String { language.streaksSection }
  var inARow: String { language.streaksInARow }
  func inARow(_ name: String) -> String { language.streaksInARowOf(name: name) }
  var sortLabel: String { language.streaksSortLabel }
  var byLength: String { language.streaksByLength }
  var byName: String { language.streaksByName }
  var emptyTitle: String { language.streaksEmptyTitle }
  var emptyText: String {
    language.streaksEmptyText
  }
  var toPlan: String { language.streaksToPlan }
  var newRun: String { language.streaksNewRun }
  var total: String { language.streaksTotal }
  var strength: String { language.streaksStrength }
  func strength(_ percent: Int) -> String {
    language.streaksStrength2(percent: percent)
  }
  func best(_ length: String) -> String {
    language.streaksBest(length: length)
  }
  func bestSpan(_ first: String, _ last: String) -> String {
    language.streaksBestSpan(first: first, last: last)
  }
  func inAll(_ length: String) -> String {
    language.streaksInAll(length: length)
  }

  /// "8 days"; "8 times" where it is not due every day.
  func length(_ count: Int, of tracker: Tracker, _ locale: Locale) -> String {
    guard tracker.mode != nil, tracker.schedule != .everyDay else {
      return locale.days(Int64(count))
    }
    let number = locale.number(Int64(count))
    return language.streaksLength(count: count, number: number)
  }

  /// "8 days in a row", "8 days without", "8 days aware".
  func line(_ count: Int, of tracker: Tracker, _ locale: Locale) -> String {
    let length = length(count, of: tracker, locale)
    switch tracker.mode {
    case .avoidance: return language.streaksLineAvoidance(length: length)
    case .awareness: return language.streaksLineAwareness(length: length)
    default: return language.streaksLineAwareness2(length: length)
    }
  }

  var practised: String { language.streaksPractised }
  func name(_ kind: MinuteKind) -> String {
    switch kind {
    case .mindful: language.streaksNameMindful
    case .workout: language.streaksNameWorkout
    }
  }

  var swaps: String { language.streaksSwaps }

  func name(_ item: StreakItem, _ locale: Locale) -> String {
    let name = locale.name(of: item.tracker)
    switch item.kind {
    case .own: return name
    case .kept: return language.streaksNameKept(name: name)
    case .free: return language.streaksNameFree(name: name)
    }
  }

  /// "2 grace days; one mended Tuesday".
  func grace(_ onHand: Int, mended: String?) -> String {
    let hand =
      switch onHand {
      case 0: language.streaksGrace0
      case 1: language.streaksGrace1
      default: language.streaksGrace1n2(onHand: onHand)
      }
    return mended.map { hand + "; " + $0 } ?? hand
  }
  func mended(_ count: Int, last: String) -> String {
    count == 1
      ? language.streaksMended(last: last)
      : language.streaksMended2(count: count, last: last)
  }
  func earning(_ every: Int, _ most: Int) -> String {
    language.streaksEarning(every: every, most: most)
  }

  var meaning: String { language.streaksMeaning }
  var meaningLines: [String] {
    [
      language.streaksMeaningLines,
      language.streaksMeaningLines2,
      language.streaksMeaningLines3,
      language.streaksMeaningLines4,
    ]
  }

  var hide: String { language.streaksHide }
  func hide(_ name: String) -> String {
    language.streaksHide2(name: name)
  }
  var hidden: String { language.streaksHidden }
  var show: String { language.streaksShow }
  func show(_ name: String) -> String {
    language.streaksShow2(name: name)
  }
  var saidHidden: String { language.streaksSaidHidden }
  var saidShown: String { language.streaksSaidShown }

  var past: String { language.streaksPast }
  func past(_ mode: TrackerMode, _ until: String) -> String {
    language.streaksPast2(name: name(mode), until: until)
  }
  private func name(_ mode: TrackerMode) -> String {
    switch mode {
    case .counter: language.streaksNameCounter
    case .yesNo: language.streaksNameYesNo
    case .levels: language.streaksNameLevels
    case .awareness: language.streaksNameAwareness
    case .avoidance: language.streaksNameAvoidance
    case .feelings: language.streaksNameFeelings
    case .gratitude: language.streaksNameGratitude
    }
  }
}
