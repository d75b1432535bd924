// A whole release, its five files joined by food code.

import Engine
import Foundation

/// Foods of a release in the order of their codes, those that nobody picks left out.
public struct FNDDSRelease {
  let foods: [FNDDSFood]
  /// Rows of foods.csv and portions.csv, dropped ones included.
  public let foodsRead: Int
  public let portionsRead: Int

  public var foodsKept: Int { foods.count }
  public var withAddedSugars: Int { foods.count { $0.addedSugars != nil } }
  public var withReports: Int { foods.count { $0.timesReported != nil } }

  /// Reads and checks the files of a folder.
  public init(folder: String) throws(FoodsProblem) {
    var files: [FNDDSFile: [UInt8]] = [:]
    for file in FNDDSFile.allCases {
      let path = folder + "/" + file.rawValue
      guard file.isNeeded || FileManager.default.fileExists(atPath: path) else { continue }
      files[file] = try FNDDSRelease.bytes(path, named: file.rawValue)
    }
    try self.init(files)
  }

  /// A needed file that is not among them counts as one that cannot be read.
  public init(_ files: [FNDDSFile: [UInt8]]) throws(FoodsProblem) {
    var reading = FNDDSReading()
    try reading.foods(try FNDDSRelease.sheet(.foods, files))
    try reading.nutrients(try FNDDSRelease.sheet(.nutrients, files))
    let portions = try FNDDSRelease.sheet(.portions, files)
    try reading.portions(portions)
    if files[.patterns] != nil {
      try reading.patterns(try FNDDSRelease.sheet(.patterns, files))
    }
    if files[.popularity] != nil {
      try reading.popularity(try FNDDSRelease.sheet(.popularity, files))
    }
    foods = try reading.kept()
    foodsRead = reading.count
    portionsRead = portions.rows.count
  }

  private static func sheet(
    _ file: FNDDSFile, _ files: [FNDDSFile: [UInt8]]
  ) throws(FoodsProblem) -> FoodSheet {
    guard let bytes = files[file] else { throw FoodsProblem(.unreadable, file: file.rawValue) }
    return try FoodSheet(bytes, file: file.rawValue, columns: file.columns)
  }

  /// Reads no more than the limit and one byte, however large the file is.
  private static func bytes(_ path: String, named name: String) throws(FoodsProblem) -> [UInt8] {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw FoodsProblem(.unreadable, file: name)
    }
    defer { try? handle.close() }
    do {
      return [UInt8](try handle.read(upToCount: FoodsLimits.fileBytes + 1) ?? Data())
    } catch {
      throw FoodsProblem(.unreadable, file: name)
    }
  }
}
