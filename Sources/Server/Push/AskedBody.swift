// The body of a request, which is used up on the disk when a connection asks for it.

import NIOCore
import Storage
import Synchronization

/// Handed over in one piece, over a connection that is open. As long as nobody asked for it, no
/// push service can have taken the message, and it can go out another time.
final class AskedBody: AsyncSequence, Sendable {
  typealias Element = ByteBuffer

  enum State: Sendable {
    /// No connection asked for it.
    case waits
    /// The disk is asked whether it may go.
    case begins
    /// It went to the connection.
    case begun
    /// It was taken back, or has begun before.
    case cancelled
    /// The disk did not take that it begins.
    case unwritten
  }

  /// Ends the request before it is whole.
  struct Kept: Error {}

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let body: AskedBody
    private var isOver = false

    fileprivate init(_ body: AskedBody) { self.body = body }

    mutating func next() async throws -> ByteBuffer? {
      guard !isOver else { return nil }
      isOver = true
      return try await body.begin()
    }
  }

  private let message: PushMessage.Name
  private let bytes: ByteBuffer
  private let beginnings: PushBeginnings
  private let now = Mutex(State.waits)

  init(_ message: PushMessage, _ beginnings: PushBeginnings) {
    self.message = message.name
    bytes = ByteBuffer(bytes: message.body)
    self.beginnings = beginnings
  }

  var count: Int { bytes.readableBytes }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }

  /// How far it went. Where nobody asked for it, nobody gets it from now on.
  func end() -> State {
    now.withLock { now in
      defer { if now == .waits { now = .cancelled } }
      return now
    }
  }

  private func begin() async throws -> ByteBuffer {
    let isFirst = now.withLock { now in
      defer { if now == .waits { now = .begins } }
      return now == .waits
    }
    guard isFirst else { throw Kept() }
    let state: State
    switch await beginnings.begin(message) {
    case true?: state = .begun
    case false?: state = .cancelled
    case nil: state = .unwritten
    }
    now.withLock { $0 = state }
    guard state == .begun else { throw Kept() }
    return bytes
  }
}
