// The words for food as a whole: in Plan, in the settings and in the opening questions.
import Engine

struct FoodText {
  let language: Language

  var title: String { language.foodTitle }
  var trade: String { language.foodTrade }
  var tradeDetail: String {
    language.foodTradeDetail
  }
  var lead: String {
    language.foodLead
  }
  var watches: String { language.foodWatches }
  var watchesDetail: String {
    language.foodWatchesDetail
  }
  var hideNumbers: String { language.foodHideNumbers }
  var hideNumbersDetail: String {
    language.foodHideNumbersDetail
  }
  var hiddenForSafety: String {
    language.foodHiddenForSafety
  }

  func swapped(days: Int) -> String {
    days == 1
      ? language.foodSwapped
      : language.foodSwapped2
  }
  func recalled(days: Int) -> String {
    days == 1
      ? language.foodRecalled
      : language.foodRecalled2
  }

  var firstTitle: String {
    language.foodFirstTitle
  }
  var firstHint: String {
    language.foodFirstHint
  }
  var another: String { language.foodAnother }
  var anotherDetail: String {
    language.foodAnotherDetail
  }
  var howTitle: String { language.foodHowTitle }
  func title(_ step: FoodStep) -> String {
    switch step {
    case .recall: language.foodTitleRecall
    case .insight: language.foodTitleInsight
    case .swap: language.foodTitleSwap
    }
  }
  func line(_ step: FoodStep) -> String {
    switch step {
    case .recall:
      language.foodLineRecall
    case .insight:
      language.foodLineInsight
    case .swap:
      language.foodLineSwap
    }
  }
}

/// What trading a food is made of, in its order.
enum FoodStep: String, CaseIterable { case recall, insight, swap }
