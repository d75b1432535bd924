// The words of the insights on food.
import Engine

struct InsightsText {
  let language: Language

  var title: String { language.insightsTitle }
  var lead: String {
    language.insightsLead
  }
  func coverage(_ weekdays: Int, _ weekend: Int) -> String {
    let work =
      switch weekdays {
      case 0: language.insightsCoverage0
      case 1: language.insightsCoverage1
      default: language.insightsCoverage1n2(weekdays: weekdays)
      }
    let rest =
      switch weekend {
      case 0: language.insightsCoverage0n2
      case 1: language.insightsCoverage1n3
      default: language.insightsCoverage1n4(weekend: weekend)
      }
    return language.insightsCoverage1n5(work: work, rest: rest)
  }
  var oneDay: String {
    language.insightsOneDay
  }
  func gap(_ gap: DayGap) -> String {
    switch gap {
    case .anotherDay:
      language.insightsGapAnotherDay
    case .weekday:
      language.insightsGapWeekday
    case .weekend:
      language.insightsGapWeekend
    }
  }
  func impact(_ energy: String, _ measure: String) -> String {
    language.insightsImpact(energy: energy, measure: measure)
  }
  func impact(day energy: String) -> String {
    language.insightsImpact2(energy: energy)
  }
  var why: String { language.insightsWhy }
  func days(_ days: Int, of all: Int) -> String {
    if all == 1 {
      return language.insightsDays
    }
    let some = days == 1 ? language.insightsDays2 : String(days)
    return language.insightsDays3(some: some, all: all)
  }
  func servings(_ amount: String) -> String {
    amount == "1"
      ? language.insightsServings
      : language.insightsServings2(amount: amount)
  }
  func density(_ energy: String) -> String {
    language.insightsDensity(energy: energy)
  }
  var dense: String { language.insightsDense }
  func addedSugar(_ grams: String) -> String {
    language.insightsAddedSugar(grams: grams)
  }
  var sweetened: String { language.insightsSweetened }
  var setFocus: String { language.insightsSetFocus }
  func more(_ count: Int) -> String {
    language.insightsMore(count: count)
  }
  var stale: String {
    language.insightsStale
  }
  var refresh: String { language.insightsRefresh }
  var fewTitle: String { language.insightsFewTitle }
  func fewText(_ count: Int) -> String {
    count == 0
      ? language.insightsFewText
      : language.insightsFewText2
  }
  var nothingTitle: String {
    language.insightsNothingTitle
  }
  var nothingText: String {
    language.insightsNothingText
  }
}
