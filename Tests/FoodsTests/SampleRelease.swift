// A release of three foods as five files, to be spoilt by tests.

import Foods
import Foundation

/// The rows of each file; the first one holds the columns.
struct SampleRelease {
  var foods = [
    "Food code,Main food description,Additional food description,WWEIA Category number,"
      + "WWEIA Category description",
    "11000000,\"Milk, human\",,9602,Human milk",
    "11111000,\"Milk, whole\",leche fresca; cow's milk,1002,\"Milk, whole\"",
    "92410310,\"Soft drink, cola\",\"Fizz; says \"\"cola\"\"\nor pop\",7202,Soft drinks",
    "99997000,Cheese as ingredient in sandwiches,,9999,Not included in a food category",
  ]
  var nutrients = [
    SampleRelease.columns.joined(separator: ","),
    SampleRelease.nutrients(11_111_000, [61, 3.27, 4.63, 4.81, 0, 3.2, 1.865]),
    SampleRelease.nutrients(92_410_310, [42, 0, 10.58, 9.97, 0, 0.25, 0]),
    SampleRelease.nutrients(99_997_000, [360, 18, 5, 2, 0, 30, 19]),
  ]
  var portions = [
    "Food code,Main food description,WWEIA Category number,WWEIA Category description,Seq num,"
      + "Portion description,Portion weight (g)",
    "11000000,\"Milk, human\",9602,Human milk,2,Quantity not specified,0.0",
    "92410310,\"Soft drink, cola\",7202,Soft drinks,3,Quantity not specified,490.85",
    "11111000,\"Milk, whole\",1002,\"Milk, whole\",1,1 cup,244.0",
    "92410310,\"Soft drink, cola\",7202,Soft drinks,2,1 can,368",
    "92410310,\"Soft drink, cola\",7202,Soft drinks,1,\"1 can, tiny\",0.02",
  ]
  var patterns = [
    "Food code,Added sugars (tsp eq),Alcoholic drinks (number)",
    "92410310,2.38,0.0", "10000001,1.0,0.0",
  ]
  var popularity = ["Food code,Times reported", "11111000,12374"]

  static let known = [
    "Energy (kcal)", "Protein (g)", "Carbohydrate (g)", "Sugars, total (g)",
    "Fiber, total dietary (g)", "Total Fat (g)", "Fatty acids, total saturated (g)",
  ]

  /// All columns of nutrients.csv, in the order of the release, quoted.
  static let columns =
    ["Food code", "Main food description", "WWEIA Category number", "WWEIA Category description"]
    .map { "\"\($0)\"" } + (known + others).map { "\"\($0)\"" }

  private static let others = [
    "Fatty acids, total monounsaturated (g)", "Fatty acids, total polyunsaturated (g)",
    "Cholesterol (mg)", "Retinol (mcg)", "Vitamin A, RAE (mcg_RAE)", "Carotene, alpha (mcg)",
    "Carotene, beta (mcg)", "Cryptoxanthin, beta (mcg)", "Lycopene (mcg)",
    "Lutein + zeaxanthin (mcg)", "Thiamin (mg)", "Riboflavin (mg)", "Niacin (mg)",
    "Vitamin B-6 (mg)", "Folic acid (mcg)", "Folate, food (mcg)", "Folate, DFE (mcg_DFE)",
    "Folate, total (mcg)", "Choline, total (mg)", "Vitamin B-12 (mcg)",
    "Vitamin B-12, added (mcg)", "Vitamin C (mg)", "Vitamin D (D2 + D3) (mcg)",
    "Vitamin E (alpha-tocopherol) (mg)", "Vitamin E, added (mg)",
    "Vitamin K (phylloquinone) (mcg)", "Calcium (mg)", "Phosphorus (mg)", "Magnesium (mg)",
    "Iron (mg)", "Zinc (mg)", "Copper (mg)", "Selenium (mcg)", "Potassium (mg)", "Sodium (mg)",
    "Caffeine (mg)", "Theobromine (mg)", "Alcohol (g)", "4:0 (g)", "6:0 (g)", "8:0 (g)",
    "10:0 (g)", "12:0 (g)", "14:0 (g)", "16:0 (g)", "18:0 (g)", "16:1 (g)", "18:1 (g)",
    "20:1 (g)", "22:1 (g)", "18:2 (g)", "18:3 (g)", "18:4 (g)", "20:4 (g)", "20:5 n-3 (g)",
    "22:5 n-3 (g)", "22:6 n-3 (g)", "Water (g)",
  ]

  /// A row with the first amounts given and 0 for all others.
  static func nutrients(_ code: Int, _ amounts: [Double]) -> String {
    let rest = [String](repeating: "0.0", count: known.count + others.count - amounts.count)
    return (["\(code)", "a name", "1002", "a category"] + amounts.map { "\($0)" } + rest)
      .joined(separator: ",")
  }

  var files: [FNDDSFile: [UInt8]] {
    [
      .foods: SampleRelease.bytes(foods), .nutrients: SampleRelease.bytes(nutrients),
      .portions: SampleRelease.bytes(portions), .patterns: SampleRelease.bytes(patterns),
      .popularity: SampleRelease.bytes(popularity),
    ]
  }

  static func bytes(_ rows: [String]) -> [UInt8] {
    Array(rows.map { $0 + "\r\n" }.joined().utf8)
  }

  /// Writes the files into a folder.
  func write(to folder: String) throws {
    for (file, bytes) in files {
      try Data(bytes).write(to: URL(filePath: folder + "/" + file.rawValue))
    }
  }
}
