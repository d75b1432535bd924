// Every reader of bytes from outside as one thing that takes any bytes, and what has to hold for
// what it accepts. Used by the tests beside this file and by tools/fuzz.sh.

import Engine

/// A reader, or several of the same kind of bytes.
enum FuzzTarget: String, CaseIterable {
  case json, csv, zip, pack, columns, journal, imports, wire, kept, texts, foods, prose, passwords
  case health

  /// What does not hold for these bytes; nothing when all is well, also when they are refused.
  func problem(_ bytes: [UInt8]) -> String? {
    switch self {
    case .json: FuzzTarget.json(bytes)
    case .csv: FuzzTarget.csv(bytes)
    case .zip: FuzzTarget.zip(bytes)
    case .pack: FuzzTarget.pack(bytes)
    case .columns: FuzzTarget.columns(bytes)
    case .journal: FuzzTarget.journal(bytes)
    case .imports: FuzzTarget.imports(bytes)
    case .wire: FuzzTarget.wire(bytes)
    case .kept: FuzzTarget.kept(bytes)
    case .texts: FuzzTarget.texts(bytes)
    case .foods: FuzzTarget.foods(bytes)
    case .prose: FuzzTarget.prose(bytes)
    case .passwords: FuzzTarget.passwords(bytes)
    case .health: FuzzTarget.health(bytes)
    }
  }

  private static func json(_ bytes: [UInt8]) -> String? {
    guard let value = try? JSONValue(parsing: bytes) else { return nil }
    let back = try? JSONValue(parsing: value.bytes)
    return back == value ? nil : "JSON means something else when it is written again"
  }

  private static func csv(_ bytes: [UInt8]) -> String? {
    for separator in [CSVSeparator.comma, .semicolon] {
      guard let rows = try? CSVReader.rows(bytes, separator: separator) else { continue }
      // U+FEFF at the start of the second writing would be taken for a byte order mark.
      if rows.first?.fields[0].unicodeScalars.first == "\u{FEFF}" { continue }
      var writer = CSVWriter(separator: separator)
      for row in rows { writer.row(row.fields.map { .text($0) }) }
      let back = try? CSVReader.rows(writer.bytes, separator: separator, removesFormulaGuard: true)
      if back?.map({ $0.fields }) != rows.map({ $0.fields }) { return "a table changes" }
    }
    guard let sketch = try? TableSketch(bytes) else { return nil }
    for column in sketch.header.indices { _ = sketch.forms(of: column) }
    _ = sketch.guess
    return nil
  }

  private static func zip(_ bytes: [UInt8]) -> String? {
    guard let archive = try? ZipArchive(bytes) else { return nil }
    for entry in archive.entries.prefix(50) {
      guard let content = try? archive.content(of: entry) else { continue }
      if content.count != entry.size { return "a file has another size than it says" }
    }
    return nil
  }

  private static func pack(_ bytes: [UInt8]) -> String? {
    guard let pack = try? Pack(bytes) else { return nil }
    let again = PackWriter.pack(pack.changes, unreadable: pack.unreadable)
    return (try? Pack(again)) == pack ? nil : "a pack changes when it is written again"
  }

  private static func columns(_ bytes: [UInt8]) -> String? {
    guard let pack = try? Pack(stored: bytes) else { return nil }
    let again = PackWriter.columns(pack.allChanges, unreadable: pack.unreadable)
    guard let second = try? Pack(stored: again), second.unreadable == pack.unreadable,
      Set(second.allChanges) == Set(pack.allChanges)
    else { return "a pack with columns changes when it is written again" }
    let third = PackWriter.columns(second.allChanges, unreadable: second.unreadable)
    return third == again ? nil : "a pack with columns does not come to rest"
  }

  private static func journal(_ bytes: [UInt8]) -> String? {
    guard let file = try? JournalArchive.file(bytes) else { return nil }
    var records = Records()
    var clock = Clock(device: 1)
    for draft in file.drafts {
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 9)))
    }
    let written = JournalWriter.json(records.journal)
    guard let again = try? JournalFile(written) else { return "a journal is not read again" }
    return again.entityCount <= file.entityCount ? nil : "a journal grows"
  }

  private static func imports(_ bytes: [UInt8]) -> String? {
    guard let reading = try? ImportRecognition.read([bytes], zone: .fixed(.utc)) else { return nil }
    guard case .ready(let imported) = reading else { return nil }
    var records = Records()
    var clock = Clock(device: 1)
    for draft in imported.drafts {
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 9)))
    }
    _ = Overview(records)
    return nil
  }

  private static func wire(_ bytes: [UInt8]) -> String? {
    guard let json = try? JSONValue(parsing: bytes) else { return nil }
    let id = Identifier(high: 1, low: 2)
    if let it = PushRequest(json: json), parsed(it.bytes).flatMap({ PushRequest(json: $0) }) != it {
      return "a push changes"
    }
    if let it = PushAnswer(json: json), parsed(it.bytes).flatMap({ PushAnswer(json: $0) }) != it {
      return "an answer to a push changes"
    }
    if let it = PullAnswer(json: json), parsed(it.bytes).flatMap({ PullAnswer(json: $0) }) != it {
      return "an answer to a pull changes"
    }
    if let it = SealedAttachment(id: id, json: json),
      parsed(it.bytes).flatMap({ SealedAttachment(id: id, json: $0) }) != it
    {
      return "an attachment changes"
    }
    return heard(json)
  }

  /// A device that believes what it is told, and stamps its change again when it has to.
  private static func heard(_ json: JSONValue) -> String? {
    var replica = Replica(account: Identifier(high: 1, low: 1), device: 7)
    let change = Change(
      id: Identifier(high: 1, low: 2), device: 7, number: 1,
      stamp: Stamp(milliseconds: 1_790_000_000_000, counter: 0, device: 7),
      entity: Identifier(high: 1, low: 2), kind: "entry", action: .create([]))
    if let pulled = PullAnswer(json: json) {
      replica.hear(pulled.time, at: Instant(milliseconds: 5), roundTrip: 9)
      let request = replica.nextPull
      if case .open(let run) = replica.took(pulled, for: request, holding: { _ in nil }) {
        _ = replica.opened(run, run.toOpen.map { $0.body }, holding: { _ in nil })
      }
    }
    if let pushed = PushAnswer(json: json), let push = replica.nextPush([change], keyVersion: 1) {
      replica.hear(pushed.time, at: Instant(milliseconds: 5), roundTrip: 9)
      if case .restamp(let limit) = replica.took(pushed, for: push) {
        _ = Restamping.restamped([change], replica, Clock(device: 7), notAfter: limit)
      }
    }
    return nil
  }

  private static func parsed(_ bytes: [UInt8]) -> JSONValue? { try? JSONValue(parsing: bytes) }

  private static func kept(_ bytes: [UInt8]) -> String? {
    if let it = Replica(bytes: bytes), Replica(bytes: it.bytes) != it { return "a replica changes" }
    if let it = AccountRecord(bytes: bytes), AccountRecord(bytes: it.bytes) != it {
      return "an account changes"
    }
    if let it = Clock(bytes: bytes), Clock(bytes: it.bytes) != it { return "a clock changes" }
    if let it = Padding.removed(bytes), Padding.removed(Padding.padded(it)) != it {
      return "padding changes"
    }
    return nil
  }

  private static func foods(_ bytes: [UInt8]) -> String? {
    guard let table = try? FoodTableReader.table(bytes) else { return nil }
    let search = FoodSearch(table)
    _ = FoodLine.read("two eggs and a diet coke", in: search)
    let again = try? FoodTableReader.table(FoodTableWriter.bytes(table))
    return again == nil ? "a table of foods is not read again" : nil
  }

  private static func prose(_ bytes: [UInt8]) -> String? {
    guard let entries = try? ContentReader.entries(of: bytes) else { return nil }
    for entry in entries { _ = try? SwapText.all(entry) }
    return nil
  }

  private static func passwords(_ bytes: [UInt8]) -> String? {
    let list = PasswordList(bytes)
    guard let list = list ?? PasswordList(Array("redstart-passwords 1\nAhelloApassFword".utf8)),
      let text = UTF8Text.text(bytes)
    else { return nil }
    let without = PasswordRules.problem(text, address: text)
    let with = PasswordRules.problem(text, address: text, list: list)
    return without == nil || with == without ? nil : "the list lets a password through"
  }

  private static func health(_ bytes: [UInt8]) -> String? {
    let whole = HealthOutcome(bytes, piece: max(bytes.count, 1))
    guard whole == HealthOutcome(bytes, piece: 7) else {
      return "health data depends on its pieces"
    }
    return HealthOutcome(file: bytes) == HealthOutcome(file: bytes) ? nil : "a file changes"
  }
}

/// What becomes of bytes that may be health data.
struct HealthOutcome: Equatable {
  var totals: [UInt8] = []
  var formats: [HealthFormat] = []
  var unknown: [String] = []
  var unread = 0
  var problem: HealthProblem?

  /// A document that comes in pieces of so many bytes, once more where it asks for that.
  init(_ bytes: [UInt8], piece: Int) {
    var document = HealthDocument()
    do throws(HealthProblem) {
      repeat {
        if document.wantsAgain { document.again() }
        for start in stride(from: 0, to: bytes.count, by: piece) {
          try document.read(bytes[start..<min(start + piece, bytes.count)])
        }
        try document.end()
      } while document.wantsAgain
    } catch {
      problem = error
    }
    take(document.totals)
  }

  /// A file, which may be an archive.
  init(file bytes: [UInt8]) {
    do throws(HealthProblem) {
      var file = try HealthFile(size: Int64(bytes.count)) { (offset, count) throws(HealthProblem) in
        Array(bytes[Int(offset)..<Int(offset) + count])
      }
      while try file.step() {}
      take(file.totals)
    } catch {
      problem = error
    }
  }

  private mutating func take(_ read: HealthTotals) {
    totals = read.json
    formats = read.formats
    unknown = read.unknown
    unread = read.unread
  }

  /// The totals as text.
  var text: String { String(decoding: totals, as: UTF8.self) }
}
