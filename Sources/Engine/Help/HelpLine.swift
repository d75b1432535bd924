// One number at which people help.

/// What a number is for.
public enum HelpKind: String, CaseIterable, Sendable {
  case emergency, crisis, quit, alcohol
}

/// When somebody answers, as far as it was confirmed.
public enum HelpHours: Sendable {
  /// Ask the line itself.
  case notStated
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
  /// The service's own name.
  public let service: String
  /// As people write it; empty where there is only a text number.
  public let number: String
  /// The number for a text, and the word to send to it where there is one.
  public let text: String
  public let word: String
  public let hours: HelpHours
  /// The language that is spoken where it is not the country's, such as `es`.
  public let spoken: String

  init(
    _ country: String, _ kind: HelpKind, _ service: String, _ number: String, text: String = "",
    word: String = "", hours: HelpHours = .notStated, spoken: String = ""
  ) {
    self.country = country
    self.kind = kind
    self.service = service
    self.number = number
    self.text = text
    self.word = word
    self.hours = hours
    self.spoken = spoken
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
