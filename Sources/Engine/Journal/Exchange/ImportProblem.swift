// What can be wrong with a file of another app, and where.

/// The first thing in a file that its reader refuses; then nothing of it is taken.
public struct ImportProblem: Error, Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case table(CSVError.Kind)
    case json(JSONError.Kind)
    case archive(ZipError)
    /// Nothing in the file.
    case empty
    /// A column that has to be there is missing, or the columns have no names.
    case header
    /// More or fewer fields than the header has.
    case fieldCount
    /// Not a date as 2026-03-29 of the years 1900 … 2999, or in the form that was chosen.
    case date
    /// The dates can be read in two ways, and nobody said which is meant.
    case ambiguousDate
    case time
    case value
    /// A row without the name of a tracker.
    case name
    /// Not of any kind that can be read.
    case unknownKind
    /// A database of no known app, or a damaged one.
    case database
    /// More bytes, trackers or entries than an import takes.
    case tooLarge
  }

  public let kind: Kind
  /// Lines of the file, the first one being 1.
  public let line: Int

  public init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}
