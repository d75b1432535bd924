// What is said beside an account is true with it and without it, with mails and without.
import App
import Engine
import Testing

@Suite("Words that are true with an account")
struct TrueWordsTests {
  private static let pages = ["#/plan", "#/checks", "#/safety", "#/thoughts", "#/settings"]

  @Test func nothingIsSaidToStayHereThatIsSynced() {
    let server = FakeServer()
    let without = begun(on: "2026-01-15")
    let with = Tab.signedUpLater(server)
    for language in ["en", "de"] {
      let stays = ["stays on this device", "bleibt auf diesem Gerät", "nowhere else", "nirgends"]
      for tab in [without, with] {
        tab.device.languages = [language]
        tab.start()
      }
      for address in TrueWordsTests.pages {
        with.receive(.addressed(address))
        for words in stays { #expect(!with.page.contains(words), "\(address) \(words)") }
      }
    }
    without.device.languages = ["en"]
    without.start()
    for address in ["#/safety", "#/thoughts"] {
      without.receive(.addressed(address))
      #expect(without.page.contains("stays on this device"), "\(address)")
    }
  }

  @Test("While sync is off nothing is said to go to the account", arguments: ["en", "de"])
  func off(language: String) {
    let tab = Tab.signedUpLater(FakeServer())
    tab.device.languages = [language]
    tab.start()
    let (goes, stays, hasBefore) =
      language == "en"
      ? ("goes to your account", "It stays on this device while sync is off.", "what it got before")
      : (
        "in dein Konto", "Es bleibt auf diesem Gerät, solange der Abgleich aus ist.", "vorher bekam"
      )
    for isOn in [true, false, true] {
      if tab.state.desk.sync.record?.isOn != isOn { tab.send(.account(.flippedSync)) }
      for address in ["#/plan", "#/checks", "#/safety", "#/thoughts"] {
        tab.receive(.addressed(address))
        #expect(tab.page.contains(goes) == isOn, "\(address) \(isOn)")
        #expect(tab.page.contains(stays) == !isOn, "\(address) \(isOn)")
      }
      tab.receive(.addressed("#/settings"))
      #expect(tab.page.contains(hasBefore) == !isOn)
    }
  }

  private func forgot(_ server: FakeServer) -> Tab {
    let tab = Tab()
    tab.server = server
    tab.receive(.addressed("#/account"))
    tab.send(.account(.opened(.signIn)))
    tab.send(.account(.enteredEmail("robin@example.org")))
    tab.send(.account(.pressedForgot))
    return tab
  }

  @Test func noMailIsSaidToBeOnItsWayWhereTheServerSendsNone() {
    let server = FakeServer()
    server.sendsMail = false
    let tab = forgot(server)
    #expect(tab.state.account.problem == .noMail && tab.state.account.note == nil)
    #expect(!server.asked.contains("POST /api/resets"))
    let other = FakeServer()
    other.sendsMail = true
    other.answers = []
    _ = forgot(other)
    #expect(other.asked.contains("POST /api/resets"))
  }

  @Test func aSpareKeyIsOfferedOnlyWhereAMailCanSetANewPassword() {
    for sends in [true, false] {
      let server = FakeServer()
      server.sendsMail = sends
      let tab = Tab.signedUp(server)
      tab.receive(.addressed("#/account"))
      tab.send(.account(.opened(.overview)))
      #expect(tab.has("spare-key") == sends)
    }
  }

  @Test func signingUpWithAKnownAddressSaysThatTheCodeOpensNothing() {
    let server = FakeServer()
    _ = Tab.signedUp(server)
    let tab = Tab(seed: 2)
    server.keepsAccount = true
    tab.server = server
    tab.send(.opening(.pressedBegin))
    tab.send(.account(.opened(.signUp)))
    tab.enterAccount()
    tab.send(.account(.enteredPassword("four other herons at noon")))
    tab.send(.account(.submitted))
    tab.proveCode()
    #expect(tab.state.account.page == .signIn)
    #expect(tab.state.account.problem == .accountIsThere && tab.state.desk.sync.record == nil)
  }
}
