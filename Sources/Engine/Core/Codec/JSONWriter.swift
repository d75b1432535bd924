// The one writer of JSON: values go out in the order in which the caller names them.

/// Writes a JSON document without white space; commas are its own business.
///
/// Every value inside an object needs a `key` before it; keys stand in the order given.
public struct JSONWriter: Sendable {
  /// The document so far.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  public init() {}

  public mutating func beginObject() { open(UInt8(ascii: "{")) }
  public mutating func endObject() { close(UInt8(ascii: "}")) }
  public mutating func beginArray() { open(UInt8(ascii: "[")) }
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Names the value that is written next; plain ASCII without quotes or backslashes.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Names the value that is written next with any text.
  public mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  public mutating func string(_ value: String) {
    separate()
    var value = value
    bytes.append(UInt8(ascii: "\""))
    value.withUTF8 { escape($0) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  public mutating func int64(_ value: Int64) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
    needsComma = true
  }

  /// The shortest decimal that reads back as the same number; JSON has no NaN and no infinity, so
  /// these become `null`.
  public mutating func double(_ value: Double) {
    guard value.isFinite else { return null() }
    separate()
    bytes.append(contentsOf: value.description.utf8)
    needsComma = true
  }

  public mutating func bool(_ value: Bool) {
    separate()
    word(value ? "true" : "false")
  }

  public mutating func null() {
    separate()
    word("null")
  }

  /// A value that already is JSON, such as one from `JSONReader.rawValue`; not checked.
  public mutating func raw(_ value: ArraySlice<UInt8>) {
    separate()
    bytes.append(contentsOf: value)
    needsComma = true
  }

  /// A value that already is JSON; not checked.
  public mutating func raw(_ value: [UInt8]) { raw(value[...]) }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func word(_ word: StaticString) {
    word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    needsComma = true
  }

  /// Appends text, escaping only what RFC 8259, section 7, says must be.
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in 0..<text.count {
      let byte = text[index]
      if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { continue }
      bytes.append(contentsOf: text[start..<index])
      start = index + 1
      bytes.append(UInt8(ascii: "\\"))
      switch byte {
      case 0x08: bytes.append(UInt8(ascii: "b"))
      case 0x09: bytes.append(UInt8(ascii: "t"))
      case 0x0A: bytes.append(UInt8(ascii: "n"))
      case 0x0C: bytes.append(UInt8(ascii: "f"))
      case 0x0D: bytes.append(UInt8(ascii: "r"))
      case 0..<0x20: bytes += [0x75, 0x30, 0x30, Hex.digit(byte >> 4), Hex.digit(byte & 15)]
      default: bytes.append(byte)
      }
    }
    bytes.append(contentsOf: text[start...])
  }
}
