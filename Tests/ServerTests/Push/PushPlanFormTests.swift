// What a plan may look like, and that anything else is refused whole.

import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Server
import Testing

@Suite("The form of a plan")
struct PushPlanFormTests {

  private func run(_ test: @escaping @Sendable (PushDevice) async throws -> Void) async throws {
    try await AccountServer.run(lookup: HostLookup { _ in ["142.250.1.1"] }) { server in
      let device = PushDevice(server)
      #expect(try await device.subscribe(1).status == .noContent)
      try await test(device)
    }
  }

  /// A delivery with one member replaced, or without it.
  private static func changed(
    _ delivery: JSONValue, _ name: String, _ value: JSONValue?
  ) -> JSONValue {
    guard case .object(let members) = delivery else { return delivery }
    let others = members.filter { $0.name != name }
    return .object(others + (value.map { [JSONMember(name, $0)] } ?? []))
  }

  private static func bodies(_ count: Int, bytes: Int = 1_280) -> JSONValue {
    let body = JSONValue.string(Base64.encode([UInt8](repeating: 1, count: bytes)))
    return .object((0..<count).map { JSONMember(PushDevice.id(UInt64($0)), body) })
  }

  @Test("A delivery that is out of its bounds is refused, with all that comes with it")
  func deliveries() async throws {
    try await run { device in
      let good = device.delivery(1, in: 60)
      let now = device.server.clock.now.milliseconds
      let day: Int64 = 86_400_000
      let bad: [(String, JSONValue?)] = [
        ("id", nil), ("at", nil), ("until", nil), ("slot", nil), ("bodies", nil),
        ("more", .int(1)), ("id", .string("1")), ("id", .int(1)),
        ("id", .string(String(repeating: "A", count: 32))),
        ("at", .int(now + 15 * day + 1)), ("at", .int(-1)), ("at", .string("1")),
        ("at", .number(1.5)), ("until", .int(now + 60_000)), ("until", .int(now)),
        ("until", .int(now + 60_000 + day + 1)), ("until", .int(.max)), ("until", .null),
        ("slot", .string("")), ("slot", .string(String(repeating: "a", count: 33))),
        ("slot", .string("a b")), ("slot", .string("ä")), ("slot", .string("a\n")),
        ("slot", .string("a:b")), ("slot", .int(1)),
        ("bodies", .object([])), ("bodies", Self.bodies(17)), ("bodies", .array([])),
        ("bodies", Self.bodies(1, bytes: 1_279)), ("bodies", Self.bodies(1, bytes: 1_281)),
        ("bodies", Self.bodies(1, bytes: 0)), ("bodies", Self.bodies(1, bytes: 4_096)),
        ("bodies", .object([JSONMember("x", .string("AAAA"))])),
        ("bodies", .object([JSONMember(PushDevice.id(1), .int(1))])),
        ("bodies", .object([JSONMember(PushDevice.id(1), .string("=="))])),
      ]
      for (name, value) in bad {
        let delivery = Self.changed(good, name, value)
        let answer = try await device.send(
          .put, PushDevice.plan, PushDevice.body([device.delivery(2), delivery]))
        #expect(answer.status == .badRequest, "\(name) \(String(describing: value).prefix(60))")
        #expect(answer.code == "invalid_request", "\(name)")
      }
      let kept = try await device.upload(keeping: [1, 2])
      #expect(
        kept["missing"] == .array([.string(PushDevice.id(1)), .string(PushDevice.id(2))]))
    }
  }

  @Test("The bounds themselves are taken")
  func bounds() async throws {
    try await run { device in
      let now = device.server.clock.now.milliseconds
      let day: Int64 = 86_400_000
      var last = Self.changed(device.delivery(1), "at", .int(now + 15 * day))
      last = Self.changed(last, "until", .int(now + 16 * day))
      last = Self.changed(last, "slot", .string("aZ09/._-" + String(repeating: "x", count: 24)))
      last = Self.changed(last, "bodies", Self.bodies(16))
      let past = Self.changed(device.delivery(2), "at", .int(now - day))
      let ended = Self.changed(past, "until", .int(now - day + 1))
      try await device.upload([last, ended])
      let more = (10..<86).map { device.delivery($0, in: 600) }
      let quiet = (0..<64).map { (Int64($0), Int64($0) + 1) }
      try await device.upload(more, keeping: [1, 2, 3, 4], quiet: quiet)
    }
  }

  @Test("A plan with too much of anything is refused")
  func counts() async throws {
    try await run { device in
      let quiet = (0..<65).map { (Int64($0), Int64($0) + 1) }
      let many = (0..<81).map { device.delivery($0) }
      let one = device.delivery(1)
      let bad: [[String: JSONValue]] = [
        [:], ["quiet": .array([]), "keep": .array([])], ["new": .array([])],
        PushDevice.body(quiet: quiet), PushDevice.body(quiet: [(2, 2)]),
        PushDevice.body(quiet: [(3, 2)]), PushDevice.body(many),
        PushDevice.body(keeping: Array(0..<81)),
        PushDevice.body((0..<41).map { device.delivery($0) }, keeping: Array(100..<140)),
        PushDevice.body([one, one]), PushDevice.body([one], keeping: [1]),
        PushDevice.body(keeping: [1, 1]), PushDevice.body().merging(["x": .null]) { $1 },
        PushDevice.body().merging(["quiet": .array([.array([.int(1)])])]) { $1 },
        PushDevice.body().merging(["quiet": .array([.array([.int(1), .null])])]) { $1 },
        PushDevice.body().merging(["quiet": .object([])]) { $1 },
        PushDevice.body().merging(["keep": .array([.int(1)])]) { $1 },
        PushDevice.body().merging(["new": .array([.null])]) { $1 },
      ]
      for (number, body) in bad.enumerated() {
        let answer = try await device.send(.put, PushDevice.plan, body)
        #expect(answer.status == .badRequest, "number \(number)")
      }
    }
  }

  @Test("The largest plan is taken, and a larger body is not read")
  func sizes() async throws {
    try await run { device in
      for number in UInt64(2)...16 { _ = try await device.subscribe(number) }
      let new = (UInt64(0)..<80).map {
        device.delivery($0, in: 60, to: Array(UInt64(1)...16))
      }
      try await device.upload(new)
      let spaces = [UInt8](repeating: 0x20, count: 2_304 * 1_024 + 1)
      let answer = try await device.server.send(
        .put, PushDevice.plan, bytes: spaces, headers: device.headers)
      #expect(answer.status == .contentTooLarge)
      let stranger = PushDevice(device.server, box: 9)
      let unread = try await device.server.send(
        .put, PushDevice.plan, bytes: spaces, headers: stranger.headers)
      #expect(unread.code == "box_unknown", "a large body is only read for a box")
    }
  }
}
