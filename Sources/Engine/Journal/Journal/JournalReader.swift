// Reads a journal file back into the changes that made it, with their own stamps: an old backup
// never overrides what was written after it.

/// Why a file is not a journal.
public enum JournalFileError: Error, Equatable, Sendable {
  /// Not JSON; lines count from 1.
  case json(JSONError, line: Int)
  /// Valid JSON of another kind.
  case notAJournal
  /// Written by a later version than this one reads.
  case later
  /// A line that breaks the rules of the form; lines count from 1.
  case badEntity(line: Int)
  /// An archive that does not open, or holds no journal.
  case archive(ZipError?)
}

/// What a journal file says, before it is applied.
public struct JournalFile: Sendable {
  public var drafts: [Draft] = []
  public var unreadable: [[UInt8]] = []
  public var entityCount = 0
  public var attachments: [AttachedBytes] = []

  /// Reads a whole file or nothing of it.
  public init(_ bytes: [UInt8]) throws(JournalFileError) {
    var entities: [(value: JSONValue, position: Int)] = []
    var records: [(text: String, position: Int)] = []
    var attached: [(name: String, text: String, position: Int)] = []
    var format: String?
    var version: Int64?
    do throws(JSONError) {
      var reader = try JSONReader(bytes)
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "attachments":
          try reader.beginObject()
          while let name = try reader.nextKey() {
            attached.append((name.text, try reader.readString(), reader.position))
          }
        case "entities":
          try reader.beginArray()
          while try reader.nextElement() {
            entities.append((try JSONValue(from: &reader), reader.position))
          }
        case "unreadable":
          try reader.beginArray()
          while try reader.nextElement() {
            records.append((try reader.readString(), reader.position))
          }
        case "format": format = try reader.readString()
        case "version": version = try reader.readInt64()
        default: try reader.skipValue()
        }
      }
      try reader.end()
    } catch {
      throw .json(error, line: JournalFile.line(of: error.position, in: bytes))
    }
    guard format == JournalWriter.format, let version else { throw .notAJournal }
    guard version <= JournalWriter.version else { throw .later }
    for (value, position) in entities {
      guard let drafts = JournalFile.drafts(of: value) else {
        throw .badEntity(line: JournalFile.line(of: position, in: bytes))
      }
      self.drafts += drafts
    }
    for (text, position) in records {
      guard let record = Base64.decode(text) else {
        throw .badEntity(line: JournalFile.line(of: position, in: bytes))
      }
      unreadable.append(record)
    }
    entityCount = entities.count
    for (name, text, position) in attached {
      guard let id = Identifier(text: name), let content = Base64.decode(text) else {
        throw .badEntity(line: JournalFile.line(of: position, in: bytes))
      }
      attachments.append(AttachedBytes(id: id, bytes: content))
    }
  }

  /// The line, from 1, in which a byte stands.
  static func line(of position: Int, in bytes: [UInt8]) -> Int {
    var line = 1
    for byte in bytes.prefix(position) where byte == 0x0A { line += 1 }
    return line
  }

  /// The changes that add up to one entity: one create, one edit for each stamp, one deletion.
  private static func drafts(of value: JSONValue) -> [Draft]? {
    guard case .object(let members) = value else { return nil }
    for member in members where !knownKeys.contains(member.name) { return nil }
    guard case .string(let idText) = value["id"], let id = Identifier(text: idText),
      case .string(let kind) = value["kind"], Field.isName(kind),
      let fields = fields(value["fields"]), let stamps = stamps(value["edits"])
    else { return nil }
    var made: [Draft] = []
    var byStamp: [Stamp: [Field]] = [:]
    var original: [Field] = []
    for field in fields {
      if let stamp = stamps[field.name] {
        byStamp[stamp, default: []].append(field)
      } else {
        original.append(field)
      }
    }
    if let created = value["created"] {
      guard let stamp = stamp(created) else { return nil }
      let first = Array(original.prefix(Change.mostFields))
      made.append(Draft(id: id, entity: id, kind: kind, action: .create(first), madeAt: stamp))
      // The rest are edits with the stamp of the creation, which come to the same.
      byStamp[stamp, default: []] += original.dropFirst(Change.mostFields)
    } else if !original.isEmpty {
      return nil
    }
    for stamp in Array(byStamp.keys).ordered(by: { $0 < $1 }) {
      made += edits(id, kind, byStamp[stamp] ?? [], stamp)
    }
    for (key, action) in [("deleted", Change.Action.delete), ("undeleted", .undelete)] {
      guard let text = value[key] else { continue }
      guard let stamp = stamp(text) else { return nil }
      made.append(edit(id, kind, action, stamp))
    }
    if made.isEmpty {
      // Nothing is known but the name; an empty edit keeps it.
      made.append(edit(id, kind, .set([]), Stamp(milliseconds: 0, counter: 0, device: 0)))
    }
    return made
  }

  /// The fields of one stamp, as many in each edit as a change may hold.
  private static func edits(
    _ id: Identifier, _ kind: String, _ fields: [Field], _ stamp: Stamp
  ) -> [Draft] {
    stride(from: 0, to: fields.count, by: Change.mostFields).map { start in
      let end = min(fields.count, start + Change.mostFields)
      return edit(id, kind, .set(Array(fields[start..<end])), stamp, part: start)
    }
  }

  private static let knownKeys = [
    "created", "deleted", "edits", "fields", "id", "kind", "undeleted",
  ]

  private static func edit(
    _ id: Identifier, _ kind: String, _ action: Change.Action, _ stamp: Stamp, part: Int = 0
  ) -> Draft {
    let name = Identifier(
      kind: "edit", id.text, stamp.text, part == 0 ? String(action.code) : "\(action.code)-\(part)")
    return Draft(id: name, entity: id, kind: kind, action: action, madeAt: stamp)
  }

  private static func stamp(_ value: JSONValue) -> Stamp? {
    guard case .string(let text) = value else { return nil }
    return Stamp(text: text)
  }

  private static func stamps(_ value: JSONValue?) -> [String: Stamp]? {
    guard let value else { return [:] }
    guard case .object(let members) = value else { return nil }
    var stamps: [String: Stamp] = [:]
    for member in members {
      guard let stamp = stamp(member.value) else { return nil }
      stamps[member.name] = stamp
    }
    return stamps
  }

  private static func fields(_ value: JSONValue?) -> [Field]? {
    guard case .object(let members) = value else { return nil }
    var fields: [Field] = []
    for member in members {
      guard Field.isName(member.name), let value = self.value(member.value, depth: 0) else {
        return nil
      }
      fields.append(Field(member.name, value))
    }
    return fields
  }

  private static func value(_ json: JSONValue, depth: Int) -> Value? {
    switch json {
    case .bool(let bool): return .bool(bool)
    case .int(let number): return .int(number)
    case .string(let text):
      return text.utf8.count <= Value.Limit.textBytes ? .text(text) : nil
    case .object(let members):
      guard members.count == 1, members[0].name == "bytes",
        case .string(let text) = members[0].value, let bytes = Base64.decode(text),
        bytes.count <= Value.Limit.textBytes
      else { return nil }
      return .bytes(bytes)
    case .array(let elements):
      guard depth < Value.Limit.listDepth, elements.count <= Value.Limit.listLength else {
        return nil
      }
      var values: [Value] = []
      for element in elements {
        guard let value = value(element, depth: depth + 1) else { return nil }
        values.append(value)
      }
      return .list(values)
    default: return nil
    }
  }
}
