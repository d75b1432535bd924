// What can be wrong with the bytes of a food table.

/// Why a table cannot be read.
public enum FoodTableError: Error, Equatable, Sendable {
  /// Bytes of something else.
  case notATable
  /// A form that only later versions of the app know.
  case later(UInt8)
  case endsEarly
  /// A part contradicts the checksum, another part or a limit.
  case damaged
  case tooLong

  init(_ error: BytesError) {
    switch error {
    case .endsEarly: self = .endsEarly
    case .unknownVersion(let version): self = .later(version)
    case .badNumber, .tooLong, .badUTF8, .trailingBytes: self = .damaged
    }
  }
}
