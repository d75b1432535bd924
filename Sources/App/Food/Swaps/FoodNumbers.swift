// Whether screens on food tell numbers.
import Engine

extension Desk {
  /// Not where the person, or a safety fact, wants none.
  var showsFoodNumbers: Bool {
    !overview.safety.hidesNumbers && !overview.settings.hidesFoodNumbers
  }
}
