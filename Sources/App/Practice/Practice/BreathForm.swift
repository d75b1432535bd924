// A breathing preset that is being made or changed.
import Engine

/// What of a preset can be typed.
public enum BreathField: String, CaseIterable, Sendable {
  case name, breatheIn, holdIn, breatheOut, holdOut, rounds

  var range: ClosedRange<Int> {
    self == .rounds ? BreathPreset.roundRange : BreathPreset.phaseRange
  }
}

/// A preset as it is being typed.
public struct BreathForm: Sendable, Equatable {
  /// The entity that holds it; nothing while it is new.
  var id: Identifier?
  var icon: String
  var texts: [String]
  var showsProblem = false

  /// Pictures to choose from; the first is what a new preset starts with.
  static let icons = ["🧘", "🌬️", "🪷", "🌿", "💠", "🫁", "🌊", "🌙", "☀️", "🍃"]

  init(_ preset: BreathPreset, id: Identifier?) {
    self.id = id
    icon = preset.icon
    texts = [
      preset.name, String(preset.breatheIn), String(preset.holdIn), String(preset.breatheOut),
      String(preset.holdOut), String(preset.rounds),
    ]
  }

  subscript(_ field: BreathField) -> String {
    get { texts[BreathForm.place(field)] }
    set { texts[BreathForm.place(field)] = newValue }
  }

  private static func place(_ field: BreathField) -> Int {
    BreathField.allCases.firstIndex(of: field) ?? 0
  }

  /// A number of the form, within its range.
  func number(_ field: BreathField) -> Int? {
    guard let number = Int(self[field]), field.range.contains(number) else { return nil }
    return number
  }

  /// Nothing where something is missing: a name, a number, or a phase that lasts.
  func preset(id: String, name: String) -> BreathPreset? {
    guard !name.isEmpty, let breatheIn = number(.breatheIn), let holdIn = number(.holdIn),
      let breatheOut = number(.breatheOut), let holdOut = number(.holdOut),
      let rounds = number(.rounds), breatheIn + holdIn + breatheOut + holdOut > 0
    else { return nil }
    return BreathPreset(
      id: id, name: name, icon: icon, breatheIn: breatheIn, holdIn: holdIn,
      breatheOut: breatheOut, holdOut: holdOut, rounds: rounds)
  }
}
