// The address that starts the person's own Shortcut. Nothing in it comes from the journal but
// numbers, a name made of hexadecimal digits, and words that stand in the code.
import Engine

/// What a link to a Shortcut may be, and how it is made.
enum ShortcutLink {
  /// What the person calls the Shortcut, as the recipe says.
  static let name = "Redstart Health"
  static let start = "shortcuts://x-callback-url/run-shortcut?"

  /// Hands a note over; the answer comes back to `app`, the address of the app.
  static func address(_ note: HealthNote, of thing: Identifier, app: String) -> String {
    let written = app + HealthReturn(.written, of: thing).address
    let stopped = encoded(app + HealthReturn(.stopped, of: thing).address)
    return start + "name=" + encoded(name) + "&input=text&text=" + encoded(note.json)
      + "&x-success=" + encoded(written) + "&x-cancel=" + stopped + "&x-error=" + stopped
  }

  /// Whether an address starts a Shortcut and does nothing else.
  static func holds(_ address: String) -> Bool {
    guard address.hasPrefix(start) else { return false }
    return address.utf8.dropFirst(start.utf8.count).allSatisfy { byte in
      isPlain(byte) || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "&")
        || byte == UInt8(ascii: "=")
    }
  }

  /// RFC 3986, section 2: all but unreserved characters as `%` and two digits.
  private static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}
