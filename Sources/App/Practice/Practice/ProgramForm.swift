// A program of the person's own that is being made or changed.
import Engine

/// What of an exercise can be typed.
public enum PartField: Sendable { case exercise, work, rest }

/// One exercise of the program as it is being typed.
public struct PartForm: Sendable, Equatable {
  /// Where it stands; nothing while it is new.
  let place: Int?
  /// A name of the library in either language, or the person's own words.
  var words: String
  var side: Side?
  var work: String
  var rest: String
  var showsProblem = false

  init(_ part: ProgramPart, words: String, at place: Int?) {
    self.place = place
    self.words = words
    side = part.side
    work = String(part.work)
    rest = String(part.rest)
  }

  var exercise: Exercise? { ExerciseText.found(words) }

  /// What has two sides is done on one of them.
  var sides: [Side?] {
    if exercise?.hasSides ?? false { return [.left, .right] }
    return side == nil ? [] : [nil, .left, .right]
  }

  var pickedSide: Side? { side ?? (exercise?.hasSides ?? false ? .left : nil) }

  /// Nothing without words and two numbers within their ranges.
  func part(_ words: String) -> ProgramPart? {
    guard !words.isEmpty, let work = Int(work), ProgramPart.workRange.contains(work),
      let rest = Int(rest), ProgramPart.restRange.contains(rest)
    else { return nil }
    return ProgramPart(exercise?.rawValue ?? words, side: pickedSide, work: work, rest: rest)
  }
}

/// The program as it is being typed.
public struct ProgramForm: Sendable, Equatable {
  /// The entity that holds it; nothing while it is new.
  private(set) var id: Identifier?
  var name: String
  var icon: String
  var rounds: String
  public var parts: [ProgramPart]
  /// The exercise that is open.
  var part: PartForm?
  var showsProblem = false
  /// The last number of rounds that was one.
  private var roundCount: Int

  /// Pictures to choose from; the first is what a new program starts with.
  static let icons = ["💪", "🔥", "🏃", "⚡", "🦵", "🧘", "🌱", "🏋️", "🤸", "🚴", "🥊", "⭐"]

  init(_ program: PracticeProgram?) {
    id = program.flatMap { Identifier(text: $0.id) }
    name = program?.name ?? ""
    icon = program?.icon ?? ProgramForm.icons[0]
    roundCount = program?.rounds ?? PracticeProgram.usualRounds
    rounds = String(roundCount)
    parts = program?.parts ?? []
  }

  /// A second round brings a pause between rounds, back at one it goes.
  mutating func take(rounds text: String) {
    rounds = text
    guard let count = Int(text), PracticeProgram.roundRange.contains(count) else { return }
    if let program = program(id: "", name: "") { parts = program.with(rounds: count).parts }
    roundCount = count
  }

  /// As it was put aside; its rounds come afterwards.
  mutating func take(id: Identifier?, name: String, icon: String, parts: [ProgramPart]) {
    self.id = id
    self.name = String(name.prefix(PracticeProgram.longestName))
    if ProgramForm.icons.contains(icon) { self.icon = icon }
    self.parts = parts
  }

  /// What `rounds` says already; the exercises were made for it.
  mutating func keep(rounds text: String) {
    rounds = text
    if let count = Int(text), PracticeProgram.roundRange.contains(count) { roundCount = count }
  }

  /// As it stands, with the last number of rounds that was one; nothing without an exercise.
  func program(id: String, name: String) -> PracticeProgram? {
    PracticeProgram(id: id, name: name, icon: icon, rounds: roundCount, parts: parts)
  }

  var hasRounds: Bool { Int(rounds) == roundCount }

  /// Moves an exercise to a place of the list, the others close up.
  mutating func move(_ from: Int, to place: Int) {
    guard parts.indices.contains(from), parts.indices.contains(place) else { return }
    parts.insert(parts.remove(at: from), at: place)
  }
}
