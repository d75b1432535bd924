// The words of the journey and of the weekly review.
import Engine

struct JourneyText {
  let language: Language

  var title: String { language.journeyTitle }
  var emptyTitle: String {
    language.journeyEmptyTitle
  }
  var emptyText: String {
    language.journeyEmptyText
  }
  var whose: String { language.journeyWhose }
  func steps(_ isOne: Bool) -> String {
    language.journeySteps(count: isOne ? 1 : 2)
  }
  var stepsWhy: String {
    language.journeyStepsWhy
  }
  func waySentence(_ steps: Int, _ stops: Int) -> String {
    let walked = language.journeyWaySentence(steps: steps)
    let rested = language.journeyWaySentence2(stops: stops)
    return walked + ", " + rested + "."
  }
  func afterSteps(_ count: Int) -> String {
    language.journeyAfterSteps(count: count)
  }
  var open: String { language.journeyOpen }
  var ahead: String { language.journeyAhead }
  func openedOn(_ day: String) -> String {
    language.journeyOpenedOn(day: day)
  }
  var waits: String {
    language.journeyWaits
  }
  var layReady: String {
    language.journeyLayReady
  }
  func without(_ time: String) -> String {
    language.journeyWithout(time: time)
  }
  var toRecovery: String {
    language.journeyToRecovery
  }
  var layHere: String { language.journeyLayHere }
  var change: String { language.journeyChange }
  func treat(_ title: String, _ price: String) -> String {
    language.journeyTreat(title: title, price: price)
  }
  var toSavings: String { language.journeyToSavings }
  var noteLabel: String { language.journeyNoteLabel }
  var noteHint: String {
    language.journeyNoteHint
  }
  var picture: String { language.journeyPicture }
  var wish: String { language.journeyWish }
  var nothing: String { language.journeyNothing }
  var keep: String { language.journeyKeep }
  var laid: String { language.journeyLaid }
  var close: String { language.journeyClose }

  var thisWeek: String { language.journeyThisWeek }
  var oneIfYouLike: String {
    language.journeyOneIfYouLike
  }
  var take: String { language.journeyTake }
  var taken: String { language.journeyTaken }
  var drop: String { language.journeyDrop }
  var dropped: String { language.journeyDropped }
  var progress: String { language.journeyProgress }
  func progress(_ now: Int, _ count: Int) -> String {
    language.journeyProgress2(now: now, count: count)
  }
  var reached: String { language.journeyReached }

  var weekTitle: String { language.journeyWeekTitle }
  func sevenDays(_ span: String) -> String {
    language.journeySevenDays(span: span)
  }
  var toWeeks: String { language.journeyToWeeks }
  var toJourney: String { language.journeyToJourney }
  /// "things went well in these seven days."
  func thingsWentWell(_ count: Int) -> String { language.journeyThingsWentWell(count: count) }
  var wentWell: String { language.journeyWentWell }
  var tryThis: String { language.journeyTryThis }
  var nothingToTry: String {
    language.journeyNothingToTry
  }
  var quietWeek: String {
    language.journeyQuietWeek
  }
  var weeksBefore: String { language.journeyWeeksBefore }
  var moreWeeks: String { language.journeyMoreWeeks }
}
