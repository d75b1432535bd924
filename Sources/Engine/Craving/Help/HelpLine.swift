// One number at which people help.

/// What a number is for.
public enum HelpKind: String, CaseIterable, Sendable {
  case emergency, crisis, quit, alcohol
}

/// What a call costs from a telephone of the country.
public enum HelpCost: String, Sendable {
  /// Ask the telephone company.
  case notStated = ""
  /// Nothing.
  case free
  /// As much as any other call.
  case ordinary
}

/// The language that is spoken where it is not the country's; those that the app can name.
public enum HelpTongue: String, Sendable {
  case own = ""
  case spanish = "es"
  case chinese = "zh"
  case english = "en"
  case french = "fr"
  case german = "de"
}

/// Who a line is meant for.
public enum HelpAudience: String, Sendable {
  case everyone = ""
  /// Teenagers and young adults.
  case young
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
  public let spoken: HelpTongue
  public let cost: HelpCost
  public let audience: HelpAudience
  /// Where the service speaks of itself, such as `988lifeline.org`; empty where it was not seen.
  public let page: String

  /// Reads the fields of a line of the directory: those above in their order, of which what is
  /// empty at the end may be left out. Nothing where one of them is not what it has to be.
  init?(_ fields: [String]) {
    guard (4...11).contains(fields.count), let kind = HelpKind(rawValue: fields[1]) else {
      return nil
    }
    func field(_ place: Int) -> String { place < fields.count ? fields[place] : "" }
    guard let hours = HelpHours(text: field(6)), let spoken = HelpTongue(rawValue: field(7)),
      let cost = HelpCost(rawValue: field(8)), let audience = HelpAudience(rawValue: field(9))
    else { return nil }
    country = fields[0]
    self.kind = kind
    service = fields[2]
    number = fields[3]
    text = field(4)
    word = field(5)
    self.hours = hours
    self.spoken = spoken
    self.cost = cost
    self.audience = audience
    page = field(10)
    guard isPlausible else { return nil }
  }

  /// What a phone dials: digits, and a plus at the beginning.
  public var dialled: String { HelpLine.digits(number) }
  /// What a phone sends a text to.
  public var texted: String { HelpLine.digits(text) }

  /// Bytes of a name at most.
  private static let longestName = 80
  /// Digits of a number at most, as everywhere in the world.
  private static let mostDigits = 15

  /// Whether it can be shown and dialled as it stands.
  private var isPlausible: Bool {
    let isNamed = !service.isEmpty || kind == .emergency
    return HelpLine.holds(country, 2...2, HelpLine.isCapital)
      && isNamed && service.utf8.count <= HelpLine.longestName
      && (!number.isEmpty || !text.isEmpty) && (word.isEmpty || !text.isEmpty)
      && HelpLine.isNumber(number) && HelpLine.isNumber(text)
      && HelpLine.holds(word, 0...20, HelpLine.isCapital)
      && HelpLine.holds(page, 0...60) {
        HelpLine.isSmall($0) || HelpLine.isDigit($0) || [0x2D, 0x2E, 0x2F].contains($0)
      }
  }

  /// Digits with blanks, dashes and brackets between, or nothing.
  private static func isNumber(_ text: String) -> Bool {
    if text.isEmpty { return true }
    return holds(text, 2...24) { isDigit($0) || [0x20, 0x28, 0x29, 0x2B, 0x2D].contains($0) }
      && (2...mostDigits).contains(digits(text).utf8.count)
  }

  private static func holds(
    _ text: String, _ lengths: ClosedRange<Int>, _ isGood: (UInt8) -> Bool
  ) -> Bool {
    guard lengths.contains(text.utf8.count) else { return false }
    for byte in text.utf8 where !isGood(byte) { return false }
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private static func digits(_ number: String) -> String {
    var digits = ""
    for byte in number.utf8 where isDigit(byte) {
      digits.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return digits
  }
}
