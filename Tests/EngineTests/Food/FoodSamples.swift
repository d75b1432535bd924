// Small food tables for tests.

import Engine

enum FoodSamples {
  static func code(_ number: Int64) -> FoodCode {
    guard let code = FoodCode(number) else { preconditionFailure("no code: \(number)") }
    return code
  }

  static let cola = Food(
    code: code(92_410_310), name: "Soft drink, cola", germanName: "Cola",
    words: ["coke", "pop", "Cola-Getränk"], category: 7202, timesReported: 9_000,
    facts: FoodFacts(energy: 42, carbohydrate: 1_058, sugars: 997, addedSugars: 1_000),
    portions: [FoodPortion("1 can", weight: 3_680), FoodPortion("1 fl oz", weight: 307)],
    usualWeight: 4_908)

  static let milk = Food(
    code: code(11_111_000), name: "Milk, whole", germanName: "Vollmilch", words: ["leche fresca"],
    category: 1002, timesReported: 12_374,
    facts: FoodFacts(
      energy: 61, protein: 327, carbohydrate: 463, sugars: 481, addedSugars: 0, fat: 320,
      saturatedFat: 186),
    portions: [FoodPortion("1 cup", weight: 2_440), FoodPortion("1 fl oz", weight: 305)],
    usualWeight: 2_440)

  static let plain = Food(
    code: code(10_000_000), name: "x", category: 0, facts: FoodFacts(energy: 902, fat: 10_000))

  static let table = FoodTable(
    [cola, milk, plain],
    phrases: [
      FoodPhrase("a glass of white", codes: [milk.code]),
      FoodPhrase("pop", codes: [cola.code, milk.code]),
    ])

  static func foods(_ table: FoodTable) -> [Food] {
    (0..<table.count).map { table.food(at: $0) }
  }
}
