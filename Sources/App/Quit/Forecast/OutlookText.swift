// The outlook in words, for Today and the coach: what speaks for it, with days that can be counted.
import Engine

/// An outlook on its way into words.
struct OutlookText {
  let locale: Locale

  private var language: Language { locale.language }

  /// The line on Today about a harder day.
  func today(_ outlook: Outlook) -> String {
    guard let reason = outlook.reason else { return language.outlookHarder(reason: "") }
    if reason.topic == .weekday {
      return language.outlookHarderWeekday(
        weekday: locale.weekday(outlook.day.weekday), used: number(reason.used),
        days: number(reason.days))
    }
    return language.outlookHarder(reason: self.reason(outlook) + " ")
  }

  /// "Friday: use on 6 of 8 days."; empty where nothing stands out.
  func reason(_ outlook: Outlook) -> String {
    guard let reason = outlook.reason else { return "" }
    return language.outlookReason(
      topic: name(of: reason.topic, on: outlook.day), used: number(reason.used),
      days: number(reason.days))
  }

  /// What a reason is about, for a day that is still to come.
  func name(of topic: RiskTopic, on day: Day) -> String {
    switch topic {
    case .usualShare: language.forecastTopicUsual
    case .recentDays: language.forecastTopicRecent
    case .weekday: locale.weekday(day.weekday)
    case .timeSince, .whatFollows: language.forecastTopicFollows
    case .craving: language.forecastTopicCraving
    case .mood: language.forecastTopicMood
    case .stress: language.forecastTopicStress
    case .sleep: language.forecastTopicSleep
    case .confidence: language.forecastTopicConfidence
    case .otherUse: language.forecastTopicOther
    }
  }

  private func number(_ count: Int) -> String { locale.number(Int64(count)) }
}

extension Desk {
  var outlookText: OutlookText { OutlookText(locale: locale) }
}
