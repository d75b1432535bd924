// The words of a recall.
import Engine

struct RecallText {
  let language: Language

  var yesterday: String { language.recallYesterday }
  func title(_ day: String) -> String {
    language.recallTitle(day: day)
  }
  var before: String { language.recallBefore }
  var after: String { language.recallAfter }
  var aheadTitle: String { language.recallAheadTitle }
  var aheadText: String {
    language.recallAheadText
  }

  // Passes

  func step(_ pass: RecallPass) -> String {
    let number = String(pass.number)
    let count = String(RecallPass.allCases.count)
    return language.recallStep(number: number, count: count)
  }
  func name(_ pass: RecallPass) -> String {
    switch pass {
    case .quickList: language.recallNameQuickList
    case .forgotten: language.recallNameForgotten
    case .mealAndTime: language.recallNameMealAndTime
    case .portion: language.recallNamePortion
    case .lastLook: language.recallNameLastLook
    }
  }
  func lead(_ pass: RecallPass) -> String {
    switch pass {
    case .quickList:
      language.recallLeadQuickList
    case .forgotten:
      language.recallLeadForgotten
    case .mealAndTime:
      language.recallLeadMealAndTime
    case .portion:
      language.recallLeadPortion
    case .lastLook:
      language.recallLeadLastLook
    }
  }
  func next(_ pass: RecallPass) -> String {
    let name = name(pass)
    return language.recallNext(name: name)
  }
  func back(_ pass: RecallPass) -> String {
    let name = name(pass)
    return language.recallBack(name: name)
  }
  var finish: String { language.recallFinish }
  var done: String { language.recallDone }
  var reopen: String { language.recallReopen }
  var oneDay: String {
    language.recallOneDay
  }

  // The list

  var field: String { language.recallField }
  var example: String {
    language.recallExample
  }
  var add: String { language.recallAdd }
  var suggestions: String { language.recallSuggestions }
  func found(_ count: Int) -> String {
    switch count {
    case 0:
      language.recallFound0
    case 1: language.recallFound1
    default: language.recallFound1n2(count: count)
    }
  }
  var recents: String { language.recallRecents }
  var mealOfNext: String {
    language.recallMealOfNext
  }
  var noMeal: String { language.recallNoMeal }
  func soFar(_ count: Int) -> String {
    count == 1
      ? language.recallSoFar
      : language.recallSoFar2(count: count)
  }
  var emptyTitle: String { language.recallEmptyTitle }
  var emptyText: String {
    language.recallEmptyText
  }
  func added(_ name: String) -> String {
    language.recallAdded(name: name)
  }
  func added(_ count: Int) -> String {
    language.recallAdded2(count: count)
  }
  func removed(_ name: String) -> String {
    language.recallRemoved(name: name)
  }
  var unmatched: String { language.recallUnmatched }
  func whatWas(_ text: String) -> String {
    language.recallWhatWas(text: text)
  }
  var nothingFits: String {
    language.recallNothingFits
  }
  var leave: String { language.recallLeave }

  // Copying and photos

  var copy: String { language.recallCopy }
  var copyLead: String {
    language.recallCopyLead
  }
  var copyNothing: String {
    language.recallCopyNothing
  }
  var copiedBefore: String {
    language.recallCopiedBefore
  }
  func copied(_ count: Int, of all: Int) -> String {
    count == all
      ? added(count)
      : added(count) + ". "
        + language.recallCopied
  }
  func things(_ count: Int) -> String {
    count == 1
      ? language.recallThings
      : language.recallThings2(count: count)
  }
  var photo: String { language.recallPhoto }
  var photoLabel: String { language.recallPhotoLabel }
  var removePhoto: String { language.recallRemovePhoto }
  var photoRemoved: String { language.recallPhotoRemoved }
  var close: String { language.recallClose }

  // Today

  var cardNew: String {
    language.recallCardNew
  }
  var cardOpen: String { language.recallCardOpen }
  var cardGoOn: String { language.recallCardGoOn }
}
