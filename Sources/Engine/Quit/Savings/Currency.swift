// The currencies in which a person may say what a pack costs.

/// A currency as far as the product needs it.
public struct Currency: Hashable, Sendable {
  /// ISO 4217.
  public let code: String
  /// Digits after the decimal mark in everyday prices; minor units per major unit are 10 to that.
  public let decimals: Int
  public let symbol: String

  public static let euro = Currency(code: "EUR", decimals: 2, symbol: "€")

  /// Sorted by code. Forints are counted whole, as shops do.
  public static let all: [Currency] = [
    Currency(code: "AUD", decimals: 2, symbol: "A$"),
    Currency(code: "BRL", decimals: 2, symbol: "R$"),
    Currency(code: "CAD", decimals: 2, symbol: "CA$"),
    Currency(code: "CHF", decimals: 2, symbol: "CHF"),
    Currency(code: "CZK", decimals: 2, symbol: "Kč"),
    Currency(code: "DKK", decimals: 2, symbol: "kr."),
    euro,
    Currency(code: "GBP", decimals: 2, symbol: "£"),
    Currency(code: "HUF", decimals: 0, symbol: "Ft"),
    Currency(code: "INR", decimals: 2, symbol: "₹"),
    Currency(code: "ISK", decimals: 0, symbol: "kr."),
    Currency(code: "JPY", decimals: 0, symbol: "¥"),
    Currency(code: "KRW", decimals: 0, symbol: "₩"),
    Currency(code: "MXN", decimals: 2, symbol: "MX$"),
    Currency(code: "NOK", decimals: 2, symbol: "kr"),
    Currency(code: "NZD", decimals: 2, symbol: "NZ$"),
    Currency(code: "PLN", decimals: 2, symbol: "zł"),
    Currency(code: "RON", decimals: 2, symbol: "lei"),
    Currency(code: "SEK", decimals: 2, symbol: "kr"),
    Currency(code: "SGD", decimals: 2, symbol: "S$"),
    Currency(code: "TRY", decimals: 2, symbol: "₺"),
    Currency(code: "USD", decimals: 2, symbol: "$"),
    Currency(code: "ZAR", decimals: 2, symbol: "R"),
  ]

  private init(code: String, decimals: Int, symbol: String) {
    self.code = code
    self.decimals = decimals
    self.symbol = symbol
  }

  /// The currency of an ISO 4217 code in capitals, when it is one of `all`.
  public init?(code: String) {
    guard let found = Currency.all.first(where: { $0.code == code }) else { return nil }
    self = found
  }

  /// Minor units in one major unit: 100 cents in a euro, 1 yen in a yen.
  public var minorPerMajor: Int64 {
    var product: Int64 = 1
    for _ in 0..<decimals { product *= 10 }
    return product
  }
}
