// The five entities that XML knows without a definition, and characters by number.

enum XMLEntities {
  /// The text with its entities resolved; nothing where one is unknown, or no character.
  static func resolved(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var out: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&") else {
        out.append(byte)
        continue
      }
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
        let character = character(rest[..<end])
      else { return nil }
      out += Array(String(Character(character)).utf8)
      rest = rest[(end + 1)...]
    }
    return out
  }

  private static func character(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch String(decoding: name, as: UTF8.self) {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.first == UInt8(ascii: "#") else { return nil }
    let number = name.dropFirst()
    let isHex = number.first == UInt8(ascii: "x")
    let digits = isHex ? number.dropFirst() : number
    guard (1...8).contains(digits.count), digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10)
    else { return nil }
    return Unicode.Scalar(value)
  }
}
