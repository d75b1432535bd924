// How often a stranger may try.

import Engine
import HTTPTypes
import HummingbirdTesting
import Testing

@Suite("Limits of signing in")
struct LimitTests {
  private static let proxy = ["REDSTART_BEHIND_PROXY": "true"]

  private static var guesser: Person {
    var person = Person()
    person.secret[0] = 0
    return person
  }

  @Test func anAddressIsTriedTenTimesAnHourAndItsOwnerStaysSignedIn() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      for _ in 0..<9 {
        let answer = try await server.send(.post, "/api/sessions", Self.guesser.signIn())
        #expect(answer.status == .unauthorized)
      }
      let refused = try await server.send(.post, "/api/sessions", Self.guesser.signIn())
      #expect(refused.status == .tooManyRequests && refused.code == "rate_limited")
      #expect(refused.headers[.retryAfter] == "3600")
      let right = try await server.send(.post, "/api/sessions", Person().signIn())
      #expect(right.status == .tooManyRequests)
      #expect(try await server.look(jar) == 200)
      let proof = ["signIn": Person().signInText, "wrap": JSONValue.string(Person.wrap)]
      let change = try await server.send(.put, "/api/account/wraps/recovery", proof, jar)
      #expect(change.status == .noContent, "the owner can still change things")
      server.clock.advance(seconds: 3_600)
      _ = try await server.signIn(Person())
    }
  }

  @Test func aHundredRefusalsInARowCloseAnAddressWhetherItIsKnownOrNot() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      var unknown = Person()
      unknown.email = "eve@example.org"
      for person in [Self.guesser, unknown] {
        for number in 0..<100 {
          if number % 10 == 0 { server.clock.advance(seconds: 3_600) }
          let answer = try await server.send(.post, "/api/sessions", person.signIn())
          #expect(answer.status == .unauthorized)
        }
        server.clock.advance(seconds: 3_600)
        let closed = try await server.send(.post, "/api/sessions", person.signIn())
        #expect(closed.status == .tooManyRequests)
        #expect(closed.headers[.retryAfter] == "86400")
      }
      let right = try await server.send(.post, "/api/sessions", Person().signIn())
      #expect(right.status == .tooManyRequests)
      #expect(try await server.look(Jar(try await server.refresh(jar))) == 200)
    }
  }

  @Test func aSuccessStartsTheCountAnew() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      for _ in 0..<25 {
        server.clock.advance(seconds: 3_600)
        for _ in 0..<9 {
          _ = try await server.send(.post, "/api/sessions", Self.guesser.signIn())
        }
        _ = try await server.signIn(Person())
      }
    }
  }

  @Test func oneSourceIsLimitedAndAnotherIsNot() async throws {
    try await AccountServer.run(Self.proxy) { server in
      func salt(_ source: String) async throws -> Int {
        try await server.send(
          .post, "/api/accounts/salt", ["email": .string("a@b.example")],
          headers: ["X-Forwarded-For": source]
        ).status.code
      }
      for _ in 0..<200 { #expect(try await salt("198.51.100.9, 192.0.2.1") == 200) }
      #expect(try await salt("192.0.2.1") == 429)
      #expect(try await salt("192.0.2.2") == 200)
      #expect(try await salt("192.0.2.1, 192.0.2.3") == 200, "only the last one counts")
      for _ in 0..<200 { _ = try await salt("2001:db8:1:2::1") }
      #expect(try await salt("2001:db8:1:2:ffff::9") == 429, "one household has one prefix")
      #expect(try await salt("2001:db8:1:3::1") == 200)
    }
  }

  @Test func signUpsAndResetsOfOneSourceAreLimited() async throws {
    try await AccountServer.run { server in
      for (path, count) in [("/api/accounts", 20), ("/api/resets", 20)] {
        for number in 0...count {
          var person = Person()
          person.email = "a\(number)@example.org"
          let body = path == "/api/resets" ? ["email": .string(person.email)] : person.signUp
          let answer = try await server.send(.post, path, body)
          #expect(answer.status == (number < count ? .accepted : .tooManyRequests), "\(path)")
        }
      }
    }
  }

  @Test func whatTheHashingCannotDoSoonIsTurnedAwayAtOnce() async throws {
    try await AccountServer.run(Self.proxy, cost: 11) { server in
      let port = UInt16(server.client.port ?? 0)
      let answers = try await Deadline.blocking {
        let connections = try (0..<40).map { number in
          let connection = try Connection(port: port)
          connection.send(Self.rawSignIn(number))
          return connection
        }
        return try connections.map { String(decoding: try $0.readToClose(), as: UTF8.self) }
      }
      let refused = answers.filter { $0.hasPrefix("HTTP/1.1 503 ") }
      #expect(!refused.isEmpty)
      #expect(refused.allSatisfy { $0.contains("server_busy") && $0.contains("Retry-After: 2\r") })
      #expect(answers.filter { $0.hasPrefix("HTTP/1.1 401 ") }.count >= 18)
      #expect(answers.allSatisfy { $0.hasPrefix("HTTP/1.1 401 ") || refused.contains($0) })
      #expect(try await server.send(.get, "/api/server").status == .ok)
    }
  }

  private static func rawSignIn(_ number: Int) -> String {
    var person = Person()
    person.email = "a\(number)@example.org"
    let members = person.signIn().sorted { $0.key < $1.key }
    let body = JSONValue.object(members.map { JSONMember($0.key, $0.value) }).bytes
    return "POST /api/sessions HTTP/1.1\r\nHost: a\r\nX-Redstart: 1\r\n"
      + "X-Forwarded-For: 192.0.2.\(number)\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
      + String(decoding: body, as: UTF8.self)
  }
}
