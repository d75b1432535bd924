// Countries by name, and the money that is guessed from them.
import Engine

/// A country that the app can name.
public struct Country: Sendable {
  /// ISO 3166-1 alpha-2.
  public let code: String
  public let english: String
  public let german: String
  /// ISO 4217.
  public let currency: String

  public static let all: [Country] = [
    Country(code: "AU", english: "Australia", german: "Australien", currency: "AUD"),
    Country(code: "AT", english: "Austria", german: "Österreich", currency: "EUR"),
    Country(code: "BE", english: "Belgium", german: "Belgien", currency: "EUR"),
    Country(code: "CA", english: "Canada", german: "Kanada", currency: "CAD"),
    Country(code: "DE", english: "Germany", german: "Deutschland", currency: "EUR"),
    Country(code: "FR", english: "France", german: "Frankreich", currency: "EUR"),
    Country(code: "IE", english: "Ireland", german: "Irland", currency: "EUR"),
    Country(code: "IT", english: "Italy", german: "Italien", currency: "EUR"),
    Country(code: "LU", english: "Luxembourg", german: "Luxemburg", currency: "EUR"),
    Country(code: "NL", english: "Netherlands", german: "Niederlande", currency: "EUR"),
    Country(code: "NZ", english: "New Zealand", german: "Neuseeland", currency: "NZD"),
    Country(code: "ES", english: "Spain", german: "Spanien", currency: "EUR"),
    Country(code: "CH", english: "Switzerland", german: "Schweiz", currency: "CHF"),
    Country(
      code: "GB", english: "United Kingdom", german: "Vereinigtes Königreich", currency: "GBP"),
    Country(code: "US", english: "United States", german: "Vereinigte Staaten", currency: "USD"),
  ]

  public static func named(_ code: String) -> Country? { all.first { $0.code == code } }
}

extension State {
  /// The country that the person set, else the device's where we know it.
  var country: Country? {
    Country.named(overview.settings.country ?? device.region)
  }

  /// The currency that the person set, else the country's, else the euro.
  var currency: Currency {
    if let code = overview.settings.currency, let chosen = Currency(code: code) { return chosen }
    return country.flatMap { Currency(code: $0.currency) } ?? .euro
  }
}
