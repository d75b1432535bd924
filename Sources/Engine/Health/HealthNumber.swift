// Decimal numbers as an export writes them, with the same bits on every platform.

enum HealthNumber {
  /// Digits that a Double holds exactly; further ones say nothing about a body.
  private static let mostDigits = 15

  /// Reads `72`, `5.19412346680959` and `4.2e-05`; nothing for anything else.
  static func value(_ text: ArraySlice<UInt8>) -> Double? {
    var rest = text
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    var mantissa: Int64 = 0
    var significant = 0
    var exponent = 0
    var hasDigits = false
    var isFraction = false
    while let byte = rest.first {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if (0x30...0x39).contains(byte) {
        hasDigits = true
        if significant < mostDigits {
          mantissa = mantissa * 10 + Int64(byte - 0x30)
          if mantissa > 0 { significant += 1 }
          if isFraction { exponent -= 1 }
        } else if !isFraction {
          exponent += 1
        }
      } else {
        break
      }
      rest.removeFirst()
    }
    guard hasDigits, let power = power(rest) else { return nil }
    exponent += power
    guard text.count <= 64, (-40...22).contains(exponent) else { return nil }
    let value = scaled(Double(mantissa), exponent)
    return isNegative ? -value : value
  }

  /// 0 for nothing, else what stands behind an `e`.
  private static func power(_ text: ArraySlice<UInt8>) -> Int? {
    guard let mark = text.first else { return 0 }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return nil }
    var rest = text.dropFirst()
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard rest.count <= 3, let value = digits(rest) else { return nil }
    return isNegative ? -value : value
  }

  /// Powers of ten up to 10^22 are exact.
  private static func scaled(_ mantissa: Double, _ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<min(abs(exponent), 22) { power *= 10 }
    if exponent >= 0 { return mantissa * power }
    var value = mantissa / power
    for _ in 0..<max(0, -exponent - 22) { value /= 10 }
    return value
  }
}
