// What is asked of a food table on the command line: one text, or a text on each line.

import ArgumentParser
import Engine
import Foods

/// The text or the lines of standard input, and the table that answers.
struct FoodsQuestion: ParsableArguments {
  @Argument(help: "What somebody typed.")
  var text: String?

  @Flag(help: "Answer each line of standard input with a line.")
  var stdin = false

  @Option(help: "A catalogue from redstart foods import (default: the built-in starter table).")
  var foods: String?

  func check() throws {
    guard (text == nil) == stdin else {
      throw ValidationError("give either a text or --stdin")
    }
    if let text, text.utf8.count > FoodsLimits.queryBytes {
      throw ValidationError("a text has at most \(FoodsLimits.queryBytes) bytes")
    }
  }

  /// Prints one line for each text, as soon as it is known.
  func answer(_ write: (FoodSearch, String, inout JSONWriter) -> Void) throws {
    let asset = try foods.map { try FoodCatalogue.asset(of: $0) } ?? FoodAsset.starter()
    let search = FoodSearch(asset.table)
    if let text { return try answer(text, search, write) }
    var number = 0
    while let line = readLine() {
      number += 1
      guard line.utf8.count <= FoodsLimits.queryBytes else {
        throw CommandProblem("line \(number): more than \(FoodsLimits.queryBytes) bytes")
      }
      try answer(line, search, write)
    }
  }

  private func answer(
    _ text: String, _ search: FoodSearch, _ write: (FoodSearch, String, inout JSONWriter) -> Void
  ) throws {
    var writer = JSONWriter()
    write(search, text, &writer)
    try CommandFiles.print(writer.bytes + Array("\n".utf8))
  }
}
