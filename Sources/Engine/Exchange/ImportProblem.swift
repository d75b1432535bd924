// What can be wrong with a file of another app, and where.

/// The first thing in a file that its reader refuses; then nothing of it is taken.
public struct ImportProblem: Error, Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case table(CSVError.Kind)
    /// A column that has to be there is missing, or the columns have no names.
    case header
    /// More or fewer fields than the header has.
    case fieldCount
    /// Not a date as 2026-03-29 of the years 1900 … 2999.
    case date
    case value
  }

  public let kind: Kind
  /// Lines of the file, the first one being 1.
  public let line: Int

  init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}
