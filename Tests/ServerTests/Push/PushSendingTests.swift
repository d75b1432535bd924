// From a box to a push service: what goes out, how often, and what ends it.

import Crypto
import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Server
import Testing

@Suite("Sending pushes")
struct PushSendingTests {
  /// A device with a subscription at the push service.
  private func device(
    _ server: AccountServer, _ sink: PushSink, subscriptions: [UInt64] = [1]
  ) async throws -> PushDevice {
    let device = PushDevice(server)
    for number in subscriptions {
      let answer = try await device.subscribe(number, at: sink.endpoint("\(number)"))
      #expect(answer.status == .noContent)
    }
    return device
  }

  private func number(_ push: TakenPush) -> UInt8 { push.body.first ?? 0 }

  @Test("A message goes out when it is due, as it was sealed, and says who sends")
  func whole() async throws {
    let settings = ["REDSTART_PUBLIC_ADDRESS": "https://redstart.example"]
    try await PushSink.run(settings) { server, sink in
      let device = PushDevice(server)
      let headers = device.headers.merging(["Origin": "https://redstart.example"]) { $1 }
      _ = try await server.send(
        .put, PushDevice.path(1), ["endpoint": .string(sink.endpoint("one"))], headers: headers)
      try await device.upload([device.delivery(7, in: 90)])
      server.clock.advance(seconds: 89)
      #expect(sink.all.isEmpty)
      server.clock.advance(seconds: 31)
      let push = try await sink.wait(for: 1)[0]
      #expect(push.path == "/push/one" && push.body == PushDevice.message(7))
      #expect(push.field("TTL") == "3570" && push.field("Urgency") == "normal")
      #expect(push.field("Content-Encoding") == "aes128gcm")
      try await check(push.field("Authorization"), server, sink)
      try await device.wait(for: 1, "sent")
      #expect(try await device.counts()["waiting"] == 0)
    }
  }

  /// RFC 8292, with a check of the signature that has nothing of the server's.
  private func check(
    _ field: String, _ server: AccountServer, _ sink: PushSink
  ) async throws {
    let key = try await server.send(.get, PushDevice.key).text("key")
    #expect(field.hasPrefix("vapid t=") && field.hasSuffix(", k=" + key))
    let token = field.dropFirst("vapid t=".count).prefix { $0 != "," }.split(separator: ".")
    try #require(token.count == 3)
    let claims = try JSONValue(parsing: #require(Base64.decode(String(token[1]))))
    let header = try JSONValue(parsing: #require(Base64.decode(String(token[0]))))
    #expect(header["alg"] == .string("ES256") && header["typ"] == .string("JWT"))
    #expect(claims["aud"] == .string("https://" + sink.host))
    #expect(claims["sub"] == .string("https://redstart.example"))
    guard case .int(let end)? = claims["exp"] else {
      Issue.record("no time")
      return
    }
    let left = end - server.clock.now.milliseconds / 1_000
    #expect(left > 3_600 && left <= 12 * 3_600)
    let point = try P256.Signing.PublicKey(x963Representation: #require(Base64.decode(key)))
    let signature = try P256.Signing.ECDSASignature(
      rawRepresentation: #require(Base64.decode(String(token[2]))))
    #expect(point.isValidSignature(signature, for: Data((token[0] + "." + token[1]).utf8)))
  }

  @Test("What is cancelled does not go out, nor what is quiet, too late or has a used slot")
  func nothing() async throws {
    try await PushSink.run { server, sink in
      let device = try await device(server, sink)
      let now = server.clock.now.milliseconds
      let new = [
        device.delivery(1, in: 10), device.delivery(2, in: 20),
        device.delivery(3, in: 40), device.delivery(4, in: 41, slot: "2027-01-15/3"),
      ]
      try await device.upload(new, quiet: [(now + 15_000, now + 35_000)])
      try await device.upload(keeping: [2, 3, 4], quiet: [(now + 15_000, now + 35_000)])
      server.clock.advance(seconds: 20)
      try await device.wait(for: 1, "dropped")
      server.clock.advance(seconds: 25)
      #expect(number(try await sink.wait(for: 1)[0]) == 3)
      try await device.wait(for: 2, "dropped")
      let answer = try await device.upload([device.delivery(5, slot: "2027-01-15/3")])
      #expect(answer["spent"] == .array([.string("2027-01-15/3")]))
      try await device.upload([device.delivery(6, in: -4_000)])
      try await device.wait(for: 3, "dropped")
      #expect(sink.all.count == 1)
    }
  }

  @Test(
    "A subscription that is gone at its push service goes here, and no other",
    arguments: [404, 410])
  func removed(status: Int) async throws {
    let gone = HTTPResponse.Status(code: status)
    try await PushSink.run(answering: [PushSink.Answer(status: gone)]) { server, sink in
      let device = try await device(server, sink, subscriptions: [1, 2])
      try await device.upload([
        device.delivery(1), device.delivery(2, in: 60, to: [1, 2]),
      ])
      try await device.wait(for: 1, "removed")
      server.clock.advance(seconds: 60)
      let all = try await sink.wait(for: 2)
      try await device.wait(for: 1, "sent")
      #expect(all.count == 2 && all[1].path == "/push/2")
      let answer = try await device.upload([device.delivery(3, in: 60, to: [1, 2])])
      #expect(answer["gone"] == .array([.string(PushDevice.id(1))]))
    }
  }

  @Test(
    "What was not taken comes again after a while, no sooner than the push service wants",
    arguments: [429, 500, 503])
  func notTaken(status: Int) async throws {
    let busy = HTTPResponse.Status(code: status)
    let answers = [
      PushSink.Answer(status: busy, headers: [.retryAfter: "100"]), PushSink.Answer(status: busy),
    ]
    try await PushSink.run(answering: answers) { server, sink in
      let device = try await device(server, sink)
      try await device.upload([device.delivery(1)])
      try await device.wait(for: 1, "again")
      server.clock.advance(seconds: 99)
      try await device.upload([device.delivery(2)], keeping: [1])
      _ = try await sink.wait(for: 2)
      try await device.wait(for: 2, "again")
      server.clock.advance(seconds: 15)
      let all = try await sink.wait(for: 4)
      #expect(all.map { number($0) }.sorted() == [1, 1, 2, 2])
      try await device.wait(for: 2, "sent")
      #expect(all[0].field("TTL") == "3600")
      #expect(all.last?.field("TTL") == "3486" || all.last?.field("TTL") == "3585")
    }
  }

  @Test("A moment to come again at is waited for, and what is no moment is none")
  func retryAtAMoment() async throws {
    let form = DateFormatter()
    form.locale = Locale(identifier: "en_US_POSIX")
    form.timeZone = TimeZone(secondsFromGMT: 0)
    form.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    try await PushSink.run(answering: []) { server, sink in
      let now = Double(server.clock.now.milliseconds) / 1000
      let later = form.string(from: Date(timeIntervalSince1970: now + 100))
      let before = form.string(from: Date(timeIntervalSince1970: now - 100))
      for text in [later, before, "tomorrow", "-5", ""] {
        sink.answerNext(PushSink.Answer(status: .tooManyRequests, headers: [.retryAfter: text]))
      }
      let device = try await device(server, sink)
      try await device.upload((1...5).map { device.delivery($0) })
      try await device.wait(for: 5, "again")
      server.clock.advance(seconds: 98)
      try await device.wait(for: 4, "sent")
      #expect(sink.all.count == 9)
      server.clock.advance(seconds: 5)
      try await device.wait(for: 5, "sent")
    }
  }

  @Test("What is refused again and again is given up with the fifth try")
  func fiveTries() async throws {
    let answers = [PushSink.Answer](
      repeating: PushSink.Answer(status: .serviceUnavailable), count: 5)
    try await PushSink.run(answering: answers) { server, sink in
      let device = try await device(server, sink)
      try await device.upload([device.delivery(1)])
      for number in 1...4 {
        try await device.wait(for: number, "again")
        server.clock.advance(seconds: 60)
      }
      try await device.wait(for: 1, "dropped")
      server.clock.advance(seconds: 600)
      try await device.upload([device.delivery(2)])
      _ = try await sink.wait(for: 6)
      #expect(sink.all.map { number($0) } == [1, 1, 1, 1, 1, 2])
    }
  }

  @Test("After its end nothing is tried again")
  func noLongerOfUse() async throws {
    let answers = [PushSink.Answer](
      repeating: PushSink.Answer(status: .serviceUnavailable), count: 3)
    try await PushSink.run(answering: answers) { server, sink in
      let device = try await device(server, sink)
      try await device.upload([device.delivery(1, in: -3_590)])
      try await device.wait(for: 1, "again")
      server.clock.advance(seconds: 9)
      try await device.wait(for: 1, "dropped")
      server.clock.advance(seconds: 60)
      try await device.upload([device.delivery(2)])
      _ = try await sink.wait(for: 3)
      #expect(sink.all.map { number($0) } == [1, 1, 2])
    }
  }

  @Test(
    "A refusal drops the one message, and a redirect is a refusal",
    arguments: [400, 401, 403, 413, 301, 302, 307, 308])
  func refused(status: Int) async throws {
    let no = HTTPResponse.Status(code: status)
    let place: HTTPFields = [.location: "https://127.0.0.1/elsewhere"]
    try await PushSink.run(answering: [PushSink.Answer(status: no, headers: place)]) {
      server, sink in
      let device = try await device(server, sink)
      try await device.upload([device.delivery(1), device.delivery(2, in: 60)])
      try await device.wait(for: 1, "refused")
      server.clock.advance(seconds: 60)
      try await device.wait(for: 1, "sent")
      #expect(sink.all.map { number($0) } == [1, 2])
    }
  }

  @Test("Where nobody listens nothing was taken, and a cancelled one is not tried again")
  func nobodyThere() async throws {
    let port = 9
    let settings = ["REDSTART_PUSH_HOSTS": "localhost:\(port)", "REDSTART_METRICS_PORT": "0"]
    try await AccountServer.run(settings, lookup: HostLookup { _ in ["127.0.0.1"] }) { server in
      let device = PushDevice(server)
      let answer = try await device.subscribe(1, at: "https://localhost:\(port)/a")
      #expect(answer.status == .noContent)
      try await device.upload([device.delivery(1)])
      try await device.wait(for: 1, "again")
      server.clock.advance(seconds: 10)
      try await device.wait(for: 2, "again")
      try await device.upload()
      #expect(try await device.counts()["waiting"] == 0)
      server.clock.advance(seconds: 30)
      try await device.upload([device.delivery(2, in: -3_600)])
      try await device.wait(for: 1, "dropped")
      #expect(try await device.counts()["again"] == 2)
    }
  }

  @Test("What is cancelled at the last moment, with its place taken, does not go out")
  func cancelledAtLast() async throws {
    let held = HeldLookup()
    try await PushSink.run(lookup: held.lookup) { server, sink in
      let device = try await device(server, sink)
      try await device.upload([device.delivery(1, in: 90), device.delivery(2, in: 91)])
      held.hold()
      server.clock.advance(seconds: 120)
      try #require(try await Deadline.met { held.isAsked })
      try await device.upload(keeping: [2])
      held.letGo()
      try await device.wait(for: 1, "dropped")
      try await device.wait(for: 1, "sent")
      #expect(sink.all.map { number($0) } == [2])
      #expect(try await device.counts()["waiting"] == 0)
    }
  }

  @Test("A push service that nobody vouches for gets nothing")
  func otherCertificate() async throws {
    let files = try await Certificates.folder()
    let other = ["REDSTART_PUSH_ROOTS": files.path + "/other-certificate.pem"]
    try await PushSink.run(other) { server, sink in
      let device = try await device(server, sink)
      try await device.upload([device.delivery(1)])
      try await device.wait(for: 1, "again")
      #expect(sink.all.isEmpty)
    }
  }

  @Test("Of many that are due at once none goes out twice, and each one ends")
  func many() async throws {
    try await PushSink.run { server, sink in
      for box in UInt8(1)...2 {
        let device = PushDevice(server, box: box)
        _ = try await device.subscribe(1, at: sink.endpoint("\(box)"))
        try await device.upload((UInt64(0)..<80).map { device.delivery($0, in: 60) })
      }
      server.clock.advance(seconds: 60)
      // A machine that has much to do may not hear an answer in time; then nobody knows.
      let device = PushDevice(server)
      let end = ContinuousClock.now + Deadline.longest * 4
      var ended = 0
      while ended < 160 && ContinuousClock.now < end {
        server.clock.advance(seconds: 1)
        try await Task.sleep(for: .milliseconds(50))
        let seen = try await device.counts()
        ended = (seen["sent"] ?? 0) + (seen["unclear"] ?? 0)
      }
      #expect(ended == 160)
      let all = sink.all.map { "\($0.path) \(number($0))" }
      #expect(Set(all).count == all.count)
      let sent = try await device.counts()["sent"] ?? 0
      #expect(all.count >= sent)
    }
  }
}
