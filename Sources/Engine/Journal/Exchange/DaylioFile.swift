// Tables exported by Daylio: one row for each moment, with a mood, activities and a note.

/// Reads a Daylio export. It has the columns `time` and `mood`, and `full_date`; in its place older
/// ones have `year` and `date`, the day and the month in words.
public enum DaylioFile {
  /// Moods become the levels of one tracker, each activity one that is done or not. The times are
  /// those of the clocks in `zone`.
  public static func read(
    _ bytes: [UInt8], zone: Zone, moods scale: MoodScale = MoodScale(),
    rows reading: RowReading = .strict
  ) throws(ImportProblem) -> Imported {
    let table = try ImportTable(bytes, reading)
    let columns = try Columns(table)
    var imported = Imported()
    var tracker = ImportedTracker(source: .daylio, key: "mood", name: scale.tracker)
    tracker.aim = .notice
    tracker.mode = .levels
    let moods = moods(table, columns, scale)
    tracker.levels = scale.levels(moods)
    let place = imported.place(of: tracker)
    var scales = DaylioScales()
    try table.forEach(reading, into: &imported) {
      (row: CSVRow, imported: inout Imported) throws(ImportProblem) in
      try table.checkLength(of: row)
      let moment = try Moment(row, columns, zone)
      read(row, columns, moods, place, moment, into: &imported)
      let text = columns.scales.map { row.fields[$0] } ?? ""
      for problem in scales.add(text, moment.day, moment.at, line: row.line) {
        imported.leaveOut(problem)
      }
    }
    scales.finish(zone, into: &imported)
    if table.hasMore(than: known) { imported.leave(.columns) }
    imported.moods = moods
    return imported
  }

  /// Columns that are read, and those that only repeat what others say.
  private static let known = [
    "full_date", "date", "year", "weekday", "time", "mood", "activities", "note_title", "note",
    "scales",
  ]

  private struct Columns {
    let scales: Int?
    let date: Int
    /// Where the date does not have its year.
    let year: Int?
    let time: Int
    let mood: Int
    let activities: Int?
    let title: Int?
    let note: Int?

    init(_ table: ImportTable) throws(ImportProblem) {
      if let whole = table.column("full_date") {
        date = whole
        year = nil
      } else {
        date = try table.requiredColumn("date")
        year = try table.requiredColumn("year")
      }
      time = try table.requiredColumn("time")
      mood = try table.requiredColumn("mood")
      scales = table.column("scales")
      activities = table.column("activities")
      title = table.column("note_title")
      note = table.column("note")
    }
  }

  /// The moods of the file, in the order in which they come up.
  private static func moods(_ table: ImportTable, _ columns: Columns, _ scale: MoodScale)
    -> [ImportedMood]
  {
    var moods: [ImportedMood] = []
    for row in table.rows where row.fields.count == table.header.count {
      let name = ImportText.trimmed(row.fields[columns.mood])
      if name.isEmpty || moods.contains(where: { $0.name == name }) { continue }
      moods.append(ImportedMood(name: name, rank: scale.rank(of: name)))
    }
    return moods
  }

  /// When a row was written.
  private struct Moment {
    let day: Day
    let time: TimeOfDay
    let at: Instant
    let offset: UTCOffset

    init(_ row: CSVRow, _ columns: Columns, _ zone: Zone) throws(ImportProblem) {
      day = try DaylioFile.day(row, columns)
      guard let time = ClockText.time(row.fields[columns.time]) else {
        throw ImportProblem(.time, line: row.line)
      }
      self.time = time
      at = zone.instant(day, time)
      offset = zone.offset(at)
    }
  }

  private static func read(
    _ row: CSVRow, _ columns: Columns, _ moods: [ImportedMood], _ moodTracker: Int,
    _ moment: Moment, into imported: inout Imported
  ) {
    let name = ImportText.trimmed(row.fields[columns.mood])
    if let mood = moods.first(where: { $0.name == name }) {
      var entry = entry(of: moodTracker, moment)
      entry.level = mood.rank ?? MoodScale.middle
      entry.words = [String(name.prefix(EntryContext.longest))]
      entry.note = note(row, columns)
      imported.add(entry)
    } else {
      imported.skip(.nothing)
    }
    let activities = columns.activities.map { row.fields[$0] } ?? ""
    for part in activities.utf8.split(separator: UInt8(ascii: "|")) {
      let activity = ImportText.trimmed(String(decoding: Array(part), as: UTF8.self))
      if activity.isEmpty { continue }
      imported.add(entry(of: place(of: activity, in: &imported), moment))
    }
  }

  /// One of several a day, which its time tells apart.
  private static func entry(of tracker: Int, _ moment: Moment) -> ImportedEntry {
    var entry = ImportedEntry(tracker: tracker, day: moment.day)
    (entry.at, entry.offset, entry.label) = (moment.at, moment.offset, moment.time.text)
    return entry
  }

  private static func day(_ row: CSVRow, _ columns: Columns) throws(ImportProblem) -> Day {
    guard let year = columns.year else {
      return try ImportTable.day(row.fields[columns.date], line: row.line)
    }
    guard let day = MonthText.day(row.fields[columns.date], year: row.fields[year]) else {
      throw ImportProblem(.date, line: row.line)
    }
    return day
  }

  private static func place(of activity: String, in imported: inout Imported) -> Int {
    var tracker = ImportedTracker(source: .daylio, key: "activity|" + activity, name: activity)
    tracker.group = "Daylio"
    tracker.order = Int64(imported.trackers.count)
    return imported.place(of: tracker)
  }

  private static func note(_ row: CSVRow, _ columns: Columns) -> String {
    let title = columns.title.map { PlainNote.text(row.fields[$0]) } ?? ""
    let note = columns.note.map { PlainNote.text(row.fields[$0]) } ?? ""
    return title.isEmpty || note.isEmpty ? title + note : title + "\n" + note
  }
}

/// Notes that were written with bold words and lists.
enum PlainNote {
  /// The text without its marks: `<br>` and the ends of blocks become line ends, `&amp;` and the
  /// like the characters that they stand for.
  static func text(_ marked: String) -> String {
    let bytes = Array(marked.utf8)
    guard bytes.contains(UInt8(ascii: "<")) || bytes.contains(UInt8(ascii: "&")) else {
      return marked
    }
    var text: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if let end = endOfMark(bytes, place) {
        if isLineEnd(bytes[place..<end]), !text.isEmpty { text.append(0x0A) }
        place = end
      } else if let (character, length) = named(bytes[place...]) {
        text.append(character)
        place += length
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    while text.last == 0x0A { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  /// Behind a mark that starts here; a sign that is followed by no letter is none.
  private static func endOfMark(_ bytes: [UInt8], _ place: Int) -> Int? {
    guard bytes[place] == UInt8(ascii: "<"), place + 1 < bytes.count else { return nil }
    let second = bytes[place + 1]
    guard second == UInt8(ascii: "/") || (0x61...0x7A).contains(second | 0x20) else { return nil }
    return bytes[place...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
  }

  private static func isLineEnd(_ mark: ArraySlice<UInt8>) -> Bool {
    switch smallLetters(String(decoding: mark, as: UTF8.self)) {
    case "<br>", "<br/>", "<br />", "</p>", "</div>", "</li>": true
    default: false
    }
  }

  private static let names: [(name: [UInt8], character: UInt8)] = [
    (Array("&amp;".utf8), 0x26), (Array("&lt;".utf8), 0x3C), (Array("&gt;".utf8), 0x3E),
    (Array("&quot;".utf8), 0x22), (Array("&nbsp;".utf8), 0x20), (Array("&#39;".utf8), 0x27),
  ]

  private static func named(_ bytes: ArraySlice<UInt8>) -> (UInt8, Int)? {
    guard bytes.first == UInt8(ascii: "&") else { return nil }
    for (name, character) in names where bytes.starts(with: name) { return (character, name.count) }
    return nil
  }
}
