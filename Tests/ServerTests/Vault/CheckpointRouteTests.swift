// Checkpoints through the whole server.

import Engine
import HTTPTypes
import HummingbirdTesting
import Testing

@Suite("Checkpoints in the vault")
struct CheckpointRouteTests {
  private static let path = "/api/vault/checkpoints"

  private func part(_ body: [UInt8]) -> String {
    Self.path + "/parts/" + Hex.encode(SHA256.hash(body))
  }

  private func offer(_ epoch: Identifier, _ sequence: Int64, _ parts: [[UInt8]]) -> [UInt8] {
    let sealed = SealedCheckpoint(epoch: epoch, sequence: sequence, keyVersion: 1, body: [1, 2])
    return CheckpointOffer(sealed, parts: parts).bytes
  }

  private func change(_ number: Int64, device: UInt64) -> SealedChange {
    SealedChange(
      id: Identifier(high: 3, low: UInt64(number)), device: device, number: number,
      stamp: Stamp(milliseconds: 1_700_000_000_000, counter: UInt16(number), device: device),
      keyVersion: 1, body: [UInt8](repeating: 1, count: 128))
  }

  @Test("Parts go up under their hash, then the list; a new device gets both")
  func kept() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let phone = try await server.signIn(Person(), device: 1)
      let desk = try await server.signIn(Person(), device: 2)
      let push = PushRequest(
        epoch: nil, device: 1, changes: (1...3).map { change($0, device: 1) })
      _ = try await server.send(.post, "/api/vault/changes", bytes: push.bytes, phone)
      let empty = try await server.send(.get, Self.path, nil, phone)
      let epoch = try #require(CheckpointAnswer(json: empty.json)?.epoch)
      #expect(CheckpointAnswer(json: empty.json)?.head == 3)
      let body = [UInt8](repeating: 7, count: SyncLimits.partBytes)
      let list = offer(epoch, 3, [SHA256.hash(body)])
      #expect(try await server.send(.put, Self.path, bytes: list, phone).status == .notFound)
      for _ in 0..<2 {
        let answer = try await server.send(
          .put, part(body), bytes: CheckpointPart.json(body), phone)
        #expect(answer.status == .noContent)
      }
      for _ in 0..<2 {
        #expect(try await server.send(.put, Self.path, bytes: list, phone).status == .noContent)
      }
      let found = try await server.send(.get, Self.path, nil, desk)
      #expect(CheckpointAnswer(json: found.json)?.latest?.sequence == 3)
      let got = try await server.send(.get, part(body), nil, desk)
      #expect(CheckpointPart.body(got.json) == body)
    }
  }

  @Test("Other accounts, no session, other names, histories and bodies get nothing")
  func refused() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      var eve = Person()
      eve.email = "eve@example.org"
      try await server.signUp(eve)
      let jar = try await server.signIn(Person())
      let stranger = try await server.signIn(eve)
      let body: [UInt8] = [1, 2, 3]
      let json = CheckpointPart.json(body)
      _ = try await server.send(.put, part(body), bytes: json, jar)
      #expect(try await server.send(.get, part(body), nil, stranger).status == .notFound)
      for path in [Self.path, part(body)] {
        #expect(try await server.send(.get, path).status == .unauthorized)
        #expect(try await server.send(.put, path, bytes: json).status == .unauthorized)
      }
      #expect(try await server.send(.put, part([4]), bytes: json, jar).status == .badRequest)
      let short = Self.path + "/parts/0a"
      #expect(try await server.send(.put, short, bytes: json, jar).status == .notFound)
      let answer = try await server.send(.get, Self.path, nil, jar)
      let epoch = try #require(CheckpointAnswer(json: answer.json)?.epoch)
      let name = SHA256.hash(body)
      let other = offer(Identifier(high: 1, low: 1), 1, [name])
      #expect(try await server.send(.put, Self.path, bytes: other, jar).status == .conflict)
      for wrong in [
        offer(epoch, 1, [name]), offer(epoch, 0, [name]), offer(epoch, 1, []),
        offer(epoch, 1, [name, name]), offer(epoch, 1, [[1]]), [], json,
      ] {
        #expect(try await server.send(.put, Self.path, bytes: wrong, jar).status == .badRequest)
      }
      let large = [UInt8](repeating: 7, count: SyncLimits.partBytes + 1)
      let refused = try await server.send(
        .put, part(large), bytes: CheckpointPart.json(large), jar)
      #expect(refused.status == .badRequest)
    }
  }
}
