// What can be wrong with a file of health data.

/// The first thing in a file of health data that its reader refuses.
public enum HealthProblem: Error, Equatable, Sendable {
  /// Neither an export of a known form nor an archive that holds one.
  case notAnExport
  /// Not well-formed, this many bytes from the start of the document.
  case malformed(at: Int64)
  /// The document defines words of its own, which can be made to fill any memory.
  case ownEntities
  /// A tag of more bytes than `XMLReader.longestTag`.
  case longTag
  /// A row of more bytes than `TableRows.longestRow`.
  case longRow
  /// Numbers of Fitbit that only the archive around them would name.
  case unnamed
  /// More bytes than `HealthFile.mostBytes`.
  case tooLarge
  /// More days, sources or sleeps than one life holds.
  case tooMuch
  case archive(ZipError)
  /// The file could not be read to the end that it has.
  case unreadable
}
