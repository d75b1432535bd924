// The words about columns, moods, and what is wrong with a file.
import Engine

extension ImportsText {
  var columnsTitle: String {
    language.importColumnsColumnsTitle
  }
  var columnsWhy: String {
    language.importColumnsColumnsWhy
  }
  var sample: String { language.importColumnsSample }
  func column(_ column: ImportsColumn) -> String {
    switch column {
    case .date: language.importColumnsColumnDate
    case .time: language.importColumnsColumnTime
    case .tracker: language.importColumnsColumnTracker
    case .amount: language.importColumnsColumnAmount
    case .note: language.importColumnsColumnNote
    }
  }
  /// What it means when no column is named.
  func none(_ column: ImportsColumn) -> String {
    switch column {
    case .date: language.importColumnsNoneDate
    case .tracker: language.importColumnsNoneTracker
    case .amount: language.importColumnsNoneAmount
    case .time, .note: language.importColumnsNoneTime
    }
  }
  var eachColumn: String { language.importColumnsEach }
  var trackerName: String { language.importColumnsTrackerName }
  var dateForm: String {
    language.importColumnsDateForm
  }
  func form(_ form: DateForm) -> String {
    switch form {
    case .yearMonthDay: language.importColumnsFormYearMonthDay
    case .dayMonthYear: language.importColumnsFormDayMonthYear
    case .monthDayYear: language.importColumnsFormMonthDayYear
    }
  }
  var missingDate: String {
    language.importColumnsMissingDate
  }
  var missingForm: String {
    language.importColumnsMissingForm
  }
  var noDates: String {
    language.importColumnsNoDates
  }
  var missingName: String { language.importColumnsMissingName }

  var mood: String { language.importColumnsMood }
  var moodsTitle: String { language.importColumnsMoodsTitle }
  var moodsWhy: String {
    language.importColumnsMoodsWhy
  }

  /// What is wrong with a file as a whole.
  func problem(_ problem: ImportProblem, _ line: String) -> String {
    what(problem.kind, line) + " " + language.importColumnsProblem
  }

  private func what(_ kind: ImportProblem.Kind, _ line: String) -> String {
    switch kind {
    case .empty: language.importColumnsWhatEmpty
    case .unknownKind, .header:
      language.importColumnsWhatUnknownKind
    case .database:
      language.importColumnsWhatDatabase
    case .tooLarge, .archive(.tooLarge), .archive(.tooManyFiles):
      language.importColumnsWhatTooLarge
    case .archive(.encrypted):
      language.importColumnsWhatArchive
    case .archive:
      language.importColumnsWhatArchive2
    case .table(.badUTF8):
      language.importColumnsWhatTable(line: line)
    default: row(ImportProblem(kind, line: 1), line)
    }
  }

  var leaveRowsOut: String {
    language.importColumnsLeaveRowsOut
  }

  /// What the other app knew and has no place here.
  func unplaced(_ what: ImportUnplaced) -> String {
    switch what {
    case .colours:
      language.importColumnsUnplacedColours
    case .columns:
      language.importColumnsUnplacedColumns
    case .reminderDays:
      language.importColumnsUnplacedReminderDays
    case .weekdays:
      language.importColumnsUnplacedWeekdays
    case .encoding:
      language.importColumnsUnplacedEncoding
    }
  }

  /// What is wrong with one line.
  func row(_ problem: ImportProblem, _ line: String) -> String {
    language.importColumnsRow(line: line) + inLine(problem.kind)
  }

  private func inLine(_ kind: ImportProblem.Kind) -> String {
    switch kind {
    case .date, .ambiguousDate:
      language.importColumnsInLineDate
    case .time: language.importColumnsInLineTime
    case .value: language.importColumnsInLineValue
    case .name: language.importColumnsInLineName
    case .fieldCount:
      language.importColumnsInLineFieldCount
    default: language.importColumnsInLineFieldCount2
    }
  }
}
