// A server with accounts in the test's own process, whose clock the test moves.

import Engine
import Foods
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import Server
import Synchronization

/// A clock that stands still until it is moved.
final class TestClock: Sendable {
  private let values = Mutex((now: Int64(1_800_000_000_000), uptime: Int64(0)))

  var now: Instant { Instant(milliseconds: values.withLock { $0.now }) }
  var uptime: Int64 { values.withLock { $0.uptime } }

  func advance(seconds: Int64) {
    leap(seconds: seconds)
    values.withLock { $0.uptime += seconds * 1000 }
  }
  func advance(days: Int64) { advance(seconds: days * 86_400) }

  /// It is set wrong, or right again, while no time passes.
  func leap(seconds: Int64) { values.withLock { $0.now += seconds * 1000 } }
}

/// A port that is known once something listens there.
final class TestPort: Sendable {
  private let port = Mutex(0)

  var number: Int { port.withLock { $0 } }

  func tell(_ number: Int) { port.withLock { $0 = number } }
}

struct AccountServer: Sendable {
  let client: any TestClientProtocol
  let clock: TestClock
  let data: Folder
  let site: Site
  let kept: SiteData
  /// Where the metrics are; 0 until they are there.
  let metrics: TestPort

  static func run(
    _ environment: [String: String] = [:], cost: UInt = 4,
    freeBytes: (@Sendable () -> Int64?)? = nil, lookup: HostLookup = .system,
    logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
    _ test: @escaping @Sendable (AccountServer) async throws -> Void
  ) async throws {
    let web = try WebFixture.folder()
    let data = try Folder()
    let clock = TestClock()
    let kept = try SiteData(directory: data.path, logger: logger)
    let site = try await Site(
      settings: Settings(flags: [:], environment: environment),
      assets: AssetStore(directory: web.path), foods: FoodAsset.starter(), data: kept,
      clock: { clock.now }, uptime: { clock.uptime }, freeBytes: freeBytes, lookup: lookup,
      bcryptCost: cost, logger: logger)
    let metrics = TestPort()
    let application = try site.application(onMetrics: { port in metrics.tell(port) })
    try await application.test(.live) { client in
      try await test(
        AccountServer(
          client: client, clock: clock, data: data, site: site, kept: kept, metrics: metrics))
    }
  }

  /// A request as the app sends it.
  func send(
    _ method: HTTPRequest.Method, _ path: String, _ body: [String: JSONValue]? = nil,
    _ jar: Jar = Jar(), headers: [String: String] = [:]
  ) async throws -> TestResponse {
    let object = body.map { members in
      JSONValue.object(
        members.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value) })
    }
    return try await send(method, path, bytes: object?.bytes, jar, headers: headers)
  }

  func send(
    _ method: HTTPRequest.Method, _ path: String, bytes: [UInt8]?, _ jar: Jar = Jar(),
    headers: [String: String] = [:]
  ) async throws -> TestResponse {
    var fields = HTTPFields()
    if method != .get { fields[HTTPField.Name("X-Redstart")!] = "1" }
    if bytes != nil { fields[.contentType] = "application/json" }
    if !jar.field.isEmpty { fields[.cookie] = jar.field }
    for (name, value) in headers {
      fields[HTTPField.Name(name)!] = value.isEmpty ? nil : value
    }
    return try await client.executeRequest(
      uri: path, method: method, headers: fields, body: bytes.map { ByteBuffer(bytes: $0) })
  }

  @discardableResult
  func signUp(_ person: Person) async throws -> TestResponse {
    try await send(.post, "/api/accounts", person.signUp)
  }

  /// Opens the link of a mail; what the browser keeps of that.
  func open(link token: String, _ jar: Jar = Jar()) async throws -> Jar {
    let answer = try await send(
      .post, "/api/accounts/confirm", ["token": .string(token)], jar)
    guard answer.status == .noContent else { throw Unexpected(answer) }
    return Jar(answer)
  }

  /// Signs in, which must work.
  func signIn(_ person: Person, device: UInt64 = 1, _ jar: Jar = Jar()) async throws -> Jar {
    let answer = try await send(.post, "/api/sessions", person.signIn(device: device), jar)
    guard answer.status == .ok else { throw Unexpected(answer) }
    return Jar(answer)
  }

  func refresh(_ jar: Jar) async throws -> TestResponse {
    try await send(.post, "/api/sessions/refresh", nil, jar)
  }

  /// The status of a look at the account.
  func look(_ jar: Jar) async throws -> Int {
    try await send(.get, "/api/account", nil, jar).status.code
  }
}

struct Unexpected: Error, CustomStringConvertible {
  let description: String

  init(_ answer: TestResponse) {
    description = "\(answer.status.code) \(String(buffer: answer.body))"
  }
}

/// The two cookies of a session, and the two that outlast it.
struct Jar: Sendable, Equatable {
  var access = ""
  var refresh = ""
  /// Says that somebody was signed in here.
  var device = ""
  /// Says which link was opened here.
  var confirm = ""

  init() {}

  init(_ answer: TestResponse) {
    for field in answer.headers[values: .setCookie] {
      let pair = field.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { continue }
      if pair[0] == "__Host-redstart-access" { access = String(pair[1]) }
      if pair[0] == "__Host-redstart-refresh" { refresh = String(pair[1]) }
      if pair[0] == "__Host-redstart-device" { device = String(pair[1]) }
      if pair[0] == "__Host-redstart-confirm" { confirm = String(pair[1]) }
    }
  }

  var field: String {
    var parts: [String] = []
    if !access.isEmpty { parts.append("__Host-redstart-access=" + access) }
    if !refresh.isEmpty { parts.append("__Host-redstart-refresh=" + refresh) }
    if !device.isEmpty { parts.append("__Host-redstart-device=" + device) }
    if !confirm.isEmpty { parts.append("__Host-redstart-confirm=" + confirm) }
    return parts.joined(separator: "; ")
  }
}

/// What a person's device knows.
struct Person: Sendable {
  var email = "ada@example.org"
  var secret = [UInt8](repeating: 7, count: 32)
  var language = "en"

  static let salt = String(repeating: "ab", count: 16)
  static let wrap = Base64.encode([1] + [UInt8](repeating: 9, count: 60))

  var signInText: JSONValue { .string(Base64.encode(secret)) }

  var signUp: [String: JSONValue] {
    [
      "email": .string(email), "salt": .string(Self.salt), "rounds": .int(600_000),
      "signIn": signInText, "wrapName": .string(String(repeating: "cd", count: 16)),
      "passwordWrap": .string(Self.wrap), "recoveryWrap": .string(Self.wrap),
      "language": .string(language),
    ]
  }

  func signIn(device: UInt64 = 1) -> [String: JSONValue] {
    [
      "email": .string(email), "signIn": signInText,
      "device": .string(DeviceName.text(device)), "deviceName": .string("Phone \(device)"),
    ]
  }
}

extension TestResponse {
  var json: JSONValue { (try? JSONValue(parsing: Array(buffer: body))) ?? .null }
  var code: String {
    guard case .string(let code)? = json["code"] else { return "" }
    return code
  }
  func text(_ name: String) -> String {
    guard case .string(let text)? = json[name] else { return "" }
    return text
  }
}
