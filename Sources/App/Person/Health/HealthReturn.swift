// The way back from the person's own Shortcut: an address of the app that says what it ran for.
// Anybody can make such an address, so it is only believed of what was handed over on this device.
import Engine

/// What a Shortcut says of a thing that was handed to it.
public struct HealthReturn: Hashable, Sendable {
  public enum Answer: String, CaseIterable, Sendable {
    case written, stopped
  }

  let of: Identifier
  let answer: Answer

  init(_ answer: Answer, of thing: Identifier) {
    of = thing
    self.answer = answer
  }

  /// As a link inside the one document.
  var address: String { "#/" + HealthReturn.place + "/" + answer.rawValue + "/" + of.text }

  private static let place = "health"

  /// Reads what stands behind the `#` of an address.
  init?(address: String) {
    guard address.hasPrefix("#/") else { return nil }
    self.init(path: address.dropFirst(2))
  }

  /// Reads `health/written/…`, what stands after `/#/`. Shortcuts hangs its own results on the
  /// address, which are not looked at.
  @inline(never)  // Not of a first visit.
  init?(path: Substring) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[0] == HealthReturn.place[...],
      let answer = Answer(rawValue: String(parts[1]))
    else { return nil }
    let bytes = Array(parts[2].utf8)
    let name = String(decoding: bytes.prefix(HealthReturn.nameLength), as: UTF8.self)
    let after = bytes.dropFirst(HealthReturn.nameLength).first
    guard after == nil || after == UInt8(ascii: "?") || after == UInt8(ascii: "&"),
      after != nil || parts.count == 3, let of = Identifier(text: name)
    else { return nil }
    self.init(answer, of: of)
  }

  /// Of an identifier as a text.
  private static let nameLength = 32
}
