// A swap of one's own beside ours: added, changed, used and deleted.
import App
import Engine
import Testing

struct SwapFormTests {
  @Test("A swap of one's own is added with a name, stands beside ours, and counts like them")
  func added() {
    let tab = foodTab(focus: fries)
    tab.press("own-swap")
    tab.press("swap-save")
    #expect(tab.problem(of: "swap-title") == "A name, please.")
    tab.type("Carrot sticks", into: "swap-title")
    tab.type("They crunch.", into: "swap-line")
    tab.type("Carrots", into: "part-search")
    tab.press("part-words")
    tab.type("x", into: "part-grams-0")
    tab.press("swap-save")
    #expect(tab.problem(of: "part-grams-0") != nil)
    tab.type("120", into: "part-grams-0")
    tab.press("swap-save")
    let own = tab.state.desk.overview.food.ownSwaps[0]
    #expect(own.title == "Carrot sticks" && own.target == fries)
    #expect(own.parts.map { $0.weight } == [1200])
    tab.press("use-" + own.key)
    #expect(tab.swapUses.map { $0.swap } == [own.key])
  }

  @Test("A part of a kilogram and more is read back as it was written")
  func heavyPart() {
    let tab = foodTab(focus: fries)
    tab.press("own-swap")
    tab.type("Soup", into: "swap-title")
    tab.type("soup", into: "part-search")
    tab.press("part-words")
    tab.type("1500", into: "part-grams-0")
    tab.press("swap-save")
    let own = tab.state.desk.overview.food.ownSwaps[0]
    tab.press("edit-" + own.key)
    #expect(tab.text(in: "part-grams-0") == "1500")
    tab.press("swap-save")
    #expect(tab.state.desk.overview.food.ownSwaps[0].parts.map { $0.weight } == [15_000])
  }

  @Test("It can be changed and deleted; what was used stays, and undo brings it back")
  func changed() {
    let tab = foodTab(focus: fries)
    tab.press("own-swap")
    tab.type("Carrot sticks", into: "swap-title")
    tab.press("swap-save")
    let own = tab.state.desk.overview.food.ownSwaps[0]
    tab.press("use-" + own.key)
    tab.press("edit-" + own.key)
    tab.type("Cucumber", into: "swap-title")
    tab.type("common:sugarySoda", into: "swap-target")
    tab.press("swap-save")
    #expect(tab.state.desk.overview.food.ownSwaps.map { $0.title } == ["Cucumber"])
    #expect(tab.state.desk.overview.food.ownSwaps(of: soda).count == 1)
    tab.send(.swaps(.form(.opened(own.id))))
    tab.press("swap-delete")
    #expect(tab.state.desk.overview.food.ownSwaps.isEmpty && tab.swapUses.count == 1)
    tab.press("undo")
    #expect(tab.state.desk.overview.food.ownSwaps.count == 1)
  }
}
