// What can be wrong with the files of a food table: one sentence, with file and line.

import Engine

/// The first thing that an import refuses; nothing has been written by then.
public struct FoodsProblem: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Kind: Equatable, Sendable {
    case unreadable
    case tooLarge
    case table(CSVError.Kind)
    case empty
    case noLastLineEnd
    case missingColumn(String)
    case unknownColumn(String)
    case repeatedColumn(String)
    case fieldCount(found: Int, columns: Int)
    case missingValue(String)
    case number(column: String, text: String)
    case code(String)
    case repeatedCode(FoodCode)
    case repeatedPortion(FoodCode, Int)
    case unknownFood(FoodCode)
    case noNutrients(FoodCode)
    case noPortions(FoodCode)
    case outOfRange(column: String, text: String)
    case energy(said: Int64, computed: ClosedRange<Int64>)
    case tooManyFoods
    case tooMany(String)
    case tooLong(String)
  }

  public let kind: Kind
  /// Without its folder.
  public let file: String
  /// From 1; nothing for a problem of the whole file.
  public let line: Int?

  public init(_ kind: Kind, file: String, line: Int? = nil) {
    self.kind = kind
    self.file = file
    self.line = line
  }

  public var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(FoodsProblem.words(for: kind))"
  }

  private static func words(for kind: Kind) -> String {
    switch kind {
    case .unreadable: "cannot be read"
    case .tooLarge: "larger than the \(FoodsLimits.fileBytes >> 20) MiB that an import takes"
    case .table(let kind): words(for: kind)
    case .empty: "there is nothing in the file"
    case .noLastLineEnd: "the last line has no end, so the file seems to be cut off"
    case .missingColumn(let name): "the column \"\(name)\" is not there"
    case .unknownColumn(let name): "\"\(name)\" is not a column of this file"
    case .repeatedColumn(let name): "the column \"\(name)\" is there twice"
    case .fieldCount(let found, let columns): "\(found) fields under \(columns) columns"
    case .missingValue(let column): "nothing under \"\(column)\""
    case .number(let column, let text): "\"\(text)\" under \"\(column)\" is not a plain number"
    case .code(let text): "\"\(text)\" is not a food code of eight digits"
    case .repeatedCode(let code): "food \(code.number) is there twice"
    case .repeatedPortion(let code, let number):
      "portion \(number) of food \(code.number) is there twice"
    case .unknownFood(let code): "food \(code.number) is not in \(FNDDSFile.foods.rawValue)"
    case .noNutrients(let code): "food \(code.number) is not in \(FNDDSFile.nutrients.rawValue)"
    case .noPortions(let code):
      "food \(code.number) has no portion in \(FNDDSFile.portions.rawValue); is that file whole?"
    case .outOfRange(let column, let text):
      "\(text) under \"\(column)\" is more than 100 g of a food can hold"
    case .energy(let said, let computed):
      "\(said) kcal, where protein, carbohydrate, fat and alcohol make "
        + "\(computed.lowerBound) to \(computed.upperBound)"
    case .tooManyFoods: "more than the \(FoodTableFormat.mostFoods) foods that the app takes"
    case .tooMany(let what): "more \(what) than the app takes for one food"
    case .tooLong(let column):
      "more than \(FoodTableFormat.mostText) bytes under \"\(column)\""
    }
  }

  private static func words(for kind: CSVError.Kind) -> String {
    switch kind {
    case .unterminatedQuote: "a quote is never closed, so the file may be cut off"
    case .bytesAfterQuote: "something stands behind a closing quote"
    case .badUTF8: "not UTF-8; save the sheet as CSV in UTF-8"
    case .tableTooLong, .fieldTooLong, .tooManyFields, .tooManyRows: "too long"
    }
  }
}
