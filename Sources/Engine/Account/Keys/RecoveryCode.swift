// What opens the vault when the password is gone: made on the device, kept on paper.

/// 160 random bits, written so that they can be copied by hand.
public struct RecoveryCode: Equatable, Sendable {
  public static let byteCount = 20
  /// Letters in the groups that are written and read together.
  public static let groupLength = 4
  public static let groupCount = 8

  public let bytes: [UInt8]

  /// The first 20 of at least 20 random bytes.
  public init(bytes: [UInt8]) {
    precondition(bytes.count >= RecoveryCode.byteCount, "a recovery code is 20 bytes")
    self.bytes = Array(bytes.prefix(RecoveryCode.byteCount))
  }

  /// Crockford's base 32: no I, L, O and U, which are misread.
  private static let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// Eight groups of four letters.
  public var groups: [String] {
    var groups: [String] = []
    var group = ""
    for place in 0..<(RecoveryCode.groupLength * RecoveryCode.groupCount) {
      group.unicodeScalars.append(Unicode.Scalar(RecoveryCode.letters[letter(at: place)]))
      if group.utf8.count == RecoveryCode.groupLength {
        groups.append(group)
        group = ""
      }
    }
    return groups
  }

  /// `4KX2-…`, as it stands on the sheet.
  public var text: String {
    var text = ""
    for group in groups { text += (text.isEmpty ? "" : "-") + group }
    return text
  }

  private func letter(at place: Int) -> Int {
    var value = 0
    for bit in place * 5..<place * 5 + 5 {
      value = value << 1 | Int(bytes[bit / 8] >> UInt8(7 - bit % 8) & 1)
    }
    return value
  }

  /// Reads what a person typed: small letters, blanks and hyphens do not matter, and what looks
  /// alike (O 0, I L 1) counts as meant. Nothing for anything else.
  public init?(typed: String) {
    var values: [UInt8] = []
    for byte in typed.utf8 where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "-") {
      guard let value = RecoveryCode.value(of: byte) else { return nil }
      values.append(value)
    }
    guard values.count == RecoveryCode.groupLength * RecoveryCode.groupCount else { return nil }
    var bytes = [UInt8](repeating: 0, count: RecoveryCode.byteCount)
    for (place, value) in values.enumerated() {
      for step in 0..<5 where value >> UInt8(4 - step) & 1 == 1 {
        let bit = place * 5 + step
        bytes[bit / 8] |= 1 << UInt8(7 - bit % 8)
      }
    }
    self.init(bytes: bytes)
  }

  /// Whether a group was typed as it stands on the sheet, by the same allowances.
  public static func isSame(_ typed: String, _ group: String) -> Bool {
    var values: [UInt8] = []
    for byte in typed.utf8 where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "-") {
      guard let value = value(of: byte) else { return false }
      values.append(value)
    }
    return values == group.utf8.compactMap { value(of: $0) }
  }

  private static func value(of byte: UInt8) -> UInt8? {
    let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    let letter = isSmall ? byte - 32 : byte
    switch letter {
    case UInt8(ascii: "O"): return 0
    case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
    default: return letters.firstIndex(of: letter).map { UInt8($0) }
    }
  }

  /// The key that wraps the vault key.
  public var wrappingKey: [UInt8] { HKDF.key(from: bytes, purpose: "redstart recovery 1") }
}
