// Accounts on a server that sends mail: confirming, changing the address, a new password.

import Engine
import HTTPTypes
import HummingbirdTesting
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
    #expect(try await confirm(server, try await sink.mail(number).token("confirm")) == 204)
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
      #expect(try await confirm(server, token) == 204)
      #expect(try await confirm(server, token) == 404, "a link works once")
      _ = try await server.signIn(Person())
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
      let own = try await sink.mail(2).token("confirm")
      #expect(try await confirm(server, own) == 204)
      #expect(try await confirm(server, sink.all[0].token("confirm")) == 404)
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
      #expect(try await confirm(server, mail.token("confirm")) == 204)
      var renamed = Person()
      renamed.email = "countess@example.org"
      _ = try await server.signIn(renamed, device: 3)
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

  @Test func oneAddressGetsFewMailsAnHour() async throws {
    try await MailSink.run { server, sink in
      try await join(server, sink, Person())
      for _ in 0..<8 {
        let answer = try await server.send(
          .post, "/api/resets", ["email": .string(Person().email)])
        #expect(answer.status == .accepted)
      }
      var eve = Person()
      eve.email = "eve@example.org"
      try await server.signUp(eve)
      #expect(try await Deadline.met { sink.all.last?.recipients[0].contains("eve@") == true })
      #expect(sink.all.filter { $0.recipients[0].contains("ada@") }.count == 5)
    }
  }
}
