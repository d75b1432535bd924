// The engine's problems with files in words; each starts with the line where there is one.

import Engine

enum ProblemText {
  static func of(_ error: JournalFileError) -> String {
    switch error {
    case .json(let error, let line): ":\(line): not JSON: \(words(for: error.kind))"
    case .notAJournal: ":1: not a Redstart journal"
    case .later: ":1: written by a later version of Redstart"
    case .badEntity(let line): ":\(line): not an entity of a journal"
    case .archive(let error?): ":1: \(words(for: error))"
    case .archive(nil): ":1: an archive without a journal"
    }
  }

  static func of(_ problem: ImportProblem) -> String {
    ":\(problem.line): \(words(for: problem.kind))"
  }

  static func of(_ error: CSVError) -> String { ":\(error.line): \(words(for: error.kind))" }

  private static func words(for kind: ImportProblem.Kind) -> String {
    switch kind {
    case .table(let kind): words(for: kind)
    case .json(let kind): "not JSON: \(words(for: kind))"
    case .archive(let error): words(for: error)
    case .empty: "there is nothing in the file"
    case .header: "the columns that this kind of file has are not there"
    case .fieldCount: "not as many fields as the header has"
    case .date: "not a date such as 2026-03-29"
    case .ambiguousDate: "day or month first? say so with --date-form dmy or mdy"
    case .time: "not a time such as 22:05 or 10:05 pm"
    case .name: "no name of a tracker"
    case .unknownKind: "not a kind of file that can be read"
    case .database: "a database; bring it in with --from loop"
    case .tooLarge: "more than one import takes"
    case .value: "not a value of this kind of file"
    }
  }

  private static func words(for kind: CSVError.Kind) -> String {
    switch kind {
    case .unterminatedQuote: "a quote is never closed"
    case .bytesAfterQuote: "something stands behind a closing quote"
    case .badUTF8: "not UTF-8"
    case .tableTooLong, .fieldTooLong, .tooManyFields, .tooManyRows: "too long"
    }
  }

  static func words(for problem: HealthProblem) -> String {
    switch problem {
    case .notAnExport: "not an export of Apple Health, Health Auto Export, Fitbit or Google Fit"
    case .malformed(let place): "not well-formed at byte \(place)"
    case .ownEntities: "defines entities of its own, which no export does"
    case .longTag: "a tag that is too long"
    case .longRow: "a row that is too long"
    case .unnamed: "numbers of Fitbit without a name; the archive around them says what they count"
    case .tooLarge, .tooMuch: "more than one import takes"
    case .archive(let error): words(for: error)
    case .unreadable: "cannot be read to its end"
    }
  }

  private static func words(for error: ZipError) -> String {
    switch error {
    case .notAnArchive, .damaged: "a damaged archive"
    case .unsupported: "an archive packed in a way that is not known here"
    case .encrypted: "an archive with a password"
    case .tooManyFiles, .tooLarge: "an archive that unpacks to more than one import takes"
    case .wrongChecksum: "an archive whose content does not match its checksum"
    }
  }

  private static func words(for kind: JSONError.Kind) -> String {
    switch kind {
    case .endsEarly: "the file ends early"
    case .badUTF8, .byteOrderMark: "not plain UTF-8"
    case .duplicateKey: "a name appears twice"
    case .documentTooLong, .stringTooLong, .numberTooLong, .tooDeep: "too long or too deep"
    case .wrongKind, .notWhole, .numberOutOfRange: "a value of the wrong kind"
    default: "something unexpected"
    }
  }
}
