// The words about the journal itself: how it is kept, files, and deleting it.
import Engine

struct DataText {
  /// One thing and several of it.
  typealias Counted = (one: String, many: String)

  let storage: String
  let counts: (String) -> String
  let noRecords: String
  let and: String
  let entries: Counted
  let totals: Counted
  let cravings: Counted
  let plans: Counted
  let reasons: Counted
  let persisted: String
  let notPersisted: String
  let notAgreed: String
  let keepStorage: String
  let howKept: String
  let howKeptLines: [String]

  let files: String
  let backupWhy: String
  let saveBackup: String
  let backedUp: (String) -> String
  let neverBackedUp: String
  let saveTable: String
  let tableWhy: String
  let restore: String
  let restoreWhy: String
  /// New, changed, already here.
  let merged: (String, String?, String) -> String
  let nothingNew: (String) -> String
  let broken: (String) -> String
  let notABackup: String
  let later: String

  let demo: String
  let demoWhy: String
  let leaveDemo: String

  let wipeTitle: String
  let wipeWhy: String
  let wipe: String
  let wipeGoes: (String) -> String
  let saveFirst: String
  /// What is typed to confirm.
  let wipeWord: String
  let wipeType: String
  let wipeForGood: String
  let close: String

  /// What became of a file, in a sentence.
  func outcome(_ outcome: FileOutcome, _ locale: Locale) -> String {
    func count(_ number: Int) -> String { locale.number(Int64(number)) }
    switch outcome {
    case .merged(new: 0, changed: 0, let already): return nothingNew(count(already))
    case .merged(let new, let changed, let already):
      return merged(count(new), changed == 0 ? nil : count(changed), count(already))
    case .broken(let line): return broken(count(line))
    case .notABackup: return notABackup
    case .later: return later
    }
  }
}
