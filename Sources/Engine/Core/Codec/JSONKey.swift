// The name of an object's member, compared without making a String of it.

/// A member's name as the reader saw it, escapes already resolved.
///
/// Names of up to 16 bytes, which nearly all are, live in two words instead of an array.
public struct JSONKey: Equatable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  @usableFromInline let count: Int
  /// The whole name when it is longer than two words.
  private let long: [UInt8]?

  /// The name in a range of the bytes.
  init(_ bytes: borrowing [UInt8], from start: Int, to end: Int) {
    count = end - start
    guard count <= 2 * ByteWord.size else {
      long = Array(bytes[start..<end])
      return
    }
    long = nil
    let middle = min(end, start + ByteWord.size)
    low = ByteWord.load(bytes, from: start, to: middle)
    if middle < end { high = ByteWord.load(bytes, from: middle, to: end) }
  }

  /// The name as text; making it costs an allocation when it has more than 15 bytes.
  public var text: String {
    if let long { return String(decoding: long, as: UTF8.self) }
    var bytes: [UInt8] = []
    append(low, count: min(count, ByteWord.size), to: &bytes)
    append(high, count: max(count - ByteWord.size, 0), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(_ word: UInt64, count: Int, to bytes: inout [UInt8]) {
    for place in 0..<count {
      bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(8 * place)))
    }
  }

  /// Compares byte by byte, so two spellings of the same accented letter differ.
  @inlinable
  public static func == (key: JSONKey, name: StaticString) -> Bool {
    key.count == name.utf8CodeUnitCount && key.equals(name)
  }

  /// Lets a `switch` over a key have names as its cases.
  @inlinable
  public static func ~= (name: StaticString, key: JSONKey) -> Bool { key == name }

  /// A 64-bit print of the name, by words where there are words.
  var fingerprint: UInt64 {
    var print = Fingerprint()
    print.add(UInt64(count))
    if let long {
      print.add(bytes: long)
    } else {
      print.add(low)
      print.add(high)
    }
    return print.value
  }

  /// Whether a name of the same length is this one.
  @usableFromInline
  func equals(_ name: StaticString) -> Bool {
    name.withUTF8Buffer { equals($0) }
  }

  private func equals(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if let long { return long.elementsEqual(name) }
    for index in 0..<count {
      let word = index < ByteWord.size ? low : high
      let byte = UInt8(truncatingIfNeeded: word >> UInt64(8 * (index % ByteWord.size)))
      guard byte == name[index] else { return false }
    }
    return true
  }
}
