// What the sheet of a drink says, or what is off in it.
import Engine

/// What is off in a drink, so that a sentence can say it.
enum DrinkProblem {
  case volume, strength, count
}

/// A drink as it was typed, understood.
struct DrinkReading {
  /// More at once is a mistake in typing: 50 drinks, in thousandths.
  static let mostDrinks: Int64 = 50_000

  var size: DrinkSize?
  /// How many, in thousandths.
  var amount: Int64?
  var problems: [DrinkProblem] = []

  init(_ form: DrinkForm, _ locale: Locale) {
    var volume = locale.read(form.volume, decimals: 3)
    if form.isOunces { volume = volume.flatMap { DrinkSize.volume(ounceThousandths: $0) } }
    if (volume ?? 0) < 1 || (volume ?? 0) > DrinkSize.largestVolume { problems.append(.volume) }
    let strength = locale.read(form.strength, decimals: 2)
    if strength == nil || (strength ?? 0) > DrinkSize.strongest { problems.append(.strength) }
    if let volume, let strength { size = DrinkSize(volume: volume, strength: strength) }
    amount = locale.read(form.count, decimals: 3).flatMap {
      (1...DrinkReading.mostDrinks).contains($0) ? $0 : nil
    }
    if amount == nil { problems.append(.count) }
  }

  func has(_ problem: DrinkProblem) -> Bool { problems.contains { $0 == problem } }

  /// Milligrams of pure alcohol in all of it.
  var milligrams: Int64? {
    guard let size, let amount else { return nil }
    return (size.milligrams * amount + Entry.unit / 2) / Entry.unit
  }
}
