// The numbers of a JSON document: their grammar and their exact values.

/// A number that obeys the grammar of RFC 8259, section 6.
struct JSONNumber {
  let start: Int
  var end = 0
  var isNegative = false
  /// Whether there is neither a fraction nor an exponent.
  var isWhole = true
  /// All digits before the exponent, valid while there are at most `exactDigits` of them.
  var digits: UInt64 = 0
  var digitCount = 0
  /// The power of ten by which `digits` is to be multiplied.
  var exponent = 0

  /// As many decimal digits as always fit 64 bits.
  static let exactDigits = 19

  /// Decimal digits are added up to here; no exponent that matters is larger.
  static let exponentLimit = 100_000

  mutating func add(digit: UInt8) {
    digitCount += 1
    digits = digits &* 10 &+ UInt64(digit &- UInt8(ascii: "0"))
  }

  /// The value of a whole number, if it fits.
  var int64: Int64? {
    guard isWhole, digitCount <= Self.exactDigits else { return nil }
    guard isNegative else { return Int64(exactly: digits) }
    return digits <= 1 << 63 ? Int64(truncatingIfNeeded: 0 &- digits) : nil
  }

  /// The value where one rounding gives it exactly: digits up to 2^53 and a power of ten that a
  /// `Double` holds exactly (W. Clinger, How to Read Floating Point Numbers Accurately, 1990).
  var simpleDouble: Double? {
    guard digitCount <= Self.exactDigits, digits <= 1 << 53 else { return nil }
    guard abs(exponent) < powersOfTen.count else { return nil }
    let whole = Double(digits)
    let value =
      exponent < 0 ? whole / powersOfTen[-exponent] : whole * powersOfTen[exponent]
    return isNegative ? -value : value
  }
}

private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]

extension JSONReader {
  /// The whole number that stands right here in digits that always fit, if one does; everything
  /// else, errors included, is left to `scanNumber`.
  mutating func plainInt64() -> Int64? {
    var at = position
    let isNegative = at < bytes.count && bytes[at] == UInt8(ascii: "-")
    if isNegative { at += 1 }
    let start = at
    var digits: UInt64 = 0
    while at < bytes.count, isDigit(bytes[at]) {
      digits = digits &* 10 &+ UInt64(bytes[at] &- 0x30)
      at += 1
    }
    let length = at - start
    guard at < bytes.count, length > 0, length < JSONNumber.exactDigits,
      length == 1 || bytes[start] != UInt8(ascii: "0"), bytes[at] != UInt8(ascii: "."),
      bytes[at] | 0x20 != UInt8(ascii: "e")
    else { return nil }
    position = at
    return isNegative ? -Int64(digits) : Int64(digits)
  }

  /// Checks the number that is next and moves behind it.
  mutating func scanNumber() throws(JSONError) -> JSONNumber {
    var number = JSONNumber(start: position)
    var byte = try nextByte()
    number = JSONNumber(start: position)
    if byte == UInt8(ascii: "-") {
      number.isNegative = true
      position += 1
      byte = position < bytes.count ? bytes[position] : 0
    } else if !isDigit(byte) {
      throw mismatch()
    }
    let wholeDigits = try scanDigits(&number)
    guard byte != UInt8(ascii: "0") || wholeDigits == 1 else {
      throw JSONError(.badNumber, at: number.start)
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      number.isWhole = false
      number.exponent = -(try scanDigits(&number))
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      try scanExponent(&number)
    }
    number.end = position
    guard number.end - number.start <= Self.numberLimit else {
      throw JSONError(.numberTooLong, at: number.start)
    }
    return number
  }

  /// The value of a scanned number.
  func double(of number: JSONNumber) throws(JSONError) -> Double {
    if let simple = number.simpleDouble { return simple }
    let text = String(decoding: bytes[number.start..<number.end], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw JSONError(.numberOutOfRange, at: number.start)
    }
    return value
  }

  /// Adds at least one digit to the number; how many there were.
  private mutating func scanDigits(_ number: inout JSONNumber) throws(JSONError) -> Int {
    let start = position
    while position < bytes.count, isDigit(bytes[position]) {
      number.add(digit: bytes[position])
      position += 1
    }
    guard position > start else { throw badNumber(from: number.start) }
    return position - start
  }

  private mutating func scanExponent(_ number: inout JSONNumber) throws(JSONError) {
    number.isWhole = false
    position += 1
    var isNegative = false
    if position < bytes.count,
      bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+")
    {
      isNegative = bytes[position] == UInt8(ascii: "-")
      position += 1
    }
    let start = position
    var exponent = 0
    while position < bytes.count, isDigit(bytes[position]) {
      exponent = min(exponent * 10 + Int(bytes[position] - 0x30), JSONNumber.exponentLimit)
      position += 1
    }
    guard position > start else { throw badNumber(from: number.start) }
    number.exponent += isNegative ? -exponent : exponent
  }

  private func badNumber(from start: Int) -> JSONError {
    position < bytes.count ? JSONError(.badNumber, at: start) : JSONError(.endsEarly, at: position)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
