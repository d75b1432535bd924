// Each attack that the operator has to hear of, played against the whole server.

import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Logging
import Synchronization
import Testing

@Suite("Signs of a breach")
struct BreachTests {
  private static let settings = ["REDSTART_OPERATOR_EMAIL": "ops@redstart.example"]
  private static let attachments = "/api/vault/attachments"

  /// With a server that tells its operator, and a person who has joined it.
  private func run(
    _ test: @escaping @Sendable (AccountServer, MailSink) async throws -> Void
  ) async throws {
    try await MailSink.run(Self.settings) { server, sink in
      try await server.signUp(Person())
      let opened = try await server.open(link: try await sink.mail(1).token("confirm"))
      _ = try await server.signIn(Person(), device: 99, opened)
      try await test(server, sink)
    }
  }

  /// The mail of that number, which is to the operator and names nobody.
  private func mail(_ sink: MailSink, _ number: Int, _ sign: String) async throws -> ReceivedMail {
    let mail = try await sink.mail(number)
    #expect(mail.recipients.count == 1 && mail.recipients[0].contains("<ops@redstart.example>"))
    #expect(mail.body.contains("\"\(sign)\""))
    #expect(!mail.body.contains("@") && !mail.body.contains("127.0.0.1"))
    // What proves later that no line of the audit log is missing.
    let proof = try #require(
      mail.body.firstMatch(
        of: /redstart audit --data DIR --lines ([0-9]+) --seal ([0-9a-f]{64})/))
    #expect(Int(proof.1) ?? 0 > 0 && mail.body.contains("has \(proof.1) lines now"))
    #expect(mail.body.allSatisfy { $0.isASCII || "äöüßÄÖÜ".contains($0) })
    return mail
  }

  /// How many lines of the audit log name the sign.
  private func lines(_ server: AccountServer, _ sign: String) throws -> Int {
    let log = try String(contentsOfFile: server.data.path + "/audit.log", encoding: .utf8)
    return log.components(separatedBy: "\"event\":\"alarm\",\"alarm\":\"\(sign)\"").count - 1
  }

  private func name(_ number: Int) -> String {
    Identifier(high: 7, low: UInt64(number)).text
  }

  private func ask(
    _ server: AccountServer, _ jar: Jar, _ times: Int, _ status: HTTPResponse.Status = .notFound
  ) async throws {
    for number in 0..<times {
      let answer = try await server.send(.get, Self.attachments + "/" + name(number), nil, jar)
      #expect(answer.status == status)
    }
  }

  @Test func severalUsedRefreshTokensInAShortTime() async throws {
    try await run { server, sink in
      var stolen: [Jar] = []
      for device in UInt64(1)...5 {
        let jar = try await server.signIn(Person(), device: device)
        let next = Jar(try await server.refresh(jar))
        #expect(try await server.refresh(next).status == .noContent)
        stolen.append(jar)
      }
      server.clock.advance(seconds: 31)
      for jar in stolen[..<2] { #expect(try await server.refresh(jar).status == .unauthorized) }
      server.clock.advance(seconds: 601)
      for jar in stolen[2..<4] { #expect(try await server.refresh(jar).status == .unauthorized) }
      #expect(try lines(server, "refresh_reuse") == 0)
      _ = try await server.refresh(stolen[4])
      #expect(try lines(server, "refresh_reuse") == 1)
      _ = try await mail(sink, 2, "refresh_reuse")
    }
  }

  @Test func twentyRefusedReadsInAMinuteOfAnAccount() async throws {
    try await run { server, sink in
      let jar = try await server.signIn(Person())
      try await ask(server, jar, 19)
      server.clock.advance(seconds: 60)
      try await ask(server, jar, 19)
      #expect(try lines(server, "refused_reads") == 0)
      try await ask(server, jar, 1)
      #expect(try lines(server, "refused_reads") == 1)
      _ = try await mail(sink, 2, "refused_reads")
    }
  }

  @Test func twentyRefusedReadsInAMinuteOfASource() async throws {
    try await run { server, sink in
      for _ in 0..<20 {
        _ = try await server.send(.post, "/api/accounts/confirm", ["token": .string("a")])
        _ = try await server.send(.get, "/api/nothing")
        _ = try await server.send(.get, "/api/server")
      }
      try await ask(server, Jar(), 19, .unauthorized)
      #expect(try lines(server, "refused_reads") == 0)
      try await ask(server, Jar(), 1, .unauthorized)
      #expect(try lines(server, "refused_reads") == 1)
      _ = try await mail(sink, 2, "refused_reads")
    }
  }

  @Test func aSessionThatReadsTheWholeLogAgainAndAgain() async throws {
    try await run { server, sink in
      let phone = try await server.signIn(Person(), device: 1)
      let desk = try await server.signIn(Person(), device: 2)
      let body = VaultRouteTests.request((1...Int64(300)).map { VaultRouteTests.change($0) })
      #expect(try await server.send(.post, VaultRouteTests.path, bytes: body, phone).status == .ok)
      for jar in [phone, desk, phone, desk, phone, desk, phone, desk] {
        let answer = try await server.send(.get, VaultRouteTests.path + "?from=0", nil, jar)
        #expect(PullAnswer(json: answer.json)?.changes.count == 300)
      }
      #expect(try lines(server, "mass_read") == 0)
      _ = try await server.send(.get, VaultRouteTests.path + "?from=0", nil, desk)
      #expect(try lines(server, "mass_read") == 1)
      _ = try await mail(sink, 2, "mass_read")
    }
  }

  @Test func aSessionThatReadsTheSameAttachmentsAgainAndAgain() async throws {
    try await run { server, sink in
      let jar = try await server.signIn(Person())
      for number in 0..<10 {
        let attachment = SealedAttachment(
          id: Identifier(high: 7, low: UInt64(number)), keyVersion: 1,
          body: [UInt8](repeating: 7, count: 100))
        let path = Self.attachments + "/" + name(number)
        #expect(
          try await server.send(.put, path, bytes: attachment.bytes, jar).status == .noContent)
      }
      for _ in 0..<10 { try await ask(server, jar, 10, .ok) }
      #expect(try lines(server, "mass_read") == 0)
      try await ask(server, jar, 10, .ok)
      #expect(try lines(server, "mass_read") == 1)
      _ = try await mail(sink, 2, "mass_read")
    }
  }

  @Test func aPasskeyWhoseCountGoesBack() async throws {
    try await run { server, sink in
      let jar = try await server.signIn(Person())
      var key = try await server.passkey(jar, SoftAuthenticator(counter: 5))
      #expect(try await sink.mail(2).recipients[0].contains("<ada@example.org>"), "of the passkey")
      for counter: UInt32 in [9, 3] {
        key.counter = counter
        let body = try key.signIn(try await server.signInChallenge(), device: 9)
        _ = try await server.send(.post, "/api/sessions/passkey", body)
      }
      #expect(try lines(server, "copied_passkey") == 1)
      _ = try await mail(sink, 3, "copied_passkey")
    }
  }

  @Test(arguments: [true, false])
  func aLineOfTheAuditLogThatWasChanged(isFollowedByOthers: Bool) async throws {
    try await run { server, sink in
      for device in UInt64(1)...3 { _ = try await server.signIn(Person(), device: device) }
      server.site.look()
      #expect(try lines(server, "audit_broken") == 0)
      let path = server.data.path + "/audit.log"
      let log = try String(contentsOfFile: path, encoding: .utf8)
      try server.data.write(
        "audit.log", log.replacingOccurrences(of: "signed_up", with: "signed_in"))
      if isFollowedByOthers { _ = try await server.signIn(Person(), device: 4) }
      server.clock.advance(seconds: 60)
      for _ in 0..<3 { server.site.look() }
      #expect(try lines(server, "audit_broken") == 1)
      _ = try await mail(sink, 2, "audit_broken")
      #expect(server.kept.audit.firstProblem() == 1)
    }
  }

  @Test func aLongAttackMakesFewMailsThatSayHowMuchThereWas() async throws {
    try await run { server, sink in
      let jar = try await server.signIn(Person())
      for _ in 0..<30 { try await ask(server, jar, 20) }
      #expect(try await mail(sink, 2, "refused_reads").body.contains("about this: 1."))
      #expect(try lines(server, "refused_reads") <= 21)
      server.site.look()
      server.clock.advance(seconds: 599)
      server.site.look()
      server.clock.advance(seconds: 1)
      server.site.look()
      #expect(try await mail(sink, 3, "refused_reads").body.contains("about this: 29."))
      server.clock.advance(seconds: 601)
      server.site.look()
      let later = try await server.signIn(Person(), device: 2)
      try await ask(server, later, 20)
      #expect(try await mail(sink, 4, "refused_reads").body.contains("about this: 1."))
    }
  }

  @Test func withoutMailItStandsInTheLogsAlone() async throws {
    let heard = Heard()
    try await AccountServer.run(logger: Logger(label: "test") { _ in heard.handler }) { server in
      for _ in 0..<60 { try await ask(server, Jar(), 20, .unauthorized) }
      #expect(heard.errors.count { $0 == "a sign of a breach" } <= 21)
      #expect(heard.errors.contains("a sign of a breach"))
      #expect(try lines(server, "refused_reads") >= 1)
      #expect(server.kept.audit.firstProblem() == nil)
    }
  }
}

/// What was logged as an error.
private final class Heard: Sendable {
  private let all = Mutex<[String]>([])

  var errors: [String] { all.withLock { $0 } }
  var handler: some LogHandler { Handler(heard: self) }

  private struct Handler: LogHandler {
    let heard: Heard
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.error

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      heard.all.withLock { $0.append(event.message.description) }
    }
  }
}
