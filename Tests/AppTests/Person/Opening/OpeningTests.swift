// The first page.
import App
import Engine
import Testing

struct OpeningTests {
  @Test("The first page is a picture, one line and one button; it stores nothing by itself")
  func lines() {
    for (language, word) in [("en", "adverts"), ("de", "Werbung")] {
      let tab = Tab(language: language)
      #expect(tab.state.desk.route == .opening)
      #expect(tab.controls.texts.contains { $0.contains(word) })
      #expect(tab.page.ranges(of: "primary").count == 1 && tab.controls.fields.isEmpty)
      let quiet = tab.page.range(of: "data-key=\"opening-more\"")!.lowerBound
      for key in ["restore", "language-de", "#/account", "#/privacy"] {
        #expect(tab.page.range(of: "\"\(key)\"")!.lowerBound > quiet, "\(key)")
      }
      #expect(tab.store.log.isEmpty && tab.store.clock.isEmpty)
    }
  }

  @Test("A language that is picked holds at once and after a restart")
  func language() {
    let tab = Tab(language: "en")
    tab.press("language-de")
    #expect(tab.screen.title == "Redstart" && tab.page.contains("Anfangen"))
    tab.start()
    #expect(tab.page.contains("Anfangen") && tab.controls.picked.contains("language-de"))
    #expect(tab.state.desk.route == .opening, "a language alone is no beginning")
  }

  @Test("A journal that is begun elsewhere leads from the first page to Today")
  func begunElsewhere() {
    let waiting = Tab()
    let other = Tab(waiting.store, seed: 2)
    other.press("begin")
    waiting.catchUp()
    #expect(waiting.state.desk.route == .opening, "nothing is stored yet")
    other.press("skip-all")
    waiting.catchUp()
    #expect(waiting.state.desk.route == .today && waiting.asked.contains(.replace(.today)))
  }

  @Test("A backup file brings everything back and leads to Today")
  func restore() {
    let old = begun()
    old.press("log-1")
    let tab = Tab(seed: 4)
    tab.press("restore")
    #expect(tab.asked.contains(.pickFile(token: 1, accept: ".json,.zip")))
    tab.receive(.filePicked(token: 1, Array(old.json.utf8)))
    #expect(tab.state.desk.route == .today)
    #expect(tab.json == old.json)
    tab.start()
    #expect(tab.json == old.json && tab.state.desk.overview.entryCount == 1)
  }

  @Test(
    "A file that is no backup changes nothing and gets a sentence",
    arguments: ["", "{}", "[1]", "{\"format\":\"redstart-journal\"", "\u{0}"])
  func badFile(text: String) {
    for (language, words) in [("en", "not a Redstart backup"), ("de", "keine Redstart-Sicherung")] {
      let tab = Tab(language: language)
      tab.receive(.filePicked(token: 1, Array(text.utf8)))
      #expect(tab.controls.texts.contains { $0.contains(words) })
      #expect(tab.journal.entities.isEmpty && tab.state.desk.route == .opening)
    }
  }
}
