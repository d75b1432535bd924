// What stands behind the question mark of an address.

import Engine

/// The fields of a query, decoded as forms are sent (URL Standard, section 5.1).
struct QueryFields {
  private var fields: [String: String] = [:]

  /// In no order.
  var names: [String] { Array(fields.keys) }

  subscript(name: String) -> String? { fields[name] }

  /// Nothing when a field is there twice, or is not UTF-8 behind its percent signs.
  init?(_ query: Substring) {
    for field in query.split(separator: "&") {
      let pair = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = QueryFields.decoded(pair[0]),
        let value = QueryFields.decoded(pair.count == 2 ? pair[1] : ""),
        fields.updateValue(value, forKey: name) == nil
      else { return nil }
    }
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
        else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return UTF8Text.text(bytes)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
