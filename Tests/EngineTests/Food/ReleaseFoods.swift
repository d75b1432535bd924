// The whole national table, read for tests of the search as plainly as possible.

import Engine
import Foundation
import Testing

enum ReleaseFoods {
  /// Where `REDSTART_FIXTURES` says that the national tables are.
  static let folder = ProcessInfo.processInfo.environment["REDSTART_FIXTURES"].map {
    URL(filePath: $0 + "/fndds")
  }
  static let isProof = ProcessInfo.processInfo.environment["CI"] == "true"
  static let absence: Comment = "REDSTART_FIXTURES does not name the folder of sample files"

  static let project: URL = {
    var root = URL(filePath: #filePath).resolvingSymlinksInPath()
    // Tests/EngineTests/Food/ReleaseFoods.swift lies four levels below the project.
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root
  }()

  /// The table as it was released, and with the everyday words of this project.
  static let plain = Result { FoodSearch(try table(everydayWords: false)) }
  static let everyday = Result { FoodSearch(try table(everydayWords: true)) }

  private static func table(everydayWords: Bool) throws -> FoodTable {
    let folder = try #require(folder, absence)
    var times: [String: Int] = [:]
    for row in try rows(folder.appending(path: "popularity.csv")) { times[row[0]] = Int(row[1]) }
    var energy: [String: Int] = [:]
    for row in try rows(folder.appending(path: "nutrients.csv")) { energy[row[0]] = Int(row[4]) }
    let portions = try portions(folder.appending(path: "portions.csv"))
    let resources = project.appending(path: "Sources/Foods/Resources")
    let common =
      everydayWords ? try rows(resources.appending(path: "common.csv")) : []
    let phrases = everydayWords ? try rows(resources.appending(path: "words.csv")) : []
    let byCode = Dictionary(common.map { ($0[0], $0) }, uniquingKeysWith: { first, _ in first })
    let foods = try rows(folder.appending(path: "foods.csv")).compactMap { row -> Food? in
      guard !row[0].hasPrefix("9999"), let code = Int64(row[0]).flatMap({ FoodCode($0) }) else {
        return nil
      }
      let own = byCode[row[0]]
      let words = (own.map { [$0[1]] + parts($0[3]) + parts($0[4]) } ?? []) + parts(row[2])
      return Food(
        code: code, name: row[1], germanName: own?[2], words: words,
        category: Int(row[3]) ?? 0, timesReported: times[row[0]] ?? 0,
        facts: FoodFacts(energy: energy[row[0]] ?? 0),
        portions: portions[row[0]]?.filter { !isUsual($0) } ?? [],
        usualWeight: portions[row[0]]?.first { isUsual($0) }?.weight)
    }
    return FoodTable(foods, phrases: phrases.map { FoodPhrase($0[0], codes: codes($0[1])) })
  }

  /// The built-in table.
  static let starter = Result { FoodSearch(try starterTable()) }

  private static func starterTable() throws -> FoodTable {
    let resources = project.appending(path: "Sources/Foods/Resources")
    let common = try rows(resources.appending(path: "common.csv"))
    let byCode = Dictionary(common.map { ($0[0], $0) }, uniquingKeysWith: { first, _ in first })
    var portions: [String: [FoodPortion]] = [:]
    for row in try rows(resources.appending(path: "starter-portions.csv")) {
      portions[row[0], default: []].append(FoodPortion(row[1], weight: tenths(row[2])))
    }
    let foods = try rows(resources.appending(path: "starter.csv")).map { row in
      let own = try #require(byCode[row[0]])
      return Food(
        code: try #require(Int64(row[0]).flatMap { FoodCode($0) }), name: own[1],
        germanName: own[2], words: parts(own[3]) + parts(own[4]), category: Int(row[1]) ?? 0,
        timesReported: Int(row[11]) ?? 0,
        facts: FoodFacts(energy: Int(row[2]) ?? 0),
        portions: portions[row[0]] ?? [], usualWeight: row[12].isEmpty ? nil : tenths(row[12]))
    }
    let phrases = try rows(resources.appending(path: "words.csv"))
    return FoodTable(foods, phrases: phrases.map { FoodPhrase($0[0], codes: codes($0[1])) })
  }

  /// In the order of their numbers, the usual amount among them.
  private static func portions(_ file: URL) throws -> [String: [FoodPortion]] {
    var portions: [String: [FoodPortion]] = [:]
    let rows = try rows(file).sorted { (Int($0[4]) ?? 0) < (Int($1[4]) ?? 0) }
    for row in rows where tenths(row[6]) > 0 {
      portions[row[0], default: []].append(FoodPortion(row[5], weight: tenths(row[6])))
    }
    return portions
  }

  private static func isUsual(_ portion: FoodPortion) -> Bool {
    portion.name == "Quantity not specified"
  }

  private static func tenths(_ cell: String) -> Int { Int(((Double(cell) ?? 0) * 10).rounded()) }

  /// Without the head.
  static func rows(_ file: URL) throws -> [[String]] {
    try CSVReader.rows(Array(Data(contentsOf: file))).dropFirst().map { $0.fields }
  }

  private static func parts(_ cell: String) -> [String] {
    cell.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func codes(_ cell: String) -> [FoodCode] {
    cell.split(separator: ";").compactMap { Int64($0).flatMap { FoodCode($0) } }
  }
}
