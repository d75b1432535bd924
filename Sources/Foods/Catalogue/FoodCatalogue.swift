// The catalogue of foods: a database with the whole release and the app's table in it.

import Engine
import GRDB

/// Why a file cannot be used as a catalogue.
public enum FoodCatalogueError: Error, Equatable, Sendable, CustomStringConvertible {
  case unreadable(String)
  case notACatalogue(String)
  case later(String)
  case damaged(String)
  case unwritable(String)
  case occupied(String)

  public var description: String {
    switch self {
    case .unreadable(let path): "\(path): cannot be read; make it with redstart foods import"
    case .notACatalogue(let path):
      "\(path): not a catalogue of foods; make one with redstart foods import"
    case .later(let path): "\(path): written by a later version of Redstart"
    case .damaged(let path): "\(path): damaged; make it again with redstart foods import"
    case .unwritable(let path): "\(path): cannot be written"
    case .occupied(let path): "\(path): is there already and no catalogue; choose another name"
    }
  }
}

/// What the tables of the database are.
enum FoodCatalogueFormat {
  /// "RSFD", in the head of the file, so that no other database is taken for one.
  static let application = 0x5253_4644
  static let version = 1
  /// Bytes of a database's head, in which the application stands at a fixed place.
  static let headBytes = 100

  static func isCatalogue(head: [UInt8]) -> Bool {
    let (magic, place) = (Array("SQLite format 3\0".utf8), 68)
    guard head.count == headBytes, head.starts(with: magic) else { return false }
    return head[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } == application
  }

  static let schema = """
    CREATE TABLE category (number INTEGER PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE food (
      code INTEGER PRIMARY KEY, name TEXT NOT NULL, german_name TEXT,
      category INTEGER NOT NULL REFERENCES category (number), times_reported INTEGER,
      added_sugars_tsp REAL, alcoholic_drinks REAL);
    CREATE TABLE word (
      code INTEGER NOT NULL REFERENCES food (code), word TEXT NOT NULL,
      PRIMARY KEY (code, word)) WITHOUT ROWID;
    CREATE TABLE phrase (
      phrase TEXT NOT NULL, place INTEGER NOT NULL, code INTEGER NOT NULL REFERENCES food (code),
      PRIMARY KEY (phrase, place)) WITHOUT ROWID;
    CREATE TABLE portion (
      code INTEGER NOT NULL REFERENCES food (code), number INTEGER NOT NULL, name TEXT NOT NULL,
      grams REAL NOT NULL, PRIMARY KEY (code, number)) WITHOUT ROWID;
    CREATE TABLE asset (
      version TEXT PRIMARY KEY, bytes BLOB NOT NULL, brotli BLOB, gzip BLOB) WITHOUT ROWID;
    """

  /// One row for each food, one column for each nutrient in 100 g.
  static var nutrientTable: String {
    let columns = FNDDSNutrientTable.names.map { "\"\($0)\" REAL NOT NULL" }
    return "CREATE TABLE nutrient (code INTEGER PRIMARY KEY REFERENCES food (code), "
      + columns.joined(separator: ", ") + ")"
  }
}

/// Reads a catalogue, and never changes it.
public enum FoodCatalogue {
  public static func asset(of path: String) throws(FoodCatalogueError) -> FoodAsset {
    var configuration = Configuration()
    configuration.readonly = true
    let queue: DatabaseQueue
    do {
      queue = try DatabaseQueue(path: path, configuration: configuration)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
      throw .notACatalogue(path)
    } catch {
      throw .unreadable(path)
    }
    let stored = try stored(in: queue, path)
    do throws(FoodTableError) {
      let asset = try FoodAsset(stored.bytes, brotli: stored.brotli, gzip: stored.gzip)
      guard asset.version == stored.version else { throw FoodTableError.damaged }
      return asset
    } catch {
      if case .later = error { throw .later(path) }
      throw .damaged(path)
    }
  }

  private struct Stored {
    let version: String
    let bytes: [UInt8]
    let brotli: [UInt8]?
    let gzip: [UInt8]?
  }

  private static func stored(
    in queue: DatabaseQueue, _ path: String
  ) throws(FoodCatalogueError) -> Stored {
    let found: Result<Stored, FoodCatalogueError>
    do {
      found = try queue.read { database in
        guard
          try Int.fetchOne(database, sql: "PRAGMA application_id")
            == FoodCatalogueFormat.application
        else { return .failure(.notACatalogue(path)) }
        let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        guard version <= FoodCatalogueFormat.version else { return .failure(.later(path)) }
        guard let row = try Row.fetchOne(database, sql: "SELECT * FROM asset"),
          let name = String.fromDatabaseValue(row["version"]), let bytes = bytes(row["bytes"])
        else { return .failure(.damaged(path)) }
        return .success(
          Stored(
            version: name, bytes: bytes, brotli: self.bytes(row["brotli"]),
            gzip: self.bytes(row["gzip"])))
      }
    } catch {
      throw .damaged(path)
    }
    return try found.get()
  }

  /// A blob, and nothing for any other value.
  private static func bytes(_ value: DatabaseValue) -> [UInt8]? {
    guard case .blob(let data) = value.storage else { return nil }
    return [UInt8](data)
  }
}
