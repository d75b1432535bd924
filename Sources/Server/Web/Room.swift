// Counts what is under way at once, and turns away what is too much.

import Synchronization

/// A bounded number of places.
final class Room: Sendable {
  private let places: Int
  private let taken = Mutex(0)

  init(_ places: Int) { self.places = places }

  /// How many places are taken.
  var count: Int { taken.withLock { $0 } }

  /// Whether there was a place; then `leave` gives it back.
  func enter() -> Bool {
    taken.withLock { taken in
      guard taken < places else { return false }
      taken += 1
      return true
    }
  }

  func leave() { taken.withLock { $0 -= 1 } }
}
