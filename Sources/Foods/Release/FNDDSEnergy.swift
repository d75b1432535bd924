// Whether the energy of a food fits what it is made of.

import Engine

/// Kilocalories as protein, carbohydrate, fat and alcohol give them: 4, 4, 9 and 7 a gram.
///
/// Source: the general factors of Atwater, as in Merrill and Watt, Energy Value of Foods, USDA
/// Agriculture Handbook 74 (1973). Carbohydrate that is fiber or a sugar alcohol gives less, down
/// to nothing, so the lower end counts none of it.
enum FNDDSEnergy {
  /// The most by which the release's own specific factors differ from the general ones, and some.
  static let tolerance: Int64 = 40

  static func range(
    protein: WrittenNumber, carbohydrate: WrittenNumber, fat: WrittenNumber, alcohol: WrittenNumber
  ) -> ClosedRange<Int64> {
    let least = 4 * protein.millionths + 9 * fat.millionths + 7 * alcohol.millionths
    let most = least + 4 * carbohydrate.millionths
    return max(least / 1_000_000 - tolerance, 0)...(most / 1_000_000 + tolerance)
  }
}
