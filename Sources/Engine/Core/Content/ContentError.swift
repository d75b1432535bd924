// What can be wrong with a file of prose, and in which line.

/// The first thing in a file of prose that the reader refuses.
public struct ContentError: Error, Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// The first line is not the one of this format.
    case unknownFormat
    case badUTF8
    case fileTooLong
    case lineTooLong
    case tooManyEntries
    case tooManyLines
    /// A name with other characters than letters, digits and hyphens, or with none.
    case badName
    /// A name that an entry before it has.
    case twin
    /// A fact or a step before the first entry.
    case nowhere
  }

  public let kind: Kind
  /// Lines of the file, the first one being 1; 0 where the file as a whole is meant.
  public let line: Int

  public init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}
