// Who holds connections, and whose goes when there is no place for another one.

import Engine
import NIOCore
import Synchronization

/// A bounded number of connections. A newcomer takes the place of the one that has waited longest
/// for its own client, of the source which has the most of them: so nobody is kept out by idle
/// connections, and the health answer is always reached. A source whose connections were ended for
/// abuse again and again gets no new one for a while: each costs a handshake.
final class ConnectionRoom: Sendable {
  private struct Held {
    let channel: any Channel
    let source: String
    var since: Int64
    /// For a request or the rest of one, or for the end of a handshake.
    var isWaiting = true
  }

  private struct State {
    var held: [Int64: Held] = [:]
    var counts: [String: Int] = [:]
    var turn: Int64 = 0
    var abuses = Tally(ServerLimits.abuseTime)
  }

  private let places: Int
  private let placesOfSource: Int
  private let state = Mutex(State())

  init(_ places: Int, ofSource placesOfSource: Int) {
    self.places = places
    self.placesOfSource = placesOfSource
  }

  var count: Int { state.withLock { $0.held.count } }

  /// A connection was ended for what its client did. Behind a proxy all clients are one source, and
  /// nobody is told apart.
  func abused(by source: String) {
    guard placesOfSource < places else { return }
    state.withLock { _ = $0.abuses.add(source, now: ConnectionRoom.now) }
  }

  private static var now: Instant {
    Instant(milliseconds: Int64(NIODeadline.now().uptimeNanoseconds / 1_000_000))
  }

  /// The name of the new connection's place; nothing where it has none.
  func enter(_ channel: any Channel, source: String) -> Int64? {
    let (name, leaving) = state.withLock { state -> (Int64?, (any Channel)?) in
      guard state.abuses.sum(source, now: ConnectionRoom.now) < ServerLimits.abusesOfSource else {
        return (nil, nil)
      }
      let isFull = state.held.count >= places
      let own = state.counts[source] ?? 0
      var leaving: Held?
      if isFull || own >= placesOfSource {
        guard let found = next(state, for: source, isFull && own < placesOfSource) else {
          return (nil, nil)
        }
        leaving = remove(found, from: &state)
      }
      state.turn += 1
      state.held[state.turn] = Held(channel: channel, source: source, since: state.turn)
      state.counts[source, default: 0] += 1
      return (state.turn, leaving?.channel)
    }
    leaving?.close(promise: nil)
    return name
  }

  /// The client has sent its request: its connection is not taken away any more.
  func works(_ name: Int64) { state.withLock { $0.held[name]?.isWaiting = false } }

  /// It is the client's turn again.
  func waits(_ name: Int64) {
    state.withLock { state in
      state.turn += 1
      state.held[name]?.isWaiting = true
      state.held[name]?.since = state.turn
    }
  }

  func leave(_ name: Int64) { state.withLock { _ = remove(name, from: &$0) } }

  private func remove(_ name: Int64, from state: inout State) -> Held? {
    guard let held = state.held.removeValue(forKey: name) else { return nil }
    let left = (state.counts[held.source] ?? 1) - 1
    state.counts[held.source] = left == 0 ? nil : left
    return held
  }

  /// Who gives way; `anybody` where the whole is full, else one of the same source.
  private func next(_ state: State, for source: String, _ anybody: Bool) -> Int64? {
    let own = state.counts[source] ?? 0
    func weight(_ held: Held) -> (Int, Int64) { (state.counts[held.source] ?? 0, -held.since) }
    let waiting = state.held.filter { $0.value.isWaiting && (anybody || $0.value.source == source) }
    if let idle = waiting.max(by: { weight($0.value) < weight($1.value) }) { return idle.key }
    guard anybody else { return nil }
    let busiest = state.held.max { weight($0.value) < weight($1.value) }
    guard let busiest, weight(busiest.value).0 > own + 1 else { return nil }
    return busiest.key
  }
}
