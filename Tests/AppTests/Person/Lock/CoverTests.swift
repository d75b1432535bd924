// The cover: there at once, neutral, and gone with a tap or the passphrase.
import App
import Engine
import Testing

@Suite("A cover lies over the page at once")
struct CoverTests {
  func begun() -> Tab {
    let tab = inCraving()
    tab.press("passed")
    tab.receive(.addressed("#/settings"))
    return tab
  }

  func title(of tab: Tab) -> String {
    let head = tab.page.prefix { $0 != "\n" }
    return String(head.dropFirst("{\"title\":\"".count).prefix { $0 != "\"" })
  }

  @Test("Escape twice and the eye do nothing until they are switched on")
  func off() {
    let tab = begun()
    tab.receive(.hid)
    #expect(!tab.has("uncover") && !tab.page.contains("data-key=\"hide\""))
  }

  @Test("It shows nothing of the app, and a tap takes it away")
  func covers() {
    let tab = begun()
    tab.press("quick-hide")
    for hide in [{ tab.receive(.hid) }, { _ = tab.pressOnPage("hide") }] {
      hide()
      #expect(title(of: tab) == "Notes")
      #expect(lines(of: tab) == ["Notes", "No notes yet", "New note"])
      tab.press("uncover")
      #expect(tab.has("quick-hide") && title(of: tab) == "Settings · Redstart")
    }
  }

  @Test("Where there is a lock, the passphrase takes it away")
  func locked() {
    let tab = begun()
    tab.press("quick-hide")
    tab.press("lock-set")
    tab.hearPasswords()
    tab.type("blue heron", into: "lock-new")
    tab.type("blue heron", into: "lock-again")
    tab.press("lock-save")
    tab.receive(.hid)
    #expect(tab.has("uncover"))
    tab.press("uncover")
    #expect(tab.has("lock-open") && tab.state.desk.records.all.isEmpty)
  }

  @Test("The window can always have a neutral name")
  func neutral() {
    let tab = begun()
    tab.press("neutral-title")
    #expect(title(of: tab) == "Notes")
    tab.press("neutral-title")
    #expect(title(of: tab) == "Settings · Redstart")
  }
}
