// Before the disk is full nothing new is taken; all that takes nothing goes on.

import Engine
import HTTPTypes
import HummingbirdTesting
import Server
import Synchronization
import Testing

@Suite("The reserve of the disk")
struct DiskReserveTests {
  /// Bytes that are free, until a test says otherwise.
  private final class Disk: Sendable {
    private let left = Mutex<Int64?>(1 << 40)

    var free: Int64? { left.withLock { $0 } }
    func leave(_ bytes: Int64?) { left.withLock { $0 = bytes } }
  }

  private static let megabyte: Int64 = 1 << 20

  private static func change(_ number: Int64) -> [UInt8] {
    let stamp = Stamp(milliseconds: 1_800_000_000_000, counter: 0, device: 1)
    return PushRequest(
      epoch: nil, device: 1,
      changes: [
        SealedChange(
          id: Identifier(high: 1, low: UInt64(number)), device: 1, number: number, stamp: stamp,
          keyVersion: 1, body: [UInt8](repeating: 1, count: 157))
      ]
    ).bytes
  }

  /// What makes the database larger, by method and path.
  private static let writes = [
    "/api/vault/attachments/" + Identifier(high: 1, low: 1).text, "/api/vault/checkpoints",
    "/api/vault/checkpoints/parts/" + String(repeating: "0", count: 64),
  ]

  @Test("Below it each larger write is told that the server is full, and when to come again")
  func refused() async throws {
    let disk = Disk()
    try await AccountServer.run(freeBytes: { disk.free }) { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      func push(_ number: Int64) async throws -> Int {
        let answer = try await server.send(
          .post, "/api/vault/changes", bytes: DiskReserveTests.change(number), jar)
        if answer.status.code == 507 {
          #expect(answer.code == "storage_full" && answer.headers[.retryAfter] == "300")
        }
        return answer.status.code
      }
      #expect(try await push(1) == 200)
      disk.leave(256 * DiskReserveTests.megabyte - 1)
      #expect(try await push(2) == 507)
      for path in DiskReserveTests.writes {
        let answer = try await server.send(.put, path, [:], jar)
        #expect(answer.status.code == 507, "\(path)")
      }
      #expect(try await server.send(.get, "/api/server").text("signUp") == "closed")
      var stranger = Person()
      stranger.email = "eve@example.org"
      #expect(try await server.signUp(stranger).code == "sign_up_closed")
      // What takes nothing, or gives something back.
      let other = try await server.signIn(Person(), device: 2)
      let pull = try await server.send(.get, "/api/vault/changes?from=0", nil, other)
      #expect(pull.status == .ok)
      #expect(try await server.refresh(other).status == .noContent)
      let drop = try await server.send(.delete, DiskReserveTests.writes[0], nil, jar)
      #expect(drop.status == .noContent)
      disk.leave(256 * DiskReserveTests.megabyte)
      #expect(try await push(2) == 200)
    }
  }

  @Test("A disk of which nobody knows how full it is takes what comes, and 0 turns it off")
  func unknown() async throws {
    for (free, reserve) in [(nil, "256"), (0, "0")] as [(Int64?, String)] {
      let settings = ["REDSTART_DISK_RESERVE_MEGABYTES": reserve]
      try await AccountServer.run(settings, freeBytes: { free }) { server in
        try await server.signUp(Person())
        let answer = try await server.send(
          .post, "/api/vault/changes", bytes: DiskReserveTests.change(1),
          try await server.signIn(Person()))
        #expect(answer.status == .ok)
      }
    }
  }

  @Test("A reserve is a whole number of megabytes", arguments: ["", "-1", "1.5", "1000001"])
  func settings(_ text: String) {
    #expect(throws: SettingsError.badReserve(text)) {
      try Settings(flags: [.diskReserve: text], environment: [:])
    }
  }
}
