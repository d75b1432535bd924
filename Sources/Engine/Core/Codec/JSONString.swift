// The strings of a JSON document: where they end, what they may hold, what their escapes mean.

/// Where the contents of a string stand in the document, quotes not included.
struct JSONString {
  let start: Int
  let end: Int
  let hasEscapes: Bool
}

extension JSONReader {
  /// Checks the string whose opening quote is next and moves behind its closing quote.
  mutating func scanString() throws(JSONError) -> JSONString {
    let start = position + 1
    var at = start
    var hasEscapes = false
    while at < bytes.count {
      if let word = ByteWord.load(bytes, at: at) {
        let plain = ByteWord.plainBytes(word)
        at += plain
        if plain == ByteWord.size { continue }
      }
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") {
        guard at - start <= Self.stringLimit else { throw JSONError(.stringTooLong, at: position) }
        position = at + 1
        return JSONString(start: start, end: at, hasEscapes: hasEscapes)
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        at += try escape(at: at).length
      } else if byte < 0x80 {
        guard byte >= 0x20 else { throw JSONError(.controlCharacter, at: at) }
        at += 1
      } else {
        let length = UTF8Text.scalarLength(bytes, at: at, end: bytes.count)
        guard length > 0 else { throw JSONError(.badUTF8, at: at) }
        at += length
      }
    }
    throw JSONError(.endsEarly, at: bytes.count)
  }

  /// The key that a scanned string is.
  func key(of string: JSONString) -> JSONKey {
    guard string.hasEscapes else { return JSONKey(bytes, from: string.start, to: string.end) }
    let text = unescaped(string)
    return JSONKey(text, from: 0, to: text.count)
  }

  /// The text that a scanned string is.
  func text(of string: JSONString) -> String {
    guard string.hasEscapes else {
      return bytes.withUnsafeBufferPointer { all in
        String(
          decoding: UnsafeBufferPointer(rebasing: all[string.start..<string.end]), as: UTF8.self)
      }
    }
    return String(decoding: unescaped(string), as: UTF8.self)
  }

  private func unescaped(_ string: JSONString) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(string.end - string.start)
    var at = string.start
    while at < string.end {
      // The scan has already been through every escape, so none is left that could fail.
      if bytes[at] == UInt8(ascii: "\\"), let escape = try? escape(at: at) {
        UTF8Text.append(escape.scalar, to: &text)
        at += escape.length
      } else {
        text.append(bytes[at])
        at += 1
      }
    }
    return text
  }

  /// The scalar that the escape at an index stands for, and the escape's length in bytes.
  private func escape(at index: Int) throws(JSONError) -> (scalar: UInt32, length: Int) {
    guard index + 1 < bytes.count else { throw JSONError(.endsEarly, at: bytes.count) }
    switch bytes[index + 1] {
    case UInt8(ascii: "\""): return (0x22, 2)
    case UInt8(ascii: "\\"): return (0x5C, 2)
    case UInt8(ascii: "/"): return (0x2F, 2)
    case UInt8(ascii: "b"): return (0x08, 2)
    case UInt8(ascii: "f"): return (0x0C, 2)
    case UInt8(ascii: "n"): return (0x0A, 2)
    case UInt8(ascii: "r"): return (0x0D, 2)
    case UInt8(ascii: "t"): return (0x09, 2)
    case UInt8(ascii: "u"): return try unicodeEscape(at: index)
    default: throw JSONError(.badEscape, at: index)
    }
  }

  private func unicodeEscape(at index: Int) throws(JSONError) -> (scalar: UInt32, length: Int) {
    let unit = try hexDigits(at: index + 2)
    guard unit & 0xF800 == 0xD800 else { return (unit, 6) }
    guard unit < 0xDC00 else { throw JSONError(.loneSurrogate, at: index) }
    for (offset, expected) in [UInt8(ascii: "\\"), UInt8(ascii: "u")].enumerated() {
      guard index + 6 + offset < bytes.count else { throw JSONError(.endsEarly, at: bytes.count) }
      guard bytes[index + 6 + offset] == expected else {
        throw JSONError(.loneSurrogate, at: index)
      }
    }
    let low = try hexDigits(at: index + 8)
    guard low & 0xFC00 == 0xDC00 else { throw JSONError(.loneSurrogate, at: index) }
    return (0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00), 12)
  }

  /// The value of four hexadecimal digits of either case.
  private func hexDigits(at index: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for at in index..<index + 4 {
      guard at < bytes.count else { throw JSONError(.endsEarly, at: bytes.count) }
      switch bytes[at] {
      case let digit where digit >= 0x30 && digit <= 0x39: value = value << 4 | UInt32(digit - 0x30)
      case let digit where digit >= 0x41 && digit <= 0x46: value = value << 4 | UInt32(digit - 0x37)
      case let digit where digit >= 0x61 && digit <= 0x66: value = value << 4 | UInt32(digit - 0x57)
      default: throw JSONError(.badEscape, at: at)
      }
    }
    return value
  }
}
