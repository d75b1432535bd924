// A quiet game: cards lie face down, two and two are alike. No clock, no points, no end to lose.

/// The cards of a game, and which of them lie open.
public struct PairsGame: Hashable, Sendable {
  /// How many different pictures there are.
  public static let pairs = 4

  /// The picture of each card, 0 ..< `pairs`; each is there twice.
  public let pictures: [Int]
  public private(set) var found: [Int] = []
  /// At most two cards that lie open and are not found.
  public private(set) var open: [Int] = []

  /// The same seed lays the same cards.
  public init(seed: UInt64) {
    var dice = Dice(seed: seed)
    var rest: [Int] = []
    for picture in 0..<PairsGame.pairs {
      rest.append(picture)
      rest.append(picture)
    }
    var pictures: [Int] = []
    while !rest.isEmpty { pictures.append(rest.remove(at: Int(dice.below(Int64(rest.count))))) }
    self.pictures = pictures
  }

  public var isOver: Bool { found.count == pictures.count }

  public func isOpen(_ card: Int) -> Bool { found.contains(card) || open.contains(card) }

  /// Turns a card. Two that differ stay open until the next card is turned.
  public mutating func turn(_ card: Int) {
    guard pictures.indices.contains(card), !isOpen(card) else { return }
    if open.count == 2 { open = [] }
    open.append(card)
    guard open.count == 2, pictures[open[0]] == pictures[open[1]] else { return }
    found += open
    open = []
  }
}
