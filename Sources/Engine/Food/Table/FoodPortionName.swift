// The name of a household measure, taken apart: `1 piece, large pizza`.

/// What a portion's name says.
struct FoodPortionName {
  /// The measure itself: `piece`.
  let measure: [FoodToken]
  /// What is said of it behind a comma or in brackets: `large pizza`.
  let details: [FoodToken]
  /// Portions of several things at once say nothing of one of them.
  let isOne: Bool
  /// Thousandths of the thing that the portion is a part of.
  let part: Int?
  /// Steps from the usual size.
  let size: Int

  init(_ portion: FoodPortion) {
    let tokens = FoodTokenizer.tokens(portion.name)
    isOne = tokens.first?.spells("1") == true
    part = FoodAmount.leading(tokens.prefix(1)).map { $0.amount.thousandths }.flatMap {
      $0 < 1000 ? $0 : nil
    }
    let words = tokens.dropFirst()
    let end = words.firstIndex { $0.opensPart } ?? words.endIndex
    measure = Array(words[..<end])
    details = Array(words[end...])
    size = FoodSize.step(of: Array(words)) ?? 0
  }

  /// Whether any size is meant.
  var isOpen: Bool { (measure + details).contains { $0.spells(anyOf: ["any", "nfs"]) } }

  func measures(_ word: StaticString) -> Bool { measure.contains { $0.spells(word) } }

  /// Whether a measure is in it that is not the thing itself: `cup`, `slice`.
  func hasUnit(besides called: [[UInt8]]) -> Bool {
    measure.contains {
      let isUnit = FoodUnit.spelled($0.letters) != nil || $0.spells(anyOf: FoodUnit.containers)
      return isUnit && !called.contains(FoodStem.stem($0.letters))
    }
  }
}
