// An amount with a fraction in a field of its own, read as the lines of a recall are.

extension Helping {
  /// Thousandths of `1/2`, `½` or `1 1/2`; nothing for anything but digits and fractions.
  public static func amount(fraction text: String) -> Int64? {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9", "/", " ": break
      default: if FoodLetters.fraction(scalar) == nil { return nil }
      }
    }
    let tokens = FoodTokenizer.tokens(text)
    guard let (amount, length) = FoodAmount.leading(tokens[...]), length == tokens.count,
      amount.hasNumber
    else { return nil }
    return Int64(amount.thousandths)
  }
}
