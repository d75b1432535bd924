// The note of a craving is kept while it is being typed and saved with the next press, so that
// neither a reload nor a closed page loses a word.
import Engine

extension CravingState {
  mutating func type(note text: String, _ moment: Moment, _ desk: Desk) -> [Effect] {
    guard let open = desk.openCraving(moment) else { return [] }
    let note = String(text.prefix(Entry.longestNote))
    self.note = (open.id, note)
    return [.keepDraft(FormDraft.bytes(.craving, [open.id.text, note]))]
  }

  /// What was typed before the page went away.
  mutating func restore(craving bytes: [UInt8]) {
    // A draft of another version is no loss of anything saved.
    guard let texts = FormDraft.texts(.craving, bytes), texts.count == 2,
      let id = Identifier(text: texts[0])
    else { return }
    note = (id, texts[1])
  }

  mutating func saveNote(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let (id, text) = note else { return [] }
    note = nil
    return save(text, of: id, moment, &desk)
  }

  @inline(never)  // Not of a first visit.
  private func save(
    _ text: String, of id: Identifier, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard let held = desk.overview.cravings.first(where: { $0.id == id }), held.note != text else {
      return [.keepDraft([])]
    }
    let draft = Draft(
      id: moment.entropy.identifier(), entity: id, kind: Craving.kind,
      action: .set([Happening.field(note: text)]))
    return desk.write([draft], moment) + [.keepDraft([])]
  }
}
