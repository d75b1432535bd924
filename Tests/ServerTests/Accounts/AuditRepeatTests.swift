// What somebody does again and again fills neither the disk nor the memory by the audit log.

import Engine
import Foundation
import HummingbirdTesting
import Testing

@Suite("What is repeated in the audit log")
struct AuditRepeatTests {
  private static let tries = 10_000
  private static let triesAtOnce = 100

  private static var guess: String {
    var person = Person()
    person.secret[0] = 0
    let members = person.signIn().sorted { $0.key < $1.key }
    let body = JSONValue.object(members.map { JSONMember($0.key, $0.value) }).bytes
    return "POST /api/sessions HTTP/1.1\r\nHost: a\r\nX-Redstart: 1\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
      + String(decoding: body, as: UTF8.self)
  }

  private func lines(_ server: AccountServer) throws -> [JSONValue] {
    let text = try String(contentsOfFile: server.data.path + "/audit.log", encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      try JSONValue(parsing: Array(line.split(separator: "\t")[0].utf8))
    }
  }

  private func limited(_ server: AccountServer) throws -> [JSONValue] {
    try lines(server).filter { $0["event"] == .string("limited") }
  }

  /// How many events so many lines speak of.
  private func sum(_ lines: [JSONValue]) -> Int64 {
    lines.reduce(0) { sum, line in
      if case .int(let count)? = line["count"] { sum + count } else { sum + 1 }
    }
  }

  @Test("Ten thousand refusals of a limit are two lines, which say how many there were")
  func limitedSignIns() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let port = UInt16(server.client.port ?? 0)
      let refused = try await Deadline.blocking {
        let connection = try Connection(port: port)
        var answers = ""
        for round in 1...Self.tries / Self.triesAtOnce {
          connection.send(String(repeating: Self.guess, count: Self.triesAtOnce))
          while answers.components(separatedBy: "HTTP/1.1 ").count <= Self.triesAtOnce {
            guard let more = try connection.read() else { return round }
            answers += String(decoding: more, as: UTF8.self)
          }
          answers = ""
        }
        return 0
      }
      #expect(refused == 0, "the connection was closed")
      let atOnce = try limited(server)
      #expect(atOnce.count == 1 && atOnce[0]["count"] == nil)
      server.clock.advance(seconds: 3_600)
      server.site.look()
      let all = try limited(server)
      #expect(all.count == 2)
      #expect(sum(all) == Int64(Self.tries) - 10, "ten tries an hour are checked")
      #expect(all[0]["source"] == all[1]["source"] && all[1]["source"] != nil)
      #expect(server.kept.audit.firstProblem() == nil)
      server.site.look()
      #expect(try limited(server).count == 2, "a number is told once")
    }
  }

  @Test("What a session does without a limit gets twenty lines an hour, then a number")
  func sessionWithoutLimit() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      for _ in 0..<50 { _ = try await server.send(.delete, "/api/account/spare", nil, jar) }
      func dropped() throws -> [JSONValue] {
        try lines(server).filter { $0["event"] == .string("spare_key_dropped") }
      }
      #expect(try dropped().count == 20)
      server.clock.advance(seconds: 3_600)
      let later = Jar(try await server.refresh(jar))
      _ = try await server.send(.delete, "/api/account/spare", nil, later)
      let all = try dropped()
      #expect(all.count == 22 && sum(all) == 51)
      #expect(all[20]["count"] == .int(30) && all[21]["count"] == nil)
      #expect(Set(all.map { $0["account"]?.bytes }).count == 1)
    }
  }

  @Test("A log that is longer than what is read in one piece is checked to its last byte")
  func longLog() async throws {
    try await AccountServer.run(["REDSTART_BEHIND_PROXY": "true"]) { server in
      var person = Person()
      person.secret[0] = 0
      for number in 0..<290 {
        _ = try await server.send(
          .post, "/api/sessions", person.signIn(),
          headers: ["X-Forwarded-For": "10.0.\(number).1"])
      }
      let path = server.data.path + "/audit.log"
      let whole = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      try #require(whole.count > 66_000)
      #expect(server.kept.audit.firstProblem() == nil)
      // Where the first piece ends, and around it.
      for place in [65_535, 65_536, 65_537, whole.count - 2] {
        var bytes = whole
        bytes[place] = bytes[place] == 0x30 ? 0x31 : 0x30
        let line = whole[..<place].count { $0 == 0x0A } + 1
        try server.data.write("audit.log", Data(bytes))
        #expect(server.kept.audit.firstProblem() == line, "byte \(place)")
      }
      let endless = whole + [UInt8](repeating: 0x30, count: 200_000)
      try server.data.write("audit.log", Data(endless + [0x0A]))
      #expect(server.kept.audit.firstProblem() == 291)
      try server.data.write("audit.log", Data(whole))
      #expect(server.kept.audit.firstProblem() == nil)
    }
  }
}
