// The card that offers to save a file: after long, with much that is new, and put off for long.
import App
import Engine
import Testing

@Suite("The card about a file")
struct BackupCardTests {
  func begun() -> Tab {
    let tab = inCraving()
    tab.press("passed")
    tab.receive(.addressed("#/today"))
    tab.go(to: "2026-03-20", "12:00")
    return tab
  }

  func log(_ count: Int, in tab: Tab) {
    tab.letTimePass(1000)
    for _ in 0..<count { tab.press("log-1") }
  }

  func hasCard(_ tab: Tab) -> Bool { tab.controls.cards.contains("backup") }

  @Test("It goes when a file was saved, and comes again after thirty days with fifty changes")
  func again() {
    let tab = begun()
    #expect(hasCard(tab))
    tab.press("backup")
    #expect(!hasCard(tab))
    log(49, in: tab)
    tab.go(to: "2026-04-20", "12:00")
    #expect(!hasCard(tab))
    log(1, in: tab)
    #expect(hasCard(tab))
    tab.go(to: "2026-04-19", "11:59")
    #expect(!hasCard(tab))
  }

  @Test("Putting it off is enough for thirty days")
  func later() {
    let tab = begun()
    tab.press("backup-later")
    #expect(!hasCard(tab))
    log(60, in: tab)
    tab.go(to: "2026-04-18", "12:00")
    #expect(!hasCard(tab))
    tab.go(to: "2026-04-20", "12:00")
    #expect(hasCard(tab))
  }
}
