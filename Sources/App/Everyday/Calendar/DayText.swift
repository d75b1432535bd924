// The words of the page of a day.
import Engine

struct DayText {
  let language: Language

  var before: String { language.dayBefore }
  var after: String { language.dayAfter }
  var whatWas: String { language.dayWhatWas }
  var empty: String {
    language.dayEmpty
  }
  var aheadTitle: String { language.dayAheadTitle }
  var aheadText: String {
    language.dayAheadText
  }
  var fillIn: String { language.dayFillIn }
  var fillHint: String {
    language.dayFillHint
  }
  var add: String { language.dayAdd }
  func addHint(_ name: String) -> String {
    language.dayAddHint(name: name)
  }
  var total: String { language.dayTotal }
  var none: String { language.dayNone }
  var done: String { language.dayDone }
  var notDone: String { language.dayNotDone }
  var noticed: String { language.dayNoticed }
  var happened: String { language.dayHappened }
  var timed: String { language.dayTimed }
  func filled(_ name: String, _ day: String) -> String {
    language.dayFilled(name: name, day: day)
  }
  var noteTitle: String { language.dayNoteTitle }
  var noteHint: String {
    language.dayNoteHint
  }
  var keepNote: String { language.dayKeepNote }
  var noteKept: String { language.dayNoteKept }
  var noteRemoved: String { language.dayNoteRemoved }
  var pledge: String { language.dayPledge }
  var lookBack: String { language.dayLookBack }
  var review: String { language.dayReview }
}
