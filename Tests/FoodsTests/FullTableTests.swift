// The whole national table, where the environment says that it lies.

import Engine
import Foods
import Foundation
import Testing

private let folder = ProcessInfo.processInfo.environment["REDSTART_FIXTURES"].map {
  $0 + "/fndds"
}
private let isProof = ProcessInfo.processInfo.environment["CI"] == "true"

@Suite(
  "The full food table",
  .enabled(
    if: folder != nil || isProof, "REDSTART_FIXTURES does not name the folder of sample files"))
struct FullTableTests {
  private func files() throws -> [FNDDSFile: [UInt8]] {
    let folder = try #require(folder)
    var files: [FNDDSFile: [UInt8]] = [:]
    for file in FNDDSFile.allCases {
      files[file] = [UInt8](try Data(contentsOf: URL(filePath: folder + "/" + file.rawValue)))
    }
    return files
  }

  @Test("5,432 foods and 22,046 portions are read, and every nutrient is the one of the file")
  func independent() throws {
    let folder = try #require(folder)
    let release = try FNDDSRelease(folder: folder)
    #expect(release.foodsRead == 5_432)
    #expect(release.foodsKept == 5_394)
    #expect(release.portionsRead == 22_046)
    #expect(release.withAddedSugars == 5_360)
    let scratch = try Scratch()
    let path = scratch.path + "/foods.db"
    let asset = try FoodCatalogueWriter.write(release, to: path)
    #expect(asset.table.count == 5_394)
    #expect(asset.brotli.map { $0.count <= 700_000 } ?? true)
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("compare.py").path
    let said = try Shell.output("/usr/bin/env", "python3", script, folder, path)
    #expect(String(decoding: said, as: UTF8.self) == "350610 nutrients of 5394 foods are equal\n")
  }

  @Test("A file that is ten times as large by repetition is refused at the first repeated food")
  func tenfold() throws {
    for file in [FNDDSFile.foods, .portions] {
      var files = try files()
      let whole = try #require(files[file])
      let header = try #require(whole.firstIndex(of: 0x0A)) + 1
      for _ in 0..<9 { files[file]?.append(contentsOf: whole[header...]) }
      let error = try #require(throws: FoodsProblem.self) { try FNDDSRelease(files) }
      #expect(error.file == file.rawValue)
      #expect(error.description.hasSuffix("is there twice"), "\(error)")
    }
  }

  @Test("Rows in another order make the same table")
  func reordered() throws {
    let files = try files()
    var turned = files
    for (file, bytes) in files {
      let rows = try CSVReader.rows(bytes)
      var writer = CSVWriter()
      for row in rows.prefix(1) + rows.dropFirst().reversed() {
        writer.row(row.fields.map { CSVField.text($0) })
      }
      turned[file] = writer.bytes
    }
    let scratch = try Scratch()
    let one = try FoodCatalogueWriter.write(try FNDDSRelease(files), to: scratch.path + "/a")
    let other = try FoodCatalogueWriter.write(try FNDDSRelease(turned), to: scratch.path + "/b")
    #expect(one.version == other.version)
  }
}
