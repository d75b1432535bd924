// By choice, a line on the day's page says that somebody looked for help; nothing else does.
import Engine

extension HelpState {
  /// Adds the line to the person's own note of today, which can be changed, undone and deleted like
  /// any other, and leaves the sheet.
  @inline(never)  // Not of a first visit.
  mutating func keepNote(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    leaveFound()
    let day = desk.today(moment)
    let written = desk.overview.reflections.note(on: day)?.text ?? ""
    let time = desk.locale.time(moment.zone.offset(moment.now).local(moment.now).time)
    let line = time + " · " + desk.language.helpNoteLine
    let text = written.isEmpty ? line : written + "\n" + line
    // Words of the person's own never make room for it.
    guard text.unicodeScalars.count <= DayNote.longestText else {
      desk.toast = desk.language.helpNoteFull
      return []
    }
    desk.toast = desk.language.helpNoteKept
    return desk.put(
      DayNote.identifier(on: day), kind: DayNote.kind, DayNote.fields(text, on: day), moment)
  }

  /// Nothing where there is no journal to write into.
  @inline(never)  // Not of a first visit.
  func noteButton(_ words: String, _ desk: Desk) -> [Component<Message>] {
    guard desk.storage.isOpen, !desk.overview.trackers.isEmpty else { return [] }
    return [
      .button(Button(words, .help(.pressedNote), key: "help-note", role: .quiet, symbol: .note))
    ]
  }
}
