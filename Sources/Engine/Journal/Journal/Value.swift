// What a field can hold. The Journal knows no more of a value than this.

/// The content of a field.
public enum Value: Hashable, Sendable {
  case bool(Bool)
  case int(Int64)
  case text(String)
  case bytes([UInt8])
  case list([Value])

  /// Named limits of what one field may hold.
  public enum Limit {
    public static let textBytes = 65_536
    public static let listLength = 4096
    public static let listDepth = 4
  }

  public var asBool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var asInt: Int64? { if case .int(let value) = self { value } else { nil } }
  public var asText: String? { if case .text(let value) = self { value } else { nil } }

  /// The texts of a list of texts; other elements are passed over.
  public var asTexts: [String]? {
    guard case .list(let values) = self else { return nil }
    return values.compactMap { $0.asText }
  }
}

/// A named value of an entity. Names are short ASCII.
public struct Field: Hashable, Sendable {
  public let name: String
  public let value: Value

  public static let longestName = 32

  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// Whether a name is 1 … 32 bytes of letters, digits, `.`, `-` or `_`.
  public static func isName(_ name: String) -> Bool {
    let bytes = name.utf8
    guard (1...longestName).contains(bytes.count) else { return false }
    for byte in bytes {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: continue
      default: return false
      }
    }
    return true
  }
}
