// HTTP/2 over TLS: the same answers and the same limits for each stream, and an end to all of them.

import Engine
import Foundation
import NIOCore
import NIOHTTP2
import Testing

@Suite("HTTP/2")
struct HTTP2Tests {
  /// Long enough for a handshake on a busy machine.
  private static let short = ["REDSTART_REQUEST_TIMEOUT_SECONDS": "8"]

  private func ask(
    _ client: H2Client, _ stream: Int, _ path: String, _ members: [String: JSONValue],
    _ cookies: [String] = []
  ) async throws -> H2Client.Answer {
    let sorted = members.sorted { $0.key < $1.key }
    let body = JSONValue.object(sorted.map { JSONMember($0.key, $0.value) }).bytes
    try await client.ask(
      stream, path, method: "POST",
      [("x-redstart", "1"), ("content-type", "application/json")] + cookies.map { ("cookie", $0) },
      body: String(decoding: body, as: UTF8.self))
    return try await client.whole(stream)
  }

  @Test func aClientThatOffersItGetsItWithAllHeadersAndABoundOnStreams() async throws {
    try await SecureServer.run { server in
      let client = try await H2Client(port: server.port)
      try await client.ask(1, "/healthz")
      try await client.ask(3, "/")
      let health = try await client.whole(1)
      #expect(health.status == "200" && health.body.contains(#""status":"ok""#))
      let headers = try #require(health.headers)
      #expect(
        headers.first(name: "strict-transport-security") == "max-age=31536000; includeSubDomains")
      #expect(headers.first(name: "content-security-policy")?.hasPrefix("default-src") == true)
      #expect(try await client.whole(3).body == WebFixture.index)
      #expect(
        client.seen.settings.contains { $0.parameter == .maxConcurrentStreams && $0.value == 100 })
    }
  }

  @Test func everyOtherClientGetsHTTP1() async throws {
    try await SecureServer.run { server in
      for offers in [["-alpn", "http/1.1"], ["-alpn", "spdy/3"], []] {
        let client = try Program(
          Certificates.openssl,
          ["s_client", "-connect", "127.0.0.1:\(server.port)", "-quiet", "-tls1_3"] + offers,
          input: "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        _ = try await client.status()
        #expect(client.output.contains("HTTP/1.1 200 OK"))
      }
    }
  }

  @Test func aHeadThatIsTooLargeIsResetAndTheOthersGoOn() async throws {
    try await SecureServer.run { server in
      let many = (0..<80).map { ("x-\($0)", "a") }
      let large = [("x-large", String(repeating: "a", count: 9_000))]
      for fields in [many, large] {
        let client = try await H2Client(port: server.port)
        try await client.ask(1, "/healthz", fields)
        #expect(try await client.whole(1).headers == nil)
        try await client.ask(3, "/healthz")
        #expect(try await client.whole(3).status == "200")
      }
    }
  }

  @Test func bodiesHaveTheirBounds() async throws {
    try await SecureServer.run { server in
      let client = try await H2Client(port: server.port)
      let fields = [("x-redstart", "1"), ("content-type", "application/json")]
      let large = String(repeating: "a", count: 17_000)
      try await client.ask(1, "/api/sessions", method: "POST", fields, body: large)
      #expect(try await client.whole(1).status == "413")
      try await client.ask(3, "/healthz", method: "POST", fields, body: large, isWhole: false)
      #expect(try await client.whole(3).isOver)
      try await client.ask(5, "/healthz")
      #expect(try await client.whole(5).status == "200")
    }
  }

  @Test func aSlowBodyIsResetAndAnIdleConnectionAskedToLeave() async throws {
    try await SecureServer.run(Self.short) { server in
      let client = try await H2Client(port: server.port)
      let fields = [("x-redstart", "1"), ("content-type", "application/json")]
      try await client.ask(1, "/api/sessions", method: "POST", fields, body: "{", isWhole: false)
      let slow = try await client.whole(1)
      #expect(slow.reset != nil && slow.headers == nil)
      #expect(try await Deadline.met { client.seen.isClosed })
      #expect(client.seen.goAway == .noError)
    }
  }

  @Test func whoOnlyResetsIsSentAway() async throws {
    try await SecureServer.run { server in
      let client = try await H2Client(port: server.port)
      let neighbour = try await H2Client(port: server.port)
      client.askAndReset("/", streams: stride(from: 1, to: 200, by: 2))
      try await client.ask(201, "/healthz")
      #expect(try await client.whole(201).status == "200")
      client.askAndReset("/", streams: stride(from: 203, to: 800, by: 2))
      #expect(try await Deadline.met { client.seen.isClosed })
      try await neighbour.ask(1, "/healthz")
      #expect(try await neighbour.whole(1).status == "200")
    }
  }

  @Test func eventsComeAndEndProperlyAtAStop() async throws {
    try await SecureServer.run { server in
      let client = try await H2Client(port: server.port)
      #expect(try await ask(client, 1, "/api/accounts", Person().signUp).status == "202")
      let signedIn = try await ask(client, 3, "/api/sessions", Person().signIn())
      let cookies = (signedIn.headers?[canonicalForm: "set-cookie"] ?? [])
        .map { String($0.prefix { $0 != ";" }) }
      #expect(signedIn.status == "200" && cookies.count == 3)
      // Browsers send each cookie in a field of its own.
      try await client.ask(5, "/api/vault/events", cookies.map { ("cookie", $0) })
      #expect(try await Deadline.met { client.answer(5).body.contains("\"head\":0}\n\n") })
      await server.stop()
      let events = try await client.whole(5)
      #expect(events.isEnded && events.reset == nil)
      #expect(try await Deadline.met { client.seen.isClosed })
    }
  }

  @Test func anAnswerUnderWayAtAStopArrivesWhole() async throws {
    // More than a connection holds by itself, and little for a busy machine.
    let size = 1024 * 1024
    let web = try WebFixture.folder()
    try web.write("big.bin", Data(repeating: 65, count: size))
    try await SecureServer.run(web: web) { server in
      let client = try await H2Client(port: server.port)
      try await client.ask(1, "/big.bin")
      #expect(try await Deadline.met { !client.answer(1).body.isEmpty })
      await server.stop()
      let answer = try await client.whole(1)
      #expect(answer.body.utf8.count == size, "\(String(describing: answer.reset))")
      #expect(answer.isEnded, "\(String(describing: client.seen.goAway))")
    }
  }

  @Test func whoTakesNothingOfAHundredAnswersGetsThemOnceThereIsRoom() async throws {
    let size = 1_000_000
    let web = try WebFixture.folder()
    try web.write("big.bin", Data(repeating: 65, count: size))
    try await SecureServer.run(web: web) { server in
      let client = try await H2Client(port: server.port, window: 0)
      let streams = stride(from: 1, to: 200, by: 2)
      for stream in streams { try await client.ask(stream, "/big.bin") }
      #expect(try await Deadline.met { streams.allSatisfy { client.answer($0).status == "200" } })
      let neighbour = try await H2Client(port: server.port)
      try await neighbour.ask(1, "/big.bin")
      #expect(try await neighbour.whole(1).body.utf8.count == size)
      #expect(streams.allSatisfy { client.answer($0).body.isEmpty && !client.answer($0).isOver })
      try await client.send(199, .windowUpdate(windowSizeIncrement: size))
      #expect(try await client.whole(199).body.utf8.count == size)
    }
  }

  @Test func oneSourceTakesOnlyAPartOfAllStreams() async throws {
    let (web, most) = (try WebFixture.folder(), 512)
    try web.write("big.bin", Data(repeating: 65, count: 100_000))
    try await SecureServer.run(web: web) { server in
      let streams = Array(stride(from: 1, to: 200, by: 2))
      var clients: [H2Client] = []
      for _ in 0..<6 {
        let client = try await H2Client(port: server.port, window: 0)
        clients.append(client)
        for stream in streams { try await client.ask(stream, "/big.bin") }
        #expect(
          try await Deadline.met {
            streams.allSatisfy { client.answer($0).headers != nil || client.answer($0).isOver }
          })
      }
      let begun = clients.map { client in streams.count { client.answer($0).status == "200" } }
      #expect(begun.reduce(0, +) == most, "\(begun)")
      let neighbour = try await H2Client(port: server.port, from: "127.0.0.9")
      try await neighbour.ask(1, "/healthz")
      #expect(try await neighbour.whole(1).status == "200")
    }
  }

  @Test("Frames that cost nothing to send end their own connection", arguments: Flood.allCases)
  func flood(of kind: Flood) async throws {
    try await SecureServer.run { server in
      let neighbour = try await H2Client(port: server.port)
      let client = try await H2Frames(port: server.port)
      client.send(kind.frames)
      #expect(try await Deadline.met { client.isClosed })
      try await neighbour.ask(1, "/healthz")
      #expect(try await neighbour.whole(1).status == "200")
    }
  }

  @Test func aSourceThatIsEndedForAbuseAgainAndAgainGetsNoConnectionForAWhile() async throws {
    try await SecureServer.run { server in
      let neighbour = try await H2Client(port: server.port)
      for _ in 0..<8 {
        let client = try await H2Frames(port: server.port)
        client.send(Flood.ping.frames)
        #expect(try await Deadline.met { client.isClosed })
      }
      let late = try? await H2Client(port: server.port)
      try? await late?.ask(1, "/healthz")
      #expect(try await Deadline.met { late?.seen.isClosed ?? true }, "no new one")
      try await neighbour.ask(1, "/healthz")
      #expect(try await neighbour.whole(1).status == "200", "but what is open goes on")
      let other = try await H2Client(port: server.port, from: "127.0.0.9")
      try await other.ask(1, "/healthz")
      #expect(try await other.whole(1).status == "200", "and others come in")
    }
  }

  @Test(arguments: [true, false])
  func whoSaysNothingAfterTheHandshakeHoldsNothing(isStopped: Bool) async throws {
    try await SecureServer.run(Self.short) { server in
      let client = try Program(
        Certificates.openssl,
        ["s_client", "-connect", "127.0.0.1:\(server.port)", "-tls1_3", "-alpn", "h2", "-ign_eof"])
      #expect(try await Deadline.met { client.output.contains("ALPN protocol: h2") })
      if isStopped { await server.stop() }
      #expect(try await Deadline.met { !client.isRunning })
    }
  }
}
