// How often a stranger may try.

import Engine
import HTTPTypes
import HummingbirdTesting
import Server
import Testing

@Suite("Limits of signing in")
struct LimitTests {
  private static let proxy = ["REDSTART_BEHIND_PROXY": "true"]

  private static var guesser: Person {
    var person = Person()
    person.secret[0] = 0
    return person
  }

  /// One try from a place; its status.
  private func tries(
    _ server: AccountServer, _ person: Person, from source: String, _ jar: Jar = Jar()
  ) async throws -> TestResponse {
    try await server.send(
      .post, "/api/sessions", person.signIn(device: 7), jar,
      headers: ["X-Forwarded-For": source])
  }

  @Test("One place tries an address ten times an hour and twenty times a day, others go on")
  func pairs() async throws {
    try await AccountServer.run(Self.proxy) { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      func wrong(_ count: Int) async throws {
        for _ in 0..<count {
          let answer = try await tries(server, Self.guesser, from: "192.0.2.1")
          #expect(answer.status == .unauthorized)
        }
      }
      try await wrong(10)
      let refused = try await tries(server, Self.guesser, from: "192.0.2.1")
      #expect(refused.status == .tooManyRequests && refused.code == "rate_limited")
      #expect(refused.headers[.retryAfter] == "3600")
      #expect(try await tries(server, Person(), from: "192.0.2.2").status == .ok)
      server.clock.advance(seconds: 3_600)
      try await wrong(10)
      server.clock.advance(seconds: 3_600)
      let day = try await tries(server, Person(), from: "192.0.2.1")
      #expect(day.status == .tooManyRequests)
      let proof = ["signIn": Person().signInText, "wrap": JSONValue.string(Person.wrap)]
      let renewed = Jar(try await server.refresh(jar))
      let change = try await server.send(.put, "/api/account/wraps/recovery", proof, renewed)
      #expect(change.status == .noContent, "the owner can still change things")
      server.clock.advance(seconds: 23 * 3_600)
      #expect(try await tries(server, Person(), from: "192.0.2.1").status == .ok)
    }
  }

  @Test("Nine wrong tries an hour from nine places lock nobody out")
  func ninePlaces() async throws {
    try await AccountServer.run(Self.proxy) { server in
      try await server.signUp(Person())
      for hour in 0..<24 {
        for place in 1...9 {
          for _ in 0..<9 {
            _ = try await tries(server, Self.guesser, from: "198.51.100.\(place)")
          }
        }
        if hour % 2 == 0 {
          #expect(try await tries(server, Person(), from: "203.0.113.5").status == .ok)
        }
        server.clock.advance(seconds: 3_600)
      }
    }
  }

  @Test("All strangers together guess 300 times a day, at an address that is known or not")
  func manyPlaces() async throws {
    try await AccountServer.run(Self.proxy) { server in
      try await server.signUp(Person())
      let known = try await server.signIn(Person())
      var unknown = Person()
      unknown.email = "eve@example.org"
      for person in [Self.guesser, unknown] {
        for number in 0..<300 {
          let answer = try await tries(server, person, from: "10.1.\(number / 10).1")
          #expect(answer.status == .unauthorized)
        }
        let closed = try await tries(server, person, from: "10.2.0.1")
        #expect(closed.status == .tooManyRequests)
        #expect(closed.headers[.retryAfter] == "86400")
      }
      #expect(try await tries(server, Person(), from: "10.2.0.1").status == .tooManyRequests)
      let own = try await tries(server, Person(), from: "10.2.0.1", known)
      #expect(own.status == .ok, "a device that was signed in before")
      server.clock.advance(seconds: 86_400)
      #expect(
        try await tries(server, Person(), from: "10.2.0.1").status == .ok,
        "nothing is for ever, with mail or without")
    }
  }

  @Test("An operator lets an address in for an hour, whatever strangers try there")
  func letIn() async throws {
    try await AccountServer.run(Self.proxy) { server in
      try await server.signUp(Person())
      func attack(_ network: Int) async throws {
        for number in 0..<310 {
          _ = try await tries(server, Self.guesser, from: "10.\(network).\(number / 10).1")
        }
      }
      func own() async throws -> Int {
        try await tries(server, Person(), from: "192.0.2.1").status.code
      }
      func admit(_ email: String) async throws -> Instant? {
        try await Admission.letIn(email, data: server.data.path, now: server.clock.now)
      }
      try await attack(1)
      #expect(try await own() == 429)
      for stranger in ["eve@example.org", "no address", ""] {
        #expect(try await admit(stranger) == nil)
      }
      #expect(try await own() == 429)
      #expect(try await admit(" Ada@Example.org") == server.clock.now.adding(seconds: 3_600))
      #expect(try await own() == 200)
      try await attack(2)
      #expect(try await own() == 200, "they use up nothing meanwhile")
      #expect(
        try await tries(server, Self.guesser, from: "10.2.0.1").status == .tooManyRequests,
        "one place has no more tries than before")
      server.clock.advance(seconds: 3_600)
      #expect(try await own() == 429, "afterwards it is as before")
    }
  }

  @Test("What strangers were refused counts on when the right password comes between")
  func successForgivesNothing() async throws {
    try await AccountServer.run(Self.proxy) { server in
      try await server.signUp(Person())
      for number in 0..<300 {
        _ = try await tries(server, Self.guesser, from: "10.1.\(number / 10).1")
        if number == 150 { _ = try await server.signIn(Person()) }
      }
      #expect(try await tries(server, Person(), from: "10.2.0.1").status == .tooManyRequests)
    }
  }

  @Test("A known device has tries of its own, and is a stranger after a hundred wrong ones")
  func knownDevice() async throws {
    try await AccountServer.run(Self.proxy) { server in
      try await server.signUp(Person())
      let known = try await server.signIn(Person())
      for round in 0..<10 {
        for _ in 0..<10 {
          let answer = try await tries(server, Self.guesser, from: "10.1.\(round).1", known)
          #expect(answer.status == .unauthorized)
        }
        if round < 9 {
          let more = try await tries(server, Self.guesser, from: "10.3.0.1", known)
          #expect(more.status == .tooManyRequests, "ten an hour, wherever it is")
        }
        server.clock.advance(seconds: 3_600)
      }
      for _ in 0..<10 { _ = try await tries(server, Self.guesser, from: "10.3.0.1", known) }
      #expect(try await tries(server, Person(), from: "10.3.0.1", known).status == .tooManyRequests)
      #expect(try await tries(server, Person(), from: "10.3.0.2", known).status == .ok)
    }
  }

  @Test("The cookie of a device is good for its own account, as it was made, for a year")
  func cookies() async throws {
    try await AccountServer.run(Self.proxy) { server in
      try await server.signUp(Person())
      var eve = Person()
      eve.email = "eve@example.org"
      try await server.signUp(eve)
      let own = try await server.signIn(Person()).device
      let other = try await server.signIn(eve).device
      var bytes = try #require(Base64.decode(own))
      bytes[20] ^= 1
      for number in 0..<10 {
        _ = try await tries(server, Self.guesser, from: "10.1.1.\(number / 10)")
      }
      func right(_ device: String) async throws -> Int {
        var jar = Jar()
        jar.device = device
        return try await tries(server, Person(), from: "10.1.1.0", jar).status.code
      }
      for strange in [other, Base64.encode(bytes), String(own.dropLast(4)), "", "a", own + own] {
        #expect(try await right(strange) == 429)
      }
      #expect(try await right(own) == 200)
      server.clock.advance(days: 364)
      for _ in 0..<10 { _ = try await tries(server, Self.guesser, from: "10.1.1.0") }
      #expect(try await right(own) == 200)
      server.clock.advance(days: 1)
      for _ in 0..<10 { _ = try await tries(server, Self.guesser, from: "10.1.1.0") }
      #expect(try await right(own) == 429)
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
