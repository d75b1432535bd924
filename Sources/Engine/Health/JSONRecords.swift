// Cuts a JSON document of any length into its records, piece by piece: nothing is kept but the
// record at hand. What stands around the records is only followed, each record is read strictly.

/// What comes next in a document.
enum JSONPart {
  /// A group of records began.
  case group
  /// A text that stands in a group beside its records.
  case text(name: [UInt8], text: [UInt8])
  /// A record with the name of its list; no bytes where it is longer than any record is. Lists
  /// within it are empty, as the places of a run say nothing here.
  case record(list: [UInt8], bytes: [UInt8]?)
}

/// The records of `[{…}]`, and of `{"data":{"metrics":[{"name":…,"data":[{…}]}],"workouts":[{…}]}}`
/// with the metrics as groups.
struct JSONRecords {
  /// Bytes.
  static let longestRecord = 1 << 18
  static let longestText = 1 << 10
  /// Lists and objects within each other.
  static let deepest = 64

  private struct Level {
    let isList: Bool
    /// Under which it stands.
    let name: [UInt8]
  }

  private var bytes: ArraySlice<UInt8> = []
  private var passed: Int64 = 0
  private var levels: [Level] = []
  private var name: [UInt8] = []
  private var text: [UInt8] = []
  private var isValue = false
  private var isInText = false
  private var isEscaped = false

  private var record: [UInt8] = []
  /// How many brackets of a record are open; 0 outside of one.
  private var depth = 0
  /// The depth of the list of a record that is left out; 0 for none.
  private var omitted = 0

  /// Whether there were the lists that an export has.
  private(set) var hasLists = false
  /// Whether the document came to its end.
  private(set) var isComplete = false

  /// Takes in the bytes that follow, once there is no part left of those before.
  mutating func feed(_ more: ArraySlice<UInt8>) { bytes = more }

  /// The next part, or nothing until more is fed; what stands behind the end is passed over.
  mutating func next() throws(HealthProblem) -> JSONPart? {
    while !isComplete, let byte = bytes.popFirst() {
      passed += 1
      if depth > 0 {
        if let whole = try take(inRecord: byte) { return whole }
      } else if let part = try take(byte) {
        return part
      }
    }
    return nil
  }

  private var malformed: HealthProblem { .malformed(at: passed - 1) }

  // Around the records

  private mutating func take(_ byte: UInt8) throws(HealthProblem) -> JSONPart? {
    if isInText { return take(inText: byte) }
    switch byte {
    case UInt8(ascii: "\""):
      isInText = true
      text.removeAll(keepingCapacity: true)
    case UInt8(ascii: ":"): isValue = true
    case UInt8(ascii: ","): isValue = false
    case UInt8(ascii: "{"): return try open(isList: false)
    case UInt8(ascii: "["): return try open(isList: true)
    case UInt8(ascii: "}"): try close(isList: false)
    case UInt8(ascii: "]"): try close(isList: true)
    default: break
    }
    return nil
  }

  private mutating func take(inText byte: UInt8) -> JSONPart? {
    guard endsText(byte) else {
      if text.count < JSONRecords.longestText { text.append(byte) }
      return nil
    }
    guard isValue else {
      name = text
      return nil
    }
    return isAtGroup ? .text(name: name, text: text) : nil
  }

  private mutating func endsText(_ byte: UInt8) -> Bool {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInText = false
    }
    return !isInText
  }

  private mutating func open(isList: Bool) throws(HealthProblem) -> JSONPart? {
    if !isList, isAtRecords {
      depth = 1
      omitted = 0
      record = [UInt8(ascii: "{")]
      return nil
    }
    guard levels.count < JSONRecords.deepest else { throw malformed }
    levels.append(Level(isList: isList, name: isValue ? name : []))
    isValue = false
    if levels.count == 3, isInData, isInMetrics || levels[2].name.says("workouts") {
      hasLists = true
    }
    return isAtGroup ? .group : nil
  }

  private mutating func close(isList: Bool) throws(HealthProblem) {
    guard let last = levels.popLast(), last.isList == isList else { throw malformed }
    isValue = false
    isComplete = levels.isEmpty
  }

  // Where it is

  private var isInData: Bool {
    levels.count >= 3 && !levels[0].isList && !levels[1].isList && levels[1].name.says("data")
      && levels[2].isList
  }

  private var isInMetrics: Bool { isInData && levels[2].name.says("metrics") }

  /// Whether the innermost level is an object of the metrics.
  private var isAtGroup: Bool { levels.count == 4 && !levels[3].isList && isInMetrics }

  /// Whether what comes belongs to the group that began last.
  var isInGroup: Bool { levels.count == 5 }

  /// Whether the innermost level is a list of records.
  private var isAtRecords: Bool {
    switch levels.count {
    case 1: levels[0].isList
    case 3: isInData && !isInMetrics
    case 5:
      levels[4].isList && levels[4].name.says("data") && !levels[3].isList && isInMetrics
    default: false
    }
  }

  // Within a record

  private mutating func take(inRecord byte: UInt8) throws(HealthProblem) -> JSONPart? {
    if isInText {
      _ = endsText(byte)
      keep(byte)
      return nil
    }
    switch byte {
    case UInt8(ascii: "\""): isInText = true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      guard depth + levels.count <= JSONRecords.deepest else { throw malformed }
      if byte == UInt8(ascii: "["), omitted == 0 {
        keep(byte)
        omitted = depth
        return nil
      }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if depth == omitted { omitted = 0 }
      depth -= 1
    default: break
    }
    keep(byte)
    guard depth == 0 else { return nil }
    let isWhole = record.count < JSONRecords.longestRecord
    return .record(list: levels[levels.count - 1].name, bytes: isWhole ? record : nil)
  }

  private mutating func keep(_ byte: UInt8) {
    if omitted == 0, record.count < JSONRecords.longestRecord { record.append(byte) }
  }
}

extension [UInt8] {
  /// Whether these are the bytes of a word.
  func says(_ word: StaticString) -> Bool { HealthKind.equal(self[...], word) }
}

extension JSONValue {
  /// A number, also one that stands in quotes.
  var amount: Double? {
    switch self {
    case .int(let number): Double(number)
    case .number(let number): number
    case .string(let text): HealthNumber.value(Array(text.utf8)[...])
    default: nil
    }
  }

  /// The bytes of a text.
  var characters: ArraySlice<UInt8>? {
    guard case .string(let text) = self else { return nil }
    return Array(text.utf8)[...]
  }
}
