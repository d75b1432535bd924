// The vault's routes over a real socket, for sessions that a header names.

import Engine
import Foundation
import GRDB
import HTTPTypes
import Hummingbird
import HummingbirdCore
import HummingbirdTesting
import Logging
import Server
import Storage

/// A database with two accounts and a server over its vault.
struct VaultBench {
  static let now = Instant(milliseconds: 1_790_000_000_000)
  static let one = Identifier(high: 0xacc, low: 1)
  static let two = Identifier(high: 0xacc, low: 2)

  let folder: Folder
  let responder: VaultResponder

  init(
    heartbeat: Duration = .milliseconds(20), largestBytes: Int64? = nil,
    listeners: Int = VaultLimits.listeners
  ) throws {
    folder = try Folder()
    let path = folder.path + "/redstart.db"
    _ = try SQLiteDatabase(path: path)
    try VaultBench.add([VaultBench.one, VaultBench.two], to: path)
    responder = VaultResponder(
      SQLiteVault(try SQLiteDatabase(path: path, largestBytes: largestBytes)),
      logger: VaultBench.silent, heartbeat: heartbeat,
      listeners: listeners, now: { VaultBench.now })
  }

  static var silent: Logger { Logger(label: "test") { _ in SwiftLogNoOpLogHandler() } }

  /// Fills whatever columns accounts have.
  static func add(_ accounts: [Identifier], to path: String) throws {
    try DatabaseQueue(path: path).writeWithoutTransaction { database in
      let columns = try Row.fetchAll(database, sql: "PRAGMA table_info(accounts)")
      let names = columns.map { $0["name"] as String }.joined(separator: ", ")
      let marks = columns.map { _ in "?" }.joined(separator: ", ")
      for account in accounts {
        let values = columns.map { column -> (any DatabaseValueConvertible)? in
          if (column["name"] as String) == "key_version" { return 1 }
          return (column["type"] as String) == "INTEGER" ? 0 : account.text
        }
        try database.execute(
          sql: "INSERT INTO accounts (\(names)) VALUES (\(marks))",
          arguments: StatementArguments(values))
      }
    }
  }

  /// Serves with the deadlines of the real server.
  func serve(
    requestSeconds: Int64 = 30, _ test: @Sendable (any TestClientProtocol) async throws -> Void
  ) async throws {
    let application = Application(
      responder: VaultRoutes(vault: responder),
      server: .http1(
        configuration: HTTP1Channel.Configuration(
          additionalChannelHandlers: [ConnectionDeadlines(requestTime: .seconds(requestSeconds))])),
      logger: VaultBench.silent)
    try await application.test(.live, test)
  }
}

/// Takes account and device from headers, as the session's cookie would tell them.
private struct VaultRoutes: HTTPResponder {
  typealias Context = BasicRequestContext

  static let maximum = 1 << 20
  let vault: VaultResponder

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    do {
      return try await answer(request)
    } catch let problem as Problem {
      return ProblemAnswer.response(problem, requestID: "0123")
    }
  }

  private func answer(_ request: Request) async throws -> Response {
    let address = request.head.path ?? ""
    let path = address.prefix { $0 != "?" }
    let account = Identifier(text: request.headers[.account] ?? "") ?? VaultBench.one
    switch (request.method, path) {
    case (.post, "/api/vault/changes"):
      let body = try await request.body.collect(upTo: VaultRoutes.maximum)
      return try await vault.push(
        account: account, device: UInt64(request.headers[.device] ?? "1") ?? 1,
        body: Array(buffer: body))
    case (.get, "/api/vault/changes"):
      return try await vault.pull(account: account, query: address.dropFirst(path.count + 1))
    case (.get, "/api/vault/events"):
      return try vault.events(account: account)
    default:
      return Response(status: .notFound)
    }
  }
}

extension HTTPField.Name {
  static let account = HTTPField.Name("Account")!
  static let device = HTTPField.Name("Device")!
}
