// What a thing that somebody ate points to: a food of the table, or one of the person's own.

/// The name under which a journal keeps a food.
public enum FoodKey: Hashable, Sendable {
  case table(FoodCode)
  /// An own food or a recipe, by the name of its entity.
  case own(Identifier)

  private static let codePrefix = "code:"
  private static let ownPrefix = "own:"

  /// `code:` and eight digits, or `own:` and an identifier.
  public var text: String {
    switch self {
    case .table(let code): FoodKey.codePrefix + String(code.number)
    case .own(let id): FoodKey.ownPrefix + id.text
    }
  }

  /// Reads what `text` wrote and nothing else.
  public init?(text: String) {
    if let rest = text.behind(FoodKey.codePrefix) {
      guard rest.utf8.count == 8, let number = digits(Array(rest.utf8)[...]),
        let code = FoodCode(Int64(number))
      else { return nil }
      self = .table(code)
    } else if let rest = text.behind(FoodKey.ownPrefix), let id = Identifier(text: rest) {
      self = .own(id)
    } else {
      return nil
    }
  }
}

extension String {
  /// What stands behind an ASCII prefix; nothing where the text does not begin with it.
  func behind(_ prefix: String) -> String? {
    guard utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// At most so many characters of Unicode.
  func cut(at most: Int) -> String {
    utf8.count <= most ? self : String(unicodeScalars.prefix(most))
  }
}
