// A device that shares a box with others, as the server sees it.

import Engine
import HTTPTypes
import HummingbirdTesting
import Testing

/// Knows the secret of its box.
struct PushDevice: Sendable {
  static let key = "/api/push/key"
  static let plan = "/api/push/plan"
  static let box = "/api/push"
  static let endpoint = "https://fcm.googleapis.com/fcm/send/abc:def-_"

  let server: AccountServer
  let secret: [UInt8]

  init(_ server: AccountServer, box: UInt8 = 1) {
    self.server = server
    secret = [UInt8](repeating: box, count: 32)
  }

  static func id(_ number: UInt64) -> String { Identifier(high: 3, low: number).text }
  static func path(_ number: UInt64) -> String { "/api/push/subscriptions/" + id(number) }

  var headers: [String: String] { ["Authorization": "Box " + Base64.encode(secret)] }

  func send(
    _ method: HTTPRequest.Method, _ path: String, _ body: [String: JSONValue]? = nil
  ) async throws -> TestResponse {
    try await server.send(method, path, body, headers: headers)
  }

  func subscribe(_ number: UInt64, at endpoint: String = endpoint) async throws -> TestResponse {
    try await send(.put, Self.path(number), ["endpoint": .string(endpoint)])
  }

  /// Must be taken.
  @discardableResult
  func upload(
    _ new: [JSONValue] = [], keeping kept: [UInt64] = [], quiet: [(Int64, Int64)] = []
  ) async throws -> JSONValue {
    let answer = try await send(.put, Self.plan, Self.body(new, keeping: kept, quiet: quiet))
    guard answer.status == .ok else { throw Unexpected(answer) }
    return answer.json
  }

  static func body(
    _ new: [JSONValue] = [], keeping kept: [UInt64] = [], quiet: [(Int64, Int64)] = []
  ) -> [String: JSONValue] {
    [
      "quiet": .array(quiet.map { .array([.int($0.0), .int($0.1)]) }),
      "keep": .array(kept.map { .string(id($0)) }), "new": .array(new),
    ]
  }

  static func message(_ number: UInt64) -> [UInt8] {
    [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 1_280)
  }

  /// Due `seconds` from now, for an hour.
  func delivery(
    _ number: UInt64, in seconds: Int64 = 0, slot: String? = nil, to subscriptions: [UInt64] = [1]
  ) -> JSONValue {
    let at = server.clock.now.milliseconds + seconds * 1_000
    return .object([
      JSONMember("id", .string(Self.id(number))), JSONMember("at", .int(at)),
      JSONMember("until", .int(at + 3_600_000)),
      JSONMember("slot", .string(slot ?? "2027-01-15/\(number)")),
      JSONMember(
        "bodies",
        .object(
          subscriptions.map {
            JSONMember(Self.id($0), .string(Base64.encode(Self.message(number))))
          })),
    ])
  }

  /// The numbers of the notifications at /metrics, by outcome; `waiting` is one of them.
  func counts() async throws -> [String: Int] {
    try #require(try await Deadline.met { server.metrics.number != 0 })
    let port = UInt16(server.metrics.number)
    let page = try await Deadline.blocking {
      let connection = try Connection(port: port)
      connection.send("GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      return String(decoding: try connection.readToClose(), as: UTF8.self)
    }
    var counts: [String: Int] = [:]
    for line in page.split(whereSeparator: { $0.isNewline }) {
      let number = Int(line.split(separator: " ").last ?? "")
      if line.hasPrefix("redstart_notifications_waiting ") { counts["waiting"] = number }
      if line.hasPrefix("redstart_notifications_total{") {
        counts[String(line.split(separator: "\"")[1])] = number
      }
    }
    return counts
  }

  /// Waits until so many ended in one way.
  func wait(for count: Int, _ outcome: String) async throws {
    let end = ContinuousClock.now + Deadline.longest
    var seen = try await counts()
    while seen[outcome] ?? 0 < count {
      try #require(ContinuousClock.now < end, "\(seen)")
      try await Task.sleep(for: .milliseconds(20))
      seen = try await counts()
    }
    #expect(seen[outcome] == count, "\(seen)")
  }

  /// What ended without having begun waits until the next look.
  func waitUntilNothingWaits() async throws {
    let end = ContinuousClock.now + Deadline.longest
    while try await counts()["waiting"] != 0 {
      try #require(ContinuousClock.now < end)
      try await Task.sleep(for: .milliseconds(20))
    }
  }
}
