// The game of pairs, from the first card to the last.

import Engine
import Testing

struct PairsGameTests {
  @Test("Every picture is there twice, and the same seed lays the same cards")
  func pictures() {
    for seed in 1...100 as ClosedRange<UInt64> {
      let game = PairsGame(seed: seed)
      #expect(game.pictures.sorted() == [0, 0, 1, 1, 2, 2, 3, 3], "seed \(seed)")
      #expect(game == PairsGame(seed: seed))
    }
    #expect(PairsGame(seed: 1).pictures != PairsGame(seed: 2).pictures)
  }

  @Test("Two that are alike stay open; two that differ close with the next card")
  func turning() {
    var game = PairsGame(seed: 3)
    let first = game.pictures[0]
    let twin = game.pictures.lastIndex(of: first)!
    let other = game.pictures.firstIndex { $0 != first }!
    game.turn(0)
    game.turn(other)
    #expect(game.isOpen(0) && game.isOpen(other) && game.found.isEmpty)
    game.turn(twin)
    #expect(!game.isOpen(0) && !game.isOpen(other))
    game.turn(0)
    #expect(game.found.sorted() == [0, twin].sorted())
    game.turn(0)
    game.turn(99)
    game.turn(-1)
    #expect(game.open.isEmpty)
  }

  @Test("It is over when all pairs are found, and not before")
  func over() {
    var game = PairsGame(seed: 4)
    for picture in 0..<PairsGame.pairs {
      #expect(!game.isOver)
      for card in game.pictures.indices where game.pictures[card] == picture { game.turn(card) }
    }
    #expect(game.isOver)
  }
}
