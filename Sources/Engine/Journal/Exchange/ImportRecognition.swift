// What kind of file somebody picked, told from its content alone.

/// What became of the files that somebody picked.
public enum ImportReading: Sendable {
  case ready(Imported)
  /// A table of no known app: somebody has to say what its columns mean.
  case table([UInt8])
  /// A backup of this app, which has a way in of its own.
  case backup
}

/// Recognises files and reads them.
public enum ImportRecognition {
  /// Bytes of one file that is picked.
  public static let mostBytes = 16 << 20

  /// Reads all files of known kinds together, those inside archives too. Others beside them are
  /// passed over; a single one is a table of its own or refused.
  ///
  /// `reading` says what becomes of single rows that cannot be read.
  /// `tasks` is what the tracker of things that were done once is called. `trackers` are those of
  /// the journal by their names in a table of this app.
  public static func read(
    _ files: [[UInt8]], zone: Zone, moods: MoodScale = MoodScale(), tasks: String = "Tasks",
    rows reading: RowReading = .strict, trackers: [String: Identifier] = [:]
  ) throws(ImportProblem) -> ImportReading {
    var leaves: [ImportFile] = []
    for bytes in files { leaves += try self.leaves(bytes) }
    var loop = LoopArchive()
    var imported = Imported()
    var known = 0
    var tables: [ImportFile] = []
    for file in leaves {
      switch try kind(of: file) {
      case .loopList: loop.list = file
      case .loopChecks: loop.checks = file
      case .loopSingle:
        loop.single.append(file)
        tables.append(file)
      case .habitBull: imported.add(try HabitBullFile.read(file.bytes, rows: reading))
      case .daylio:
        imported.add(
          try DaylioFile.read(file.bytes, zone: zone, moods: moods, rows: reading))
      case .own:
        imported.add(try OwnTableFile.read(file.bytes, trackers: trackers, rows: reading))
      case .tableHabit: imported.add(try TableHabitFile.read(file.bytes))
      case .habitTrove: imported.add(try HabitTroveFile.read(file.bytes, zone: zone, tasks: tasks))
      case .leftOut(let counted): imported.add(counted)
      case .backup: return .backup
      case .database: imported.add(try DatabaseImport.read(file.bytes, zone: zone))
      case .table:
        tables.append(file)
        continue
      case .other: continue
      }
      known += 1
      if ImportText.isWestern(file.bytes) { imported.leave(.encoding) }
    }
    if !loop.isEmpty {
      imported.add(try loop.read(reading))
    } else {
      known -= loop.single.count
    }
    if known > 0 { return .ready(try imported.checked()) }
    guard tables.count == 1 else {
      let isEmpty = leaves.count == 1 && leaves[0].bytes.isEmpty
      throw ImportProblem(isEmpty ? .empty : .unknownKind, line: 1)
    }
    return .table(tables[0].bytes)
  }

  /// The files of an archive, or the file itself.
  static func leaves(_ bytes: [UInt8]) throws(ImportProblem) -> [ImportFile] {
    guard bytes.count <= mostBytes else { throw ImportProblem(.tooLarge, line: 1) }
    guard ZipArchive.isLikely(bytes) else { return [ImportFile(name: "", bytes: bytes)] }
    do throws(ZipError) {
      let archive = try ZipArchive(bytes)
      var files: [ImportFile] = []
      for entry in archive.entries where isWanted(entry.name) {
        files.append(ImportFile(name: entry.name, bytes: try archive.content(of: entry)))
      }
      return files
    } catch {
      throw ImportProblem(.archive(error), line: 1)
    }
  }

  /// Tables, JSON and databases; scores follow from check marks, and `__MACOSX` holds no content.
  private static func isWanted(_ name: String) -> Bool {
    let small = smallLetters(name)
    let isText = small.hasSuffix(".csv") || small.hasSuffix(".json") || small.hasSuffix(".txt")
    if small.hasSuffix(".db") || small.hasSuffix(".sqlite") { return true }
    return isText && !small.hasSuffix("scores.csv") && !small.hasPrefix("__macosx/")
  }

  private enum Kind {
    case loopList, loopChecks, loopSingle, habitBull, daylio, tableHabit, habitTrove, backup
    case database, own, table, other
    /// Nothing in it has a place here.
    case leftOut(Imported)
  }

  private static func kind(of file: ImportFile) throws(ImportProblem) -> Kind {
    if file.bytes.starts(with: SQLiteFile.magic) { return .database }
    let text = ImportText.utf8(file.bytes)
    switch text.first(where: { $0 > 0x20 }) {
    case nil: return .other
    case UInt8(ascii: "{"): return try kind(ofJSON: text)
    case UInt8(ascii: "["): return .other
    default: return kind(ofTable: text)
    }
  }

  private static func kind(ofJSON bytes: [UInt8]) throws(ImportProblem) -> Kind {
    let json = try JSONValue.imported(bytes)
    if json.words("format") == JournalWriter.format { return .backup }
    guard let habits = json.elements("habits") else {
      return HabitTroveFile.leftOut(json).map { .leftOut($0) } ?? .other
    }
    for habit in habits where habit["completions"] != nil { return .habitTrove }
    return .tableHabit
  }

  /// A file whose first rows cannot be read is a table all the same: reading it names the line.
  private static func kind(ofTable bytes: [UInt8]) -> Kind {
    let rows = firstRows(bytes)
    let header = rows.first?.fields ?? []
    if OwnTableFile.isHeader(header) { return .own }
    if header.contains("HabitName"), header.contains("CalendarDate") { return .habitBull }
    if header.contains("mood"), header.contains("time"),
      header.contains("full_date") || (header.contains("year") && header.contains("date"))
    {
      return .daylio
    }
    if header == LoopTable.singleHeader { return .loopSingle }
    if header.contains("Name"), header.contains("Position") || header.contains("NumRepetitions") {
      return .loopList
    }
    // Amounts alone could be anybody's; Loop writes names for what is no amount.
    guard header.first == "Date" else { return .table }
    for row in rows where row.fields.contains(where: { LoopValue.isCode($0) }) {
      return .loopChecks
    }
    return .table
  }

  /// The header and what of the rows behind it can be read; nothing without a header.
  private static func firstRows(_ bytes: [UInt8]) -> [CSVRow] {
    var rows: [CSVRow] = []
    do throws(CSVError) {
      var reader = try CSVReader(bytes, readsWindows1252: true)
      for _ in 0...looked {
        do throws(CSVError) {
          guard let row = try reader.nextRow() else { return rows }
          rows.append(row)
        } catch {
          if rows.isEmpty { return [] }
          reader.skipFirstLine()
        }
      }
    } catch {
      return []
    }
    return rows
  }

  /// Rows that are searched for a name of Loop.
  private static let looked = 100
}

extension Imported {
  /// Refuses more than an import takes.
  func checked() throws(ImportProblem) -> Imported {
    guard trackers.count <= Imported.mostTrackers,
      entries.count + things.count <= Imported.mostEntries
    else {
      throw ImportProblem(.tooLarge, line: 1)
    }
    return self
  }
}
