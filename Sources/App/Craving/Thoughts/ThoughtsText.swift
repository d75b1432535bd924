// The words of the thought diary.
import Engine

struct ThoughtsText {
  let language: Language

  var title: String { language.thoughtsTitle }
  var lead: String {
    language.thoughtsLead
  }
  var write: String { language.thoughtsWrite }
  var emptyTitle: String { language.thoughtsEmptyTitle }
  var emptyText: String {
    language.thoughtsEmptyText
  }
  var list: String { language.thoughtsList }
  var untitled: String { language.thoughtsUntitled }
  var sheet: String { language.thoughtsSheet }

  func part(_ part: Thought.Part) -> String {
    switch part {
    case .situation: language.thoughtsPartSituation
    case .thought: language.thoughtsPartThought
    case .evidenceFor: language.thoughtsPartEvidenceFor
    case .evidenceAgainst: language.thoughtsPartEvidenceAgainst
    case .reframe: language.thoughtsPartReframe
    }
  }

  func hint(_ part: Thought.Part) -> String {
    switch part {
    case .situation: language.thoughtsHintSituation
    case .thought:
      language.thoughtsHintThought
    case .evidenceFor, .evidenceAgainst:
      language.thoughtsHintEvidenceFor
    case .reframe:
      language.thoughtsHintReframe
    }
  }

  var nature: String { language.thoughtsNature }
  var fact: String { language.thoughtsFact }
  var feeling: String { language.thoughtsFeeling }
  var before: String { language.thoughtsBefore }
  var after: String { language.thoughtsAfter }
  var low: String { language.thoughtsLow }
  var high: String { language.thoughtsHigh }
  func fell(_ before: Int, _ after: Int) -> String {
    language.thoughtsFell(before: before, after: after)
  }
  var save: String { language.thoughtsSave }
  var empty: String {
    language.thoughtsEmpty
  }
  var kept: String { language.thoughtsKept }
  var changed: String { language.thoughtsChanged }
  var delete: String { language.thoughtsDelete }
  var deleted: String { language.thoughtsDeleted }
  var close: String { language.thoughtsClose }
  var hide: String { language.thoughtsHide }
  var hideDetail: String {
    language.thoughtsHideDetail
  }
  var hidden: String {
    language.thoughtsHidden
  }
}
