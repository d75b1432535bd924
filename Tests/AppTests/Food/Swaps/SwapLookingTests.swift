// Made-up weeks through messages: looking at swaps and insights, and choosing the same focus
// again, never change focus, go-to or count.
import App
import Engine
import Testing

struct SwapLookingTests {
  private static let looks: [Route] = [
    .swaps, .insights, .foodWeeks, .shopping, .today, .streaks, .weeks, .history, .plan,
  ]

  @Test("Looking never changes focus, go-to or count", arguments: [3, 1741, 99_991] as [UInt64])
  func looking(seed: UInt64) {
    var random = SplitMix(seed)
    let tab = foodTab(focus: fries, [eaten(EatenFood.cola, on: "2026-03-09", 0)])
    for step in 0..<120 {
      act(tab, &random)
      let before = (tab.focus, tab.focus.flatMap { tab.goTo(of: $0) }, tab.swapUses.count)
      let logged = tab.logged.count
      for _ in 0..<3 {
        tab.send(.went(random.pick(Self.looks)))
        _ = tab.screen
      }
      tab.send(.swaps(.pressedRefresh))
      tab.send(.swaps(.pressedChoose))
      tab.send(.swaps(.closedChoosing))
      if let focus = tab.focus { tab.send(.swaps(.pickedFocus(focus, "again"))) }
      let after = (tab.focus, tab.focus.flatMap { tab.goTo(of: $0) }, tab.swapUses.count)
      #expect(before == after && tab.logged.count == logged, "seed \(seed), step \(step)")
    }
  }

  /// Something that may change what is kept.
  private func act(_ tab: Tab, _ random: inout SplitMix) {
    let swaps = ["side-salad", "oven-fries", "cold-fruit-tea", "own:x"]
    switch random.below(7) {
    case 0: tab.send(.swaps(.pickedFocus(random.pick([fries, soda, .common("pizza")]), "x")))
    case 1: tab.send(.swaps(.droppedFocus))
    case 2: tab.send(.swaps(.pickedGoTo(random.pick(swaps))))
    case 3: tab.send(.swaps(.refused(random.pick(swaps), random.below(2) == 0)))
    case 4: tab.letTimePass(Int64(random.below(40)) * 60 * minute)
    default: tab.send(.swaps(.used(random.pick(swaps))))
    }
  }
}

/// Small chance that can be had again (SplitMix64).
private struct SplitMix {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func below(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(count))
  }

  mutating func pick<T>(_ all: [T]) -> T { all[below(all.count)] }
}
