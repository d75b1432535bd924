// Sealed photos and voice notes, through the whole server.

import Engine
import HTTPTypes
import HummingbirdTesting
import Testing

@Suite("Attachments in the vault")
struct AttachmentTests {
  private static let path = "/api/vault/attachments"
  private static let name = String(repeating: "0a", count: 16)

  private func body(_ byte: UInt8, count: Int = 100) -> [UInt8] {
    let id = Identifier(high: 1, low: 2)
    return SealedAttachment(
      id: id, keyVersion: 1, body: [UInt8](repeating: byte, count: count)
    ).bytes
  }

  @Test("What one device keeps the other one gets, and the first bytes stay")
  func kept() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let phone = try await server.signIn(Person(), device: 1)
      let desk = try await server.signIn(Person(), device: 2)
      let one = Self.path + "/" + Self.name
      for byte: UInt8 in [7, 8] {
        let answer = try await server.send(.put, one, bytes: body(byte), phone)
        #expect(answer.status == .noContent)
      }
      let found = try await server.send(.get, one, nil, desk)
      #expect(found.json["key"] == .int(1))
      #expect(found.text("body") == Base64.encode([UInt8](repeating: 7, count: 100)))
      let list = try await server.send(.get, Self.path, nil, desk)
      #expect(list.json["attachments"] == .array([.string(Self.name)]))
      let account = try await server.send(.get, "/api/account", nil, desk)
      #expect(account.json["bytes"] == .int(300))
    }
  }

  @Test("Dropped, it is gone, its room is free, and dropping it again is no error")
  func dropped() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      let one = Self.path + "/" + Self.name
      _ = try await server.send(.put, one, bytes: body(7), jar)
      for _ in 0..<2 {
        #expect(try await server.send(.delete, one, nil, jar).status == .noContent)
      }
      #expect(try await server.send(.get, one, nil, jar).status == .notFound)
      let account = try await server.send(.get, "/api/account", nil, jar)
      #expect(account.json["bytes"] == .int(0))
    }
  }

  @Test("Other accounts, no session, other names and other bodies get nothing")
  func refused() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      var eve = Person()
      eve.email = "eve@example.org"
      try await server.signUp(eve)
      let jar = try await server.signIn(Person())
      let stranger = try await server.signIn(eve)
      let one = Self.path + "/" + Self.name
      _ = try await server.send(.put, one, bytes: body(7), jar)
      #expect(try await server.send(.get, one, nil, stranger).status == .notFound)
      let list = try await server.send(.get, Self.path, nil, stranger)
      #expect(list.json["attachments"] == .array([]))
      #expect(try await server.send(.get, one).status == .unauthorized)
      #expect(try await server.send(.put, one, bytes: body(7)).status == .unauthorized)
      let short = Self.path + "/0a"
      #expect(try await server.send(.put, short, bytes: body(7), jar).status == .notFound)
      let wrong: [[UInt8]] = [
        [], Array("[]".utf8), Array(#"{"key":1}"#.utf8), Array(#"{"key":0,"body":"AA"}"#.utf8),
        Array(#"{"key":1,"body":""}"#.utf8), Array(#"{"key":1,"body":"A"}"#.utf8),
        Array(#"{"key":1,"body":"AA","more":1}"#.utf8),
        body(7, count: SyncLimits.attachmentBytes + 1),
      ]
      for bytes in wrong {
        #expect(try await server.send(.put, one, bytes: bytes, jar).status == .badRequest)
      }
      // In base64 a little more than the route takes, and less than what ends the connection.
      let huge = body(7, count: 555_000)
      #expect(try await server.send(.put, one, bytes: huge, jar).status == .contentTooLarge)
      let largest = Self.path + "/" + String(repeating: "0b", count: 16)
      let full = body(7, count: SyncLimits.attachmentBytes)
      #expect(try await server.send(.put, largest, bytes: full, jar).status == .noContent)
    }
  }
}
