// A swap is noted for an earlier day, mended and taken back.
import App
import Engine
import Testing

@Suite("The day of a swap") struct SwapDayTests {
  private func swaps(on day: String = "2026-03-12", _ more: [Draft] = []) -> Tab {
    foodTab(focus: fries, since: "2026-03-09", more, on: day)
  }

  @Test("It can be noted for an earlier day of the week, at the same time of day")
  func earlier() throws {
    let tab = swaps()
    tab.press("swap-day-2026-03-10")
    tab.press("used")
    #expect(tab.swapUses.map { $0.day.text } == ["2026-03-10"])
    let use = try #require(tab.swapUses.first)
    #expect(use.offset.local(use.at).day.text == "2026-03-10")
    #expect(use.offset.local(use.at).time.text == "12:00")
    tab.press("used")
    #expect(tab.swapUses.map { $0.day.text } == ["2026-03-10", "2026-03-12"], "then today again")
  }

  @Test("A Monday has no earlier day, and no day to come is offered")
  func bounds() {
    #expect(!swaps(on: "2026-03-09").has("swap-day-2026-03-09"))
    let tab = swaps()
    #expect(tab.has("swap-day-2026-03-09") && !tab.has("swap-day-2026-03-13"))
    #expect(!tab.has("swap-day-2026-03-08"))
  }

  @Test("Across the change to summer time it keeps the time of the clock")
  func summerTime() throws {
    let tab = foodTab(focus: fries, since: "2026-03-23", on: "2026-03-29")
    tab.press("swap-day-2026-03-28")
    tab.press("used")
    let use = try #require(tab.swapUses.first)
    #expect(use.offset.minutes == 60 && use.offset.local(use.at).time.text == "12:00")
  }

  @Test("In the history it is moved to another day, made another swap, deleted and brought back")
  func mended() throws {
    let tab = swaps()
    tab.press("used")
    let id = try #require(tab.swapUses.first).id.text
    tab.visit(.history)
    tab.press("row-" + id)
    tab.press("swap-day-2026-03-11")
    tab.press("change-to-oven-fries")
    #expect(tab.swapUses.map { $0.day.text } == ["2026-03-11"])
    #expect(tab.swapUses.map { $0.swap } == ["oven-fries"])
    tab.press("delete-use")
    #expect(tab.swapUses.isEmpty && tab.screen.sheet == nil)
    tab.press("undo")
    #expect(tab.swapUses.count == 1)
  }

  @Test("After the recall of yesterday a card asks whether a swap was used then")
  func card() {
    let recalled = eaten(EatenFood.fries, on: "2026-03-11", 0)
    let plain = foodTab(focus: fries, since: "2026-03-09", on: "2026-03-12", address: "#/today")
    #expect(!plain.has("not-yesterday"))
    let tab = foodTab(
      focus: fries, since: "2026-03-09", [recalled], on: "2026-03-12", address: "#/today")
    #expect(tab.has("not-yesterday"))
    tab.press("yesterday-oven-fries")
    #expect(tab.swapUses.map { $0.day.text } == ["2026-03-11"])
    #expect(!tab.has("not-yesterday"))
  }

  @Test("Put away it does not come again, and the question about today is another one")
  func putAway() {
    let recalled = eaten(EatenFood.fries, on: "2026-03-11", 0)
    let tab = foodTab(
      focus: fries, since: "2026-03-09", [recalled], on: "2026-03-12", address: "#/today")
    tab.press("not-today")
    #expect(tab.has("not-yesterday"))
    tab.press("not-yesterday")
    #expect(!tab.has("not-yesterday") && tab.swapUses.isEmpty)
  }
}
