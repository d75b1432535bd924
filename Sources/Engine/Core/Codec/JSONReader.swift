// The one reader of JSON: pulls values out of bytes in the order of the document.

/// A strict pull reader of one JSON document (RFC 8259, UTF-8 only).
///
/// Ask for what the document should hold next; anything else throws and nothing traps, whatever
/// the bytes. Call `end()` last. Usage:
///
///     var reader = try JSONReader(bytes)
///     try reader.beginObject()
///     while let key = try reader.nextKey() {
///       switch key {
///       case "name": name = try reader.readString()
///       default: try reader.skipValue()
///       }
///     }
///     try reader.end()
///
/// The reader is a value: a copy continues from where the original stood.
public struct JSONReader: Sendable {
  /// Bytes in a document.
  public static let sizeLimit = 256 << 20
  /// Arrays and objects within each other.
  public static let depthLimit = 64
  /// Bytes between the quotes of a string or key.
  public static let stringLimit = 16 << 20
  /// Characters of a number.
  public static let numberLimit = 512
  /// Keys of one object that are remembered: a key that equals one of the object's first 256 is
  /// an error. Keys are compared by a 64-bit fingerprint; only a document built for it has two
  /// different keys with the same one, and it is refused.
  public static let checkedKeys = 256

  let bytes: [UInt8]
  /// The byte that is looked at next.
  var position = 0
  private var depth = 0
  /// Whether the innermost open array or object has not been asked for a member yet.
  private var isFresh = false
  /// The keys of the open objects, outermost first; what lies behind `seenCount` is of no account.
  private var seen: [SeenKey] = []
  private var seenCount = 0

  private struct SeenKey {
    let fingerprint: UInt64
    let depth: Int
  }

  /// Starts before the first value; throws `documentTooLong` and `byteOrderMark`.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    guard bytes.count <= Self.sizeLimit else { throw JSONError(.documentTooLong, at: 0) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw JSONError(.byteOrderMark, at: 0) }
    self.bytes = bytes
  }

  /// Enters an object; `nextKey` leaves it.
  public mutating func beginObject() throws(JSONError) { try begin(.object, UInt8(ascii: "{")) }

  /// Enters an array; `nextElement` leaves it.
  public mutating func beginArray() throws(JSONError) { try begin(.array, UInt8(ascii: "[")) }

  /// The key of the object's next member, whose value must be read or skipped before the next
  /// call; nothing at the object's end.
  public mutating func nextKey() throws(JSONError) -> JSONKey? {
    guard try advance(closing: UInt8(ascii: "}")) else {
      forgetKeys()
      return nil
    }
    guard try nextByte() == UInt8(ascii: "\"") else { throw unexpected() }
    let start = position
    let string = try scanString()
    let key = key(of: string)
    try remember(key.fingerprint, at: start)
    guard try nextByte() == UInt8(ascii: ":") else { throw unexpected() }
    position += 1
    return key
  }

  /// Whether the array has another element, which must be read or skipped before the next call.
  public mutating func nextElement() throws(JSONError) -> Bool {
    try advance(closing: UInt8(ascii: "]"))
  }

  /// Refuses everything but white space behind the document's value.
  public mutating func end() throws(JSONError) {
    guard depth == 0 else { throw unexpected() }
    while position < bytes.count {
      guard Self.isSpace(bytes[position]) else { throw JSONError(.trailingBytes, at: position) }
      position += 1
    }
  }

  private mutating func begin(_ kind: JSONKind, _ opening: UInt8) throws(JSONError) {
    guard try nextByte() == opening else { throw mismatch() }
    guard depth < Self.depthLimit else { throw JSONError(.tooDeep, at: position) }
    depth += 1
    isFresh = true
    position += 1
  }

  /// Moves behind the comma before the next member, or behind the closing bracket.
  @inline(__always)
  private mutating func advance(closing: UInt8) throws(JSONError) -> Bool {
    let byte = try nextByte()
    if byte == closing {
      guard depth > 0 else { throw unexpected() }
      depth -= 1
      isFresh = false
      position += 1
      return false
    }
    if isFresh {
      isFresh = false
      return true
    }
    guard byte == UInt8(ascii: ",") else { throw unexpected() }
    position += 1
    return true
  }

  /// Drops the keys of objects that have been left.
  private mutating func forgetKeys() {
    while seenCount > 0, seen[seenCount - 1].depth > depth { seenCount -= 1 }
  }

  private mutating func remember(_ fingerprint: UInt64, at start: Int) throws(JSONError) {
    var index = seenCount - 1
    while index >= 0, seen[index].depth == depth {
      if seen[index].fingerprint == fingerprint { throw JSONError(.duplicateKey, at: start) }
      index -= 1
    }
    guard seenCount - 1 - index < Self.checkedKeys else { return }
    let key = SeenKey(fingerprint: fingerprint, depth: depth)
    if seenCount < seen.count { seen[seenCount] = key } else { seen.append(key) }
    seenCount += 1
  }

  /// The next byte that is not white space, without moving behind it.
  @inline(__always)
  mutating func nextByte() throws(JSONError) -> UInt8 {
    if position < bytes.count, bytes[position] > 0x20 { return bytes[position] }
    return try byteAfterSpace()
  }

  private mutating func byteAfterSpace() throws(JSONError) -> UInt8 {
    while position < bytes.count {
      let byte = bytes[position]
      if byte > 0x20 { return byte }
      guard Self.isSpace(byte) else { throw unexpected() }
      position += 1
    }
    throw JSONError(.endsEarly, at: position)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  func unexpected() -> JSONError {
    JSONError(position < bytes.count ? .unexpectedByte : .endsEarly, at: position)
  }

  /// The error for a byte that does not start the value that was asked for.
  func mismatch() -> JSONError {
    guard position < bytes.count, JSONKind(startingWith: bytes[position]) != nil else {
      return unexpected()
    }
    return JSONError(.wrongKind, at: position)
  }
}
