// What can be wrong with a table in CSV, and in which line.

/// The first thing in a table that the reader refuses.
public struct CSVError: Error, Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// A quoted field that the end of the file comes upon; the line is the one of its first quote.
    case unterminatedQuote
    /// A closing quote with something other than a separator or line end behind it.
    case bytesAfterQuote
    case badUTF8
    case tableTooLong
    case fieldTooLong
    case tooManyFields
    case tooManyRows
  }

  public let kind: Kind
  /// Lines of the file, the first one being 1; line ends inside quotes count.
  public let line: Int

  public init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}
