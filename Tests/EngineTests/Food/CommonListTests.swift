// The list of common foods: every row is whole, and no name or phrase stands there twice.

import Engine
import Testing

struct CommonListTests {
  /// As the built-in table has to hold at least.
  private let leastFoods = 400
  private let leastPhrases = 250

  @Test func everyCommonFoodHasItsNumbersAndAPortion() throws {
    let codes = try codes("common.csv")
    #expect(codes.count >= leastFoods)
    #expect(Set(codes).count == codes.count)
    #expect(try self.codes("starter.csv") == codes)
    #expect(try Set(self.codes("starter-portions.csv")) == Set(codes))
    #expect(StarterFoods.table.count == codes.count)
  }

  @Test func noFoodIsAnIngredientOrForBabies() throws {
    for index in 0..<StarterFoods.table.count {
      let food = StarterFoods.table.food(at: index)
      #expect(food.code.number < 99_990_000 && food.code.number != 11_000_000)
      #expect(!(9000..<9700).contains(food.category), "\(food.code.number)")
      #expect((0...902).contains(food.facts.energy), "\(food.code.number)")
    }
  }

  @Test func noNameStandsTwiceInALanguage() throws {
    for column in 1...2 {
      let names = try cells("common.csv").map { $0[column].lowercased() }
      #expect(Set(names).count == names.count)
      #expect(!names.contains(""))
    }
  }

  @Test func everyPhraseStandsOnceAndLeadsToCodes() throws {
    let rows = try cells("words.csv")
    #expect(rows.count >= leastPhrases)
    #expect(Set(rows.map { $0[0] }).count == rows.count)
    for row in rows {
      let codes = row[1].split(separator: ";").map { Int64($0).flatMap { FoodCode($0) } }
      #expect(!codes.isEmpty && !codes.contains(nil), "\(row[0])")
      #expect(Set(codes).count == codes.count, "\(row[0])")
    }
  }

  private func codes(_ name: String) throws -> [String] { try cells(name).map { $0[0] } }

  /// Cells of every row; a cell in quotes may hold commas.
  private func cells(_ name: String) throws -> [[String]] {
    try StarterFoods.lines(name).map { line in
      var (cells, isQuoted) = ([""], false)
      for character in line {
        if character == "\"" {
          isQuoted.toggle()
        } else if character == "," && !isQuoted {
          cells.append("")
        } else {
          cells[cells.count - 1].append(character)
        }
      }
      return cells
    }
  }
}
