// What was just saved is listened to: help lies on top where it says danger, and leaves no trace.
import App
import Engine
import Testing

private func written(_ text: String, language: String = "en") -> Tab {
  let tab = begun(language: language)
  tab.send(.went(.thoughts))
  tab.press("write-thought")
  tab.type(text, into: "thought-thought")
  tab.press("save-thought")
  return tab
}

struct ListeningTests {
  @Test("A thought that says danger is saved as it is, and help comes up")
  func heard() throws {
    let tab = written("I want to kill myself tonight")
    #expect(tab.state.desk.overview.thoughts.count == 1)
    let sheet = try #require(tab.screen.sheet)
    #expect(sheet.key == "crisis-sheet" && sheet.title == "Help is close")
    #expect(tab.controls.texts.contains { $0.contains("Someone can listen right now") })
  }

  @Test("One tap closes it, and nothing of it was written")
  func closed() throws {
    let tab = written("Ich will nicht mehr leben", language: "de")
    let records = tab.store.log.count
    let sheet = try #require(tab.screen.sheet)
    #expect(sheet.title == "Du bist damit nicht allein")
    tab.press("crisis-breathe")
    #expect(tab.page.contains("Atmen beenden"))
    tab.send(sheet.closed)
    #expect(tab.screen.sheet == nil)
    #expect(tab.store.log.count == records)
  }

  @Test("Ordinary words, and figures of speech, bring nothing up")
  func ordinary() {
    #expect(written("dying for a cigarette").screen.sheet == nil)
    #expect(written("ich sterbe vor Lachen", language: "de").screen.sheet == nil)
    #expect(written("Just this one").screen.sheet == nil)
  }
}
