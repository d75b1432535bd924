// CBOR (RFC 8949) as authenticators write it: whole, small, and nothing that traps.

/// What was wrong with bytes that a passkey's authenticator sent.
enum CBORError: Error, Equatable {
  case endsEarly
  case tooDeep
  case tooManyItems
  /// Floats, tags, lengths that are told at the end, numbers out of range.
  case notUsedHere
  case badUTF8
  case keyTwice
  case trailingBytes
}

/// One value.
enum CBORValue: Equatable, Sendable {
  case int(Int64)
  case bytes([UInt8])
  case text(String)
  case array([CBORValue])
  case map([CBORPair])
  case bool(Bool)
  case null

  /// The value of a map under a key.
  subscript(key: CBORValue) -> CBORValue? {
    guard case .map(let pairs) = self else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  subscript(name: String) -> CBORValue? { self[.text(name)] }
  subscript(number: Int64) -> CBORValue? { self[.int(number)] }

  var byteString: [UInt8]? {
    if case .bytes(let bytes) = self { bytes } else { nil }
  }
}

/// One entry of a map.
struct CBORPair: Equatable, Sendable {
  let key: CBORValue
  let value: CBORValue
}

/// Reads one value after the other.
struct CBORReader {
  static let depth = 8
  /// Members of one array or map.
  static let items: UInt64 = 64

  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The only value in these bytes.
  static func value(_ bytes: [UInt8]) throws(CBORError) -> CBORValue {
    var reader = CBORReader(bytes[...])
    let value = try reader.value()
    guard reader.rest.isEmpty else { throw .trailingBytes }
    return value
  }

  mutating func value() throws(CBORError) -> CBORValue { try value(depth: CBORReader.depth) }

  private mutating func value(depth: Int) throws(CBORError) -> CBORValue {
    guard depth > 0 else { throw .tooDeep }
    guard let first = rest.popFirst() else { throw .endsEarly }
    if first >> 5 == 7 { return try simple(first & 31) }
    let argument = try argument(first & 31)
    switch first >> 5 {
    case 0: return .int(try int(argument))
    case 1: return .int(-1 - (try int(argument)))
    case 2: return .bytes(try bytes(argument))
    case 3:
      guard let text = String(validating: try bytes(argument), as: UTF8.self) else {
        throw .badUTF8
      }
      return .text(text)
    case 4: return .array(try array(argument, depth - 1))
    case 5: return .map(try map(argument, depth - 1))
    default: throw .notUsedHere
    }
  }

  private func simple(_ info: UInt8) throws(CBORError) -> CBORValue {
    switch info {
    case 20: .bool(false)
    case 21: .bool(true)
    case 22: .null
    default: throw .notUsedHere
    }
  }

  /// The number in a head: in its last five bits, or in 1, 2, 4 or 8 bytes behind them.
  private mutating func argument(_ info: UInt8) throws(CBORError) -> UInt64 {
    guard info >= 24 else { return UInt64(info) }
    guard info <= 27 else { throw .notUsedHere }
    var number: UInt64 = 0
    for byte in try bytes(1 << (info - 24)) { number = number << 8 | UInt64(byte) }
    return number
  }

  private func int(_ argument: UInt64) throws(CBORError) -> Int64 {
    guard let number = Int64(exactly: argument) else { throw .notUsedHere }
    return number
  }

  private mutating func bytes(_ count: UInt64) throws(CBORError) -> [UInt8] {
    guard count <= UInt64(rest.count) else { throw .endsEarly }
    defer { rest = rest.dropFirst(Int(count)) }
    return Array(rest.prefix(Int(count)))
  }

  private mutating func array(_ count: UInt64, _ depth: Int) throws(CBORError) -> [CBORValue] {
    guard count <= CBORReader.items else { throw .tooManyItems }
    var values: [CBORValue] = []
    for _ in 0..<count { values.append(try value(depth: depth)) }
    return values
  }

  private mutating func map(_ count: UInt64, _ depth: Int) throws(CBORError) -> [CBORPair] {
    guard count <= CBORReader.items else { throw .tooManyItems }
    var pairs: [CBORPair] = []
    for _ in 0..<count {
      let key = try value(depth: depth)
      guard !pairs.contains(where: { $0.key == key }) else { throw .keyTwice }
      pairs.append(CBORPair(key: key, value: try value(depth: depth)))
    }
    return pairs
  }
}
