// What an owner is told by mail without having asked, so that a stranger's hand is noticed.

import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@Suite("Mails to an owner")
struct NoticeTests {
  private static let languages = ["en", "de"]

  private func join(
    _ server: AccountServer, _ sink: MailSink, _ language: String
  ) async throws -> Jar {
    var person = Person()
    person.language = language
    try await server.signUp(person)
    let opened = try await server.open(link: try await sink.mail(1).token("confirm"))
    return try await server.signIn(person, opened)
  }

  /// The second mail, which names neither the account's secret nor a link to follow.
  private func notice(_ sink: MailSink) async throws -> String {
    let mail = try await sink.mail(2)
    #expect(mail.recipients.count == 1 && mail.recipients[0].contains("<ada@example.org>"))
    #expect(!mail.body.contains("http") && !mail.body.contains(Person.wrap))
    return mail.body
  }

  @Test("A new recovery code", arguments: languages)
  func recoveryCode(language: String) async throws {
    try await MailSink.run { server, sink in
      let jar = try await join(server, sink, language)
      func set(_ kind: String, _ secret: JSONValue) async throws -> Int {
        let body = ["signIn": secret, "wrap": JSONValue.string(Person.wrap)]
        return try await server.send(.put, "/api/account/wraps/" + kind, body, jar).status.code
      }
      let wrong = JSONValue.string(Base64.encode([UInt8](repeating: 1, count: 32)))
      #expect(try await set("recovery", wrong) == 403)
      #expect(try await set("password", Person().signInText) == 204)
      #expect(try await set("recovery", Person().signInText) == 204)
      let body = try await notice(sink)
      #expect(
        body.contains(language == "de" ? "neuer Wiederherstellungscode" : "new recovery code"))
    }
  }

  @Test("A new passkey", arguments: languages)
  func passkey(language: String) async throws {
    try await MailSink.run { server, sink in
      let jar = try await join(server, sink, language)
      let options = try await server.send(.post, "/api/passkeys/options", nil, jar)
      var body = try SoftAuthenticator().registration(options.text("challenge"))
      body["signIn"] = Person().signInText
      #expect(try await server.send(.post, "/api/passkeys", body, jar).status == .ok)
      let text = try await notice(sink)
      #expect(
        text.contains(language == "de" ? "kam gerade ein Passkey hinzu" : "a passkey was just"))
    }
  }

  @Test("A linked provider", arguments: languages)
  func provider(language: String) async throws {
    try await MailSink.listening { sink, settings in
      try await FakeProvider.run(settings) { server, provider in
        let jar = try await join(server, sink, language)
        let walk = try await ProviderWalk(server, provider)
        let ticket = try await walk.ticket()
        let linked = try await walk.send(
          .post, "/api/account/oidc", ticket, ["signIn": Person().signInText], jar)
        #expect(linked.status == .noContent)
        let text = try await notice(sink)
        #expect(text.contains(language == "de" ? "verknüpft" : "was just linked"))
      }
    }
  }

  @Test("Another vault key", arguments: languages)
  func key(language: String) async throws {
    try await MailSink.run { server, sink in
      let jar = try await join(server, sink, language)
      let wrap = JSONValue.string(Person.wrap)
      let change: [String: JSONValue] = [
        "signIn": Person().signInText, "keyVersion": .int(2), "passwordWrap": wrap,
        "recoveryWrap": wrap,
        "keyRing": .string(Base64.encode([UInt8](repeating: 2, count: 69))),
      ]
      let changed = try await server.send(.put, "/api/account/keys/vault", change, jar)
      #expect(changed.status == .noContent)
      let text = try await notice(sink)
      #expect(text.contains(language == "de" ? "neuer Schlüssel" : "a new key was just made"))
    }
  }

  @Test("A session without a password sends at most ten of them an hour")
  func bound() async throws {
    try await MailSink.listening { sink, settings in
      try await FakeProvider.run(settings) { server, provider in
        let walk = try await ProviderWalk(server, provider)
        let jar = Jar(try await walk.signUp(try await walk.ticket()))
        var statuses: [Int] = []
        for _ in 0..<12 {
          let answer = try await server.send(
            .put, "/api/account/wraps/recovery", ["wrap": .string(Person.wrap)], jar)
          statuses.append(answer.status.code)
        }
        #expect(statuses == Array(repeating: 204, count: 10) + [429, 429])
        let log = try String(contentsOfFile: server.data.path + "/audit.log", encoding: .utf8)
        #expect(log.split(separator: "\n").filter { $0.contains("\"limited\"") }.count == 1)
      }
    }
  }
}
