// Two signed-in devices and the vault between them, through the whole server.

import Engine
import Foundation
import HTTPTypes
import Server
import Testing

@Suite("The vault behind accounts")
struct SyncTests {
  private static let path = "/api/vault/changes"

  private func push(_ device: UInt64, _ numbers: ClosedRange<Int64>) -> [UInt8] {
    VaultRouteTests.request(numbers.map { VaultRouteTests.change($0, device: device) })
  }

  @Test("What one device pushes the other one pulls, and the account tells of it")
  func two() async throws {
    try await AccountServer.run { server in
      let person = Person()
      try await server.signUp(person)
      let phone = try await server.signIn(person, device: 1)
      let desk = try await server.signIn(person, device: 2)
      let pushed = try await server.send(.post, Self.path, bytes: push(1, 1...3), phone)
      #expect(try #require(PushAnswer(json: pushed.json)).head == 3)
      let pulled = try await server.send(.get, Self.path + "?from=0", nil, desk)
      let answer = try #require(PullAnswer(json: pulled.json))
      #expect(answer.changes.map { $0.number } == [1, 2, 3])
      #expect(answer.time == server.clock.now)
      let account = try await server.send(.get, "/api/account", nil, desk)
      #expect(account.json["changes"] == .int(3))
      let signedIn = try await server.send(.post, "/api/sessions", person.signIn(device: 3))
      #expect(signedIn.json["head"] == .int(3))
      #expect(signedIn.text("epoch") == answer.epoch.text)
    }
  }

  @Test("Another device's changes, a request without a session, and a deleted account are refused")
  func refused() async throws {
    try await AccountServer.run { server in
      let person = Person()
      try await server.signUp(person)
      let jar = try await server.signIn(person, device: 1)
      let other = try await server.send(.post, Self.path, bytes: push(2, 1...1), jar)
      #expect(other.status == .forbidden && other.code == "forbidden")
      for path in [Self.path + "?from=0", "/api/vault/events"] {
        #expect(try await server.send(.get, path).status == .unauthorized)
      }
      let stranger = try await server.send(.post, Self.path, bytes: push(1, 1...1))
      #expect(stranger.status == .unauthorized)
      let ahead = try await server.send(.get, Self.path + "?from=9", nil, jar)
      #expect(ahead.status == .conflict && ahead.code == "epoch")
      let deletion = try await server.send(
        .post, "/api/account/delete", ["signIn": person.signInText], jar)
      #expect(deletion.status == .accepted)
      let gone = try await server.send(.post, Self.path, bytes: push(1, 1...1), jar)
      #expect(gone.code == "account_deleted")
    }
  }

  @Test("The largest push fits, and its events reach the other device")
  func largest() async throws {
    try await AccountServer.run { server in
      let person = Person()
      try await server.signUp(person)
      let jar = try await server.signIn(person, device: 1)
      let listener = try Connection(port: UInt16(server.client.port ?? 0))
      listener.send("GET /api/vault/events HTTP/1.1\r\nHost: a\r\nCookie: \(jar.field)\r\n\r\n")
      let body = VaultRouteTests.request(
        (1...Int64(SyncLimits.changesInPush)).map {
          VaultRouteTests.change($0, size: SyncLimits.pushBytes / SyncLimits.changesInPush)
        })
      let pushed = try await server.send(.post, Self.path, bytes: body, jar)
      #expect(pushed.status == .ok)
      try await Deadline.blocking {
        var all = ""
        while !all.contains("\"head\":500}") {
          all += String(decoding: try #require(try listener.read()), as: UTF8.self)
        }
      }
    }
  }
}
