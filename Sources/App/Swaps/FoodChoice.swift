// Whether a person watches what they eat.
import Engine

extension State {
  /// Cards and links on food show only then.
  var watchesFood: Bool { !overview.recalls.isEmpty }
}
