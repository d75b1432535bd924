// How the tables note what nobody said (`NFS`, `NS as to fat`) reaches no screen.

import App
import Engine
import Foods
import Foundation
import Testing

private let folder = ProcessInfo.processInfo.environment["REDSTART_FIXTURES"].map {
  $0 + "/fndds"
}
private let isProof = ProcessInfo.processInfo.environment["CI"] == "true"

@Suite("The labels of foods")
struct FoodLabelTests {
  @Test("No name and no measure of the built-in table has a note in it")
  func starter() throws {
    let table = try StarterTable.table()
    #expect(table.count > 200)
    #expect(Self.notes(in: table) == [])
  }

  @Test(
    "Nor has one of the national table",
    .enabled(
      if: folder != nil || isProof, "REDSTART_FIXTURES does not name the folder of sample files"))
  func national() throws {
    let scratch = try Scratch()
    let release = try FNDDSRelease(folder: try #require(folder))
    let table = try FoodCatalogueWriter.write(release, to: scratch.path + "/foods.db").table
    #expect(table.count > 5_000)
    #expect(Self.notes(in: table) == [])
  }

  /// Every shown name and measure with such a note, short and as told apart from a twin.
  private static func notes(in table: FoodTable) -> [String] {
    var found: [String] = []
    for place in 0..<table.count {
      let food = table.food(at: place)
      for (tongue, language) in [(FoodTongue.english, Language.english), (.german, .german)] {
        let text = PortionText(language: language)
        var shown = [food.name(in: tongue)] + Food.names(of: [food, food], in: tongue)
        shown += food.portions.map { text.name($0.name) }
        found += shown.filter { hasNote($0) }
      }
    }
    return found
  }

  private static func hasNote(_ text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { $0 == "ns" || $0 == "nfs" }
  }
}
