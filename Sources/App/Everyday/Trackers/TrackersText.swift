// The words of the trackers' pages and rows.
import Engine

struct TrackersText {
  let language: Language

  init(_ language: Language) { self.language = language }

  var title: String { language.trackersTitle }
  /// The page of one.
  var one: String { language.trackersOne }
  var unknown: String {
    language.trackersUnknown
  }
  var all: String { language.trackersAll }
  var emptyTitle: String { language.trackersEmptyTitle }
  var emptyText: String {
    language.trackersEmptyText
  }
  var somethingElse: String { language.trackersSomethingElse }
  var somethingElseDetail: String {
    language.trackersSomethingElseDetail
  }
  var new: String { language.trackersNew }
  var order: String { language.trackersOrder }
  var orderDone: String { language.trackersOrderDone }
  var orderHint: String {
    language.trackersOrderHint
  }
  var moved: String { language.trackersMoved }
  var up: String { language.trackersUp }
  var down: String { language.trackersDown }
  var noGroup: String { language.trackersNoGroup }
  var hidden: String { language.trackersHidden }
  var hiddenText: String {
    language.trackersHiddenText
  }
  var putAway: String {
    language.trackersPutAway
  }
  var bringBack: String { language.trackersBringBack }
  var hide: String { language.trackersHide }
  var delete: String { language.trackersDelete }
  var edit: String { language.trackersEdit }
  var close: String { language.trackersClose }
  var made: String { language.trackersMade }
  var kept: String { language.trackersKept }

  func deleteTitle(_ name: String) -> String {
    language.trackersDeleteTitle(name: name)
  }
  func deleteText(_ count: String, isOne: Bool) -> String {
    language.trackersDeleteText(count: isOne ? 1 : 2, count2: count)
  }
  var deleteInstead: String {
    language.trackersDeleteInstead
  }
  var deleteForGood: String { language.trackersDeleteForGood }
  func deleted(_ name: String) -> String {
    language.trackersDeleted(name: name)
  }

  func noted(_ name: String, _ value: String) -> String {
    language.trackersNoted(name: name, value: value)
  }
  var takenBack: String { language.trackersTakenBack }
  var details: String { language.trackersDetails }
  var done: String { language.trackersDone }
  var notYet: String { "–" }
  var takeBack: String { language.trackersTakeBack }
  var noticed: String { language.trackersNoticed }
  var happened: String { language.trackersHappened }
  var onlyNote: String { language.trackersOnlyNote }
  var slipNoted: String { language.trackersSlipNoted }
  var noneToday: String { language.trackersNoneToday }
  var chooseWords: String { language.trackersChooseWords }
  var write: String { language.trackersWrite }
  func times(_ number: String) -> String { number + "×" }
  func noticedTimes(_ number: String) -> String {
    language.trackersNoticedTimes(number: number)
  }

  var today: String { language.trackersToday }
  var yesterday: String { language.trackersYesterday }
  var addOther: String { language.trackersAddOther }
  var history: String { language.trackersHistory }
  var manage: String { language.trackersManage }
  var nothingYet: String { language.trackersNothingYet }
  var showAll: String { language.trackersShowAll }
  var wholeDay: String { language.trackersWholeDay }
  var modeChanged: String {
    language.trackersModeChanged
  }
  func until(_ mode: String) -> String {
    language.trackersUntil(mode: mode)
  }
  var entryKept: String { language.trackersEntryKept }
  var entryDeleted: String { language.trackersEntryDeleted }
}
