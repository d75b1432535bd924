// What the database's own errors mean to those who use the vault.

import GRDB

extension VaultError {
  init(_ error: any Error) {
    switch error {
    case let error as VaultError: self = error
    case let error as DatabaseError: self.init(error)
    default: self = .unavailable(cause: "\(error)")
    }
  }

  private init(_ error: DatabaseError) {
    switch (error.resultCode, error.extendedResultCode) {
    case (.SQLITE_FULL, _): self = .storageFull
    case (_, .SQLITE_CONSTRAINT_FOREIGNKEY): self = .noAccount
    default: self = .unavailable(cause: "SQLite \(error.extendedResultCode.rawValue)")
    }
  }
}
