// How a device begins: with the clock that it keeps, and on which page whoever has no journal yet.
import Engine

extension Desk {
  /// The device keeps its name for ever; a new one draws it.
  mutating func adoptClock(_ bytes: [UInt8], _ moment: Moment) {
    var own = Clock(bytes: bytes) ?? Clock(device: moment.entropy.identifier().high)
    own.observe(Stamp(milliseconds: clock.milliseconds, counter: clock.counter, device: 0))
    clock = own
  }

  /// Who has not begun yet begins at the opening page; the plain texts are open to everybody.
  func firstRoute(_ route: Route) -> Route {
    guard storage.isOpen, !hasBegun else { return route }
    switch route {
    case .opening, .welcome, .account, .privacy, .terms, .notMedicalAdvice, .help: return route
    default: return .opening
    }
  }

  /// Whether there is anything in the journal, or the questions were left on purpose.
  var hasBegun: Bool {
    !overview.trackers.isEmpty || overview.settings.welcomedAt != nil
      || !overview.archived.isEmpty
  }
}
