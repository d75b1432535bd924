// The sheets in which a program is made: the program first, and each of its exercises.
import Engine

extension Desk {
  /// Exercises that are suggested while one is typed.
  private static let mostSuggestions = 6

  fileprivate func partList(_ form: ProgramForm, _ text: ProgramText) -> [Component<Message>] {
    var body: [Component<Message>] = [.heading(Heading(text.parts, level: 3))]
    var total = form.showsProblem ? text.partMissing : ""
    if let program = form.program(id: "", name: "") {
      if form.parts.count > 1 { body.append(.text(Text(text.orderHint, role: .caption))) }
      var rows: [List<Message>.Row] = []
      for place in form.parts.indices { rows.append(orderRow(program, place)) }
      body.append(.list(List(label: text.parts, rows: rows)))
      total = text.total(length(program.schedule.length ?? 0))
    }
    if form.parts.count < PracticeProgram.mostParts {
      body.append(
        .button(
          Button(text.addPart, .programs(.openedPart(nil)), key: "add-part", symbol: .plus)))
    }
    body.append(.text(Text(total, role: .soft, isLive: true)))
    return body
  }

  private func orderRow(_ program: PracticeProgram, _ place: Int) -> List<Message>.Row {
    var row = partRow(program, place)
    row.pressed = .programs(.openedPart(place))
    let key = String(place)
    if place > 0 {
      row.actions.append(
        Button(
          trackersText.up, .programs(.movedPart(place, by: -1)), key: "part-up-" + key, role: .chip,
          hint: trackersText.up + ": " + row.title))
    }
    if place < program.parts.count - 1 {
      row.actions.append(
        Button(
          trackersText.down, .programs(.movedPart(place, by: 1)), key: "part-down-" + key,
          role: .chip, hint: trackersText.down + ": " + row.title))
    }
    row.dropped = { .programs(.droppedPart(handle: $0, on: place)) }
    return row
  }

  // One exercise

  fileprivate func partSheet(
    _ part: PartForm, _ form: ProgramForm, _ text: ProgramText
  ) -> Sheet<Message> {
    var body: [Component<Message>] = [
      .select(
        Select(text.library, value: part.words, options: exerciseOptions(text), key: "part-library")
        {
          .programs(.typedPart(.exercise, $0))
        }),
      .field(
        TextField(
          text.own, value: part.words, key: "part-exercise",
          problem: part.showsProblem && trimmed(part.words).isEmpty ? text.exerciseMissing : nil,
          maxLength: ProgramPart.longestExercise
        ) { .programs(.typedPart(.exercise, $0)) }),
    ]
    let found = suggestions(for: part)
    if !found.isEmpty { body.append(.row(found)) }
    if !part.sides.isEmpty { body.append(.choice(sideChoice(part, text))) }
    let isLast = (part.place ?? form.parts.count) >= form.parts.count - 1
    body.append(
      numberStepper(
        part.work, ProgramPart.workRange, text.work, practiceText.seconds, key: "part-work"
      ) { .programs(.typedPart(.work, $0)) })
    body.append(
      numberStepper(
        part.rest, ProgramPart.restRange, isLast && form.rounds != "1" ? text.pause : text.rest,
        practiceText.seconds, key: "part-rest"
      ) { .programs(.typedPart(.rest, $0)) })
    body.append(.button(Button(text.save, .programs(.keptPart), key: "keep-part", role: .primary)))
    if part.place != nil {
      body.append(
        .button(
          Button(text.removePart, .programs(.removedPart), key: "remove-part", role: .removal)))
    }
    return Sheet(
      key: "part-sheet", title: text.part,
      body: [.form(Form(key: "part-form", body: body, submitted: .programs(.keptPart)))],
      closeLabel: practiceText.close, closed: .programs(.closedPart))
  }

  private func sideChoice(_ part: PartForm, _ text: ProgramText) -> Choice<Message> {
    var options: [Choice<Message>.Option] = []
    for side in part.sides {
      options.append(
        Choice.Option(
          text.name(side), .programs(.pickedSide(side)), key: "side-" + (side?.rawValue ?? "both"),
          isPicked: side == part.pickedSide))
    }
    return Choice(text.side, look: .segments, options: options)
  }

  /// What the library has, then more names.
  private var exerciseNames: [String] {
    let text = ExerciseText(language: language)
    var names: [String] = []
    for exercise in Exercise.allCases { names.append(text.name(exercise)) }
    return names + ExerciseSuggestionText(language: language).names
  }

  private func exerciseOptions(_ text: ProgramText) -> [(value: String, label: String)] {
    var options = [(value: "", label: "–")]
    for name in exerciseNames { options.append((name, name)) }
    return options
  }

  /// Names in which what is typed occurs; none once it is one of them.
  private func suggestions(for part: PartForm) -> [Component<Message>] {
    guard !trimmed(part.words).isEmpty else { return [] }
    var buttons: [Component<Message>] = []
    for name in exerciseNames where SearchText.contains(name, part.words) {
      if SearchText.isSame(name, part.words) { return [] }
      guard buttons.count < Desk.mostSuggestions else { continue }
      buttons.append(
        .button(
          Button(
            name, .programs(.typedPart(.exercise, name)), key: "suggestion-" + name, role: .chip)))
    }
    return buttons
  }
}

extension ProgramsState {
  mutating func change(_ message: ProgramsMessage, _ desk: Desk) {
    switch message {
    case .openedForm(let program):
      form = ProgramForm(program)
    case .typedName(let name):
      form?.name = String(name.prefix(PracticeProgram.longestName))
    case .typedRounds(let text):
      form?.take(rounds: String(text.prefix(PracticeState.longestNumber)))
    case .pickedIcon(let icon): form?.icon = icon
    case .movedPart(let place, let step): form?.move(place, to: place + step)
    case .droppedPart(let handle, let place):
      guard let from = ProgramsState.place(ofHandle: handle) else { break }
      form?.move(from, to: place)
    default: changePart(message, desk)
    }
  }

  private mutating func changePart(_ message: ProgramsMessage, _ desk: Desk) {
    switch message {
    case .openedPart(let place): openPart(place, desk)
    case .typedPart(let field, let text): type(text, field)
    case .pickedSide(let side): form?.part?.side = side
    case .keptPart: keepPart(desk)
    case .removedPart:
      if let place = form?.part?.place { form?.parts.remove(at: place) }
      form?.part = nil
    case .closedPart: form?.part = nil
    default: break
    }
  }

  private mutating func openPart(_ place: Int?, _ desk: Desk) {
    guard let form = self.form else { return }
    let part = place.map { form.parts[$0] } ?? ProgramPart("")
    let words = ExerciseText(language: desk.language).name(ofPart: part.exercise, nil)
    self.form?.part = PartForm(part, words: words, at: place)
  }

  private mutating func type(_ text: String, _ field: PartField) {
    let number = String(text.prefix(PracticeState.longestNumber))
    switch field {
    case .exercise:
      form?.part?.words = String(text.prefix(ProgramPart.longestExercise))
      form?.part?.side = nil
    case .work: form?.part?.work = number
    case .rest: form?.part?.rest = number
    }
  }

  private mutating func keepPart(_ desk: Desk) {
    guard let open = form?.part else { return }
    guard let part = open.part(desk.trimmed(open.words)) else {
      form?.part?.showsProblem = true
      return
    }
    if let place = open.place {
      form?.parts[place] = part
    } else {
      form?.parts.append(part)
    }
    form?.part = nil
  }

  mutating func saveProgram(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let form = self.form else { return [] }
    let id = form.id ?? moment.entropy.identifier()
    let name = desk.trimmed(form.name)
    guard !name.isEmpty, form.hasRounds, let program = form.program(id: id.text, name: name) else {
      self.form?.showsProblem = true
      return []
    }
    self.form = nil
    shown = nil
    return desk.put(id, kind: PracticeProgram.kind, program.fields, moment)
  }

  /// The place in the handle of a row: `part-…-box`.
  private static func place(ofHandle handle: String) -> Int? {
    let digits = handle.utf8.drop { $0 != UInt8(ascii: "-") }.dropFirst()
      .prefix { $0 != UInt8(ascii: "-") }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  // The program

  func programForm(_ text: ProgramText, _ desk: Desk) -> Sheet<Message>? {
    guard let form = self.form else { return nil }
    if let part = form.part { return desk.partSheet(part, form, text) }
    let isNameless = form.showsProblem && desk.trimmed(form.name).isEmpty
    var body: [Component<Message>] = [
      .field(
        TextField(
          text.name, value: form.name, key: "program-name",
          problem: isNameless ? text.nameMissing : nil, maxLength: PracticeProgram.longestName
        ) { .programs(.typedName($0)) }),
      .choice(
        Choice(
          text.icon,
          options: ProgramForm.icons.map {
            Choice.Option(
              $0, .programs(.pickedIcon($0)), key: "icon-" + $0, isPicked: $0 == form.icon)
          })),
      desk.numberStepper(
        form.rounds, PracticeProgram.roundRange, text.rounds, "", key: "program-rounds"
      ) { .programs(.typedRounds($0)) },
    ]
    body += desk.partList(form, text)
    body.append(
      .button(Button(text.save, .programs(.savedForm), key: "save-program", role: .primary)))
    return Sheet(
      key: "program-form-sheet", title: form.id == nil ? text.new : form.name,
      body: [.form(Form(key: "program-form", body: body, submitted: .programs(.savedForm)))],
      closeLabel: desk.practiceText.close, closed: .programs(.closedSheet))
  }
}
