// A catalogue on disk: what is written into it, and read without changing it.

import Engine
import Foods
import Foundation
import GRDB
import Testing

@Suite("The catalogue of foods")
struct CatalogueTests {
  private func code(_ number: Int64) throws -> FoodCode { try #require(FoodCode(number)) }

  @Test("A release becomes the app's table, everyday words first")
  func table() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/foods.db"
    let written = try FoodCatalogueWriter.write(try FNDDSRelease(SampleRelease().files), to: path)
    #expect(scratch.names == ["foods.db"])
    let asset = try FoodCatalogue.asset(of: path)
    #expect(asset.version == written.version)
    #expect(asset.bytes == written.bytes)
    #expect(asset.table.count == 2)
    let cola = try #require(asset.table.food(code(92_410_310)))
    #expect(cola.name == "Soft drink, cola")
    #expect(cola.germanName == "Cola")
    #expect(cola.words.starts(with: ["Cola"]))
    #expect(cola.words.suffix(2) == ["Fizz", "says \"cola\" or pop"])
    #expect(cola.facts.energy == 42)
    #expect(cola.facts.addedSugars == 1_000)
    #expect(cola.portions == [FoodPortion("1 can", weight: 3_680)])
    #expect(cola.usualWeight == 4_909)
    #expect(cola.timesReported == 0)
    let milk = try #require(asset.table.food(code(11_111_000)))
    #expect(milk.facts.saturatedFat == 187)
    #expect(milk.facts.addedSugars == nil)
    #expect(milk.usualWeight == nil)
    #expect(milk.timesReported == 12_374)
    #expect(milk.category == 1_002)
  }

  @Test("The packed forms unpack to the table")
  func packed() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/foods.db"
    let asset = try FoodCatalogueWriter.write(try FNDDSRelease(SampleRelease().files), to: path)
    for (program, packed) in [("gzip", asset.gzip), ("brotli", asset.brotli)] {
      guard let packed else { continue }
      let file = scratch.path + "/packed"
      try Data(packed).write(to: URL(filePath: file))
      let output = try Shell.output("/usr/bin/env", "sh", "-c", "\(program) -dc < '\(file)'")
      #expect([UInt8](output) == asset.bytes, "\(program)")
    }
  }

  @Test("One that cannot be written leaves nothing")
  func unwritable() throws {
    let scratch = try Scratch()
    for path in [scratch.path + "/none/foods.db", scratch.path] {
      #expect(throws: FoodCatalogueError.unwritable(path)) {
        try FoodCatalogueWriter.write(try FNDDSRelease(SampleRelease().files), to: path)
      }
    }
    #expect(scratch.names.isEmpty)
  }

  @Test("Whatever is no catalogue is refused in one sentence")
  func refused() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/foods.db"
    #expect(throws: FoodCatalogueError.unreadable(path)) { try FoodCatalogue.asset(of: path) }
    #expect(throws: (any Error).self) { try FoodCatalogue.asset(of: scratch.path) }
    try Data("not a database at all, only some words of text".utf8).write(to: URL(filePath: path))
    #expect(throws: FoodCatalogueError.notACatalogue(path)) { try FoodCatalogue.asset(of: path) }
    try FileManager.default.removeItem(atPath: path)
    try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE asset (a)") }
    #expect(throws: FoodCatalogueError.notACatalogue(path)) { try FoodCatalogue.asset(of: path) }
  }

  @Test("A catalogue whose table was changed, or that is of a later version, is refused")
  func changed() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/foods.db"
    let changes: [(String, FoodCatalogueError)] = [
      ("UPDATE asset SET version = 'other'", .damaged(path)),
      ("UPDATE asset SET bytes = x'00'", .damaged(path)),
      ("UPDATE asset SET bytes = 'text'", .damaged(path)),
      ("DELETE FROM asset", .damaged(path)), ("DROP TABLE asset", .damaged(path)),
      ("PRAGMA user_version = 2", .later(path)),
    ]
    for (sql, error) in changes {
      try? FileManager.default.removeItem(atPath: path)
      _ = try FoodCatalogueWriter.write(try FNDDSRelease(SampleRelease().files), to: path)
      try DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
      #expect(throws: error, "\(sql)") { try FoodCatalogue.asset(of: path) }
      #expect(!error.description.contains { $0.isNewline })
    }
  }

  @Test("The starter table is built in, with names in both languages")
  func starter() throws {
    let asset = try FoodAsset.starter()
    #expect(asset.table.count >= 400)
    #expect(!asset.table.phrases.isEmpty)
    for index in 0..<asset.table.count {
      let food = asset.table.food(at: index)
      #expect(food.germanName != nil, "\(food.name)")
      #expect(FoodTableFormat.energies.contains(food.facts.energy), "\(food.name)")
      #expect(food.usualWeight != nil || !food.portions.isEmpty, "\(food.name)")
    }
    #expect(try FoodTableReader.table(asset.bytes).count == asset.table.count)
  }
}
