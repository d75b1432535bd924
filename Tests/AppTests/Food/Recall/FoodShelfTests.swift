// The table of foods on its way into the app.
import App
import Engine
import Testing

struct FoodShelfTests {
  @Test("A screen on food asks for the table once, and no other screen does")
  func asksOnce() {
    let tab = trackersTab([.mood], address: "#/today")
    #expect(tab.loads() == 0)
    tab.receive(.addressed("#/recall"))
    #expect(tab.loads() == 1)
    tab.receive(.addressed("#/foods"))
    tab.receive(.foods(FoodTableWriter.bytes(SomeFoods.table)))
    tab.receive(.addressed("#/recall"))
    #expect(tab.loads() == 1)
    tab.type("appl", into: "recall-typed")
    #expect(tab.rowKeys("found-") == ["found-code:63101000"])
  }

  @Test("Nothing, cut off and foreign bytes are a table that is missing", arguments: [0, 1, 2])
  func missing(kind: Int) {
    let bytes = FoodTableWriter.bytes(SomeFoods.table)
    let all: [[UInt8]] = [[], Array(bytes.prefix(bytes.count / 2)), Array("<html>".utf8)]
    let tab = recallTab(hasTable: false)
    tab.receive(.foods(all[kind]))
    #expect(tab.parts.words.contains("The list of foods is not here now."))
    let before = tab.loads()
    tab.tap("load-foods")
    #expect(tab.loads() == before + 1 && !tab.has("load-foods"))
    tab.receive(.foods(bytes))
    #expect(!tab.parts.words.contains("The list of foods"))
  }

  @Test("Another place is another chance for a table that was missing")
  func again() {
    let tab = recallTab(hasTable: false)
    let before = tab.loads()
    tab.receive(.addressed("#/today"))
    #expect(tab.loads() == before)
    tab.receive(.addressed("#/foods"))
    #expect(tab.loads() == before + 1)
  }
}
