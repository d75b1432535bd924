// The spare key: by choice, this server keeps the vault key, so that a reset by mail restores all.

import Crypto
import Engine
import Foundation
import Hummingbird
import Storage

extension Accounts {
  var spareKeyRoutes: [Route] {
    [
      route(.put, "/api/account/spare") { who, request in
        let fields = try request.fields("signIn", "key")
        let key = try fields.bytes("key", count: OneTimeToken.count)
        let account = try await provenAgain(who, fields)
        try await store.setSpareKey(of: account.id, secrets.seal(spare: key, of: account.id))
        audit.note(.spareKeyKept, account.id, source: request.source, at: clock())
        return JSONAnswer.empty
      },
      route(.delete, "/api/account/spare") { who, request in
        try await store.setSpareKey(of: who.account, nil)
        audit.note(.spareKeyDropped, who.account, source: request.source, at: clock())
        return JSONAnswer.empty
      },
    ]
  }

  /// For who has just proven a new password and has no wrap under it yet.
  func spareKey(of account: Identifier) async throws -> [UInt8]? {
    guard let sealed = try await store.spareKey(of: account) else { return nil }
    return secrets.open(spare: sealed, of: account)
  }
}

extension ServerSecrets {
  func seal(spare key: [UInt8], of account: Identifier) throws -> [UInt8] {
    let box = try AES.GCM.seal(
      Data(key), using: spareKeys, authenticating: Data(account.text.utf8))
    guard let combined = box.combined else { throw StorageError.broken }
    return Array(combined)
  }

  /// Nothing where the server's secret is another one than at the time.
  func open(spare sealed: [UInt8], of account: Identifier) -> [UInt8]? {
    guard let box = try? AES.GCM.SealedBox(combined: Data(sealed)),
      let key = try? AES.GCM.open(box, using: spareKeys, authenticating: Data(account.text.utf8))
    else { return nil }
    return Array(key)
  }
}
