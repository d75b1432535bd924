// In which order swaps are offered: people take what stands first.

/// As much of a swap as its place needs, whether of the library or of one's own.
public struct SwapOption: Hashable, Sendable {
  /// As a use keeps it.
  public let id: String
  /// Kilocalories less than the food it stands for, never below 0; nothing where unknown.
  public let energyDrop: Int64?

  /// `energy` is that of the swap, `food` that of what it stands for, both in kilocalories.
  public init(_ id: String, energy: Int64?, insteadOf food: Int64?) {
    self.id = id
    if let energy, let food { energyDrop = max(0, food - energy) } else { energyDrop = nil }
  }

  /// `energyDrop` is in kilocalories.
  public init(_ id: String, energyDrop: Int64?) {
    self.id = id
    self.energyDrop = energyDrop
  }
}

/// The swaps of a focus as they are offered.
public struct SwapOrder: Hashable, Sendable {
  /// The go-to first, then the larger drop of energy first, what is unknown behind it, and what
  /// was refused last; of equal ones the order of the library.
  public let options: [SwapOption]
  /// The chosen one, and nobody once it was refused; where none was chosen, the first that is not
  /// refused.
  public let goTo: String?

  public init(_ options: [SwapOption], goTo chosen: String?, refused: Set<String>) {
    let sorted = options.ordered { one, other in
      SwapOrder.rank(one, chosen, refused) < SwapOrder.rank(other, chosen, refused)
    }
    self.options = sorted
    let isThere = sorted.contains { $0.id == chosen }
    let isRefused = chosen.map { refused.contains($0) } ?? false
    let first = sorted.first { !refused.contains($0.id) }?.id
    goTo = isThere ? (isRefused ? nil : chosen) : first
  }

  private static func rank(
    _ option: SwapOption, _ goTo: String?, _ refused: Set<String>
  ) -> (Int, Int64) {
    let part = refused.contains(option.id) ? 2 : option.id == goTo ? 0 : 1
    return (part, -(option.energyDrop ?? -1))
  }
}
