// Currencies, their text, and the rounding of a unit's price.
import Engine
import Testing

@Suite("Money") struct MoneyTests {
  @Test("The plain text has as many decimals as the currency")
  func plainText() throws {
    let yen = try #require(Currency(code: "JPY"))
    #expect(Money(minorUnits: 1_205, currency: .euro).plainText == "12.05")
    #expect(Money(minorUnits: -5, currency: .euro).plainText == "-0.05")
    #expect(Money(minorUnits: 0, currency: .euro).plainText == "0.00")
    #expect(Money(minorUnits: 1_205, currency: yen).plainText == "1205")
    #expect(Money(minorUnits: .min, currency: .euro).plainText == "-92233720368547758.08")
  }

  @Test("Currencies are unique, sorted and found by their code alone")
  func table() {
    let codes = Currency.all.map { $0.code }
    #expect(codes == Set(codes).sorted())
    for code in ["EUR", "USD", "GBP", "CHF", "CAD", "AUD", "NZD", "SEK", "NOK", "DKK", "PLN"] {
      #expect(Currency(code: code)?.decimals == 2)
    }
    #expect(Currency(code: "JPY")?.minorPerMajor == 1)
    #expect(Currency(code: "EUR")?.minorPerMajor == 100)
    #expect(Currency(code: "eur") == nil)
    #expect(Currency(code: "") == nil)
  }

  @Test("A price per unit is a fraction, not a rounded amount")
  func unitPrice() throws {
    let unit = try #require(UnitPrice(price: 1_000, packUnits: 600, currency: .euro))
    #expect(unit.cost(of: 1_000).minorUnits == 2)
    #expect(unit.cost(of: 600_000).minorUnits == 1_000)
    #expect(unit.cost(of: 300).minorUnits == 1, "half a cent is rounded up")
    #expect(unit.cost(of: 299).minorUnits == 0)
    #expect(unit.cost(of: -1_000).minorUnits == 0)
    #expect(unit.cost(of: .max).minorUnits > 0)
  }

  @Test("There is no price per unit without units, or outside the limits")
  func refused() {
    #expect(UnitPrice(price: 100, packUnits: 0, currency: .euro) == nil)
    #expect(UnitPrice(price: -1, packUnits: 20, currency: .euro) == nil)
    #expect(UnitPrice(price: 100_001, packUnits: 20, currency: .euro) == nil)
    #expect(UnitPrice(price: 100, packUnits: 2001, currency: .euro) == nil)
  }
}
