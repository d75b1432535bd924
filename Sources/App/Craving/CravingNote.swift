// The note of a craving is kept while it is being typed and saved with the next press, so that
// neither a reload nor a closed page loses a word.
import Engine

extension State {
  mutating func type(note text: String, _ moment: Moment) -> [Effect] {
    guard let open = openCraving(moment) else { return [] }
    let note = String(text.prefix(Entry.longestNote))
    craving.note = (open.id, note)
    var writer = ByteWriter(version: State.draftVersion)
    writer.text(open.id.text)
    writer.text(note)
    return [.keepDraft(writer.bytes)]
  }

  static let draftVersion: UInt8 = 1

  /// What was typed before the page went away.
  mutating func restore(craving bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    do throws(BytesError) {
      _ = try reader.version(in: State.draftVersion...State.draftVersion)
      let name = try reader.text(limit: 64)
      let text = try reader.text(limit: Value.Limit.textBytes)
      try reader.end()
      if let id = Identifier(text: name) { craving.note = (id, text) }
    } catch {
      // A draft of another version is no loss of anything saved.
      return
    }
  }

  mutating func saveNote(_ moment: inout Moment) -> [Effect] {
    guard let (id, text) = craving.note else { return [] }
    craving.note = nil
    guard let held = overview.cravings.first(where: { $0.id == id }), held.note != text else {
      return [.keepDraft([])]
    }
    let draft = Draft(
      id: moment.entropy.identifier(), entity: id, kind: Craving.kind,
      action: .set([JournalField("note", .text(text))]))
    return write([draft], moment) + [.keepDraft([])]
  }
}
