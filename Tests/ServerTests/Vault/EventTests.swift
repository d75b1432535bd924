// Hearing of new changes: at once, newest only, and never for a client that has left.

import Engine
import Foundation
import Hummingbird
import HummingbirdTesting
import Server
import Storage
import Testing

@Suite("Events of the vault")
struct EventTests {
  /// An open event stream.
  private final class Listener: Sendable {
    let connection: Connection

    init(_ port: Int?, account: Identifier = VaultBench.one) throws {
      connection = try Connection(port: UInt16(port ?? 0))
      connection.send(
        "GET /api/vault/events HTTP/1.1\r\nHost: a\r\nAccount: \(account.text)\r\n\r\n")
    }

    /// What comes until the text is there; fails when the stream ends or is silent before that.
    @discardableResult
    func until(_ text: String) async throws -> String {
      try await Deadline.blocking { [connection] in
        var all = ""
        while !all.contains(text) {
          let next = try connection.read()
          all += String(decoding: try #require(next, "ended after \(all)"), as: UTF8.self)
        }
        return all
      }
    }
  }

  private func push(_ client: any TestClientProtocol, _ number: Int64) async throws {
    let body = VaultRouteTests.request([VaultRouteTests.change(number)])
    #expect(try await VaultRouteTests.push(client, body).status == .ok)
  }

  @Test("The head comes at once, after each push, and to each listener of that account only")
  func heads() async throws {
    try await VaultBench().serve { client in
      try await push(client, 1)
      let first = try Listener(client.port)
      let start = try await first.until("\n\n")
      #expect(start.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(start.contains("text/event-stream") && start.contains("no-store"))
      let head = try await start.contains("\"head\":1}") ? start : first.until("\"head\":1}")
      #expect(head.contains("event: head\ndata: {\"epoch\":\""))
      let second = try Listener(client.port)
      try await second.until("\"head\":1}\n\n")
      let neighbour = try Listener(client.port, account: VaultBench.two)
      try await neighbour.until("\"head\":0}\n\n")
      for number in Int64(2)...4 {
        try await push(client, number)
        try await first.until("\"head\":\(number)}\n\n")
        try await second.until("\"head\":\(number)}\n\n")
      }
      #expect(try await !neighbour.until(":\n\n").contains("event:"))
    }
  }

  @Test("Many pushes at once: the last head comes, and heads never go back")
  func coalesced() async throws {
    try await VaultBench(heartbeat: .seconds(60)).serve { client in
      let listener = try Listener(client.port)
      try await listener.until("\"head\":0}\n\n")
      for number in Int64(1)...40 { try await push(client, number) }
      let text = try await listener.until("\"head\":40}\n\n")
      let heads = text.split(separator: "\"head\":").dropFirst()
        .compactMap { Int($0.prefix { $0.isNumber }) }
      #expect(heads == heads.sorted() && heads.count <= 40 && Set(heads).count == heads.count)
    }
  }

  @Test("A client that leaves is forgotten")
  func leaving() async throws {
    let bench = try VaultBench()
    try await bench.serve { client in
      var listeners: [Listener] = []
      for _ in 0..<5 { listeners.append(try Listener(client.port)) }
      for listener in listeners { try await listener.until(":\n\n") }
      #expect(bench.responder.listenerCount == 5)
      listeners.removeLast(4)
      #expect(try await Deadline.met { bench.responder.listenerCount == 1 })
      try await push(client, 1)
      try await listeners[0].until("\"head\":1}")
      listeners = []
      #expect(try await Deadline.met { bench.responder.listenerCount == 0 })
    }
  }

  @Test("One account has a bounded number of streams; the oldest ends for a new one")
  func bounded() async throws {
    let bench = try VaultBench()
    try await bench.serve { client in
      var listeners: [Listener] = []
      for _ in 0..<VaultLimits.listenersOfAccount {
        listeners.append(try Listener(client.port))
        try await listeners.last?.until(":\n\n")
      }
      let neighbour = try Listener(client.port, account: VaultBench.two)
      try await neighbour.until(":\n\n")
      let oldest = listeners.removeFirst()
      listeners.append(try Listener(client.port))
      // A chunk of no bytes ends the answer.
      try await oldest.until("\r\n0\r\n\r\n")
      #expect(bench.responder.listenerCount == VaultLimits.listenersOfAccount + 1)
      for listener in listeners + [neighbour] { try await listener.until(":\n\n") }
    }
  }

  @Test("Where all streams are taken, the account with the most gives up its oldest")
  func fair() async throws {
    let bench = try VaultBench(listeners: 3)
    try await bench.serve { client in
      let accounts = (1...4).map { Identifier(high: 0xacc, low: UInt64($0)) }
      var greedy: [Listener] = []
      for _ in 0..<3 {
        greedy.append(try Listener(client.port))
        try await greedy.last?.until(":\n\n")
      }
      var others: [Listener] = []
      for account in accounts[1...2] {
        others.append(try Listener(client.port, account: account))
        try await others.last?.until(":\n\n")
        try await greedy.removeFirst().until("\r\n0\r\n\r\n")
      }
      // Each has one now: nobody has to go for a fourth.
      let late = try Listener(client.port, account: accounts[3])
      let refusal = try await late.until("server_busy")
      #expect(refusal.lowercased().contains("\r\nretry-after: "), "it may come again")
      let body = VaultRouteTests.request([VaultRouteTests.change(1)])
      #expect(try await VaultRouteTests.push(client, body).status == .ok, "all else is answered")
      for listener in greedy + others { try await listener.until(":\n\n") }
    }
  }

  @Test("A stream outlives the time for a request, and one that was never listened to leaves none")
  func long() async throws {
    let bench = try VaultBench()
    try await bench.serve(requestSeconds: 1) { client in
      let listener = try Listener(client.port)
      try await listener.until("\"head\":0}")
      // The others are idle: when they have been closed, the request's time is over.
      for _ in 0..<2 {
        let idle = try Connection(port: UInt16(client.port ?? 0))
        #expect(try await Deadline.blocking { try idle.read() } == nil)
      }
      // So is the client's own by now.
      let body = VaultRouteTests.request([VaultRouteTests.change(1)])
      let other = try Connection(port: UInt16(client.port ?? 0))
      other.send("POST \(VaultRouteTests.path) HTTP/1.1\r\nHost: a\r\n")
      other.send("Content-Length: \(body.count)\r\n\r\n" + String(decoding: body, as: UTF8.self))
      try await listener.until("\"head\":1}")
      #expect(bench.responder.listenerCount == 1)
    }
    _ = try bench.responder.events(account: VaultBench.one).createHeadResponse()
    #expect(bench.responder.listenerCount == 0)
  }

  @Test("A stop ends open streams properly and does not wait for them")
  func stop() async throws {
    let bench = try VaultBench(heartbeat: .seconds(600))
    let open = Held()
    try await bench.serve { client in
      for _ in 0..<3 {
        let listener = try Listener(client.port)
        try await listener.until("\"head\":0}")
        open.keep(listener.connection)
      }
    }
    #expect(bench.responder.listenerCount == 0)
    for connection in open.connections {
      let rest = try await Deadline.blocking { try connection.readToClose() }
      #expect(String(decoding: rest, as: UTF8.self).hasSuffix("0\r\n\r\n"))
    }
  }
}
