// The page of programs: one's own, then those that the app brings along. Each starts with one tap;
// pressed, it shows its exercises. One's own can be changed and deleted, the others only hidden.
import Engine

extension ProgramsState {
  func programsScreen(_ desk: Desk) -> Screen<Message> {
    let text = ProgramText(language: desk.language)
    let hidden = desk.overview.settings.practice.hidden
    var rows: [List<Message>.Row] = []
    var away: [List<Message>.Row] = []
    for program in desk.overview.practice.programs { rows.append(desk.programRow(program)) }
    for program in PracticeProgram.builtIn {
      if hidden.contains(program.id) {
        away.append(desk.hiddenRow(program, text))
      } else {
        rows.append(desk.programRow(program))
      }
    }
    var body: [Component<Message>] = [
      .text(Text(text.lead, role: .lead)), .list(List(label: text.title, rows: rows)),
      .row([
        .button(Button(text.add, .programs(.openedForm(nil)), key: "add-program", symbol: .plus)),
        .link(Link(ExercisesText(language: desk.language).title, to: .exercises)),
      ]), desk.speechToggle,
    ]
    if !away.isEmpty {
      body.append(
        .details(
          Details(
            key: "hidden-programs", summary: text.hidden,
            body: [.list(List(label: text.hidden, rows: away))])))
    }
    return Screen(
      title: text.title, place: .practice, back: .practice, body: body,
      sheet: programForm(text, desk) ?? programSheet(text, desk))
  }

  // One program

  private func programSheet(_ text: ProgramText, _ desk: Desk) -> Sheet<Message>? {
    guard let program = desk.program(shown) else { return nil }
    let name = desk.name(of: program)
    var body: [Component<Message>] = []
    if let about = text.about(builtIn: program.id) { body.append(.text(Text(about, role: .lead))) }
    body.append(.text(Text(desk.line(of: program), role: .soft)))
    body.append(
      .button(desk.startButton(program, name, key: "start-shown-", role: .primary)))
    var rows: [List<Message>.Row] = []
    for place in program.parts.indices {
      var row = desk.partRow(program, place)
      if let exercise = SidedExercise(id: program.parts[place].exercise)?.exercise {
        row.pressed = .went(.exercise(exercise))
      }
      rows.append(row)
    }
    body.append(.list(List(label: text.parts, rows: rows)))
    body.append(.row(desk.programButtons(program, name, text)))
    return Sheet(
      key: "program-sheet", title: program.icon + " " + name, body: body,
      closeLabel: desk.practiceText.close, closed: .programs(.closedSheet))
  }
}

extension Desk {
  fileprivate func programRow(_ program: PracticeProgram) -> List<Message>.Row {
    let name = name(of: program)
    return List.Row(
      key: "program-" + program.id, title: name, detail: line(of: program), icon: program.icon,
      tone: .dusk, pressed: .programs(.opened(program.id)), actions: [startButton(program, name)])
  }

  fileprivate func startButton(
    _ program: PracticeProgram, _ name: String, key: String = "start-",
    role: Button<Message>.Role = .secondary
  ) -> Button<Message> {
    Button(
      practiceText.start, .practice(.pressedStart(.program(program))), key: key + program.id,
      role: role, hint: practiceText.start(name))
  }

  fileprivate func hiddenRow(_ program: PracticeProgram, _ text: ProgramText) -> List<Message>.Row {
    let name = name(of: program)
    return List.Row(
      key: "hidden-" + program.id, title: name, icon: program.icon,
      actions: [
        Button(
          text.show, .programs(.hid(program.id, false)), key: "show-" + program.id,
          hint: text.show + ": " + name)
      ])
  }

  func name(of program: PracticeProgram) -> String {
    ProgramText(language: language).name(builtIn: program.id) ?? program.name
  }

  /// "6 exercises × 3 rounds = 14:50"; a rest that the end of the program leaves out is not in it.
  func line(of program: PracticeProgram) -> String {
    ProgramText(language: language).line(
      program.parts.count, program.rounds,
      clock((program.schedule.length ?? 0) / Milliseconds.second))
  }

  /// As it was last started, or as it was changed since.
  var lastProgram: PracticeProgram {
    guard case .program(let last)? = overview.settings.practice.last(.program) else {
      return PracticeProgram.builtIn[0]
    }
    return program(last.id) ?? last
  }

  func program(_ id: String?) -> PracticeProgram? {
    for program in overview.practice.programs where program.id == id { return program }
    for program in PracticeProgram.builtIn where program.id == id { return program }
    return nil
  }

  /// An exercise with its times; the last one rests only where another round follows.
  func partRow(_ program: PracticeProgram, _ place: Int) -> List<Message>.Row {
    let part = program.parts[place]
    let isLast = place == program.parts.count - 1
    let rests = part.rest > 0 && !(isLast && program.rounds == 1)
    return List.Row(
      key: "part-" + String(place),
      title: ExerciseText(language: language).name(ofPart: part.exercise, part.side),
      detail: ProgramText(language: language).work(
        seconds(part.work), rest: rests ? seconds(part.rest) : nil, isLast: isLast))
  }

  /// "45 s", "1:30 min"
  func seconds(_ seconds: Int) -> String { length(Int64(seconds) * Milliseconds.second) }

  fileprivate func programButtons(
    _ program: PracticeProgram, _ name: String, _ text: ProgramText
  ) -> [Component<Message>] {
    guard let id = Identifier(text: program.id) else {
      let copy = PracticeProgram(
        id: "", name: text.copied(name), icon: program.icon, rounds: program.rounds,
        parts: program.parts)
      return [
        .button(Button(text.copy, .programs(.openedForm(copy)), key: "copy-program")),
        .button(
          Button(text.hide, .programs(.hid(program.id, true)), key: "hide-program", role: .quiet)),
      ]
    }
    return [
      .button(
        Button(
          text.change, .programs(.openedForm(program)), key: "change-program", symbol: .pencil)),
      .button(
        Button(
          practiceText.delete, .programs(.deletedProgram(id)), key: "delete-program",
          role: .removal, symbol: .bin)),
    ]
  }
}
