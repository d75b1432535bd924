// What holds for every route below /api, whatever it does.

import Engine
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@Suite("Routes below /api")
struct PipelineTests {
  @Test func eachAnswerHasAnIdentifierOfItsOwnAndIsKeptByNobody() async throws {
    try await AccountServer.run { server in
      var seen: Set<String> = []
      for path in ["/api/server", "/api/nothing", "/api/account", "/api", "/api/foods?q=a"] {
        let answer = try await server.send(.get, path)
        let id = answer.headers[HTTPField.Name("X-Request-Id")!] ?? ""
        #expect(Identifier(text: id) != nil, "\(path)")
        #expect(seen.insert(id).inserted)
        #expect(answer.headers[values: .cacheControl] == ["no-store"], "\(path)")
        #expect(answer.headers[.contentSecurityPolicy] != nil, "\(path)")
        guard answer.status != .ok else { continue }
        #expect(answer.headers[.contentType] == "application/problem+json", "\(path)")
        #expect(answer.text("requestId") == id)
        #expect(answer.json["details"] == .object([]))
        #expect(!answer.text("message").isEmpty)
      }
    }
  }

  @Test func anotherMethodIsToldWhichOnesThereAre() async throws {
    try await AccountServer.run { server in
      for (method, path, allow) in [
        (HTTPRequest.Method.post, "/api/server", "GET, HEAD"), (.get, "/api/accounts", "POST"),
        (.put, "/api/sessions", "POST, DELETE"), (.delete, "/api/foods", "GET, HEAD"),
        (.options, "/api/account/wraps/password", "PUT"), (.head, "/api/resets", "POST"),
      ] {
        let answer = try await server.send(method, path)
        #expect(answer.status == .methodNotAllowed, "\(method) \(path)")
        #expect(answer.headers[.allow] == allow, "\(method) \(path)")
      }
      let head = try await server.send(.head, "/api/server")
      #expect(head.status == .ok && head.body.readableBytes == 0)
    }
  }

  @Test(
    "A path that is no route's exact one is not found",
    arguments: [
      "/api/", "/api/server/", "/api//server", "/api/devices/", "/api/devices/a/b",
      "/api/devices/%61", "/api/devices/A", "/api/account/wraps/", "/api/Server", "/api/../healthz",
    ])
  func unknown(path: String) async throws {
    try await AccountServer.run { server in
      for method in [HTTPRequest.Method.get, .put, .delete] {
        let answer = try await server.send(method, path)
        #expect(answer.status == .notFound)
      }
    }
  }

  static let foreign: [[String: String]] = [
    ["X-Redstart": ""], ["X-Redstart": "0"], ["X-Redstart": "1, 1"],
    ["Origin": "https://evil.example"], ["Origin": "null"], ["Origin": "http://localhost.evil"],
    ["Origin": "http://127.0.0.1"], ["Origin": "ftp://127.0.0.1"],
    ["Origin": "http://127.0.0.1:1"],
  ]

  @Test("A request that another site could have sent is refused", arguments: foreign)
  func crossSite(headers: [String: String]) async throws {
    try await AccountServer.run { server in
      for (method, path) in [
        (HTTPRequest.Method.post, "/api/accounts/salt"), (.post, "/api/sessions/refresh"),
        (.delete, "/api/sessions"), (.put, "/api/account/password"),
      ] {
        let answer = try await server.send(
          method, path, ["email": .string("a@b.example")], headers: headers)
        #expect(answer.status == .forbidden && answer.code == "forbidden", "\(path)")
      }
    }
  }

  @Test func theServersOwnOriginIsNoForeignOne() async throws {
    let body: [String: JSONValue] = ["email": .string("a@b.example")]
    try await AccountServer.run { server in
      // The client of these tests asks for the host without its port.
      for (origin, status) in [
        ("http://localhost", 200), ("https://localhost", 200),
        ("http://127.0.0.1", 403), ("http://localhost:1", 403),
      ] {
        let answer = try await server.send(
          .post, "/api/accounts/salt", body, headers: ["Origin": origin])
        #expect(answer.status.code == status, "\(origin)")
      }
    }
    let settings = ["REDSTART_PUBLIC_ADDRESS": "https://Redstart.Example/"]
    try await AccountServer.run(settings) { server in
      for (origin, status) in [
        ("https://redstart.example", 200), ("http://redstart.example", 403),
        ("https://redstart.example:444", 403), ("https://a.redstart.example", 403),
      ] {
        let answer = try await server.send(
          .post, "/api/accounts/salt", body, headers: ["Origin": origin])
        #expect(answer.status.code == status, "\(origin)")
      }
    }
  }

  static let bodies = [
    "", "{", "[]", "null", "1", #""a""#, #"{"email":1}"#, #"{"email":null}"#, #"{}"#,
    #"{"email":["a@b.example"]}"#, #"{"email":"a@b.example","more":1}"#,
    #"{"email":"a@b.example","email":"a@b.example"}"#, #"{"email":"a\u0000@b.example"}"#,
    #"{"email":"a@b.example"} x"#, "\u{FEFF}" + #"{"email":"a@b.example"}"#,
    #"{"email":"a@b.example",}"#, #"{"email":1e999999}"#, #"{"email":"\ud800@b.example"}"#,
    #"{'email':'a@b.example'}"#, String(repeating: "[", count: 10_000),
    #"{"email":"a@b.example","more":\#(String(repeating: "9", count: 600))}"#,
  ]

  @Test("A body that is not exactly what a route takes is refused", arguments: bodies)
  func malformed(body: String) async throws {
    try await AccountServer.run { server in
      for path in ["/api/accounts/salt", "/api/resets", "/api/accounts", "/api/sessions"] {
        let answer = try await server.send(.post, path, bytes: Array(body.utf8))
        #expect(answer.status == .badRequest && answer.code == "invalid_request", "\(path)")
      }
    }
  }

  @Test func bytesThatAreNoTextAreRefused() async throws {
    try await AccountServer.run { server in
      let body = Array(#"{"email":"a@b.example"}"#.utf8)
      for bad: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0]] {
        let bytes = body.prefix(11) + bad + body.dropFirst(11)
        let answer = try await server.send(.post, "/api/accounts/salt", bytes: Array(bytes))
        #expect(answer.status == .badRequest)
      }
    }
  }

  @Test func onlyJSONThatSaysSoIsRead() async throws {
    try await AccountServer.run { server in
      for (type, status) in [
        ("text/plain", 400), ("application/x-www-form-urlencoded", 400), ("", 400),
        ("application/jsonp", 400), ("application/json; charset=utf-8", 200),
        ("APPLICATION/JSON", 200),
      ] {
        let answer = try await server.send(
          .post, "/api/accounts/salt", ["email": .string("a@b.example")],
          headers: ["Content-Type": type])
        #expect(answer.status.code == status, "\(type)")
      }
    }
  }

  @Test func aBodyAboveTheLimitIsTooLargeAndOneAtTheLimitIsNot() async throws {
    try await AccountServer.run { server in
      for (size, status) in [(16_384, 400), (16_385, 413), (20_000, 413)] {
        let answer = try await server.send(
          .post, "/api/accounts/salt", bytes: [UInt8](repeating: 0x20, count: size))
        #expect(answer.status.code == status, "\(size)")
        #expect(status == 400 || answer.code == "too_large")
      }
    }
  }
}
