// The journal as a file for people: JSON with sorted keys, one entity a line, sorted by name.
// There is no date of export in it: writing the same journal twice gives the same bytes.

/// Writes a journal as JSON.
public enum JournalWriter {
  public static let format = "redstart-journal"
  public static let version: Int64 = 1

  /// What lets a device ring belongs to the devices: two journals with one box would cancel each
  /// other's reminders, and a file is not sealed.
  private static let leftOut = [ReminderBox.kind, PushDevice.kind]

  /// `attachments` are the bytes of pictures and voice notes; without any the file names none.
  public static func json(_ journal: Journal, attachments: [AttachedBytes] = []) -> [UInt8] {
    var out: [UInt8] = Array("{".utf8)
    add(attachments, to: &out)
    out += Array("\"entities\":[".utf8)
    var isFirst = true
    for entity in journal.sorted where !leftOut.contains(entity.kind) {
      out += Array((isFirst ? "\n" : ",\n").utf8)
      isFirst = false
      var writer = JSONWriter()
      write(entity, to: &writer)
      out += writer.bytes
    }
    out += Array("\n],\"format\":\"\(format)\",\"unreadable\":[".utf8)
    isFirst = true
    for record in journal.unreadable.map({ Base64.encode($0) }).ordered(by: { $0 < $1 }) {
      out += Array((isFirst ? "\n" : ",\n").utf8)
      isFirst = false
      out += Array("\"\(record)\"".utf8)
    }
    out += Array("],\"version\":\(version)}\n".utf8)
    return out
  }

  private static func add(_ attachments: [AttachedBytes], to out: inout [UInt8]) {
    guard !attachments.isEmpty else { return }
    out += Array("\"attachments\":{".utf8)
    var isFirst = true
    for attachment in attachments.ordered(by: { $0.id < $1.id }) {
      let line = "\"\(attachment.id.text)\":\"\(Base64.encode(attachment.bytes))\""
      out += Array(((isFirst ? "\n" : ",\n") + line).utf8)
      isFirst = false
    }
    out += Array("\n},".utf8)
  }

  private static func write(_ entity: Entity, to writer: inout JSONWriter) {
    writer.beginObject()
    if let created = entity.created {
      writer.key("created")
      writer.string(created.text)
    }
    if entity.isDeleted, let stamp = entity.deletionStamp {
      writer.key("deleted")
      writer.string(stamp.text)
    }
    if !entity.edits.isEmpty {
      writer.key("edits")
      writer.beginObject()
      for edit in entity.edits {
        writer.key(edit.name)
        writer.string(edit.stamp.text)
      }
      writer.endObject()
    }
    writer.key("fields")
    writer.beginObject()
    for field in entity.fields {
      writer.key(field.name)
      write(field.value, to: &writer)
    }
    writer.endObject()
    writer.key("id")
    writer.string(entity.id.text)
    writer.key("kind")
    writer.string(entity.kind)
    if !entity.isDeleted, let stamp = entity.deletionStamp {
      writer.key("undeleted")
      writer.string(stamp.text)
    }
    writer.endObject()
  }

  private static func write(_ value: Value, to writer: inout JSONWriter) {
    switch value {
    case .bool(let bool): writer.bool(bool)
    case .int(let number): writer.int64(number)
    case .text(let text): writer.string(text)
    case .bytes(let bytes):
      writer.beginObject()
      writer.key("bytes")
      writer.string(Base64.encode(bytes))
      writer.endObject()
    case .list(let values):
      writer.beginArray()
      for element in values { write(element, to: &writer) }
      writer.endArray()
    }
  }
}
