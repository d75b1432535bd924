// One number at which people help.

/// What a number is for.
public enum HelpKind: String, CaseIterable, Sendable {
  case emergency, crisis, quit, alcohol
}

/// When somebody answers, as far as it was confirmed.
public enum HelpHours: String, Sendable {
  /// Ask the line itself.
  case notStated = ""
  /// Monday to Friday 9–20, weekends 11–16.
  case england
  /// Monday to Saturday 8–20.
  case france
  /// 8–20, closed on Monday.
  case india
  /// They change; the line says them.
  case changing
  /// Leave a number, they call back.
  case callback
}

/// A number that was seen on, or quoted from, the service itself or a health authority.
public struct HelpLine: Hashable, Sendable {
  /// ISO 3166-1, two letters.
  public let country: String
  public let kind: HelpKind
  /// The service's own name; empty for a country's emergency number.
  public let service: String
  /// As people write it; empty where there is only a text number.
  public let number: String
  /// The number for a text, and the word to send to it where there is one.
  public let text: String
  public let word: String
  public let hours: HelpHours
  /// The language that is spoken where it is not the country's, such as `es`.
  public let spoken: String

  /// Reads the fields of a line of the table; nothing where there are fewer than four.
  init?(_ fields: [String]) {
    guard fields.count >= 4, let kind = HelpKind(rawValue: fields[1]) else { return nil }
    country = fields[0]
    self.kind = kind
    service = fields[2]
    number = fields[3]
    text = fields.count > 4 ? fields[4] : ""
    word = fields.count > 5 ? fields[5] : ""
    hours = HelpHours(rawValue: fields.count > 6 ? fields[6] : "") ?? .notStated
    spoken = fields.count > 7 ? fields[7] : ""
  }

  /// What a phone dials: digits, and a plus at the beginning.
  public var dialled: String { HelpLine.digits(number) }
  /// What a phone sends a text to.
  public var texted: String { HelpLine.digits(text) }

  private static func digits(_ number: String) -> String {
    var digits = ""
    for byte in number.utf8 where (0x30...0x39).contains(byte) {
      digits.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return digits
  }
}
