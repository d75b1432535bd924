// Writes a catalogue into a new file; whoever asks for it moves that into its place.

import Engine
import Foundation
import GRDB

/// The way from a release to a catalogue.
public enum FoodCatalogueWriter {
  /// The file is empty or not there yet.
  public static func write(
    _ release: FNDDSRelease, to path: String
  ) throws(FoodCatalogueError) -> FoodAsset {
    defer {
      for ending in ["-journal", ".foods"] {
        try? FileManager.default.removeItem(atPath: path + ending)
      }
    }
    do {
      let common = try CommonFoods.embedded()
      let asset = try packed(release.table(common), beside: path + ".foods")
      try fill(path, release, common, asset)
      return asset
    } catch {
      throw .unwritable(path)
    }
  }

  /// Refuses a place where something would be lost: anything but no file, an empty one, or a
  /// catalogue.
  public static func check(_ path: String) throws(FoodCatalogueError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard let file = FileHandle(forReadingAtPath: path) else { throw .unwritable(path) }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: FoodCatalogueFormat.headBytes) else { return }
    guard FoodCatalogueFormat.isCatalogue(head: [UInt8](head)) else { throw .occupied(path) }
  }

  /// The table's bytes, also in packed form where the system has the programs for it.
  private static func packed(_ table: FoodTable, beside file: String) throws -> FoodAsset {
    let bytes = FoodTableWriter.bytes(table)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return try FoodAsset(
      bytes, brotli: PackingProgram.brotli.pack(file: file),
      gzip: PackingProgram.gzip.pack(file: file))
  }

  private static func fill(
    _ path: String, _ release: FNDDSRelease, _ common: CommonFoods, _ asset: FoodAsset
  ) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write { database in
      try database.execute(sql: "PRAGMA application_id = \(FoodCatalogueFormat.application)")
      try database.execute(sql: "PRAGMA user_version = \(FoodCatalogueFormat.version)")
      try database.execute(sql: FoodCatalogueFormat.schema)
      try database.execute(sql: FoodCatalogueFormat.nutrientTable)
      try FoodCatalogueRows(database: database).insert(release, asset.table)
      try database.execute(
        sql: "INSERT INTO asset VALUES (?, ?, ?, ?)",
        arguments: [
          asset.version, Data(asset.bytes), asset.brotli.map { Data($0) },
          asset.gzip.map { Data($0) },
        ])
    }
    try queue.close()
  }
}
