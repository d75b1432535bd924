// The words about the journal itself: how it is kept, files, and deleting it.
import Engine

struct DataText {
  let language: Language

  /// One thing and several of it.
  typealias Counted = (one: String, many: String)

  var storage: String { language.dataStorage }
  func counts(_ list: String) -> String {
    language.dataCounts(list: list)
  }
  var noRecords: String { language.dataNoRecords }
  var and: String { language.dataAnd }
  var entries: Counted {
    (language.dataEntries, language.dataEntries2)
  }
  var totals: Counted {
    (
      language.dataTotals,
      language.dataTotals2
    )
  }
  var cravings: Counted {
    (
      language.dataCravings,
      language.dataCravings2
    )
  }
  var plans: Counted {
    (language.dataPlans, language.dataPlans2)
  }
  var reasons: Counted {
    (language.dataReasons, language.dataReasons2)
  }
  var trackers: Counted {
    (language.dataTrackers, language.dataTrackers2)
  }
  var thoughts: Counted {
    (language.dataThoughts, language.dataThoughts2)
  }
  var meals: Counted {
    (
      language.dataMeals,
      language.dataMeals2
    )
  }
  var sessions: Counted {
    (language.dataSessions, language.dataSessions2)
  }
  var pictures: Counted {
    (
      language.dataPictures,
      language.dataPictures2
    )
  }
  var others: Counted {
    (
      language.dataOthers,
      language.dataOthers2
    )
  }
  var persisted: String {
    language.dataPersisted
  }
  var notPersisted: String {
    language.dataNotPersisted
  }
  var notAgreed: String {
    language.dataNotAgreed
  }
  var keepStorage: String {
    language.dataKeepStorage
  }
  var howKept: String { language.dataHowKept }
  var howKeptLines: [String] {
    [
      language.dataHowKeptLines,
      language.dataHowKeptLines2,
      language.dataHowKeptLines3,
    ]
  }

  var files: String { language.dataFiles }
  var backupWhy: String {
    language.dataBackupWhy
  }
  var saveBackup: String { language.dataSaveBackup }
  func backedUp(_ date: String) -> String {
    language.dataBackedUp(date: date)
  }
  var neverBackedUp: String { language.dataNeverBackedUp }
  var saveAll: String {
    language.dataSaveAll
  }
  var saveAllWhy: String {
    language.dataSaveAllWhy
  }
  var saveFoodTable: String {
    language.dataSaveFoodTable
  }
  var saveTable: String { language.dataSaveTable }
  var tableWhy: String {
    language.dataTableWhy
  }
  var restore: String { language.dataRestore }
  var restoreWhy: String {
    language.dataRestoreWhy
  }
  /// New, changed, already here.
  func merged(_ new: String, _ changed: String?, _ already: String) -> String {
    guard let changed else {
      return language.dataMerged(new: new, already: already)
    }
    return language.dataMerged2(new: new, changed: changed, already: already)
  }
  func nothingNew(_ already: String) -> String {
    language.dataNothingNew(already: already)
  }
  func broken(_ line: String) -> String {
    language.dataBroken(line: line)
  }
  var notABackup: String {
    language.dataNotABackup
  }
  var later: String {
    language.dataLater
  }

  var demo: String { language.dataDemo }
  var demoWhy: String {
    language.dataDemoWhy
  }
  var leaveDemo: String { language.dataLeaveDemo }

  var wipeTitle: String { language.dataWipeTitle }
  var wipeWhy: String {
    language.dataWipeWhy
  }
  var wipe: String { language.dataWipe }
  func wipeGoes(_ list: String?) -> String {
    guard let list else {
      return language.dataWipeGoes
    }
    return language.dataWipeGoes2(list: list)
  }
  var wipeIsFinal: String {
    language.dataWipeIsFinal
  }
  var wipeKeepsAccount: String {
    language.dataWipeKeepsAccount
  }
  var saveFirst: String {
    language.dataSaveFirst
  }
  /// What is typed to confirm.
  var wipeWord: String { language.dataWipeWord }
  var wipeType: String {
    language.dataWipeType
  }
  var wipeForGood: String { language.dataWipeForGood }
  var close: String { language.dataClose }

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
