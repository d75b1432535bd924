// How numbers, dates and money look: by language, region and what the person set.
import Engine

/// The conventions under which values become words.
public struct Locale: Sendable, Equatable {
  public var language: Language
  /// Between whole and fraction: "." or ",".
  public var decimal: String
  /// Between thousands: ",", "." or a narrow space.
  public var group: String
  public var uses12Hours: Bool

  public init(language: Language, decimal: String, group: String, uses12Hours: Bool) {
    self.language = language
    self.decimal = decimal
    self.group = group
    self.uses12Hours = uses12Hours
  }

  /// The usual conventions of a language, for when the device says nothing.
  public init(_ language: Language) {
    self.language = language
    decimal = language.localeText
    group = language.localeText2
    uses12Hours = false
  }

  /// A whole number with its thousands grouped.
  public func number(_ value: Int64) -> String {
    let digits = Array(String(value.magnitude).utf8)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index) % 3 == 0 { text += group }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return (value < 0 ? "\u{2212}" : "") + text
  }

  /// An amount in thousandths with as many decimals as it needs, at most `decimals`.
  public func amount(_ thousandths: Int64, decimals: Int = 1) -> String {
    let places = min(max(0, decimals), 3)
    var divisor: Int64 = 1
    for _ in places..<3 { divisor *= 10 }
    var scaled = thousandths / divisor
    // Rounded once, half away from zero: two roundings would make 0.5 of 0.449.
    if (thousandths % divisor).magnitude * 2 >= divisor.magnitude, divisor > 1 {
      scaled += thousandths < 0 ? -1 : 1
    }
    return fixed(scaled, decimals: places, trims: true)
  }

  /// The same for what stands in a field: no mark between thousands, which would read back as a
  /// decimal sign.
  public var typed: Locale {
    var plain = self
    plain.group = ""
    return plain
  }

  /// A number given in units of 10^-decimals.
  public func fixed(_ value: Int64, decimals: Int, trims: Bool = false) -> String {
    var divisor: Int64 = 1
    for _ in 0..<decimals { divisor *= 10 }
    let whole = Int64(clamping: value.magnitude / UInt64(divisor))
    let rest = String(value.magnitude % UInt64(divisor))
    let sign = value < 0 ? "\u{2212}" : ""
    guard decimals > 0 else { return sign + number(whole) }
    var fraction = String(repeating: "0", count: decimals - rest.utf8.count) + rest
    if trims {
      while fraction.hasSuffix("0") { fraction.removeLast() }
      if fraction.isEmpty { return sign + number(whole) }
    }
    return sign + number(whole) + decimal + fraction
  }

  /// Reads a decimal number as people type it, in units of 10^-decimals; both signs are taken as
  /// the decimal sign, so "7.5" and "7,5" are the same. Nothing for anything else.
  public func read(_ text: String, decimals: Int) -> Int64? {
    var whole: Int64 = 0
    var seenDigits = 0
    var fraction = -1
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39:
        if fraction >= 0 { fraction += 1 }
        guard fraction <= decimals, seenDigits < 12 else { return nil }
        whole = whole * 10 + Int64(scalar.value - 0x30)
        seenDigits += 1
      case 0x2C, 0x2E:
        guard fraction < 0, decimals > 0 else { return nil }
        fraction = 0
      case 0x20, 0xA0, 0x202F: continue
      default: return nil
      }
    }
    guard seenDigits > 0 else { return nil }
    for _ in max(0, fraction)..<decimals { whole *= 10 }
    return whole
  }
}
