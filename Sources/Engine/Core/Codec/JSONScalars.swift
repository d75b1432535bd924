// Reads the values that hold no other values, and passes over values that nobody asked for.

/// What a value is, as its first byte tells.
public enum JSONKind: Equatable, Sendable {
  case object, array, string, number, bool, null

  init?(startingWith byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): self = .object
    case UInt8(ascii: "["): self = .array
    case UInt8(ascii: "\""): self = .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .bool
    case UInt8(ascii: "n"): self = .null
    default: return nil
    }
  }
}

extension JSONReader {
  /// What the next value is, without reading it.
  public mutating func peek() throws(JSONError) -> JSONKind {
    guard let kind = JSONKind(startingWith: try nextByte()) else { throw unexpected() }
    return kind
  }

  /// A string with its escapes resolved; it may hold U+0000.
  public mutating func readString() throws(JSONError) -> String {
    guard try nextByte() == UInt8(ascii: "\"") else { throw mismatch() }
    let string = try scanString()
    return text(of: string)
  }

  /// A whole number; `-0` is 0.
  public mutating func readInt64() throws(JSONError) -> Int64 {
    if let value = plainInt64() { return value }
    let number = try scanNumber()
    guard number.isWhole else { throw JSONError(.notWhole, at: number.start) }
    guard let value = number.int64 else { throw JSONError(.numberOutOfRange, at: number.start) }
    return value
  }

  /// The nearest `Double`; too large a number is an error, too small a one is 0.
  public mutating func readDouble() throws(JSONError) -> Double {
    let number = try scanNumber()
    return try double(of: number)
  }

  public mutating func readBool() throws(JSONError) -> Bool {
    if try nextByte() == UInt8(ascii: "t") {
      try literal("true")
      return true
    }
    guard bytes[position] == UInt8(ascii: "f") else { throw mismatch() }
    try literal("false")
    return false
  }

  public mutating func readNull() throws(JSONError) {
    guard try nextByte() == UInt8(ascii: "n") else { throw mismatch() }
    try literal("null")
  }

  /// Passes over a value and checks it as strictly as if it had been read.
  public mutating func skipValue() throws(JSONError) {
    switch try peek() {
    case .object:
      try beginObject()
      while try nextKey() != nil { try skipValue() }
    case .array:
      try beginArray()
      while try nextElement() { try skipValue() }
    case .string: _ = try scanString()
    case .number: _ = try readDouble()
    case .bool: _ = try readBool()
    case .null: try readNull()
    }
  }

  /// The bytes of a value exactly as they stand in the document, without white space around
  /// them, checked like `skipValue`.
  public mutating func rawValue() throws(JSONError) -> ArraySlice<UInt8> {
    _ = try nextByte()
    let start = position
    try skipValue()
    return bytes[start..<position]
  }

  private mutating func literal(_ word: StaticString) throws(JSONError) {
    let length = word.utf8CodeUnitCount
    for index in 0..<length {
      guard position + index < bytes.count else { throw JSONError(.endsEarly, at: bytes.count) }
      guard bytes[position + index] == word.utf8Start[index] else {
        throw JSONError(.badLiteral, at: position)
      }
    }
    position += length
  }
}
