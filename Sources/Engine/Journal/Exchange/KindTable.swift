// All things of one kind as a table for spreadsheets: a column for each field that any of them has.
// Column names are those of the journal, so that another program can count on them.

/// Writes the visible things of one kind as rows, in the order of their names.
enum KindTable {
  /// Trackers stand under their names, days and moments as text.
  static func csv(_ things: [Entity], trackers: [Identifier: String]) -> [UInt8] {
    var names: [String] = []
    for thing in things {
      for field in thing.fields where !names.contains(field.name) { names.append(field.name) }
    }
    names = names.ordered { $0 < $1 }
    var writer = CSVWriter()
    writer.row(names.map { .text($0) } + [.text("id")])
    for thing in things {
      writer.row(names.map { cell($0, thing, trackers) } + [.text(thing.id.text)])
    }
    return writer.bytes
  }

  private static func cell(
    _ name: String, _ thing: Entity, _ trackers: [Identifier: String]
  ) -> CSVField {
    switch thing[name] {
    case nil: return .text("")
    case .int(let number)?:
      if isDay(name), let day = Day(stored: number) { return .text(day.text) }
      if name == "at" || name.hasSuffix("At") {
        let offset = UTCOffset(minutes: Int(clamping: thing["offset"]?.asInt ?? 0)) ?? .utc
        return .text(Instant(milliseconds: number).text(at: offset))
      }
      return .integer(number)
    case .text(let text)?:
      guard name == "tracker", let id = Identifier(text: text) else { return .text(text) }
      return .text(trackers[id] ?? text)
    case let value?: return .text(words(value))
    }
  }

  private static func isDay(_ name: String) -> Bool {
    name == "day" || name == "since" || name.hasSuffix("Day") || name.hasSuffix("On")
  }

  private static func words(_ value: Value) -> String {
    switch value {
    case .bool(let bool): return bool ? "true" : "false"
    case .int(let number): return String(number)
    case .text(let text): return text
    case .bytes(let bytes): return Base64.encode(bytes)
    case .list(let values):
      var words = ""
      for value in values { words += (words.isEmpty ? "" : "; ") + self.words(value) }
      return words
    }
  }
}
