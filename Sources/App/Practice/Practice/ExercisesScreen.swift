// The library of exercises: all of them by what they are for, and a page for each.
import Engine

/// What the library of exercises holds besides the journal.
public struct ExercisesState: Sendable {
  /// What is typed into the search field.
  public var search = ""

  public init() {}
}

/// What can happen in the library of exercises.
public enum ExercisesMessage: Sendable {
  case searched(String)
  case pressedLoadAgain
}

extension ExercisesState {
  mutating func update(_ message: ExercisesMessage, _ desk: inout Desk) -> [Effect] {
    switch message {
    case .searched(let text): search = String(text.prefix(ExercisesState.longestExerciseSearch))
    case .pressedLoadAgain: return desk.askAgain(for: .exercises)
    }
    return []
  }

  /// Characters of a search for an exercise.
  static let longestExerciseSearch = 60

  func exercisesScreen(_ desk: Desk) -> Screen<Message> {
    let text = ExercisesText(language: desk.language)
    var body: [Component<Message>] = [
      .text(Text(text.lead, role: .lead)),
      .field(
        TextField(
          text.search, kind: .search, value: search, key: "exercises-search",
          maxLength: ExercisesState.longestExerciseSearch
        ) { .exercises(.searched($0)) }),
    ]
    let before = body.count
    for category in Exercise.Category.allCases { body += rows(of: category, text, desk) }
    let isEmpty = body.count == before
    body.append(.text(Text(isEmpty ? text.nothingFound(search) : "", isLive: true)))
    return Screen(title: text.title, place: .practice, back: .practice, body: body)
  }

  private func rows(
    of category: Exercise.Category, _ text: ExercisesText, _ desk: Desk
  ) -> [Component<Message>] {
    let names = ExerciseText(language: desk.language)
    var rows: [List<Message>.Row] = []
    for exercise in Exercise.allCases where exercise.category == category {
      guard isSearched(exercise) else { continue }
      rows.append(
        List.Row(
          key: "exercise-" + exercise.rawValue, title: names.name(exercise),
          detail: exercise.hasSides ? text.bothSides : nil, pressed: .went(.exercise(exercise))))
    }
    guard !rows.isEmpty else { return [] }
    let name = names.name(category)
    return [.heading(Heading(name)), .list(List(label: name, rows: rows))]
  }

  /// Many know an exercise by its name in the other language.
  private func isSearched(_ exercise: Exercise) -> Bool {
    for language in Language.allCases where language.isHere {
      let name = ExerciseText(language: language).name(exercise)
      if SearchText.contains(name, search) { return true }
    }
    return false
  }
}

extension Desk {
  func exerciseScreen(_ exercise: Exercise) -> Screen<Message> {
    let text = ExercisesText(language: language)
    let names = ExerciseText(language: language)
    var body: [Component<Message>] = [
      .text(Text(names.name(exercise.category), role: .caption))
    ]
    if exercise.hasSides { body.append(.text(Text(text.bothSidesLong, role: .soft))) }
    body += instructions(exercise, text)
    body.append(.text(Text(text.care, role: .caption)))
    return Screen(title: names.name(exercise), place: .practice, back: .exercises, body: body)
  }

  /// The prose about an exercise, for its page and for the panel of a session; a quiet line where
  /// it is not here.
  func instructions(_ exercise: Exercise, _ text: ExercisesText) -> [Component<Message>] {
    guard let entry = entry(exercise.rawValue, of: .exercises) else { return waiting(text) }
    var body: [Component<Message>] = []
    if let effect = entry.fact("effect") { body.append(.text(Text(effect, role: .lead))) }
    if let muscles = entry.fact("muscles") {
      body += [.heading(Heading(text.muscles)), .text(Text(muscles))]
    }
    if let purpose = entry.fact("purpose") {
      body += [.heading(Heading(text.purpose)), .text(Text(purpose))]
    }
    body.append(.heading(Heading(text.steps)))
    body.append(.instructions(Instructions(label: text.steps, lines: entry.steps)))
    return body
  }

  private func waiting(_ text: ExercisesText) -> [Component<Message>] {
    var isLoading = false
    if case .asked = place(of: .exercises) { isLoading = true }
    var body: [Component<Message>] = [
      .text(Text(isLoading ? text.loading : text.missing, role: .soft, isLive: true))
    ]
    if !isLoading {
      body.append(
        .button(Button(text.again, .exercises(.pressedLoadAgain), key: "load-exercises")))
    }
    return body
  }
}
