// The money of a country, as a first guess that the person can change.
import Engine

extension Country {
  /// The ISO 4217 code of a country's money, where it is not the euro.
  private static let currencies: [(country: String, currency: String)] = [
    ("AU", "AUD"), ("BR", "BRL"), ("BG", "EUR"), ("CA", "CAD"), ("CH", "CHF"), ("CN", "CNY"),
    ("CZ", "CZK"), ("DK", "DKK"), ("GB", "GBP"), ("HK", "HKD"), ("HU", "HUF"), ("IN", "INR"),
    ("IS", "ISK"),
    ("JP", "JPY"), ("KR", "KRW"), ("LI", "CHF"), ("MX", "MXN"), ("NO", "NOK"), ("NZ", "NZD"),
    ("PL", "PLN"), ("RO", "RON"), ("SE", "SEK"), ("SG", "SGD"), ("TR", "TRY"), ("US", "USD"),
    ("ZA", "ZAR"),
  ]

  /// The money of a country, or nothing where we do not have it.
  static func currency(of code: String) -> Currency? {
    guard isKnown(code) else { return nil }
    for row in currencies where row.country == code { return Currency(code: row.currency) }
    return .euro
  }
}

extension Desk {
  /// The country that the person set, else the device's where we know it.
  var country: String? {
    overview.settings.country ?? (Country.isKnown(device.region) ? device.region : nil)
  }

  /// The currency that the person set, else the country's, else the euro.
  var currency: Currency {
    if let code = overview.settings.currency, let chosen = Currency(code: code) { return chosen }
    return country.flatMap { Country.currency(of: $0) } ?? .euro
  }
}
