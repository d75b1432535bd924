// What SQLite's own errors mean to those who use a store.

import GRDB

extension SQLiteDatabase {
  /// Runs one transaction, and says what went wrong in the storage's own words.
  func transaction<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(StorageError) -> Value {
    do {
      return try await queue.write(work)
    } catch let error as DatabaseError {
      throw StorageError(error)
    } catch {
      throw error as? StorageError ?? .broken
    }
  }
}

extension StorageError {
  init(_ error: DatabaseError) {
    switch error.resultCode {
    case .SQLITE_FULL: self = .full
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    default: self = .broken
    }
  }
}
