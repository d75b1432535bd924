// The body of a request that knows whether a connection asked for it.

import NIOCore
import Synchronization

/// Handed over in one piece. As long as nobody asked for it, no push service can have taken it.
final class AskedBody: AsyncSequence, Sendable {
  typealias Element = ByteBuffer

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let body: AskedBody
    private var isOver = false

    fileprivate init(_ body: AskedBody) { self.body = body }

    mutating func next() async -> ByteBuffer? {
      guard !isOver else { return nil }
      isOver = true
      body.asked.store(true, ordering: .sequentiallyConsistent)
      return body.bytes
    }
  }

  private let bytes: ByteBuffer
  private let asked = Atomic(false)

  init(_ bytes: [UInt8]) { self.bytes = ByteBuffer(bytes: bytes) }

  var count: Int { bytes.readableBytes }
  var wasAsked: Bool { asked.load(ordering: .sequentiallyConsistent) }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}
