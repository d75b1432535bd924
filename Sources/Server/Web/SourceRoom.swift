// Counts what is under way at once, also by source, and turns away what is too much.

import Synchronization

/// A bounded number of places, of which one source takes only a part.
final class SourceRoom: Sendable {
  private struct State {
    var taken = 0
    var shares: [String: Int] = [:]
  }

  private let places: Int
  private let placesOfSource: Int
  private let state = Mutex(State())

  init(_ places: Int, ofSource placesOfSource: Int) {
    self.places = places
    self.placesOfSource = placesOfSource
  }

  /// Whether there was a place; then `leave` gives it back.
  func enter(_ source: String) -> Bool {
    state.withLock { state in
      let own = state.shares[source] ?? 0
      guard state.taken < places, own < placesOfSource else { return false }
      state.taken += 1
      state.shares[source] = own + 1
      return true
    }
  }

  func leave(_ source: String) {
    state.withLock { state in
      let left = (state.shares[source] ?? 1) - 1
      state.taken -= 1
      state.shares[source] = left == 0 ? nil : left
    }
  }
}
