// Accounts on a server that sends mail: confirming, changing the address, a new password.

import Engine
import HTTPTypes
import HummingbirdTesting
import Storage
import Testing

@Suite("Accounts with mail")
struct MailTests {
  private static let secret = Base64.encode([UInt8](repeating: 8, count: 32))

  private func confirm(_ server: AccountServer, _ token: String) async throws -> Int {
    try await server.send(.post, "/api/accounts/confirm", ["token": .string(token)]).status.code
  }

  /// Signs up and follows the link.
  private func join(_ server: AccountServer, _ sink: MailSink, _ person: Person) async throws {
    let number = sink.all.count + 1
    try await server.signUp(person)
    let opened = try await server.open(link: try await sink.mail(number).token("confirm"))
    _ = try await server.signIn(person, device: 99, opened)
  }

  @Test func anAccountBeginsWithTheLinkOfTheMail() async throws {
    try await MailSink.run { server, sink in
      let answer = try await server.signUp(Person())
      #expect(answer.status == .accepted && answer.text("state") == "confirm")
      let info = try await server.send(.get, "/api/server")
      #expect(info.json["mail"] == .bool(true))
      let mail = try await sink.mail(1)
      #expect(mail.sender.contains("<post@redstart.example>"))
      #expect(mail.recipients.count == 1 && mail.recipients[0].contains("<ada@example.org>"))
      #expect(mail.head.contains("To: <ada@example.org>\r\n"))
      #expect(mail.head.contains("Auto-Submitted: auto-generated"))
      #expect(mail.body.contains("https://redstart.example/#/account/confirm/"))
      let early = try await server.send(.post, "/api/sessions", Person().signIn())
      #expect(early.status == .unauthorized)
      let token = mail.token("confirm")
      #expect(Base64.decode(token)?.count == 32)
      let opened = try await server.open(link: token)
      let elsewhere = try await server.send(.post, "/api/sessions", Person().signIn())
      #expect(
        elsewhere.status == .unauthorized, "not before the password was typed where it opened")
      _ = try await server.signIn(Person(), opened)
      #expect(try await confirm(server, token) == 404, "a link works once")
      _ = try await server.signIn(Person(), device: 2)
    }
  }

  @Test("The mail says what was set up and when, in both languages", arguments: ["en", "de"])
  func whatWasSetUp(language: String) async throws {
    try await MailSink.run { server, sink in
      var person = Person()
      person.language = language
      try await server.signUp(person)
      let body = try await sink.mail(1).body
      #expect(body.contains("2027-01-15, 08:00 UTC"))
      #expect(body.contains(language == "de" ? "mit einem Passwort" : "with a password"))
      #expect(!body.contains("…"))
    }
  }

  @Test("Who signs up with a stranger's address does not own it when the stranger clicks")
  func strangersClick() async throws {
    try await MailSink.run { server, sink in
      var eve = Person()
      eve.secret = [UInt8](repeating: 8, count: 32)
      try await server.signUp(eve)
      let opened = try await server.open(link: try await sink.mail(1).token("confirm"))
      func tries(_ person: Person, _ jar: Jar = Jar()) async throws -> Int {
        try await server.send(.post, "/api/sessions", person.signIn(), jar).status.code
      }
      #expect(try await tries(eve) == 401, "Eve knows the password and has not opened the link")
      #expect(try await tries(Person(), opened) == 401, "Ada never chose that password")
      // Ada makes an account of her own, whatever Eve began.
      try await server.signUp(Person())
      let own = try await server.open(link: try await sink.mail(2).token("confirm"))
      #expect(try await tries(Person(), own) == 200)
      #expect(try await tries(eve) == 401)
      #expect(try await tries(eve, opened) == 401, "what waited for the address is over")
    }
  }

  @Test("The salt of what waits is told only where the link was opened")
  func saltOfWhatWaits() async throws {
    try await MailSink.run { server, sink in
      try await server.signUp(Person())
      let opened = try await server.open(link: try await sink.mail(1).token("confirm"))
      func salt(_ jar: Jar) async throws -> String {
        try await server.send(
          .post, "/api/accounts/salt", ["email": .string(Person().email)], jar
        ).text("salt")
      }
      #expect(try await salt(opened) == Person.salt)
      #expect(try await salt(Jar()) != Person.salt)
    }
  }

  @Test func aLinkRunsOutAfterADay() async throws {
    try await MailSink.run { server, sink in
      try await server.signUp(Person())
      let token = try await sink.mail(1).token("confirm")
      server.clock.advance(days: 1)
      #expect(try await confirm(server, token) == 404)
      for wrong in ["", "a", String(repeating: "A", count: 44)] {
        #expect(try await confirm(server, wrong) == 400)
      }
      #expect(try await confirm(server, String(repeating: "A", count: 43)) == 404)
    }
  }

  @Test func aKnownAddressIsToldInItsMailAloneAndInItsLanguage() async throws {
    try await MailSink.run { server, sink in
      var german = Person()
      german.language = "de"
      try await join(server, sink, german)
      var thief = Person()
      thief.secret = [UInt8](repeating: 8, count: 32)
      let known = try await server.signUp(thief)
      var eve = thief
      eve.email = "eve@example.org"
      let unknown = try await server.signUp(eve)
      #expect(known.body == unknown.body)
      expectSame(known, unknown)
      let note = try await sink.mail(2)
      #expect(note.recipients[0].contains("<ada@example.org>"))
      #expect(note.body.contains("Es gibt schon eines") && !note.body.contains("/#/"))
      #expect(sink.all[0].body.contains("innerhalb eines Tages"))
      _ = try await sink.mail(3)
      _ = try await server.signIn(german)
    }
  }

  @Test func whoSignsUpWithAStrangersAddressGetsNothing() async throws {
    try await MailSink.run { server, sink in
      var thief = Person()
      thief.secret = [UInt8](repeating: 8, count: 32)
      try await server.signUp(thief)
      try await server.signUp(Person())
      let own = try await server.open(link: try await sink.mail(2).token("confirm"))
      _ = try await server.signIn(Person(), own)
      let stale = try await server.open(link: sink.all[0].token("confirm"))
      let refused = try await server.send(.post, "/api/sessions", thief.signIn(), stale)
      #expect(refused.status == .unauthorized)
      _ = try await server.signIn(Person())
    }
  }

  @Test func anAddressThatCouldAddAHeadIsRefusedAndNoMailGoesOut() async throws {
    try await MailSink.run { server, sink in
      for email in [
        "ada@example.org\r\nBcc: eve@example.org", "ada@example.org\nX: y", "a@b.example\u{0}",
        "ada@example.org> SIZE=1", "ada@example.org,eve@example.org", "\"a\r\n\"@example.org",
        "ada@example.org%0d%0aBcc:eve@example.org\u{85}", "ada@example.org\u{2028}Bcc: x",
      ] {
        for path in ["/api/accounts", "/api/resets"] {
          var person = Person()
          person.email = email
          let body = path == "/api/resets" ? ["email": .string(email)] : person.signUp
          #expect(try await server.send(.post, path, body).status == .badRequest)
        }
      }
      try await server.signUp(Person())
      _ = try await sink.mail(1)
      #expect(sink.all.count == 1)
    }
  }

  /// An answer about an address takes 20 ms; work for a known one beside it would be seen in it.
  @Test func aMailIsBegunOnceWhoAskedHasTheAnswer() async throws {
    try await MailSink.run { server, sink in
      try await join(server, sink, Person())
      let asked = ContinuousClock.now
      _ = try await server.send(.post, "/api/resets", ["email": .string(Person().email)])
      let mail = try await sink.mail(2)
      #expect(mail.begunAt - asked >= .milliseconds(50))
    }
  }

  @Test func aResetEndsTheSessionsAndDropsThePasswordsWrap() async throws {
    try await MailSink.run { server, sink in
      try await join(server, sink, Person())
      let jar = try await server.signIn(Person())
      _ = try await server.send(.post, "/api/resets", ["email": .string("eve@example.org")])
      _ = try await server.send(.post, "/api/resets", ["email": .string(Person().email)])
      let mail = try await sink.mail(2)
      #expect(mail.recipients[0].contains("<ada@example.org>"))
      #expect(mail.body.contains("https://redstart.example/#/account/reset/"))
      let token = mail.token("reset")
      func reset(_ token: String) async throws -> Int {
        try await server.send(
          .post, "/api/resets/confirm",
          [
            "token": .string(token), "salt": .string(Person.salt), "rounds": .int(600_000),
            "signIn": .string(Self.secret),
          ]
        ).status.code
      }
      #expect(try await confirm(server, token) == 404, "a reset confirms no address")
      #expect(try await reset(token) == 204)
      #expect(try await reset(token) == 404)
      #expect(try await server.look(jar) == 401)
      #expect(try await server.refresh(jar).status == .unauthorized)
      var fresh = Person()
      fresh.secret = [UInt8](repeating: 8, count: 32)
      let answer = try await server.send(.post, "/api/sessions", fresh.signIn())
      #expect(answer.status == .ok)
      #expect(answer.json["passwordWrap"] == nil)
      #expect(answer.text("recoveryWrap") == Person.wrap)
    }
  }

  @Test func aResetRunsOutAfterTenMinutesAndOpensAClosedAddress() async throws {
    try await MailSink.run { server, sink in
      try await join(server, sink, Person())
      _ = try await server.send(.post, "/api/resets", ["email": .string(Person().email)])
      let late = try await sink.mail(2).token("reset")
      server.clock.advance(seconds: 600)
      let body: [String: JSONValue] = [
        "token": .string(late), "salt": .string(Person.salt), "rounds": .int(600_000),
        "signIn": .string(Self.secret),
      ]
      #expect(try await server.send(.post, "/api/resets/confirm", body).status == .notFound)
      _ = try await server.signIn(Person())
    }
  }

  @Test func aNewAddressCountsOnceItsLinkWasFollowed() async throws {
    try await MailSink.run { server, sink in
      try await join(server, sink, Person())
      let jar = try await server.signIn(Person())
      let answer = try await server.send(
        .post, "/api/account/email",
        ["signIn": Person().signInText, "email": .string("countess@example.org")], jar)
      #expect(answer.status == .accepted && answer.text("state") == "confirm")
      let mail = try await sink.mail(2)
      #expect(mail.recipients[0].contains("<countess@example.org>"))
      let notice = try await sink.mail(3)
      #expect(notice.recipients[0].contains("<ada@example.org>"))
      #expect(notice.body.contains("another address") && !notice.body.contains("countess"))
      _ = try await server.signIn(Person(), device: 2)
      var renamed = Person()
      renamed.email = "countess@example.org"
      #expect(try await confirm(server, mail.token("confirm")) == 204)
      let early = try await server.send(.post, "/api/sessions", renamed.signIn(device: 3))
      #expect(early.status == .unauthorized, "whoever opened the link has not shown the password")
      _ = try await server.open(link: mail.token("confirm"), jar)
      _ = try await server.signIn(renamed, device: 3)
      let old = try await server.send(.post, "/api/sessions", Person().signIn())
      #expect(old.status == .unauthorized)
    }
  }

  @Test("A new address counts, too, when its password is typed where the link was opened")
  func newAddressElsewhere() async throws {
    try await MailSink.run { server, sink in
      try await join(server, sink, Person())
      let jar = try await server.signIn(Person())
      let body = ["signIn": Person().signInText, "email": JSONValue.string("new@example.org")]
      _ = try await server.send(.post, "/api/account/email", body, jar)
      let opened = try await server.open(link: try await sink.mail(2).token("confirm"))
      var renamed = Person()
      renamed.email = "new@example.org"
      _ = try await server.signIn(renamed, device: 4, opened)
      let old = try await server.send(.post, "/api/sessions", Person().signIn())
      #expect(old.status == .unauthorized)
    }
  }

  @Test func theOwnerIsToldOfAnotherPasswordAndOfADeletion() async throws {
    try await MailSink.run { server, sink in
      try await join(server, sink, Person())
      let jar = try await server.signIn(Person())
      let changed = try await server.send(
        .put, "/api/account/password",
        [
          "oldSignIn": Person().signInText, "salt": .string(Person.salt), "rounds": .int(600_000),
          "signIn": .string(Self.secret), "passwordWrap": Person().signUp["passwordWrap"] ?? .null,
        ], jar)
      #expect(changed.status == .noContent)
      #expect(try await sink.mail(2).body.contains("was just changed"))
      let deleted = try await server.send(
        .post, "/api/account/delete", ["signIn": .string(Self.secret)], jar)
      #expect(deleted.status == .accepted)
      let last = try await sink.mail(3)
      #expect(last.body.contains("within 30 days") && last.recipients[0].contains("<ada@example"))
    }
  }

  @Test("One source gets few mails sent, all together a few more, and a known device its own")
  func mailsForANewPassword() async throws {
    try await MailSink.run(["REDSTART_BEHIND_PROXY": "true"]) { server, sink in
      try await join(server, sink, Person())
      let known = try await server.signIn(Person())
      func ask(_ source: String, _ jar: Jar = Jar()) async throws -> Int {
        try await server.send(
          .post, "/api/resets", ["email": .string(Person().email)], jar,
          headers: ["X-Forwarded-For": source]
        ).status.code
      }
      func mails(_ count: Int) async throws -> Bool {
        // A mail to somebody else shows that all before it were dealt with.
        var eve = Person()
        eve.email = "eve\(count)@example.org"
        try await server.signUp(eve)
        #expect(
          try await Deadline.met { sink.all.last?.recipients[0].contains(eve.email) == true })
        return sink.all.filter { $0.body.contains("/#/account/reset/") }.count == count
      }
      for _ in 0..<8 { #expect(try await ask("192.0.2.1") == 202) }
      #expect(try await mails(5))
      for number in 2...6 {
        for _ in 0..<6 { #expect(try await ask("192.0.2.\(number)") == 202) }
      }
      #expect(try await mails(20), "all strangers together")
      for _ in 0..<6 { #expect(try await ask("192.0.2.1", known) == 202) }
      #expect(try await mails(25), "the owner's own device is not among them")
    }
  }

  @Test("Where a password was set anew strangers keep nobody from signing in")
  func resetTrusts() async throws {
    try await MailSink.run(["REDSTART_BEHIND_PROXY": "true"]) { server, sink in
      try await join(server, sink, Person())
      _ = try await server.send(.post, "/api/resets", ["email": .string(Person().email)])
      let body: [String: JSONValue] = [
        "token": .string(try await sink.mail(2).token("reset")), "salt": .string(Person.salt),
        "rounds": .int(600_000), "signIn": .string(Self.secret),
      ]
      let jar = Jar(try await server.send(.post, "/api/resets/confirm", body))
      #expect(jar.access.isEmpty && jar.refresh.isEmpty, "a link signs nobody in")
      for number in 0..<300 {
        _ = try await server.send(
          .post, "/api/sessions", Person().signIn(device: 7),
          headers: ["X-Forwarded-For": "10.1.\(number / 10).1"])
      }
      var fresh = Person()
      fresh.secret = [UInt8](repeating: 8, count: 32)
      let stranger = try await server.send(.post, "/api/sessions", fresh.signIn())
      #expect(stranger.status == .tooManyRequests)
      _ = try await server.signIn(fresh, jar)
    }
  }

  @Test("A reset ends passkeys and links unless they are to be kept", arguments: [false, true])
  func resetEndsOthers(keeps: Bool) async throws {
    try await MailSink.run { server, sink in
      try await join(server, sink, Person())
      let account = try #require(
        try await SQLiteAccountStore(server.kept.database).account(email: Person().email))
      let store = SQLiteAccountStore(server.kept.database)
      let passkey = Passkey(
        id: Identifier(high: 4, low: 4), account: account.id, credential: [1], publicKey: [2],
        counter: 0, name: "Eve's", wrap: nil, createdAt: server.clock.now)
      #expect(try await store.add(passkey) == .kept)
      let ticket = ProviderTicket(
        provider: "google", subject: "eve", email: nil, name: nil, refreshToken: nil)
      try await store.add(ticket, hash: [9], until: server.clock.now.adding(seconds: 60))
      #expect(try await store.link(ticket: [9], to: account.id, now: server.clock.now))
      _ = try await server.send(.post, "/api/resets", ["email": .string(Person().email)])
      let token = try await sink.mail(2).token("reset")
      var body: [String: JSONValue] = [
        "token": .string(token), "salt": .string(Person.salt), "rounds": .int(600_000),
        "signIn": .string(Self.secret),
      ]
      if keeps { body["keepOthers"] = .bool(true) }
      #expect(try await server.send(.post, "/api/resets/confirm", body).status == .noContent)
      #expect(try await store.passkeys(of: account.id).count == (keeps ? 1 : 0))
      #expect(try await store.providers(of: account.id).count == (keeps ? 1 : 0))
      #expect(try await store.sessions(of: account.id).isEmpty)
      let notice = try await sink.mail(3).body
      #expect(notice.contains(keeps ? "was just changed" : "passkeys and sign-ins"))
    }
  }
}
