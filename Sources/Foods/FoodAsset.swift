// A food table as it is handed to browsers, with its version.

import Engine

/// The compact bytes, the same bytes packed, and what they hold.
public struct FoodAsset: Sendable {
  public let version: String
  public let bytes: [UInt8]
  /// Nothing where nobody packed them.
  public let brotli: [UInt8]?
  public let gzip: [UInt8]?
  public let table: FoodTable

  /// Takes bytes only when they are a table.
  init(
    _ bytes: [UInt8], brotli: [UInt8]? = nil, gzip: [UInt8]? = nil
  ) throws(FoodTableError) {
    table = try FoodTableReader.table(bytes)
    version = FoodTableVersion.text(of: bytes)
    self.bytes = bytes
    self.brotli = brotli
    self.gzip = gzip
  }

  init(_ table: FoodTable) {
    bytes = FoodTableWriter.bytes(table)
    version = FoodTableVersion.text(of: bytes)
    brotli = nil
    gzip = nil
    self.table = table
  }

  /// The table that is part of the program.
  public static func starter() throws(FoodsProblem) -> FoodAsset {
    FoodAsset(try StarterTable.table())
  }
}
