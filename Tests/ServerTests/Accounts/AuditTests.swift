// The audit log: what stands in it, and that nothing is changed unnoticed.

import Engine
import Foundation
import Testing

@Suite("The audit log")
struct AuditTests {
  private func filled(_ server: AccountServer) async throws -> [String] {
    try await server.signUp(Person())
    var wrong = Person()
    wrong.secret[0] = 0
    for _ in 0..<3 { _ = try await server.send(.post, "/api/sessions", wrong.signIn()) }
    let jar = try await server.signIn(Person())
    for secret in [wrong.signInText, Person().signInText] {
      _ = try await server.send(
        .put, "/api/account/wraps/recovery", ["signIn": secret, "wrap": .string(Person.wrap)], jar)
    }
    _ = try await server.send(
      .put, "/api/account/wraps/password",
      ["signIn": Person().signInText, "wrap": .string(Person.wrap)], jar)
    let other = try await server.signIn(Person(), device: 2)
    _ = try await server.send(.delete, "/api/sessions/current", nil, other)
    _ = try await server.send(.delete, "/api/sessions", nil, jar)
    let text = try String(contentsOfFile: path(server), encoding: .utf8)
    return text.split(separator: "\n").map { String($0) }
  }

  private func path(_ server: AccountServer) -> String { server.data.path + "/audit.log" }

  private func problem(_ server: AccountServer, _ lines: [String]) throws -> Int? {
    try server.data.write("audit.log", lines.map { $0 + "\n" }.joined())
    return server.kept.audit.firstProblem()
  }

  @Test func itHoldsEventsAndNobodysAddress() async throws {
    try await AccountServer.run { server in
      let lines = try await filled(server)
      let events = try lines.map { line in
        let json = try JSONValue(parsing: Array(line.split(separator: "\t")[0].utf8))
        return json["event"]
      }
      #expect(
        events
          == [
            .string("signed_up"), .string("sign_in_refused"), .string("sign_in_refused"),
            .string("sign_in_refused"), .string("signed_in"), .string("proof_refused"),
            .string("recovery_code_changed"), .string("password_wrap_kept"),
            .string("signed_in"), .string("signed_out"), .string("device_revoked"),
          ])
      #expect(lines.allSatisfy { !$0.contains("@") && !$0.contains("127.0.0.1") })
      #expect(server.kept.audit.firstProblem() == nil)
    }
  }

  @Test func eachChangedByteIsNoticed() async throws {
    try await AccountServer.run { server in
      let lines = try await filled(server)
      for (index, line) in lines.enumerated() {
        for position in stride(from: 0, to: line.utf8.count, by: 7) {
          var bytes = Array(line.utf8)
          bytes[position] = bytes[position] == 0x30 ? 0x31 : 0x30
          var changed = lines
          changed[index] = String(decoding: bytes, as: UTF8.self)
          #expect(try problem(server, changed) == index + 1, "line \(index), byte \(position)")
        }
      }
      #expect(try problem(server, lines) == nil)
    }
  }

  @Test("A thousand changes, removals, swaps and cuts of any lines, from one seed")
  func aThousandOfAThousand() async throws {
    try await AccountServer.run { server in
      let lines = try await filled(server)
      var dice = AuditDice(state: 20_261_123)
      for turn in 0..<1_000 {
        var changed = lines
        let place = dice.below(lines.count)
        switch turn % 4 {
        case 0:
          var bytes = Array(lines[place].utf8)
          let at = dice.below(bytes.count)
          bytes[at] = bytes[at] == 0x37 ? 0x38 : 0x37
          changed[place] = String(decoding: bytes, as: UTF8.self)
        case 1: changed.remove(at: place)
        case 2: changed.swapAt(place, (place + 1 + dice.below(lines.count - 1)) % lines.count)
        default: changed = Array(lines[..<place])
        }
        guard changed != lines else { continue }
        #expect(try problem(server, changed) != nil, "turn \(turn)")
      }
      #expect(try problem(server, lines) == nil)
    }
  }

  @Test func eachRemovedMovedOrDoubledLineIsNoticed() async throws {
    try await AccountServer.run { server in
      let lines = try await filled(server)
      for index in lines.indices {
        var less = lines
        less.remove(at: index)
        #expect(try problem(server, less) == index + 1, "without line \(index)")
        #expect(try problem(server, Array(lines[..<index])) != nil, "cut before line \(index)")
        #expect(try problem(server, Array(lines[...index]) + lines[index...]) == index + 2)
        guard index > 0 else { continue }
        var moved = lines
        moved.swapAt(index, index - 1)
        #expect(try problem(server, moved) == index, "swapped \(index)")
      }
    }
  }
}

/// Chance that is the same in each run.
private struct AuditDice {
  var state: UInt64

  /// From 0 to one below `end`.
  mutating func below(_ end: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(end))
  }
}
