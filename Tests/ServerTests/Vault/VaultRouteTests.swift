// The vault as devices meet it: JSON in, JSON out, and problems in words for programs.

import Engine
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Server
import Storage
import Testing

@Suite("The routes of the vault")
struct VaultRouteTests {
  static let path = "/api/vault/changes"

  static func change(_ number: Int64, device: UInt64 = 1, size: Int = 128) -> SealedChange {
    SealedChange(
      id: Identifier(high: device, low: UInt64(number)), device: device, number: number,
      stamp: Stamp(milliseconds: VaultBench.now.milliseconds, counter: 0, device: device),
      keyVersion: 1, body: [UInt8](repeating: 7, count: size))
  }

  static func push(
    _ client: any TestClientProtocol, _ body: [UInt8], _ headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    try await client.executeRequest(
      uri: path, method: .post, headers: headers, body: ByteBuffer(bytes: body))
  }

  static func request(_ changes: [SealedChange], epoch: Identifier? = nil) -> [UInt8] {
    PushRequest(epoch: epoch, device: changes.first?.device ?? 1, changes: changes).bytes
  }

  private func pull(
    _ client: any TestClientProtocol, _ query: String, _ headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    try await client.executeRequest(
      uri: Self.path + query, method: .get, headers: headers, body: nil)
  }

  private func json(_ response: TestResponse) throws -> JSONValue {
    try JSONValue(parsing: [UInt8](Data(buffer: response.body)))
  }

  private func expect(_ response: TestResponse, _ status: Int, _ code: String) throws {
    #expect(response.status.code == status)
    #expect(response.headers[.contentType] == "application/problem+json")
    #expect(response.headers[.cacheControl] == "no-store")
    let problem = try json(response)
    #expect(problem["code"] == .string(code))
    guard case .string(let message) = problem["message"], !message.isEmpty else {
      Issue.record("no message")
      return
    }
    #expect(problem["requestId"] == .string("0123"))
  }

  @Test("What one device pushes another one pulls")
  func both() async throws {
    try await VaultBench().serve { client in
      let log = (1...5).map { Self.change($0) }
      let pushed = try await Self.push(client, Self.request(log))
      #expect(pushed.status == .ok)
      #expect(pushed.headers[.contentType] == "application/json")
      let answer = try #require(PushAnswer(json: try json(pushed)))
      #expect(answer.head == 5 && answer.last == 5 && answer.items.count == 5)
      #expect(answer.time == VaultBench.now)
      let some = try await pull(client, "?from=1&epoch=\(answer.epoch.text)&limit=3")
      let run = try #require(PullAnswer(json: try json(some)))
      #expect(run.changes == Array(log[1..<4]) && run.head == 5)
      let other = try await pull(client, "?from=0", [.account: VaultBench.two.text])
      #expect(try #require(PullAnswer(json: try json(other))).head == 0)
    }
  }

  @Test("A push for another device than the session's is refused")
  func forbidden() async throws {
    try await VaultBench().serve { client in
      let answer = try await Self.push(client, Self.request([Self.change(1)]), [.device: "2"])
      try expect(answer, 403, "forbidden")
      let empty = try await pull(client, "?from=0")
      #expect(try #require(PullAnswer(json: try json(empty))).head == 0)
    }
  }

  @Test("What is sealed under a version that the account's key has not reached gets 403")
  func laterKey() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      func offer(_ version: Int64) throws -> [(HTTPRequest.Method, String, [UInt8])] {
        let sealed = Self.change(1)
        let change = SealedChange(
          id: sealed.id, device: 1, number: 1,
          stamp: Stamp(milliseconds: server.clock.now.milliseconds, counter: 0, device: 1),
          keyVersion: version, body: sealed.body)
        let id = Identifier(high: 1, low: 2)
        let attachment = SealedAttachment(id: id, keyVersion: version, body: [7])
        return [
          (.post, Self.path, Self.request([change])),
          (.put, "/api/vault/attachments/" + id.text, attachment.bytes),
        ]
      }
      for version in [2, 1 << 40] as [Int64] {
        for (method, path, bytes) in try offer(version) {
          let answer = try await server.send(method, path, bytes: bytes, jar)
          #expect(answer.status == .forbidden && answer.code == "forbidden", "\(path)")
        }
      }
      let account = try await server.send(.get, "/api/account", nil, jar)
      #expect(account.json["bytes"] == .int(0), "nothing of it is kept")
      for (method, path, bytes) in try offer(1) {
        let answer = try await server.send(method, path, bytes: bytes, jar)
        #expect([.ok, .noContent].contains(answer.status), "\(path)")
      }
    }
  }

  @Test("A checkpoint under such a version gets 403, too")
  func laterCheckpointKey() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      let path = "/api/vault/checkpoints"
      let early = SealedChange(
        id: Identifier(high: 1, low: 1), device: 1, number: 1,
        stamp: Stamp(milliseconds: 1_700_000_000_000, counter: 0, device: 1), keyVersion: 1,
        body: [7])
      _ = try await server.send(.post, Self.path, bytes: Self.request([early]), jar)
      let empty = try await server.send(.get, path, nil, jar)
      let epoch = try #require(CheckpointAnswer(json: empty.json)?.epoch)
      let sealed = SealedCheckpoint(epoch: epoch, sequence: 1, keyVersion: 2, body: [1])
      let offer = CheckpointOffer(sealed, parts: [SHA256.hash([1])])
      let answer = try await server.send(.put, path, bytes: offer.bytes, jar)
      #expect(answer.status == .forbidden && answer.code == "forbidden")
      let after = try await server.send(.get, path, nil, jar)
      #expect(CheckpointAnswer(json: after.json)?.latest == nil)
    }
  }

  static let wrong = [
    "", "x", "[]", "{}", "null", "{\"version\":1}",
    "{\"version\":1,\"device\":\"1\",\"changes\":[]}",
    "{\"version\":1,\"device\":\"0000000000000001\",\"changes\":[{}]}",
    "{\"version\":1,\"device\":\"0000000000000001\",\"changes\":{}}",
    "{\"version\":1,\"epoch\":\"0\",\"device\":\"0000000000000001\",\"changes\":[]}",
    "{\"version\":\"2\",\"device\":\"0000000000000001\",\"changes\":[]}",
    String(repeating: "[", count: 1_000),
  ]

  @Test("A body of another form is refused", arguments: wrong)
  func wrongBody(body: String) async throws {
    try await VaultBench().serve { client in
      try expect(try await Self.push(client, Array(body.utf8)), 400, "invalid_request")
    }
  }

  @Test("Changes of another device, or too many, are refused together")
  func wrongChanges() async throws {
    try await VaultBench().serve { client in
      let mixed = PushRequest(
        epoch: nil, device: 1, changes: [Self.change(1), Self.change(2, device: 2)])
      try expect(try await Self.push(client, mixed.bytes), 400, "invalid_request")
      let many = (1...Int64(SyncLimits.changesInPush + 1)).map { Self.change($0, size: 1) }
      try expect(try await Self.push(client, Self.request(many)), 400, "invalid_request")
      #expect(try await Self.push(client, Self.request(many.dropLast())).status == .ok)
    }
  }

  @Test("Another version is told to update, also when it has another form")
  func version() async throws {
    try await VaultBench().serve { client in
      let later = PushRequest(version: 2, epoch: nil, device: 1, changes: []).bytes
      try expect(try await Self.push(client, later), 426, "upgrade_required")
      for body in ["{\"version\":2}", "{\"version\":0,\"changes\":7}"] {
        try expect(try await Self.push(client, Array(body.utf8)), 426, "upgrade_required")
      }
    }
  }

  @Test(
    "A question of another form is refused",
    arguments: [
      "", "?", "?from=", "?from=x", "?from=1.0", "?from=9223372036854775808", "?from=0&from=0",
      "?from=0&limit=0", "?from=0&limit=2001", "?from=0&limit=-1", "?from=0&limit=x",
      "?from=0&epoch=", "?from=0&epoch=ABCDEF", "?from=0&page=1", "?from=%zz", "?limit=5",
    ])
  func wrongQuestion(query: String) async throws {
    try await VaultBench().serve { client in
      try expect(try await pull(client, query), 400, "invalid_request")
    }
  }

  @Test("A cursor of another history hears the name of this one")
  func epoch() async throws {
    try await VaultBench().serve { client in
      let pushed = try await Self.push(client, Self.request([Self.change(1)]))
      let epoch = try #require(PushAnswer(json: try json(pushed))).epoch
      let foreign = String(repeating: "0", count: 32)
      for query in ["?from=2", "?from=-1", "?from=9223372036854775807", "?from=0&epoch=\(foreign)"]
      {
        let answer = try await pull(client, query)
        try expect(answer, 409, "epoch")
        #expect(try json(answer)["details"]?["epoch"] == .string(epoch.text))
      }
      let stale = Self.request([Self.change(2)], epoch: Identifier(high: 0, low: 0))
      let stopped = try await Self.push(client, stale)
      #expect(stopped.status == .ok)
      #expect(try #require(PushAnswer(json: try json(stopped))).stop == .epoch)
    }
  }

  @Test("A deleted account and a full disk have their own problems")
  func trouble() async throws {
    try await VaultBench(largestBytes: 360_000).serve { client in
      let stranger = Identifier(high: 9, low: 9).text
      let gone = try await Self.push(client, Self.request([Self.change(1)]), [.account: stranger])
      try expect(gone, 410, "account_deleted")
      for number in Int64(1)...30 {
        let change = Self.change(number, size: SyncLimits.bodyBytes)
        let answer = try await Self.push(client, Self.request([change]))
        if answer.status == .ok { continue }
        #expect(number > 8)
        try expect(answer, 507, "storage_full")
        let log = try #require(PullAnswer(json: try json(try await pull(client, "?from=0"))))
        #expect(log.head == number - 1 && log.to == log.head)
        return
      }
      Issue.record("the disk was never full")
    }
  }
}
