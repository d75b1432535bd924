// What a program of the operator's gets to know of a sign, and that it gets it in the end.

import Crypto
import Engine
import Foundation
import HTTPTypes
import Server
import Testing

@Suite("Signs of a breach, posted")
struct AlarmHookTests {
  /// Twenty refused reads within a minute.
  private func raise(_ server: AccountServer) async throws {
    try await server.signUp(Person())
    let jar = try await server.signIn(Person())
    for number in UInt64(0)..<20 {
      let name = Identifier(high: 7, low: number).text
      let answer = try await server.send(.get, "/api/vault/attachments/" + name, nil, jar)
      #expect(answer.status == .notFound)
    }
  }

  /// The code over identifier, time and body, by the secret without its prefix.
  private func isSigned(_ sign: PostedSign, by secret: String) throws -> Bool {
    let key = try #require(Data(base64Encoded: String(secret.dropFirst(6))))
    let said = Data("\(sign.id).\(sign.seconds).\(sign.body)".utf8)
    let code = HMAC<Crypto.SHA256>.authenticationCode(for: said, using: SymmetricKey(data: key))
    return sign.signature == "v1," + Data(code).base64EncodedString()
  }

  @Test func aSignIsPostedSignedAndNamesNobody() async throws {
    try await HookSink.run { server, sink in
      try await raise(server)
      let sign = try await sink.sign(1)
      #expect(try isSigned(sign, by: HookSink.secret))
      let other = "whsec_" + Data(repeating: 1, count: 24).base64EncodedString()
      #expect(try !isSigned(sign, by: other))
      #expect(sign.id.hasPrefix("msg_") && sign.id.count == 36)
      #expect(sign.seconds == String(server.clock.now.milliseconds / 1000))
      let body = try JSONValue(parsing: Array(sign.body.utf8))
      #expect(body["type"] == .string("redstart.alarm"))
      #expect(body["data"]?["sign"] == .string("refused_reads"))
      #expect(body["data"]?["count"] == .int(1))
      #expect(body["timestamp"] == .string("2027-01-15T08:00:00Z"))
      #expect(sign.body.contains("\"seal\":\"") && !sign.body.contains("127.0.0.1"))
      #expect(!sign.body.contains("@"))
    }
  }

  @Test func whatWasRefusedComesAgainUnderItsNameUntilItIsTaken() async throws {
    try await HookSink.run(refusals: [.serviceUnavailable, .movedPermanently]) { server, sink in
      try await raise(server)
      let last = try await sink.sign(3)
      #expect(Set(sink.all.map { $0.id }).count == 1)
      #expect(sink.all.allSatisfy { $0.body == last.body })
      #expect(sink.all.count == 3, "and no more once it was taken")
    }
  }

  @Test func aSecretOrAnAddressAloneAndBadOnesStopTheStart() throws {
    let address = "https://ops.example/signs"
    func refusal(_ environment: [String: String]) -> SettingsError? {
      do {
        _ = try Settings(flags: [:], environment: environment)
        return nil
      } catch { return error }
    }
    let (name, secret) = ("REDSTART_ALARM_WEBHOOK", "REDSTART_ALARM_WEBHOOK_SECRET")
    #expect(refusal([name: address, secret: HookSink.secret]) == nil)
    #expect(refusal([name: address]) == .halfAWebhook)
    #expect(refusal([secret: HookSink.secret]) == .halfAWebhook)
    for bad in ["http://ops.example/", "https://", "ftp://ops.example", "https://me@ops.example"] {
      #expect(refusal([name: bad, secret: HookSink.secret]) == .badWebhook(bad))
    }
    for bad in ["whsec_", "whsec_c2hvcnQ=", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "whsec_*"] {
      #expect(refusal([name: address, secret: bad]) == .badWebhookSecret, "\(bad)")
    }
  }
}
