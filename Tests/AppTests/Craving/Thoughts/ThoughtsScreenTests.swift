// The thought diary: every part may stay empty, and all of it can be hidden.
import App
import Engine
import Testing

private func diary(language: String = "en") -> Tab {
  let tab = begun(language: language)
  tab.send(.went(.thoughts))
  return tab
}

struct ThoughtsScreenTests {
  @Test("One line is enough; nothing at all is no page, and says so kindly")
  func oneLine() {
    let tab = diary()
    tab.press("write-thought")
    tab.press("save-thought")
    #expect(tab.controls.texts.contains("One line is enough. Everything else may stay empty."))
    #expect(tab.state.desk.overview.thoughts.isEmpty)
    tab.type("Just this one", into: "thought-thought")
    tab.press("save-thought")
    #expect(tab.fields("thought")[0].keys.sorted() == ["at", "day", "offset", "thought"])
    #expect(tab.screen.sheet == nil && tab.page.contains("Just this one"))
  }

  @Test("Each part is kept, can be changed, and only what differs is written")
  func parts() throws {
    let tab = diary(language: "de")
    tab.press("write-thought")
    for part in Thought.Part.allCases { tab.type(part.rawValue, into: "thought-" + part.rawValue) }
    tab.press("nature-feeling")
    tab.rate(9, on: "thought-before")
    tab.rate(4, on: "thought-after")
    tab.press("save-thought")
    let thought = try #require(tab.state.desk.overview.thoughts.first)
    for part in Thought.Part.allCases { #expect(thought[part] == part.rawValue) }
    #expect(thought.nature == .feeling && thought.before == 9 && thought.after == 4)
    tab.press("thought-" + thought.id.text)
    let records = tab.store.log.count
    tab.press("save-thought")
    #expect(tab.store.log.count == records, "nothing changed, nothing written")
    tab.press("thought-" + thought.id.text)
    tab.type("Es regnet nur", into: "thought-reframe")
    tab.press("nature-feeling")
    tab.press("save-thought")
    #expect(tab.state.desk.overview.thoughts[0][.reframe] == "Es regnet nur")
    #expect(tab.state.desk.overview.thoughts[0].nature == nil)
  }

  @Test("Words beyond the limit are not taken in")
  func limit() {
    let tab = diary()
    tab.press("write-thought")
    tab.type(String(repeating: "a", count: 600), into: "thought-situation")
    tab.press("save-thought")
    #expect(tab.state.desk.overview.thoughts[0][.situation].count == Thought.longestText)
  }

  @Test("A page is deleted, and one step back brings it again")
  func deleting() {
    let tab = diary()
    tab.press("write-thought")
    tab.type("Rain", into: "thought-thought")
    tab.press("save-thought")
    tab.press("thought-" + tab.state.desk.overview.thoughts[0].id.text)
    tab.press("delete-thought")
    #expect(tab.state.desk.overview.thoughts.isEmpty)
    tab.send(.pressedUndo)
    #expect(tab.state.desk.overview.thoughts.count == 1)
  }

  @Test("Hidden, it stands nowhere, and what was written is kept")
  func hiding() {
    let tab = diary()
    tab.press("write-thought")
    tab.type("Rain", into: "thought-thought")
    tab.press("save-thought")
    tab.send(.went(.history))
    #expect(tab.page.contains("#/thoughts"))
    tab.send(.thoughts(.flippedShown))
    #expect(!tab.page.contains("#/thoughts"))
    tab.press("craving")
    tab.send(.went(.today))
    tab.beginCraving()
    tab.press("passed")
    #expect(!tab.has("to-thoughts") && tab.has("to-if-then"))
    tab.send(.went(.thoughts))
    #expect(!tab.page.contains("Rain") && !tab.has("write-thought"))
    tab.send(.thoughts(.flippedShown))
    #expect(tab.page.contains("Rain"))
  }
}
