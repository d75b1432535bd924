// Why a copy could not be made or put back.

/// Each is one line that names the cure.
public enum BackupError: Error, CustomStringConvertible, Equatable {
  case noDatabase(String)
  case cannotWrite(String)
  case notABackup(String)
  /// The copy was made by a later version.
  case newer(String)
  /// The list of what was taken back cannot be read.
  case ledger(String)

  public var description: String {
    switch self {
    case .noDatabase(let path):
      "there is no sound database \(path); name the data directory of a server with --data"
    case .cannotWrite(let path):
      "cannot write \(path); make room on the disk, and give this user the right to write there"
    case .notABackup(let path):
      "\(path) is not a sound copy of a Redstart database; choose another one"
    case .ledger(let path):
      "\(path) cannot be read, which says what was taken back since the copies; put it back from "
        + "another place, or move it away, and what was taken back since comes back"
    case .newer(let path):
      "\(path) was written by a later version; install that version or a newer one"
    }
  }
}
