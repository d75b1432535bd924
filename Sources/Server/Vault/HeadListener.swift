// One open event stream, as those see it who have something to tell.

import Synchronization

/// Keeps the newest head only: a slow reader skips those in between.
final class HeadListener: Sendable {
  /// What is to be written next.
  struct News: Equatable {
    var head: Int64?
    /// A device asks for the vault key, or does not any more.
    var hasApproval = false
    var isBeat = false
  }

  private struct State {
    var told: Int64 = -1
    var news = News()
  }

  private let state = Mutex(State())
  /// One for any number of news since the last look.
  let wakes: AsyncStream<Void>
  private let wake: AsyncStream<Void>.Continuation

  init() {
    (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Heads may come out of order, as pushes end side by side; they are told in order.
  func tell(_ head: Int64) {
    let isNew = state.withLock { state in
      guard head > state.told else { return false }
      state.told = head
      state.news.head = head
      return true
    }
    if isNew { wake.yield() }
  }

  /// Goes with the head, which may be the same again.
  func tellApproval() {
    state.withLock { state in
      state.news.hasApproval = true
      if state.told >= 0 { state.news.head = state.told }
    }
    wake.yield()
  }

  func beat() {
    state.withLock { $0.news.isBeat = true }
    wake.yield()
  }

  func take() -> News {
    state.withLock { state in
      defer { state.news = News() }
      return state.news
    }
  }

  func end() { wake.finish() }
}
