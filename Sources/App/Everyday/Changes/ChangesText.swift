// The words of the last changes.
import Engine

struct ChangesText {
  let language: Language

  init(_ language: Language) { self.language = language }

  var title: String { language.changesTitle }
  var lead: String {
    language.changesLead
  }
  var emptyTitle: String { language.changesEmptyTitle }
  var emptyText: String {
    language.changesEmptyText
  }
  var undo: String { language.changesUndo }
  func added(_ noun: String) -> String {
    language.changesAdded(noun: noun)
  }
  func changed(_ noun: String) -> String {
    language.changesChanged(noun: noun)
  }
  func deleted(_ noun: String) -> String {
    language.changesDeleted(noun: noun)
  }
  func withMore(_ count: String) -> String {
    count == "1"
      ? language.changesWithMore
      : language.changesWithMore2(count: count)
  }
  var something: String { language.changesSomething }
}
