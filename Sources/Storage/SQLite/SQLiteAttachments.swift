// Sealed photos and voice notes in the server's own database.

import Engine
import Foundation
import GRDB

extension SQLiteVault: AttachmentStore {
  public func keep(
    _ attachment: SealedAttachment, of account: Identifier
  ) async throws(VaultError) -> Bool {
    let accountBytes = accountBytes
    return try await write { database in
      var room = try AccountRoom(account, in: database)
      try KeyVersion.check(attachment.keyVersion, of: account.text, in: database)
      guard try !room.has(attachment: attachment.id) else { return true }
      guard try room.attachmentCount < SyncLimits.attachments,
        room.bytes + attachment.weight <= accountBytes
      else { return false }
      try database.cachedStatement(
        sql: """
          INSERT INTO attachments (account, id, key_version, body, checksum)
          VALUES (?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        account.text, attachment.id.data, attachment.keyVersion, Data(attachment.body),
        attachment.checksum,
      ])
      try room.add(attachment.weight)
      return true
    }
  }

  public func attachment(
    _ id: Identifier, of account: Identifier
  ) async throws(VaultError) -> SealedAttachment? {
    try await read { database in
      let row = try Row.fetchOne(
        database.cachedStatement(
          sql: "SELECT key_version, body, checksum FROM attachments WHERE account = ? AND id = ?"),
        arguments: [account.text, id.data])
      guard let row else { return nil }
      guard let keyVersion: Int64 = row.value(0), let body: Data = row.value(1),
        let checksum: Int64 = row.value(2)
      else { throw VaultError.unavailable(cause: "an attachment has a damaged row") }
      let found = SealedAttachment(id: id, keyVersion: keyVersion, body: [UInt8](body))
      guard found.checksum == checksum else {
        throw VaultError.unavailable(cause: "an attachment has a damaged row")
      }
      return found
    }
  }

  public func attachments(of account: Identifier) async throws(VaultError) -> [Identifier] {
    try await read { database in
      try Row.fetchAll(
        database.cachedStatement(
          sql: "SELECT id FROM attachments WHERE account = ? ORDER BY id"),
        arguments: [account.text]
      ).compactMap { $0.identifier(0) }
    }
  }

  public func drop(_ id: Identifier, of account: Identifier) async throws(VaultError) {
    try await write { database in
      var room = try AccountRoom(account, in: database)
      let weight = try Int64.fetchOne(
        database.cachedStatement(
          sql: "SELECT length(body) FROM attachments WHERE account = ? AND id = ?"),
        arguments: [account.text, id.data])
      guard let weight else { return }
      try database.cachedStatement(sql: "DELETE FROM attachments WHERE account = ? AND id = ?")
        .execute(arguments: [account.text, id.data])
      try room.add(-weight - StorageLimits.rowBytes)
    }
  }
}

extension SealedAttachment {
  /// What it takes of the account's room.
  fileprivate var weight: Int64 { Int64(body.count) + StorageLimits.rowBytes }

  fileprivate var checksum: Int64 {
    let zero = Identifier(high: 0, low: 0)
    let bound = SealedAttachment.associatedData(account: zero, keyVersion: keyVersion, id: id)
    return Int64(CRC32.checksum(bound + body))
  }
}

extension AccountRoom {
  fileprivate var attachmentCount: Int {
    get throws {
      try Int.fetchOne(
        database.cachedStatement(sql: "SELECT count(*) FROM attachments WHERE account = ?"),
        arguments: [account]) ?? 0
    }
  }

  fileprivate func has(attachment id: Identifier) throws -> Bool {
    try Row.fetchOne(
      database.cachedStatement(sql: "SELECT 1 FROM attachments WHERE account = ? AND id = ?"),
      arguments: [account, id.data]) != nil
  }
}
