// The foods of the built-in table, read straight from the list that they are built from.

import Engine
import Foundation
import Testing

enum StarterFoods {
  /// Their names are their codes: the tests are about numbers.
  static let table: FoodTable = {
    let rows = (try? lines("starter.csv")) ?? []
    return FoodTable(rows.compactMap { food($0.components(separatedBy: ",")) })
  }()

  /// Without the head.
  static func lines(_ name: String) throws -> [String] {
    var root = URL(filePath: #filePath).resolvingSymlinksInPath()
    // Tests/EngineTests/Food/StarterFoods.swift lies four levels below the project.
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appending(path: "Sources/Foods/Resources/\(name)")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { String($0) }
  }

  private static func food(_ cells: [String]) -> Food? {
    guard cells.count == 13, let number = Int64(cells[0]), let code = FoodCode(number),
      let category = Int(cells[1]), let energy = Int(cells[2])
    else { return nil }
    let added = Double(cells[6]).map { Int(($0 * 100).rounded()) }
    return Food(
      code: code, name: cells[0], category: category,
      facts: FoodFacts(energy: energy, addedSugars: added))
  }
}
