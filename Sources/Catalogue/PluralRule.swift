// Which plural a language takes for a whole number (CLDR 48, unicode.org/cldr/charts).

/// The forms of a language, and the number by which the app knows their rule.
public struct PluralRule: Equatable, Sendable {
  /// In the order in which the app counts them.
  public let categories: [String]
  /// `PluralForm` of the app.
  public let number: Int

  private static let table: [(tags: String, rule: PluralRule)] = [
    ("ja ko th vi zh id ms", PluralRule(categories: ["other"], number: 0)),
    (
      "en de nl sv da nb fi et el hu bg tr it es ca",
      PluralRule(categories: ["one", "other"], number: 1)
    ),
    ("fr pt hi", PluralRule(categories: ["one", "other"], number: 2)),
    ("ru uk", PluralRule(categories: ["one", "few", "many", "other"], number: 3)),
    ("pl", PluralRule(categories: ["one", "few", "many", "other"], number: 4)),
    ("cs sk", PluralRule(categories: ["one", "few", "other"], number: 5)),
    ("ar", PluralRule(categories: ["zero", "one", "two", "few", "many", "other"], number: 6)),
    ("he", PluralRule(categories: ["one", "two", "other"], number: 7)),
  ]

  private init(categories: [String], number: Int) {
    self.categories = categories
    self.number = number
  }

  /// The rule of a tag's language; one that no table names is refused.
  public init(of tag: String) throws {
    let base = String(tag.prefix { $0 != "-" })
    for (tags, rule) in Self.table where tags.split(separator: " ").contains(Substring(base)) {
      self = rule
      return
    }
    throw CatalogueError(place: "\(tag).ftl", what: "no plurals are known for \"\(base)\"")
  }
}
