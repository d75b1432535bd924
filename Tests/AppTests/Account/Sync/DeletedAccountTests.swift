// The account is gone, or somebody says so: the journal stays until the person says otherwise.
import App
import Engine
import Testing

@Suite("An account that was deleted elsewhere")
struct DeletedAccountTests {
  private static let endsAt: Int64 = 1_775_000_000_000

  private func problem(_ code: String, _ details: [JSONMember]) -> Answer {
    let json = JSONValue.object([
      JSONMember("code", .string(code)), JSONMember("details", .object(details)),
    ])
    return Answer(status: 410, isProblem: true, body: json.bytes)
  }

  private func deleted(_ server: FakeServer) -> Answer {
    problem(
      "account_deleted",
      [
        JSONMember("account", .string(server.id.text)),
        JSONMember("deletionAt", .int(DeletedAccountTests.endsAt)),
      ])
  }

  /// A device that hears of it when it sends a change.
  private func told(_ server: FakeServer, _ answer: Answer) -> Tab {
    let tab = Tab.signedUpLater(server)
    server.answers = [answer]
    tab.enterName("Robin")
    return tab
  }

  @Test func no410OfSomebodyElseEndsAnything() {
    let other = Identifier(kind: "account", "other").text
    let ends = JSONMember("deletionAt", .int(DeletedAccountTests.endsAt))
    let strangers: [Answer] = [
      Answer(status: 410), Answer(status: 410, body: Array("<h1>Gone</h1>".utf8)),
      problem("account_deleted", []), problem("account_deleted", [ends]),
      problem("account_deleted", [ends, JSONMember("account", .string(other))]),
      problem("not_found", [ends, JSONMember("account", .string(FakeServer().id.text))]),
      // The right words under another type, as from a page that was kept somewhere.
      Answer(status: 410, body: deleted(FakeServer()).body),
    ]
    for answer in strangers {
      let server = FakeServer()
      let tab = told(server, answer)
      #expect(!tab.asked.contains(.wipe))
      #expect(tab.state.desk.sync.record?.isSignedIn == true && tab.state.desk.sync.trouble == .odd)
      #expect(tab.state.desk.sync.outbox.count == 1 && tab.state.desk.sync.record?.endsAt == nil)
      tab.letTimePass(600_000)
      tab.receive(.beat)
      #expect(tab.state.desk.sync.outbox.isEmpty, "it goes on by itself")
    }
  }

  @Test func aRefreshThatSaysSoWipesNothingEither() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    server.answers = [Answer(status: 401), Answer(status: 410)]
    tab.enterName("Robin")
    #expect(!tab.asked.contains(.wipe) && tab.state.desk.sync.record?.isSignedIn == true)
  }

  @Test func theJournalStaysWithAQuestionThatAReloadKeeps() {
    for language in ["en", "de"] {
      let server = FakeServer()
      let tab = told(server, deleted(server))
      tab.device.languages = [language]
      let words =
        language == "en"
        ? "What about the journal on this device?"
        : "Was geschieht mit dem Tagebuch auf diesem Gerät?"
      for _ in 0..<2 {
        tab.start()
        tab.receive(.addressed("#/account"))
        #expect(tab.page.contains(words) && tab.has("gone-keep") && tab.has("gone-save"))
        #expect(tab.state.desk.overview.settings.name == "Robin" && !tab.asked.contains(.wipe))
      }
      tab.receive(.addressed("#/today"))
      #expect(tab.page.contains(language == "en" ? "was deleted" : "wurde gelöscht"))
    }
  }

  @Test func whoKeepsItHasAJournalWithoutAnAccount() {
    let server = FakeServer()
    let tab = told(server, deleted(server))
    tab.receive(.addressed("#/account"))
    let asked = server.asked.count
    tab.press("gone-keep")
    #expect(tab.state.desk.sync.record == nil)
    #expect(AccountRecord(bytes: tab.store.account) == nil)
    #expect(tab.state.account.note == .journalKept && !tab.asked.contains(.wipe))
    tab.start()
    #expect(tab.state.desk.overview.settings.name == "Robin" && server.asked.count == asked)
  }

  @Test func itGoesOnlyOnceThePersonHasTheFile() {
    let server = FakeServer()
    let tab = told(server, deleted(server))
    tab.receive(.addressed("#/account"))
    tab.press("gone-remove")
    #expect(!tab.asked.contains(.wipe) && !tab.has("gone-remove"))
    #expect(tab.asked.contains { if case .download = $0 { true } else { false } })
    tab.press("gone-remove-now")
    #expect(tab.asked.contains(.wipe))
  }

  @Test func whatNoServerHasIsCountedAndWhatCameAfterTheFileAsksForAnother() {
    for language in ["en", "de"] {
      let server = FakeServer()
      let tab = told(server, deleted(server))
      tab.device.languages = [language]
      tab.start()
      tab.enterName("Wren")
      tab.receive(.addressed("#/account"))
      let words =
        language == "en"
        ? "2 changes never reached the server" : "2 Änderungen haben den Server nie erreicht"
      #expect(tab.page.contains(words))
      tab.press("gone-remove")
      tab.enterName("Lark")
      tab.receive(.addressed("#/account"))
      #expect(!tab.has("gone-remove-now"), "the file lacks what was just written")
      tab.forgetAsked()
      tab.press("gone-remove")
      #expect(!tab.asked.contains(.wipe))
      #expect(tab.asked.contains { if case .download = $0 { true } else { false } })
      tab.press("gone-remove-now")
      #expect(tab.asked.contains(.wipe))
    }
  }

  @Test func aFileThatWaitsForPicturesIsNotThereBeforeTheyAre() {
    let server = FakeServer()
    let tab = told(server, deleted(server))
    tab.receive(.addressed("#/account"))
    tab.receive(
      .attached(
        AttachedFacts(
          id: Identifier(high: 1, low: 2), medium: .photo, type: "image/jpeg", byteCount: 1,
          sha256: String(repeating: "0", count: 64))))
    tab.receive(.addressed("#/account"))
    tab.holdsReads = true
    tab.press("gone-remove")
    #expect(!tab.has("gone-remove-now"), "nothing was handed out yet")
    tab.enterName("Lark")
    tab.receive(.addressed("#/account"))
    tab.letReadsRun()
    #expect(tab.has("gone-remove-now"), "the file has what was written meanwhile")
  }

  @Test func withADamagedPartNoFileHoldsEverything() {
    let server = FakeServer()
    let tab = told(server, deleted(server))
    tab.store.damaged = 1
    tab.start()
    tab.receive(.addressed("#/account"))
    #expect(!tab.has("gone-remove") && !tab.has("gone-remove-now") && tab.has("gone-save"))
    tab.send(.account(.pressedRemoveJournal))
    tab.send(.account(.pressedRemoveJournal))
    #expect(!tab.asked.contains(.wipe))
  }

  @Test func signingInTakesItBackWithAllThatWaited() {
    let server = FakeServer()
    let tab = told(server, deleted(server))
    tab.receive(.addressed("#/account"))
    tab.press("sign-in")
    tab.send(.account(.enteredPassword(Tab.password)))
    tab.send(.account(.submitted))
    #expect(tab.state.desk.sync.record?.endsAt == nil && tab.state.desk.sync.outbox.isEmpty)
    #expect(Tab.signedIn(server, seed: 2).state.desk.overview.settings.name == "Robin")
  }
}
