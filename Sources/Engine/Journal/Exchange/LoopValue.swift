// What Loop Habit Tracker keeps for a habit and a day: a code, or thousandths of a unit.

/// A value as Loop's database and tables have it.
struct LoopValue {
  let number: Int64

  /// The codes as Loop's source has them (Entry.kt); -3 meant skipped for a while.
  private static let codes: [(name: String, number: Int64)] = [
    ("UNKNOWN", -1), ("NO", 0), ("YES_AUTO", 1), ("YES_MANUAL", 2), ("SKIP", 3),
  ]
  static let yes: Int64 = 2
  private static let skip: Int64 = 3
  static let largestCode = 3

  init(number: Int64) {
    self.number = number
  }

  /// The name of a code or a whole number.
  init?(text: String) {
    if let code = LoopValue.codes.first(where: { $0.name == text }) {
      number = code.number
    } else if text.isEmpty {
      number = -1
    } else {
      let isNegative = text.utf8.first == UInt8(ascii: "-")
      let bytes = Array(text.utf8)
      guard let value = wholeNumber(isNegative ? bytes[1...] : bytes[...]) else { return nil }
      number = isNegative ? -value : value
    }
  }

  /// Whether a text is the name of a code.
  static func isCode(_ text: String) -> Bool {
    for code in codes where code.name == text { return true }
    return false
  }

  var isUnknown: Bool { number == -1 }

  /// Whether the person took the day out of the count.
  var isSkip: Bool { number == LoopValue.skip || number == -LoopValue.skip }

  /// Whether Loop filled the day in, because the others of its week were enough.
  var isFilledIn: Bool { number == 1 }

  /// Thousandths of a unit; 0 where the person did nothing.
  func amount(isNumerical: Bool) -> Int64 {
    guard isNumerical else { return number == LoopValue.yes ? Entry.unit : 0 }
    return number > Int64(LoopValue.largestCode) ? number : 0
  }
}

extension Imported {
  /// Takes a value of Loop for the tracker and day of `entry`.
  mutating func add(_ value: LoopValue, as entry: ImportedEntry, isNumerical: Bool) {
    if value.isFilledIn, entry.note.isEmpty { return skip(.filledIn) }
    var entry = entry
    entry.isSkipped = value.isSkip
    entry.amount = value.amount(isNumerical: isNumerical)
    add(entry)
  }
}

/// The value of one to eighteen ASCII digits.
private func wholeNumber(_ bytes: ArraySlice<UInt8>) -> Int64? {
  guard !bytes.isEmpty, bytes.count <= 18 else { return nil }
  var value: Int64 = 0
  for byte in bytes {
    guard (0x30...0x39).contains(byte) else { return nil }
    value = value * 10 + Int64(byte - 0x30)
  }
  return value
}
