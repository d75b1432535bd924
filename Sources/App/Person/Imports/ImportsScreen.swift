// Files of other apps: picked, looked at, and only then brought in.
import Engine

/// What the screen holds of files that are not part of the journal yet.
public struct ImportsState: Sendable {
  public var files: [[UInt8]] = []
  public var problem: ImportProblem?
  /// A backup of this app was picked, which has a way in of its own.
  public var isBackup = false
  public var preview: ImportPreview?
  /// What the person wants to become of rows that cannot be read.
  public var rows = RowReading.strict
  /// The table whose columns are asked for.
  public var table: ImportsTable?
  /// Where the person put moods whose names say nothing.
  public var moods: [ImportedMood] = []
  /// What was brought in last.
  public var count: ImportCount?

  /// Only single rows are in the way: without them, something of the files can be read.
  public var canLeaveRowsOut = false

  public init() {}

  /// What the dialog for files offers.
  static let accepted = ".csv,.tsv,.txt,.json,.zip,.db,.sqlite"
}

/// What can happen on the screen.
public enum ImportsMessage: Sendable {
  case pressedPick
  case pressedStartOver
  case pressedLeaveRowsOut
  /// The number of a column as text, or nothing.
  case pickedColumn(ImportsColumn, String)
  case pickedForm(String)
  case enteredName(String)
  case pickedRank(mood: String, String)
  case flippedTracker(Int)
  case pressedImport
}

extension ImportsState {
  func importsScreen(_ desk: Desk) -> Screen<Message> {
    let text = ImportsText(language: desk.language)
    guard !desk.isDemo else {
      return Screen(title: text.title, back: .settings, body: [.text(Text(text.demo))])
    }
    var body: [Component<Message>] = [
      .text(Text(text.lead)), desk.sources(text), pickButtons(text),
    ]
    body.append(.text(Text(importsLine(text, desk), isLive: true)))
    if canLeaveRowsOut {
      body.append(
        .button(Button(text.leaveRowsOut, .imports(.pressedLeaveRowsOut), key: "import-leave-out")))
    }
    if let count = self.count { body += desk.done(count, text) }
    if let table = self.table { body.append(desk.tableCard(table, text)) }
    if let preview = self.preview {
      if !preview.imported.moods.isEmpty { body += desk.moodCard(preview, text) }
      body += desk.previewParts(preview, text)
    }
    return Screen(title: text.title, back: .settings, body: body)
  }

  private func pickButtons(_ text: ImportsText) -> Component<Message> {
    guard !files.isEmpty else {
      return .button(
        Button(
          text.pick, .imports(.pressedPick), key: "import-pick", role: .primary, symbol: .upload))
    }
    return .row([
      .button(Button(text.pickMore, .imports(.pressedPick), key: "import-pick", symbol: .plus)),
      .button(
        Button(
          text.startOver, .imports(.pressedStartOver), key: "import-start-over", role: .quiet,
          symbol: .back)),
    ])
  }

  /// What is wrong with the file, or how much was picked.
  private func importsLine(_ text: ImportsText, _ desk: Desk) -> String {
    if isBackup { return text.isBackup }
    if let problem = self.problem {
      return text.problem(problem, desk.locale.number(Int64(problem.line)))
    }
    let count = files.count
    return count < 2 ? "" : text.files(desk.locale.number(Int64(count)))
  }
}

extension Desk {
  fileprivate func sources(_ text: ImportsText) -> Component<Message> {
    var lines: [Component<Message>] = []
    for line in text.sources { lines.append(.text(Text(line))) }
    return .details(Details(key: "import-where", summary: text.whereFrom, body: lines))
  }

  fileprivate func done(_ count: ImportCount, _ text: ImportsText) -> [Component<Message>] {
    let line = text.done(
      text.trackers(locale.number(Int64(count.trackers)), count.trackers == 1),
      text.entries(locale.number(Int64(count.entries)), count.entries == 1))
    return [.text(Text(line, isLive: true)), .link(Link(text.toToday, to: .today, symbol: .today))]
  }
}
