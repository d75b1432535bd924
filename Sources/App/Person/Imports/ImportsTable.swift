// A table of no known app: the person says what its columns mean, and sees what comes of it.
import Engine

/// A table that is being asked about.
public struct ImportsTable: Sendable {
  public let sketch: TableSketch
  public var mapping: TableMapping
  /// The forms that the dates of the chosen column can have.
  public var forms: [DateForm]
  public var problems: [ImportProblem] = []

  init(_ sketch: TableSketch) {
    self.sketch = sketch
    mapping = sketch.guess
    forms = mapping.date.map { sketch.forms(of: $0) } ?? []
  }

  /// Whether enough is known to read the rows.
  var isComplete: Bool {
    let hasName = mapping.isWide || mapping.tracker != nil || !mapping.name.isEmpty
    return mapping.date != nil && mapping.form != nil && hasName
  }

  /// Takes a column for a meaning; one that nobody offered means nothing.
  mutating func set(_ column: ImportsColumn, to text: String) {
    let place = Int(text).flatMap { sketch.header.indices.contains($0) ? $0 : nil }
    switch column {
    case .date:
      mapping.date = place
      forms = place.map { sketch.forms(of: $0) } ?? []
      mapping.form = place.flatMap { sketch.form(of: $0) }
    case .time: mapping.time = place
    case .tracker:
      mapping.tracker = place
      mapping.isWide = text == ImportsTable.eachColumn
    case .amount: mapping.amount = place
    case .note: mapping.note = place
    }
  }

  /// Chosen in place of a column: each of them is a tracker.
  static let eachColumn = "each"

  /// What is chosen for a meaning, as text.
  func choice(_ column: ImportsColumn) -> String {
    if column == .tracker, mapping.isWide { return ImportsTable.eachColumn }
    return self.column(column).map { String($0) } ?? ""
  }

  private func column(_ column: ImportsColumn) -> Int? {
    switch column {
    case .date: mapping.date
    case .time: mapping.time
    case .tracker: mapping.tracker
    case .amount: mapping.amount
    case .note: mapping.note
    }
  }
}

/// What a column can mean.
public enum ImportsColumn: String, CaseIterable, Sendable {
  case date, time, tracker, amount, note
}

extension Desk {
  /// Rows of the table that are shown.
  static let importRowsShown = 5
  /// Problems that are named; the others are counted.
  static let importProblemsShown = 5

  func tableCard(_ table: ImportsTable, _ text: ImportsText) -> Component<Message> {
    var body: [Component<Message>] = [.text(Text(text.columnsWhy)), sample(table, text)]
    for column in ImportsColumn.allCases {
      // The amounts are then what stands in the columns.
      if column == .amount, table.mapping.isWide { continue }
      body.append(select(column, table, text))
      if column == .date, table.forms.count > 1 { body.append(formChoice(table, text)) }
      if column == .tracker, table.mapping.tracker == nil, !table.mapping.isWide {
        body.append(
          .field(
            TextField(
              text.trackerName, value: table.mapping.name, key: "import-name",
              maxLength: Tracker.longestName
            ) { .imports(.enteredName($0)) }))
      }
    }
    body.append(.text(Text(missing(table, text), isLive: true)))
    for problem in table.problems.prefix(Desk.importProblemsShown) {
      body.append(.text(Text(text.row(problem, locale.number(Int64(problem.line))))))
    }
    return .card(Card(key: "import-columns", title: text.columnsTitle, body: body))
  }

  private func sample(_ table: ImportsTable, _ text: ImportsText) -> Component<Message> {
    var rows: [[String]] = []
    for row in table.sketch.rows.prefix(Desk.importRowsShown) {
      var cells: [String] = []
      for cell in row.fields { cells.append(String(cell.prefix(EntryContext.longest))) }
      rows.append(cells)
    }
    return .table(Table(caption: text.sample, head: table.sketch.header, rows: rows))
  }

  private func select(_ column: ImportsColumn, _ table: ImportsTable, _ text: ImportsText)
    -> Component<Message>
  {
    var options: [(value: String, label: String)] = [(value: "", label: text.none(column))]
    if column == .tracker {
      options.append((value: ImportsTable.eachColumn, label: text.eachColumn))
    }
    for (place, name) in table.sketch.header.enumerated() {
      options.append((value: String(place), label: name.isEmpty ? String(place + 1) : name))
    }
    return .select(
      Select(
        text.column(column), value: table.choice(column), options: options,
        key: "import-" + column.rawValue
      ) { .imports(.pickedColumn(column, $0)) })
  }

  private func formChoice(_ table: ImportsTable, _ text: ImportsText) -> Component<Message> {
    .choice(
      Choice(
        text.dateForm, look: .cards,
        options: table.forms.map {
          Choice<Message>.Option(
            text.form($0), .imports(.pickedForm($0.rawValue)), key: "import-form-" + $0.rawValue,
            isPicked: table.mapping.form == $0)
        }))
  }

  private func missing(_ table: ImportsTable, _ text: ImportsText) -> String {
    if table.mapping.date == nil { return text.missingDate }
    if table.mapping.form == nil {
      return table.forms.isEmpty ? text.noDates : text.missingForm
    }
    if !table.isComplete { return text.missingName }
    return ""
  }
}
