// A program that is being made as it is put aside. It is no part of the journal before it is saved.
import Engine

extension ProgramsState {
  /// Texts before those of the exercises, and texts of each exercise.
  private static let programTexts = 4
  private static let partTexts = 4

  /// Nothing while no program is being made.
  var programDraft: [UInt8] {
    form.map { bytes(of: $0) } ?? []
  }

  @inline(never)  // Not of a first visit.
  private func bytes(of form: ProgramForm) -> [UInt8] {
    var texts = [form.id?.text ?? "", form.name, form.icon, form.rounds]
    for part in form.parts {
      texts += [part.exercise, part.side?.rawValue ?? "", String(part.work), String(part.rest)]
    }
    return FormDraft.bytes(.program, texts)
  }

  /// The program that was being made when the page went away; a draft of something else changes
  /// nothing.
  mutating func restore(program bytes: [UInt8]) {
    guard let texts = FormDraft.texts(.program, bytes) else { return }
    let rest = texts.count - ProgramsState.programTexts
    guard rest >= 0, rest % ProgramsState.partTexts == 0,
      rest / ProgramsState.partTexts <= PracticeProgram.mostParts
    else { return }
    var parts: [ProgramPart] = []
    for start in stride(
      from: ProgramsState.programTexts, to: texts.count, by: ProgramsState.partTexts)
    {
      guard let work = Int(texts[start + 2]), ProgramPart.workRange.contains(work),
        let pause = Int(texts[start + 3]), ProgramPart.restRange.contains(pause)
      else { return }
      parts.append(
        ProgramPart(texts[start], side: Side(rawValue: texts[start + 1]), work: work, rest: pause))
    }
    var form = ProgramForm(nil)
    form.take(id: Identifier(text: texts[0]), name: texts[1], icon: texts[2], parts: parts)
    form.keep(rounds: texts[3])
    self.form = form
  }
}
