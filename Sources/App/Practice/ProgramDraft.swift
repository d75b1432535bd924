// A program that is being made is put aside at each press and key, so that a reload comes back to
// it. It is no part of the journal before it is saved.
import Engine

extension State {
  /// Shares the one place for drafts with a craving's note (1), the opening questions (4) and the
  /// steps to take back (3).
  static let programDraftVersion: UInt8 = 5
  /// Texts before those of the exercises, and texts of each exercise.
  private static let programTexts = 4
  private static let partTexts = 4

  /// Nothing while no program is being made.
  var programDraft: [UInt8] {
    guard let form = programs.form else { return [] }
    var texts = [form.id?.text ?? "", form.name, form.icon, form.rounds]
    for part in form.parts {
      texts += [part.exercise, part.side?.rawValue ?? "", String(part.work), String(part.rest)]
    }
    var writer = ByteWriter(version: State.programDraftVersion)
    for text in texts { writer.text(text) }
    return writer.bytes
  }

  /// Puts the program aside where it differs from what was there before a message.
  func mindProgram(_ before: [UInt8]) -> [Effect] {
    let draft = programDraft
    return draft == before ? [] : [.keepDraft(draft)]
  }

  /// The program that was being made when the page went away; a draft of something else changes
  /// nothing.
  mutating func restore(program bytes: [UInt8]) {
    var texts: [String] = []
    var reader = ByteReader(bytes)
    do throws(BytesError) {
      _ = try reader.version(in: State.programDraftVersion...State.programDraftVersion)
      while !reader.isAtEnd { texts.append(try reader.text(limit: Value.Limit.textBytes)) }
    } catch {
      return
    }
    let rest = texts.count - State.programTexts
    guard rest >= 0, rest % State.partTexts == 0,
      rest / State.partTexts <= PracticeProgram.mostParts
    else { return }
    var parts: [ProgramPart] = []
    for start in stride(from: State.programTexts, to: texts.count, by: State.partTexts) {
      guard let work = Int(texts[start + 2]), ProgramPart.workRange.contains(work),
        let pause = Int(texts[start + 3]), ProgramPart.restRange.contains(pause)
      else { return }
      parts.append(
        ProgramPart(texts[start], side: Side(rawValue: texts[start + 1]), work: work, rest: pause))
    }
    var form = ProgramForm(nil)
    form.take(id: Identifier(text: texts[0]), name: texts[1], icon: texts[2], parts: parts)
    form.keep(rounds: texts[3])
    programs.form = form
  }
}
