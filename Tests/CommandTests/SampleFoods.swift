// A release of the food tables with one food.

import Foods
import Foundation

/// A folder that goes with the value.
struct SampleFoods {
  private let folder: Folder
  var path: String { folder.path }

  private static let values = [
    "Food code": "11111000", "Main food description": "Milk", "WWEIA Category number": "1002",
    "WWEIA Category description": "Milk", "Additional food description": "", "Seq num": "1",
    "Portion description": "1 cup", "Portion weight (g)": "244.0",
  ]

  init() throws {
    folder = try Folder()
    for file in [FNDDSFile.foods, .nutrients, .portions] {
      let row = file.columns.map { SampleFoods.values[$0] ?? "0.0" }
      let lines = [file.columns.map { "\"\($0)\"" }, row].map { $0.joined(separator: ",") }
      _ = try folder.write(lines.map { $0 + "\r\n" }.joined(), to: file.rawValue)
    }
  }
}
