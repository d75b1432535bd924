// Signing in with Apple or Google: the way there, the way back, and what an account without a
// password can do.
import App
import Engine
import Testing

@Suite("Apple and Google in the app")
struct ProviderTests {
  private func tab(
    _ server: FakeServer, seed: UInt8 = 1, language: String = "en", begins: Bool = true
  ) -> Tab {
    let tab = Tab(language: language, seed: seed)
    tab.server = server
    if begins { tab.send(.opening(.pressedBegin)) }
    return tab
  }

  private func comeBack(_ tab: Tab, _ ticket: String) {
    tab.receive(.addressed("#/account/oidc/" + ticket))
  }

  /// An account that begins at a provider.
  private func signedUp(_ server: FakeServer) -> Tab {
    let tab = tab(server)
    comeBack(tab, server.ticket("google", "robin"))
    tab.send(.account(.submitted))
    tab.proveCode()
    return tab
  }

  @Test("What the server offers is a plain link on both forms; without providers there is none")
  func links() {
    for (language, words) in [("en", "Continue with Apple"), ("de", "Weiter mit Apple")] {
      let tab = tab(FakeServer(), language: language)
      for page in [AccountState.Page.signUp, .signIn] {
        tab.send(.account(.opened(page)))
        tab.receive(.addressed("#/account"))
        tab.send(.account(.opened(page)))
        #expect(tab.page.contains(words))
        #expect(tab.page.contains("href=\"/api/oidc/apple/start\""))
        #expect(tab.page.contains("href=\"/api/oidc/google/start\""))
      }
    }
    let none = FakeServer()
    none.providers = []
    let tab = tab(none)
    tab.receive(.addressed("#/account"))
    tab.send(.account(.opened(.signIn)))
    #expect(!tab.page.contains("/api/oidc/"))
  }

  @Test("Whoever types while the server is asked for its providers loses nothing")
  func late() {
    let tab = tab(FakeServer())
    tab.server = nil
    tab.send(.account(.opened(.signIn)))
    tab.enterAccount()
    tab.send(.account(.submitted))
    guard case .ask(let token, let ask)? = tab.asked.last else {
      Issue.record("nothing was asked")
      return
    }
    #expect(ask.path == "/api/accounts/salt")
    tab.receive(.answered(token: token - 1, Answer(status: 200, body: Array("{}".utf8))))
    #expect(tab.state.account.isWorking)
  }

  @Test("The key of the journal can be changed without a password, soon after signing in")
  func newKey() {
    let server = FakeServer()
    let tab = signedUp(server)
    let before = tab.state.desk.sync.record?.vaultKey
    tab.send(.account(.opened(.newKey)))
    #expect(!tab.page.contains("account-password"))
    tab.send(.account(.submitted))
    tab.proveCode()
    #expect(tab.state.account.note == .keyChanged)
    #expect(tab.state.desk.sync.record?.keyVersion == 2)
    #expect(tab.state.desk.sync.record?.key(1) == before)
  }

  @Test("A link to any other place of the server is words only")
  func otherLinks() {
    #expect(SignInProvider.allCases.map { $0.address }.count == 2)
    var link = Link("x", to: .account)
    for address in ["/api/oidc/evil/start", "/api/account", "https://example.org", "//x"] {
      link.address = address
      var html = HTML<Int>()
      html.add(Component<Int>.link(link))
      #expect(!String(decoding: html.bytes, as: UTF8.self).contains("href"))
    }
  }

  @Test("Back without a ticket nothing happened, and the address forgets it")
  func none() {
    for (language, words) in [("en", "Nothing happened."), ("de", "Nichts ist geschehen.")] {
      let server = FakeServer()
      let tab = tab(server, language: language)
      comeBack(tab, "none")
      #expect(tab.page.contains(words))
      #expect(tab.address == "#/account")
      #expect(!server.asked.contains("POST /api/sessions/oidc"))
    }
  }

  @Test("Who is new learns which address it is, proves the code, and has a journal on the server")
  func new() throws {
    for (language, words) in [
      ("en", "Google says that you are robin@example.org."),
      ("de", "Google sagt, du bist robin@example.org."),
    ] {
      let server = FakeServer()
      let tab = tab(server, language: language)
      comeBack(tab, server.ticket("google", "robin"))
      #expect(tab.address == "#/account")
      #expect(tab.page.contains(words))
      tab.send(.account(.submitted))
      #expect(tab.state.account.page == .code)
      #expect(tab.state.account.shownCode != nil)
      #expect(!tab.page.contains(language == "en" ? "the password is gone" : "Passwort weg"))
      tab.send(.account(.typed("ZZZZ", place: 0)))
      tab.send(.account(.submitted))
      #expect(tab.state.account.problem == .code)
      #expect(!server.asked.contains("POST /api/accounts/oidc"))
      tab.proveCode()
      #expect(tab.state.desk.sync.record?.email == "robin@example.org")
      tab.send(.settings(.enteredName("Robin")))
      #expect(!server.log.isEmpty && tab.state.desk.sync.outbox.isEmpty)
    }
  }

  @Test("The ticket is read when the app opens with it, and the address forgets it")
  func opens() {
    let server = FakeServer()
    let tab = Tab(seed: 2)
    tab.server = server
    tab.address = "#/account/oidc/" + server.ticket("apple", "robin")
    tab.start()
    #expect(tab.address == "#/account")
    #expect(tab.state.account.guest?.provider == .apple)
    #expect(tab.state.account.guest?.isKnown == false)
  }

  @Test("Another device signs in by the provider and opens the journal with the code alone")
  func second() throws {
    let server = FakeServer()
    let tab = tab(server)
    comeBack(tab, server.ticket("google", "robin"))
    tab.send(.account(.submitted))
    let code = try #require(tab.state.account.shownCode)
    tab.proveCode()
    tab.send(.settings(.enteredName("Robin")))
    let other = self.tab(server, seed: 2, begins: false)
    other.device.canPasskey = true
    other.start()
    comeBack(other, server.ticket("google", "robin"))
    #expect(other.state.account.page == .unlock)
    #expect(other.page.contains("To open the journal, type your recovery code."))
    #expect(other.page.contains("Open with a passkey"))
    other.send(.account(.typed("not the code", place: 0)))
    other.send(.account(.submitted))
    #expect(other.state.account.problem == .code)
    other.send(.account(.typed(code, place: 0)))
    other.send(.account(.submitted))
    #expect(other.state.desk.overview.settings.name == "Robin")
  }

  @Test("An address with an account is told so, and nothing is made")
  func known() {
    for (language, words) in [
      ("en", "An account has the address robin@example.org"),
      ("de", "Ein Konto hat die Adresse robin@example.org"),
    ] {
      let server = FakeServer()
      _ = Tab.signedUp(server)
      let other = tab(server, seed: 2, language: language)
      comeBack(other, server.ticket("google", "robin"))
      #expect(other.page.contains(words))
      other.send(.account(.submitted))
      #expect(other.state.account.page == .provider)
      #expect(!server.asked.contains("POST /api/accounts/oidc"))
      other.send(.account(.opened(.signIn)))
      #expect(other.state.account.email == "robin@example.org")
    }
  }

  @Test("Who is signed in links with the password, sees it listed, and unlinks")
  func links2() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    comeBack(tab, server.ticket("google", "robin"))
    #expect(tab.page.contains("Link Google"))
    tab.send(.account(.enteredPassword("four other herons at noon")))
    tab.send(.account(.submitted))
    #expect(tab.state.account.problem == .otherPassword)
    tab.send(.account(.enteredPassword(Tab.password)))
    tab.send(.account(.submitted))
    #expect(tab.state.account.note == .provider(.linked))
    #expect(tab.state.account.ways?.providers == [.google])
    #expect(tab.page.contains("Unlink: Google"))
    #expect(tab.page.contains("Link Apple"))
    tab.send(.account(.pressedUnlink(.google)))
    #expect(tab.state.account.note == .provider(.unlinked))
    #expect(tab.state.account.ways?.providers == [])
  }

  @Test("The last way to sign in stays, in a plain sentence")
  func last() {
    for (language, words) in [("en", "Nothing else signs you in"), ("de", "Nichts anderes")] {
      let server = FakeServer()
      let tab = signedUp(server)
      tab.device.languages = [language]
      tab.start()
      tab.receive(.addressed("#/account"))
      tab.send(.account(.opened(.overview)))
      tab.send(.account(.pressedUnlink(.google)))
      #expect(tab.state.account.problem == .provider(.lastWay))
      #expect(tab.page.contains(words))
      #expect(server.linked == ["google": "robin"])
    }
  }

  @Test("A ticket of another account leaves this device where it is")
  func other() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    let epoch = tab.state.desk.sync.record
    comeBack(tab, server.ticket("google", "elsewhere"))
    #expect(tab.state.account.problem == .provider(.otherAccount))
    #expect(tab.state.desk.sync.record == epoch)
  }

  @Test("A used ticket and an unconfirmed address are named, in both languages")
  func refusals() {
    let server = FakeServer()
    for (language, ticket, words) in [
      ("en", "used", "This sign-in was used"), ("de", "used", "Diese Anmeldung ist verbraucht"),
      ("en", "google", "No confirmed address"), ("de", "google", "keine bestätigte Adresse"),
    ] {
      let tab = tab(server, language: language)
      comeBack(tab, ticket == "used" ? ticket : server.ticket(ticket, ""))
      #expect(tab.page.contains(words))
      #expect(tab.address == "#/account")
      #expect(tab.page.contains("/api/oidc/google/start"))
    }
  }

  @Test("Without a password a fresh session is the proof, and a stale one asks to sign in again")
  func password() {
    let server = FakeServer()
    let tab = signedUp(server)
    tab.send(.account(.opened(.password)))
    #expect(!tab.page.contains("account-password"))
    server.isFresh = false
    tab.send(.account(.enteredNewPassword(Tab.password)))
    tab.send(.account(.submitted))
    #expect(tab.state.account.problem == .provider(.again))
    #expect(tab.page.contains("Sign in again with Google"))
    server.isFresh = true
    comeBack(tab, server.ticket("google", "robin"))
    #expect(tab.state.account.note == .provider(.again))
    tab.send(.account(.opened(.password)))
    tab.send(.account(.enteredNewPassword(Tab.password)))
    tab.send(.account(.submitted))
    #expect(tab.state.account.note == .passwordChanged)
    #expect(tab.state.account.ways?.hasPassword == true)
    tab.send(.settings(.enteredName("Robin")))
    #expect(Tab.signedIn(server, seed: 3).state.desk.overview.settings.name == "Robin")
  }

  @Test("A new code, a spare key and the end of the account need no password then")
  func proofs() {
    let server = FakeServer()
    let tab = signedUp(server)
    tab.send(.account(.opened(.newCode)))
    tab.send(.account(.submitted))
    tab.proveCode()
    #expect(tab.state.account.note == .codeChanged)
    tab.send(.account(.flippedSpare))
    tab.send(.account(.submitted))
    #expect(tab.state.account.note == .spareKept)
    let other = self.tab(server, seed: 4, begins: false)
    comeBack(other, server.ticket("google", "robin"))
    // The server's word alone opens nothing: a new password by mail has to stand behind it.
    #expect(other.state.desk.sync.record == nil && other.state.account.page == .unlock)
    #expect(!server.asked.contains("POST /api/accounts/salt"))
  }
}
