// The countries that a person can pick, with their names in each language.

/// A country of the list.
struct Country {
  /// ISO 3166-1, two letters.
  let code: String
  let name: String

  /// Whether a code is one of the list.
  static func isKnown(_ code: String) -> Bool {
    codes.split(separator: " ").contains { $0 == code }
  }

  private static let codes =
    "AR AU AT BE BR BG CA CL CN CO HR CY CZ DK EE FI FR DE GR HK HU IS IN ID IE IL "
    + "IT JP LV LI LT LU MY MT MX NL NZ NG NO PE PH PL PT RO SG SK SI ZA KR ES SE CH "
    + "TH TR UA GB US VN"

  /// The list in the order of its names.
  static func names(_ language: Language) -> [Country] {
    TechniqueStepsText.lines(lines(language)).map { line in
      Country(code: String(line.prefix(2)), name: String(line.dropFirst(3)))
    }
  }

  /// A line for each country, its code before its name, in the order of the language's names.
  private static func lines(_ language: Language) -> String {
    language.countryLines
  }
}
