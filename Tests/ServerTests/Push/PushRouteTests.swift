// Boxes as devices meet them: who may, how much, and what is told.

import Crypto
import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Server
import Testing

@Suite("The routes of pushes")
struct PushRouteTests {
  private static let public4 = HostLookup { _ in ["142.250.1.1"] }

  private func run(
    _ settings: [String: String] = [:],
    _ test: @escaping @Sendable (PushDevice) async throws -> Void
  ) async throws {
    try await AccountServer.run(settings, lookup: Self.public4) { try await test(PushDevice($0)) }
  }

  private static let all: [(HTTPRequest.Method, String)] = [
    (.put, PushDevice.path(1)), (.delete, PushDevice.path(1)), (.put, PushDevice.plan),
    (.delete, PushDevice.box),
  ]

  @Test("The key is a point of P-256")
  func key() async throws {
    try await run { device in
      let answer = try await device.server.send(.get, PushDevice.key)
      let bytes = try #require(Base64.decode(answer.text("key")))
      #expect(bytes.count == 65 && bytes[0] == 4)
      _ = try P256.Signing.PublicKey(x963Representation: bytes)
    }
  }

  @Test("Where pushes are off each route says so")
  func off() async throws {
    try await run(["REDSTART_PUSH": "off"]) { device in
      for (method, path) in Self.all + [(.get, PushDevice.key)] {
        let answer = try await device.send(method, path)
        #expect(answer.status == .notFound && answer.code == "push_off", "\(method) \(path)")
      }
    }
  }

  @Test("Without the secret of a box, in its one spelling, nothing is answered")
  func unauthorized() async throws {
    try await run { device in
      let secret = Base64.encode(device.secret)
      let wrong = [
        "", "Box", "Box ", "Bearer " + secret, "box " + secret, "Box  " + secret,
        "Box " + secret + "=", "Box " + secret.dropLast(), "Box " + secret + "A",
        "Box " + secret.dropLast() + "F", "Box " + String(repeating: "A", count: 5_000),
        "Box " + secret + ", Box " + secret,
      ]
      for (method, path) in Self.all {
        for value in wrong {
          let answer = try await device.server.send(
            method, path, ["endpoint": .string(PushDevice.endpoint)],
            headers: ["Authorization": value])
          #expect(answer.status == .unauthorized && answer.code == "unauthorized", "\(value)")
        }
      }
    }
  }

  @Test("A foreign page changes nothing")
  func foreign() async throws {
    try await run { device in
      for (method, path) in Self.all {
        let answer = try await device.server.send(
          method, path, nil,
          headers: device.headers.merging(["Origin": "https://evil.example"]) { $1 })
        #expect(answer.status == .forbidden)
      }
    }
  }

  @Test("A box is made by its first subscription, and is unknown before and after")
  func life() async throws {
    try await run { device in
      let before = try await device.send(.put, PushDevice.plan, PushDevice.body())
      #expect(before.status == .notFound && before.code == "box_unknown")
      #expect(try await device.send(.delete, PushDevice.path(1)).status == .noContent)
      #expect(try await device.subscribe(1).status == .noContent)
      let answer = try await device.upload([device.delivery(1, in: 60)], keeping: [2])
      #expect(answer["missing"] == .array([.string(PushDevice.id(2))]))
      #expect(answer["gone"] == .array([]) && answer["spent"] == .array([]))
      #expect(try await device.send(.delete, PushDevice.box).status == .noContent)
      #expect(try await device.send(.delete, PushDevice.box).status == .noContent)
      let after = try await device.send(.put, PushDevice.plan, PushDevice.body())
      #expect(after.code == "box_unknown")
    }
  }

  @Test("A box takes sixteen subscriptions and no more")
  func sixteen() async throws {
    try await run { device in
      for number in UInt64(1)...16 {
        #expect(try await device.subscribe(number).status == .noContent)
      }
      let more = try await device.subscribe(17)
      #expect(more.status == .conflict && more.code == "too_many_subscriptions")
      #expect(try await device.send(.delete, PushDevice.path(3)).status == .noContent)
      #expect(try await device.subscribe(17).status == .noContent)
    }
  }

  @Test("One source makes twenty boxes in an hour, and goes on with those")
  func boxesOfSource() async throws {
    try await run { device in
      for number in UInt8(1)...20 {
        let other = PushDevice(device.server, box: number)
        let answer = try await other.subscribe(1)
        #expect(answer.status == .noContent)
      }
      let more = PushDevice(device.server, box: 21)
      #expect(try await more.subscribe(1).status == .tooManyRequests)
      #expect(try await device.subscribe(2).status == .noContent)
      device.server.clock.advance(seconds: 3_600)
      #expect(try await more.subscribe(1).status == .noContent)
    }
  }

  @Test("A name that nobody can look up now is asked for again, one that is not there is refused")
  func lookups() async throws {
    let lookup = HostLookup { (host: String) async throws(HostLookupError) in
      throw host.hasPrefix("web") ? .noAnswer : .unknown
    }
    try await AccountServer.run(lookup: lookup) { server in
      let device = PushDevice(server)
      let later = try await device.subscribe(1, at: "https://web.push.apple.com/a")
      #expect(later.status == .serviceUnavailable && later.headers[.retryAfter] != nil)
      let never = try await device.subscribe(1, at: "https://x.push.apple.com/a")
      #expect(never.code == "push_host_refused")
      let none = try await device.send(.put, PushDevice.plan, PushDevice.body())
      #expect(none.code == "box_unknown")
    }
  }

  @Test("A full disk takes nothing new, and still cancels")
  func fullDisk() async throws {
    try await PushSink.run { server, sink in
      let device = PushDevice(server)
      _ = try await device.subscribe(1, at: sink.endpoint("a"))
      try await device.upload([device.delivery(1, in: 60), device.delivery(2, in: 60)])
      try await device.upload(keeping: [2])
      server.clock.advance(seconds: 60)
      #expect(try await sink.wait(for: 1).map { $0.body } == [PushDevice.message(2)])
    }
    try await AccountServer.run(freeBytes: { 0 }, lookup: Self.public4) { server in
      let answer = try await PushDevice(server).subscribe(1)
      #expect(answer.status.code == 507)
    }
  }
}
