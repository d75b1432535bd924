// People who are known by a sign-in provider, in SQLite.

import Engine
import Foundation
import GRDB

extension SQLiteAccountStore {
  public func add(
    _ ticket: ProviderTicket, hash: [UInt8], until: Instant
  ) async throws(StorageError) {
    try await transaction { database in
      try database.execute(
        sql: "INSERT INTO provider_tickets VALUES (?, ?, ?, ?, ?, ?, ?)",
        arguments: [
          Data(hash), ticket.provider, ticket.subject, ticket.email, ticket.name,
          ticket.refreshToken.map { Data($0) }, until.milliseconds,
        ])
    }
  }

  public func enter(
    ticket: [UInt8], only: Identifier?, now: Instant
  ) async throws(StorageError) -> ProviderEntry {
    try await transaction { database in
      let entry = try ProviderRows.entry(database, ticket, now)
      guard case .linked(let account) = entry else { return entry }
      if let only, account.id != only { return .other }
      if account.deletionAt != nil { return entry }
      try ProviderRows.renew(database, ticket)
      try ProviderRows.remove(database, ticket)
      return entry
    }
  }

  public func create(
    _ signUp: ProviderSignUp, ticket: [UInt8], id: Identifier, now: Instant
  ) async throws(StorageError) -> ProviderEntry {
    try await transaction { database in
      let entry = try ProviderRows.entry(database, ticket, now)
      if case .linked = entry { return .gone }
      guard case .new(let shown) = entry, let email = shown.email else { return entry }
      let account = Account(signUp, email: email, id: id, at: now)
      guard try AccountRow.insert(database, account) else { return .known(shown) }
      try ProviderRows.insert(database, shown, account.id)
      try ProviderRows.remove(database, ticket)
      return .linked(account)
    }
  }

  public func link(
    ticket: [UInt8], to account: Identifier, now: Instant
  ) async throws(StorageError) -> Bool {
    try await told { database in
      switch try ProviderRows.entry(database, ticket, now) {
      case .linked, .other, .gone: return false
      case .new(let shown), .known(let shown):
        guard try !ProviderRows.names(database, of: account).contains(shown.provider) else {
          return false
        }
        try ProviderRows.insert(database, shown, account)
        try ProviderRows.remove(database, ticket)
        return true
      }
    }
  }

  public func unlink(
    provider: String, from account: Identifier
  ) async throws(StorageError) -> RemovalOutcome {
    try await told { database in
      let link = StatementArguments([provider, account.text])
      let row = try Row.fetchOne(
        database,
        sql: "SELECT refresh_token FROM provider_links WHERE provider = ? AND account = ?",
        arguments: link)
      guard let row else { return .unknown }
      guard try AccountRow.waysIn(database, to: account) > 1 else { return .lastWay }
      try database.execute(
        sql: "DELETE FROM provider_links WHERE provider = ? AND account = ?", arguments: link)
      let token: Data? = row["refresh_token"]
      return .removed(token.map { ProviderGrant(provider: provider, refreshToken: Array($0)) })
    }
  }

  public func providers(of account: Identifier) async throws(StorageError) -> [String] {
    try await transaction { try ProviderRows.names($0, of: account) }
  }

  public func grants(dueBy: Instant) async throws(StorageError) -> [ProviderGrant] {
    try await transaction { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT provider, refresh_token FROM provider_links JOIN accounts ON accounts.id = account
          WHERE deletion_at <= ? AND refresh_token IS NOT NULL ORDER BY account, provider
          """, arguments: [dueBy.milliseconds]
      ).map {
        ProviderGrant(provider: $0["provider"], refreshToken: Array($0["refresh_token"] as Data))
      }
    }
  }
}

/// Tickets and links as rows.
enum ProviderRows {
  static func entry(
    _ database: Database, _ ticket: [UInt8], _ now: Instant
  ) throws -> ProviderEntry {
    let row = try Row.fetchOne(
      database, sql: "SELECT * FROM provider_tickets WHERE ticket = ? AND expires_at > ?",
      arguments: [Data(ticket), now.milliseconds])
    guard let row else { return .gone }
    let shown = ProviderTicket(
      provider: row["provider"], subject: row["subject"], email: row["email"],
      name: row["name"], refreshToken: (row["refresh_token"] as Data?).map { Array($0) })
    let holder = try String.fetchOne(
      database, sql: "SELECT account FROM provider_links WHERE provider = ? AND subject = ?",
      arguments: [shown.provider, shown.subject])
    if let holder, let account = try AccountRow.one(database, where: "id = ?", holder) {
      return .linked(account)
    }
    let isKnown = try shown.email.map {
      try AccountRow.one(database, where: "email = ?", $0) != nil
    }
    return isKnown == true ? .known(shown) : .new(shown)
  }

  /// What the providers of an account can be told to forget.
  static func grants(_ database: Database, of account: Identifier) throws -> [ProviderGrant] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT provider, refresh_token FROM provider_links
        WHERE account = ? AND refresh_token IS NOT NULL ORDER BY provider
        """, arguments: [account.text]
    ).map {
      ProviderGrant(provider: $0["provider"], refreshToken: Array($0["refresh_token"] as Data))
    }
  }

  static func insert(
    _ database: Database, _ shown: ProviderTicket, _ account: Identifier
  ) throws {
    try database.execute(
      sql: "INSERT INTO provider_links VALUES (?, ?, ?, ?)",
      arguments: [
        shown.provider, shown.subject, account.text, shown.refreshToken.map { Data($0) },
      ])
  }

  /// The provider's newest token takes the place of the one from before.
  static func renew(_ database: Database, _ ticket: [UInt8]) throws {
    try database.execute(
      sql: """
        UPDATE provider_links SET refresh_token = fresh.refresh_token
        FROM provider_tickets AS fresh
        WHERE fresh.ticket = ? AND fresh.refresh_token IS NOT NULL
          AND provider_links.provider = fresh.provider
          AND provider_links.subject = fresh.subject
        """, arguments: [Data(ticket)])
  }

  static func remove(_ database: Database, _ ticket: [UInt8]) throws {
    try database.execute(
      sql: "DELETE FROM provider_tickets WHERE ticket = ?", arguments: [Data(ticket)])
  }

  static func names(_ database: Database, of account: Identifier) throws -> [String] {
    try String.fetchAll(
      database, sql: "SELECT provider FROM provider_links WHERE account = ? ORDER BY provider",
      arguments: [account.text])
  }
}
