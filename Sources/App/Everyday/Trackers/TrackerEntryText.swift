// The words of the sheet of one entry of a tracker.
import Engine

struct TrackerEntryText {
  let language: Language

  init(_ language: Language) { self.language = language }

  var amount: String { language.trackerEntryAmount }
  var level: String { language.trackerEntryLevel }
  var words: String { language.trackerEntryWords }
  var gratitude: String {
    language.trackerEntryGratitude
  }
  var note: String { language.trackerEntryNote }
  var date: String { language.trackerEntryDate }
  var time: String { language.trackerEntryTime }
  var timeHint: String {
    language.trackerEntryTimeHint
  }
  var around: String { language.trackerEntryAround }
  var triggers: String { language.trackerEntryTriggers }
  var ownTrigger: String { language.trackerEntryOwnTrigger }
  var place: String { language.trackerEntryPlace }
  var ownPlace: String { language.trackerEntryOwnPlace }
  var keep: String { language.trackerEntryKeep }
  var delete: String { language.trackerEntryDelete }
  var close: String { language.trackerEntryClose }

  func problem(_ problem: EntryProblem) -> String {
    switch problem {
    case .date: language.trackerEntryProblemDate
    case .time: language.trackerEntryProblemTime
    case .future:
      language.trackerEntryProblemFuture
    case .amount:
      language.trackerEntryProblemAmount
    case .level: language.trackerEntryProblemLevel
    case .words: language.trackerEntryProblemWords
    case .note:
      language.trackerEntryProblemNote
    }
  }
}
