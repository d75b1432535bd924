// What a monitor reads, and that nobody can be read out of it.

import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@Suite("Metrics")
struct MetricsTests {
  private static let settings = ["REDSTART_METRICS_PORT": "0"]

  private func ask(_ server: AccountServer, _ line: String) async throws -> String {
    let isThere = try await Deadline.met { server.metrics.number != 0 }
    #expect(isThere)
    let port = UInt16(server.metrics.number)
    return try await Deadline.blocking {
      let connection = try Connection(port: port)
      connection.send(line + " HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      return String(decoding: try connection.readToClose(), as: UTF8.self)
    }
  }

  private func page(_ server: AccountServer) async throws -> [String: Double] {
    let answer = try await ask(server, "GET /metrics")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.lowercased().contains("content-type: text/plain; version=0.0.4"))
    let body = try #require(answer.components(separatedBy: "\r\n\r\n").last)
    #expect(body.hasSuffix("\n"))
    var samples: [String: Double] = [:]
    var families: Set<String> = []
    for line in body.split(separator: "\n") {
      let words = line.split(separator: " ")
      if line.hasPrefix("# TYPE ") { families.insert(String(words[2])) }
      guard !line.hasPrefix("#") else { continue }
      let name = String(line.prefix { $0 != "{" && $0 != " " })
      let stem = ["_bucket", "_sum", "_count"].reduce(name) { stem, end in
        stem.hasSuffix(end) && !families.contains(stem) ? String(stem.dropLast(end.count)) : stem
      }
      #expect(families.contains(stem), "\(line) has no type")
      let sample = String(line[..<(line.lastIndex(of: " ") ?? line.endIndex)])
      #expect(samples[sample] == nil, "\(sample) comes twice")
      let number: Double = try #require(Double(words.last ?? ""), "\(line)")
      samples[sample] = number
    }
    return samples
  }

  @Test func theyCountWhatTheServerDid() async throws {
    try await AccountServer.run(Self.settings) { server in
      try await server.signUp(Person())
      var wrong = Person()
      wrong.secret[0] = 0
      _ = try await server.send(.post, "/api/sessions", wrong.signIn())
      let jar = try await server.signIn(Person())
      let body = VaultRouteTests.request((1...3).map { VaultRouteTests.change($0) })
      for _ in 0..<2 { _ = try await server.send(.post, VaultRouteTests.path, bytes: body, jar) }
      _ = try await server.send(.get, VaultRouteTests.path + "?from=0", nil, jar)
      _ = try await server.send(.get, "/")
      let samples = try await page(server)
      let sessions = #"redstart_requests_total{method="POST",route="/api/sessions",status="#
      #expect(samples[sessions + #""2xx"}"#] == 1 && samples[sessions + #""4xx"}"#] == 1)
      #expect(
        samples[#"redstart_requests_total{method="GET",route="page",status="2xx"}"#] == 1)
      #expect(samples[#"redstart_request_seconds_count{route="/api/sessions"}"#] == 2)
      #expect(samples[#"redstart_request_seconds_bucket{route="/api/sessions",le="+Inf"}"#] == 2)
      #expect(samples[#"redstart_sign_ins_total{outcome="accepted"}"#] == 1)
      #expect(samples[#"redstart_sign_ins_total{outcome="refused"}"#] == 1)
      #expect(samples["redstart_pushes_total"] == 2 && samples["redstart_changes_total"] == 3)
      #expect(samples["redstart_pulls_total"] == 1 && samples["redstart_event_streams"] == 0)
      #expect(samples["redstart_hashing_waiting"] == 0 && samples["redstart_mails_waiting"] == 0)
      #expect(samples[#"redstart_alarms_total{sign="mass_read"}"#] == 0)
      #expect(samples["redstart_database_bytes"] ?? 0 > 4_096)
      #expect(samples["redstart_memory_bytes"] ?? 0 > 1_000_000)
    }
  }

  @Test func theAgeOfTheBackupIsThere() async throws {
    try await AccountServer.run(Self.settings) { server in
      let path = server.data.path + "/backups/redstart-2027-01-15T080000Z.db"
      let isMade = try await Deadline.met { FileManager.default.fileExists(atPath: path) }
      #expect(isMade)
      server.clock.advance(seconds: 90)
      let samples = try await page(server)
      #expect(samples["redstart_backup_age_seconds"] == 90)
    }
  }

  @Test func nothingThatARequestBroughtStandsThere() async throws {
    try await AccountServer.run(Self.settings) { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      let id = Identifier(high: 0xabcd, low: 1).text
      for path in ["/secret", "/api/secret", "/api/vault/attachments/" + id, "/?secret"] {
        _ = try await server.send(.get, path, nil, jar)
      }
      _ = try await server.send(HTTPRequest.Method("PURGE")!, "/api/secret")
      let answer = try await ask(server, "GET /metrics")
      #expect(answer.contains(#"route="/api/vault/attachments/{id}",status="4xx""#))
      #expect(answer.contains(#"{method="other","#))
      for word in ["secret", "PURGE", id, "ada", "127.0.0.1", jar.access] {
        #expect(!answer.contains(word), "\(word)")
      }
    }
  }

  @Test func theyAnswerOneAddressOnAPortOfTheirOwn() async throws {
    try await AccountServer.run(Self.settings) { server in
      #expect(try await server.send(.get, "/metrics").status == .notFound)
      for (line, status) in [
        ("GET /", 404), ("GET /api/server", 404), ("GET /metrics/", 404), ("POST /metrics", 405),
      ] {
        let answer = try await ask(server, line)
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(line)")
      }
    }
    try await AccountServer.run { server in
      #expect(server.metrics.number == 0)
    }
  }
}
