// The words of what a tracker's noticed moments say.
import Engine

struct TrackerInsightText {
  let language: Language

  init(_ language: Language) { self.language = language }

  var title: String {
    language.trackerInsightTitle
  }
  func tooLittle(_ more: String, isOne: Bool) -> String {
    language.trackerInsightTooLittle(count: isOne ? 1 : 2, more: more)
  }
  var times: String { language.trackerInsightTimes }
  var hours: String { language.trackerInsightHours }
  var moments: String { language.trackerInsightMoments }
  var asTable: String { language.trackerInsightAsTable }
  var and: String { language.trackerInsightAnd }
  func mostly(_ hours: String) -> String {
    language.trackerInsightMostly(hours: hours)
  }
  var spread: String {
    language.trackerInsightSpread
  }
  func triggers(_ names: String) -> String {
    language.trackerInsightTriggers(names: names)
  }
  func places(_ names: String) -> String {
    language.trackerInsightPlaces(names: names)
  }
  var weeks: String { language.trackerInsightWeeks }
  var weekColumn: String { language.trackerInsightWeekColumn }
  /// 0 is the last seven days.
  func week(_ ago: Int) -> String {
    switch ago {
    case 0: language.trackerInsightWeek0
    case 1: language.trackerInsightWeek1
    default: language.trackerInsightWeek1n2(ago: ago)
    }
  }
  func trend(from first: String, to last: String, isFewer: Bool, isSame: Bool) -> String {
    if isSame {
      return language.trackerInsightTrend(last: last)
    }
    return isFewer
      ? language.trackerInsightTrend2(last: last, first: first)
      : language.trackerInsightTrend3(last: last, first: first)
  }
}
