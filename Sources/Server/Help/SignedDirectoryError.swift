// Why a directory of help cannot be used.

/// Each with its cure.
public enum SignedDirectoryError: Error, Equatable, CustomStringConvertible {
  case badLines, badFile, badKey
  case unreadable(String)

  public var description: String {
    switch self {
    case .badLines:
      "these are no lines of a directory; see redstart directory lines for their form"
    case .badFile: "this is no signed directory; make one with redstart directory sign"
    case .badKey: "this is no key; make one with redstart directory key"
    case .unreadable(let path): "\(path): cannot be read"
    }
  }
}
