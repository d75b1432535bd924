// Counts the bytes of bodies that are in memory, on the whole server and by source: one room for
// those of requests, one for those of answers.

import Synchronization

/// What would go above a ceiling is turned away, and a request's body not read.
final class BodyRoom: Sendable {
  private struct Share {
    var bodies = 0
    var bytes = 0
  }

  private struct State {
    var bytes = 0
    var shares: [String: Share] = [:]
  }

  private let mostBytes: Int
  private let mostBytesOfSource: Int
  private let state = Mutex(State())

  init(_ mostBytes: Int, ofSource mostBytesOfSource: Int) {
    self.mostBytes = mostBytes
    self.mostBytesOfSource = mostBytesOfSource
  }

  /// How many bytes are held.
  var bytes: Int { state.withLock { $0.bytes } }

  /// Whether the source may have one more body under way; then `leave` ends it.
  func enter(_ source: String) -> Bool {
    state.withLock { state in
      let bodies = state.shares[source]?.bodies ?? 0
      guard bodies < ServerLimits.bodiesOfSource else { return false }
      state.shares[source, default: Share()].bodies += 1
      return true
    }
  }

  func take(_ bytes: Int, _ source: String) -> Bool {
    state.withLock { state in
      let own = state.shares[source]?.bytes ?? 0
      guard state.bytes + bytes <= mostBytes,
        own + bytes <= mostBytesOfSource
      else { return false }
      state.bytes += bytes
      state.shares[source, default: Share()].bytes += bytes
      return true
    }
  }

  /// Whether a body of so many bytes has room.
  func enter(_ source: String, with bytes: Int) -> Bool {
    guard enter(source) else { return false }
    guard take(bytes, source) else {
      leave(source, 0)
      return false
    }
    return true
  }

  /// With the bytes that the body took.
  func leave(_ source: String, _ bytes: Int) {
    state.withLock { state in
      guard var share = state.shares[source] else { return }
      state.bytes -= bytes
      share.bytes -= bytes
      share.bodies -= 1
      state.shares[source] = share.bodies == 0 ? nil : share
    }
  }
}

/// One request's body while it is read and worked on.
final class HeldBody {
  private let room: BodyRoom
  private let source: String
  private var bytes = 0

  init(_ room: BodyRoom, _ source: String) throws(Problem) {
    (self.room, self.source) = (room, source)
    guard room.enter(source) else { throw .busy }
  }

  func grow(by more: Int) throws(Problem) {
    guard room.take(more, source) else { throw .busy }
    bytes += more
  }

  func end() { room.leave(source, bytes) }
}
