// What the server does with clients that are slow, large or speak nonsense.

import Foundation
import Testing

@Suite("Hostile clients")
struct HostilityTests {
  static let quick = ["REDSTART_REQUEST_TIMEOUT_SECONDS": "1"]

  /// What is sent before the silence.
  static let starts = [
    "", "GET", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ", "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc",
  ]

  @Test("A connection that falls silent is closed", arguments: starts)
  func silence(start: String) async throws {
    let server = try await RunningServer.start(environment: Self.quick)
    let port = server.port
    let answer = try await Deadline.blocking {
      let connection = try Connection(port: port)
      if !start.isEmpty { connection.send(start) }
      return String(decoding: try connection.readToClose(), as: UTF8.self)
    }
    #expect(answer.isEmpty == !start.contains("\r\n\r\n"))
    #expect(try await server.stop() == 0)
  }

  /// What is sent first, and then in small pieces for ever.
  static let trickles = [
    ("GET / HTTP/1.1\r\n", "X-Slow: 1\r\n"),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 8000\r\n\r\n", "x"),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\nx\r\n"),
  ]

  @Test("Sending slowly but steadily does not hold a connection open", arguments: trickles)
  func trickle(start: String, piece: String) async throws {
    let server = try await RunningServer.start(environment: Self.quick)
    let connection = try Connection(port: server.port)
    connection.send(start)
    let closed = try await Deadline.met { !connection.send(piece) }
    #expect(closed)
    #expect(try await server.stop() == 0)
  }

  @Test("Many requests at once get an answer each, and then the connection is idle")
  func pipelining() async throws {
    let server = try await RunningServer.start(environment: Self.quick)
    let port = server.port
    let answers = try await Deadline.blocking {
      let connection = try Connection(port: port)
      connection.send(
        String(repeating: "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n", count: 50))
      return String(decoding: try connection.readToClose(), as: UTF8.self)
    }
    #expect(answers.split(separator: "HTTP/1.1 200 OK").count == 50)
    #expect(try await server.stop() == 0)
  }

  @Test("A large body is not read to its end")
  func largeBody() async throws {
    let server = try await RunningServer.start()
    let connection = try Connection(port: server.port)
    connection.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n")
    let piece = String(repeating: "x", count: 1_000)
    let closed = try await Deadline.met { !connection.send(piece) }
    #expect(closed)
    #expect(try await server.stop() == 0)
  }

  static let nonsense = [
    "GET /..\\..\\etc\\passwd HTTP/1.1\r\nHost: a\r\n\r\n", "BREW / HTTP/1.1\r\nHost: a\r\n\r\n",
    "\r\nNONSENSE\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{16}\u{03}\u{01}\u{02}\u{00}\u{01}",
    "GET / HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "x", count: 20_000) + "\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\n" + String(repeating: "a: b\r\n", count: 2_000) + "\r\n",
    "GET /" + String(repeating: "a", count: 100_000) + " HTTP/1.1\r\nHost: a\r\n\r\n",
  ]

  @Test("What is no proper request is refused, with the security headers", arguments: nonsense)
  func refusal(text: String) async throws {
    let server = try await RunningServer.start(environment: Self.quick)
    let port = server.port
    let answer = try await Deadline.blocking {
      let connection = try Connection(port: port)
      connection.send(text)
      return String(decoding: try connection.readToClose(), as: UTF8.self)
    }
    #expect(!answer.contains(" 200 "))
    if !answer.isEmpty {
      #expect(answer.hasPrefix("HTTP/1.1 4"))
      #expect(answer.lowercased().contains("content-security-policy: default-src 'self';"))
    }
    #expect(try await server.stop() == 0)
  }

  @Test("The log holds nothing about the person")
  func log() async throws {
    let server = try await RunningServer.start(["--log-level", "debug"])
    let port = server.port
    _ = try await Deadline.blocking {
      let connection = try Connection(port: port)
      connection.send(
        "GET /secret-path?secret-query HTTP/1.1\r\nHost: secret-host\r\n"
          + "User-Agent: secret-agent\r\nCookie: secret=1\r\n\r\n"
          + "PURGE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      return try connection.readToClose()
    }
    #expect(try await server.stop() == 0)
    let lines = server.program.complaints.split(separator: "\n")
    let requests = lines.filter { $0.contains("method=") }
    #expect(requests.count == 2)
    #expect(requests.allSatisfy { !$0.contains("127.0.0.1") })
    #expect(requests.contains { $0.contains("method=GET") && $0.contains("status=404") })
    #expect(requests.contains { $0.contains("method=other") && $0.contains("status=405") })
    #expect(!server.program.complaints.lowercased().contains("secret"))
  }
}
