// The shopping list: lines of one's own and of swaps, ticked, written anew, handed out.
import App
import Engine
import Testing

struct ShoppingScreenTests {
  @Test("Lines of one's own are added, ticked, removed, handed out and printed")
  func shopping() {
    let tab = foodTab(address: "#/shopping")
    tab.type("Lemons", into: "shopping-line")
    tab.press("shopping-add")
    tab.type("Oats", into: "shopping-line")
    tab.press("shopping-add")
    let ids = tab.state.desk.overview.food.shopping.map { $0.id.text }
    #expect(ids.count == 2)
    let lemons = tab.state.desk.overview.food.shopping.first { $0.text == "Lemons" }!.id.text
    tab.press("line-" + lemons)
    tab.press("shopping-file")
    tab.press("shopping-print")
    let files = tab.asked.filter { if case .download = $0 { true } else { false } }
    #expect(
      files == [
        .download(
          name: "redstart-shopping.txt", type: "text/plain", bytes: Array("- Oats\n".utf8))
      ])
    #expect(tab.asked.contains(.print) && !tab.has("shopping-share"))
    #expect(!tab.has("remove-" + lemons))
    tab.press("change-" + lemons)
    tab.press("line-remove")
    #expect(!tab.has("line-" + lemons) && !tab.has("line-text"))
    tab.press("undo")
    #expect(tab.has("line-" + lemons) && !tab.has("line-text"))
  }

  @Test("A line of blanks is none, and blanks around a line go", arguments: ["", " ", " \t "])
  func blanks(line: String) {
    let tab = foodTab(address: "#/shopping")
    tab.type(line, into: "shopping-line")
    tab.press("shopping-add")
    #expect(tab.state.desk.overview.food.shopping.isEmpty)
    tab.type(line + "Oats" + line, into: "shopping-line")
    tab.press("shopping-add")
    #expect(tab.state.desk.overview.food.shopping.map { $0.text } == ["Oats"])
  }

  @Test("A line of a swap is written anew, and gets its own words again without any")
  func editPart() {
    let tab = listed()
    let line = tab.state.desk.overview.food.shopping.count
    #expect(line == 0)
    let id = ShoppingLine.identifier(of: "Rye bread").text
    tab.press("change-" + id)
    #expect(tab.controls.fields["line-text"]?.value == "Rye bread")
    tab.type("  Two loaves ", into: "line-text")
    tab.press("line-keep")
    #expect(words(tab) == ["Two loaves"] && !tab.has("line-text"))
    tab.press("undo")
    #expect(words(tab) == ["Rye bread"])
    tab.press("change-" + id)
    tab.type("One loaf", into: "line-text")
    tab.press("line-keep")
    tab.press("change-" + id)
    tab.type("", into: "line-text")
    tab.press("line-keep")
    #expect(words(tab) == ["Rye bread"])
  }

  @Test("A line of one's own is written anew, never to nothing, and may be left as it was")
  func editOwn() {
    let tab = foodTab(address: "#/shopping")
    tab.type("Lemons", into: "shopping-line")
    tab.press("shopping-add")
    let id = tab.state.desk.overview.food.shopping[0].id.text
    let before = tab.logged.count
    for (text, end) in [("", "line-keep"), ("Lemons", "line-keep"), ("Limes", "line-leave")] {
      tab.press("change-" + id)
      tab.type(text, into: "line-text")
      tab.press(end)
      #expect(words(tab) == ["Lemons"] && tab.logged.count == before)
    }
    tab.press("change-" + id)
    tab.type("Limes", into: "line-text")
    tab.press("line-keep")
    #expect(words(tab) == ["Limes"])
  }

  /// A focus whose go-to swap takes bread.
  private func listed() -> Tab {
    let swap = Given.name(7)
    let parts = [FoodPart(nil, "Rye bread", weight: 500, .unknown)!]
    return foodTab(
      focus: fries,
      [
        .create(
          swap, kind: OwnSwap.kind, OwnSwap.fields("Bread", line: "", target: fries, parts)),
        .create(
          GoToSwap.identifier(of: fries), kind: GoToSwap.kind,
          GoToSwap.fields(FoodKey.own(swap).text, focus: fries)),
      ], address: "#/shopping")
  }

  private func words(_ tab: Tab) -> [String] {
    tab.send(.swaps(.shopping(.pressedFile)))
    guard case .download(_, _, let bytes)? = tab.asked.last else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      String($0.dropFirst(2))
    }
  }
}
