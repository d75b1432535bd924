// A stop lets answers under way finish, but not for ever.

import Foundation
import Testing

@Suite("Stopping under load")
struct DrainTests {
  /// More than the system buffers for a connection.
  static let size = 24 * 1024 * 1024
  static let request = "GET /big.bin HTTP/1.1\r\nHost: a\r\n\r\n"

  private func start(seconds: Int) async throws -> RunningServer {
    let web = try WebFixture.folder()
    try web.write("big.bin", Data(repeating: 7, count: Self.size))
    return try await RunningServer.start(["--request-timeout-seconds", "\(seconds)"], web: web)
  }

  @Test("An answer under way arrives whole")
  func whole() async throws {
    let server = try await start(seconds: 30)
    let connection = try Connection(port: server.port)
    connection.send(Self.request)
    let first = try #require(try await Deadline.blocking { try connection.read() })
    server.program.send(SIGTERM)
    let rest = try await Deadline.blocking { try connection.readToClose() }
    expectWhole(first + rest)
    #expect(try await server.program.status() == 0)
  }

  @Test("A slow reader is given more time than a slow sender, also when the connection ends")
  func slowReader() async throws {
    let server = try await start(seconds: 1)
    let other = try Connection(port: server.port)
    let connection = try Connection(port: server.port)
    connection.send("GET /big.bin HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    let first = try #require(try await Deadline.blocking { try connection.read() })
    // The other connection is idle: when it has been closed, the request's time is over.
    #expect(try await Deadline.blocking { try other.read() } == nil)
    let third = try Connection(port: server.port)
    #expect(try await Deadline.blocking { try third.read() } == nil)
    expectWhole(first + (try await Deadline.blocking { try connection.readToClose() }))
    #expect(try await server.stop() == 0)
  }

  private func expectWhole(_ answer: Data) {
    let head = answer.range(of: Data("\r\n\r\n".utf8))
    #expect(head.map { answer.count - $0.upperBound } == Self.size)
  }

  @Test("A client that does not read cannot hold the process")
  func stuck() async throws {
    let server = try await start(seconds: 1)
    let connection = try Connection(port: server.port)
    connection.send(Self.request)
    #expect(try await Deadline.blocking { try connection.read() } != nil)
    #expect(try await server.stop() == 0)
  }

  @Test("An idle connection is closed at once")
  func idle() async throws {
    let server = try await start(seconds: 600)
    let connection = try Connection(port: server.port)
    connection.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try await Deadline.blocking { try connection.read() } != nil)
    #expect(try await server.stop() == 0)
  }
}
