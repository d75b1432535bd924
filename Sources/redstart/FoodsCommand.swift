// `redstart foods`: the food table from its files to an answer.

import ArgumentParser
import Engine
import Foods

struct FoodsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "foods", abstract: "Import a food table, search it, read lines of food.",
    subcommands: [FoodsImportCommand.self, FoodsSearchCommand.self, FoodsReadCommand.self])
}

struct FoodsImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Make a catalogue out of a release of the national tables.",
    discussion: """
      The folder holds foods.csv, nutrients.csv and portions.csv; food-patterns.csv (added \
      sugars) and popularity.csv (how often a food is eaten) may be missing. Every row is checked \
      before anything is written; the catalogue is made, or replaced, in one step. Prints what was \
      read and kept, and the version of the table.
      """)

  @Argument(help: "The folder with the five files.")
  var folder: String

  @Option(help: "The catalogue to make.")
  var into: String

  /// Nobody else writes there from the look at what is there to the end.
  func run() throws {
    let place = try FileReplacement(into)
    try FoodCatalogueWriter.check(into)
    let release = try FNDDSRelease(folder: folder)
    let asset = try FoodsImportCommand.write(release, to: place)
    try CommandFiles.print(said(release, asset))
  }

  private static func write(
    _ release: FNDDSRelease, to place: FileReplacement
  ) throws -> FoodAsset {
    var asset: FoodAsset?
    try place.replace { _, path in
      // By its own name, not by that of the draft.
      asset = try? FoodCatalogueWriter.write(release, to: path)
      if asset == nil { throw FoodCatalogueError.unwritable(place.path) }
    }
    guard let asset else { throw FoodCatalogueError.unwritable(place.path) }
    return asset
  }

  /// Makes `{"foods":5432,"kept":5394,"portions":22046,…}`.
  private func said(_ release: FNDDSRelease, _ asset: FoodAsset) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    for (key, number) in [
      ("foods", release.foodsRead), ("kept", release.foodsKept),
      ("portions", release.portionsRead), ("addedSugars", release.withAddedSugars),
      ("reported", release.withReports), ("bytes", asset.bytes.count),
    ] {
      writer.key(key)
      writer.int64(Int64(number))
    }
    writer.key("brotli")
    if let packed = asset.brotli { writer.int64(Int64(packed.count)) } else { writer.null() }
    writer.key("version")
    writer.string(asset.version)
    writer.endObject()
    return writer.bytes + Array("\n".utf8)
  }
}

struct FoodsSearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Print the foods that fit, best first, as one line of JSON.",
    discussion: """
      Each has code, name, germanName, energy (kcal in 100 g), usualGrams, portions (name, grams).
      """)

  @OptionGroup var question: FoodsQuestion

  @Option(help: "The most foods to print, 1 to 50.")
  var limit = FoodsLimits.usualMatches

  func validate() throws {
    try question.check()
    guard FoodsLimits.matches.contains(limit) else {
      throw ValidationError(
        "--limit is \(FoodsLimits.matches.lowerBound) to \(FoodsLimits.matches.upperBound)")
    }
  }

  /// Prints `[{"code":92410310,"name":"Soft drink, cola","energy":42,…}]`.
  func run() throws {
    try question.answer { search, text, writer in
      writer.beginArray()
      for match in search.matches(for: text, limit: limit) {
        FoodJSON.write(search.table.food(at: match.index), to: &writer)
      }
      writer.endArray()
    }
  }
}

struct FoodsReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Print what a line with several foods means, as JSON.",
    discussion: """
      Each has text (as written), code, name, amount, unit and grams; what is not known is null.
      """)

  @OptionGroup var question: FoodsQuestion

  func validate() throws { try question.check() }

  /// Prints `[{"text":"eggs","code":31103010,"name":"…","amount":2,"unit":null,"grams":100}]`.
  func run() throws {
    try question.answer { search, text, writer in
      writer.beginArray()
      for mention in FoodLine.read(text, in: search) {
        FoodsReadCommand.write(mention, search.table, &writer)
      }
      writer.endArray()
    }
  }

  private static func write(
    _ mention: FoodMention, _ table: FoodTable, _ writer: inout JSONWriter
  ) {
    let food = mention.index.map { table.food(at: $0) }
    writer.beginObject()
    writer.key("text")
    writer.string(mention.text)
    writer.key("code")
    if let food { writer.int64(Int64(food.code.number)) } else { writer.null() }
    writer.key("name")
    if let food { writer.string(food.name) } else { writer.null() }
    writer.key("amount")
    if let amount = mention.amount { writer.double(Double(amount) / 1000) } else { writer.null() }
    writer.key("unit")
    if let unit = mention.unit { writer.string("\(unit)") } else { writer.null() }
    writer.key("grams")
    FoodJSON.write(tenths: food.flatMap { mention.weight(of: $0) }, to: &writer)
    writer.endObject()
  }
}
