// Reads XML tag by tag from pieces of any size. Nothing is kept but the tag at hand, what stands
// between tags is passed over, and so is the head with its DTD, also one that is malformed.

/// A tag that was read.
enum XMLTag {
  case start(isEmpty: Bool)
  case end
}

/// Tags in the order of the document.
struct XMLReader {
  /// Bytes.
  static let longestTag = 1 << 16

  private enum Place {
    case text, doctype(XMLDoctype)
    /// Inside of something that ends with these bytes.
    case passing(StaticString)
  }

  /// What a `<` led to.
  private enum Step {
    case tag(XMLTag), passed, incomplete
  }

  private struct Attribute {
    let name: Range<Int>
    let value: Range<Int>
    let hasEntities: Bool
  }

  private var bytes: [UInt8] = []
  private var position = 0
  /// Bytes of the document before those at hand.
  private var passed: Int64 = 0
  private var place = Place.text
  private var hasStarted = false
  private var nameRange = 0..<0
  private var attributes: [Attribute] = []

  /// Takes in the bytes that follow.
  mutating func feed(_ more: ArraySlice<UInt8>) {
    passed += Int64(position)
    bytes.removeFirst(position)
    position = 0
    bytes += more
  }

  /// The next tag, or nothing until more is fed.
  mutating func next() throws(HealthProblem) -> XMLTag? {
    while position < bytes.count {
      switch place {
      case .text:
        try passText()
        guard position < bytes.count else { return nil }
        switch try markup() {
        case .tag(let tag): return tag
        case .incomplete: return nil
        case .passed: break
        }
      case .passing(let end):
        guard pass(to: end) else { return nil }
        place = .text
      case .doctype(var doctype):
        let isOver = try pass(&doctype)
        place = isOver ? .text : .doctype(doctype)
      }
    }
    return nil
  }

  // What the tag says

  func isNamed(_ name: StaticString) -> Bool { equals(nameRange, name) }

  /// What an attribute says, with its entities resolved; nothing where it is missing.
  func value(_ name: StaticString) throws(HealthProblem) -> ArraySlice<UInt8>? {
    for attribute in attributes where equals(attribute.name, name) {
      guard attribute.hasEntities else { return bytes[attribute.value] }
      guard let text = XMLEntities.resolved(bytes[attribute.value]) else { throw malformed }
      return text[...]
    }
    return nil
  }

  private func equals(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    for (offset, place) in range.enumerated() where bytes[place] != name.utf8Start[offset] {
      return false
    }
    return true
  }

  // Between tags

  /// Goes to the next `<`; before the first tag only white space and a byte order mark may stand.
  private mutating func passText() throws(HealthProblem) {
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      let byte = bytes[position]
      guard hasStarted || XMLReader.isSpace(byte) || isMark(byte) else { throw .notAnExport }
      position += 1
    }
  }

  private func isMark(_ byte: UInt8) -> Bool {
    let place = passed + Int64(position)
    return place < 3 && byte == [0xEF, 0xBB, 0xBF][Int(place)]
  }

  /// Whether the end was found; else the last bytes stay, in case the end has only begun.
  private mutating func pass(to end: StaticString) -> Bool {
    let length = end.utf8CodeUnitCount
    while bytes.count - position >= length {
      var matched = 0
      while matched < length, bytes[position + matched] == end.utf8Start[matched] { matched += 1 }
      if matched == length {
        position += length
        return true
      }
      position += 1
    }
    return false
  }

  private mutating func pass(_ doctype: inout XMLDoctype) throws(HealthProblem) -> Bool {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if try doctype.ends(with: byte) { return true }
    }
    return false
  }

  // Markup

  private mutating func markup() throws(HealthProblem) -> Step {
    guard bytes.count - position >= 2 else { return .incomplete }
    switch bytes[position + 1] {
    case UInt8(ascii: "/"): return try endTag()
    case UInt8(ascii: "?"): pass(2, .passing("?>"))
    case UInt8(ascii: "!"):
      // As long as the longest word that tells what follows.
      guard bytes.count - position >= 9 else { return .incomplete }
      if starts("<!--") {
        pass(4, .passing("-->"))
      } else if starts("<![CDATA[") {
        pass(9, .passing("]]>"))
      } else if starts("<!DOCTYPE"), !hasStarted {
        pass(9, .doctype(XMLDoctype()))
      } else {
        throw malformed
      }
    default: return try startTag()
    }
    return .passed
  }

  private func starts(_ text: StaticString) -> Bool {
    let end = position + text.utf8CodeUnitCount
    return end <= bytes.count && equals(position..<end, text)
  }

  private mutating func pass(_ count: Int, _ next: Place) {
    position += count
    place = next
  }

  private var malformed: HealthProblem { .malformed(at: passed + Int64(position)) }

  /// A tag that has not come to its end may still become too long.
  private func incomplete() throws(HealthProblem) -> Step {
    guard bytes.count - position < XMLReader.longestTag else { throw .longTag }
    return .incomplete
  }

  private mutating func endTag() throws(HealthProblem) -> Step {
    var cursor = position + 2
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: ">") {
      guard bytes[cursor] != UInt8(ascii: "<") else { throw malformed }
      cursor += 1
    }
    guard cursor < bytes.count else { return try incomplete() }
    return try finished(.end, at: cursor)
  }

  private mutating func startTag() throws(HealthProblem) -> Step {
    attributes.removeAll(keepingCapacity: true)
    var cursor = position + 1
    nameRange = name(&cursor)
    guard cursor < bytes.count else { return try incomplete() }
    guard !nameRange.isEmpty else { throw malformed }
    while true {
      let wasSpaced = passSpace(&cursor)
      guard cursor < bytes.count else { return try incomplete() }
      if bytes[cursor] == UInt8(ascii: ">") {
        return try finished(.start(isEmpty: false), at: cursor)
      }
      if bytes[cursor] == UInt8(ascii: "/") {
        guard cursor + 1 < bytes.count else { return try incomplete() }
        guard bytes[cursor + 1] == UInt8(ascii: ">") else { throw malformed }
        return try finished(.start(isEmpty: true), at: cursor + 1)
      }
      guard wasSpaced else { throw malformed }
      guard try attribute(&cursor) else { return try incomplete() }
    }
  }

  private mutating func finished(_ tag: XMLTag, at end: Int) throws(HealthProblem) -> Step {
    guard end - position < XMLReader.longestTag else { throw .longTag }
    position = end + 1
    hasStarted = true
    return .tag(tag)
  }

  /// Whether an attribute came to its end.
  private mutating func attribute(_ cursor: inout Int) throws(HealthProblem) -> Bool {
    let name = name(&cursor)
    _ = passSpace(&cursor)
    guard cursor < bytes.count else { return false }
    guard !name.isEmpty, bytes[cursor] == UInt8(ascii: "=") else { throw malformed }
    cursor += 1
    _ = passSpace(&cursor)
    guard cursor < bytes.count else { return false }
    let quote = bytes[cursor]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw malformed }
    let start = cursor + 1
    cursor = start
    var hasEntities = false
    while cursor < bytes.count, bytes[cursor] != quote {
      guard bytes[cursor] != UInt8(ascii: "<") else { throw malformed }
      if bytes[cursor] == UInt8(ascii: "&") { hasEntities = true }
      cursor += 1
    }
    guard cursor < bytes.count else { return false }
    attributes.append(Attribute(name: name, value: start..<cursor, hasEntities: hasEntities))
    cursor += 1
    return true
  }

  /// Anything but what has a meaning in a tag.
  private func name(_ cursor: inout Int) -> Range<Int> {
    let start = cursor
    while cursor < bytes.count {
      switch bytes[cursor] {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"),
        UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "'"):
        return start..<cursor
      default: cursor += 1
      }
    }
    return start..<cursor
  }

  private func passSpace(_ cursor: inout Int) -> Bool {
    let start = cursor
    while cursor < bytes.count, XMLReader.isSpace(bytes[cursor]) { cursor += 1 }
    return cursor > start
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
