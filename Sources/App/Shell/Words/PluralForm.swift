// Which plural belongs to a whole number (CLDR 48, unicode.org/cldr/charts).

/// How a language counts, by the number that its table of words carries.
enum PluralForm: UInt8, Sendable {
  case none, english, french, eastSlavic, polish, czech, arabic, hebrew

  /// The place of the form among those that the language has.
  func form(of number: Int) -> Int {
    let count = number.magnitude
    let ones = count % 10
    let tens = count % 100
    switch self {
    case .none: return 0
    case .english: return count == 1 ? 0 : 1
    case .french: return count < 2 ? 0 : 1
    case .eastSlavic:
      if ones == 1, tens != 11 { return 0 }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? 1 : 2
    case .polish:
      if count == 1 { return 0 }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? 1 : 2
    case .czech:
      if count == 1 { return 0 }
      return (2...4).contains(count) ? 1 : 2
    case .arabic:
      if count < 3 { return Int(count) }
      if (3...10).contains(tens) { return 3 }
      return tens > 10 ? 4 : 5
    case .hebrew: return count == 1 ? 0 : count == 2 ? 1 : 2
    }
  }
}
