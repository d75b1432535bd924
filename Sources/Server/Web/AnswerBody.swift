// The bodies of answers. A client that does not read leaves a large one where it is: what waits for
// it in the connection is no more than a few slices.

import HTTPTypes
import Hummingbird
import NIOCore

enum AnswerBody {
  /// Of bytes that all answers share.
  static func shared(_ bytes: ByteBuffer) -> ResponseBody {
    guard bytes.readableBytes > ServerLimits.answerSliceBytes else {
      return ResponseBody(byteBuffer: bytes)
    }
    return ResponseBody(contentLength: bytes.readableBytes) { writer in
      var rest = bytes
      while rest.readableBytes > 0 {
        let count = min(ServerLimits.answerSliceBytes, rest.readableBytes)
        guard let slice = rest.readSlice(length: count) else { break }
        try await writer.write(slice)
      }
      try await writer.finish(nil)
    }
  }

  /// Of bytes that only this answer has: no slice that waits keeps the others in memory.
  static func own(_ bytes: [UInt8]) -> ResponseBody {
    guard bytes.count > ServerLimits.answerSliceBytes else {
      return ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
    }
    return ResponseBody(contentLength: bytes.count) { writer in
      for start in stride(from: 0, to: bytes.count, by: ServerLimits.answerSliceBytes) {
        let slice = bytes[start...].prefix(ServerLimits.answerSliceBytes)
        try await writer.write(ByteBuffer(bytes: slice))
      }
      try await writer.finish(nil)
    }
  }

  /// The same for a connection: a program writes faster than the connection says that it is full.
  static func paced(_ body: ResponseBody, on loop: any EventLoop) -> ResponseBody {
    guard let bytes = body.contentLength, bytes > ServerLimits.answerSliceBytes else { return body }
    return ResponseBody(contentLength: bytes) { writer in
      try await body.write(PacedWriter(writer, on: loop))
    }
  }

  /// The same, counted until it was sent or given up: in the room that it has, else in one that is
  /// taken now.
  static func held(
    _ body: ResponseBody, in room: BodyRoom, of source: String, _ taken: HeldAnswer?
  ) throws(Problem) -> ResponseBody {
    guard let bytes = body.contentLength, bytes > ServerLimits.answerFreeBytes else { return body }
    let held: HeldAnswer
    if let taken { held = taken } else { held = try HeldAnswer(room, source, bytes) }
    return ResponseBody(contentLength: bytes) { writer in
      try await body.write(writer)
      withExtendedLifetime(held) {}
    }
  }
}

/// Waits after each slice until the connection has it: only then is it known whether there is room
/// for the next one, for which the writer waits.
struct PacedWriter: ResponseBodyWriter {
  private var writer: any ResponseBodyWriter
  private let loop: any EventLoop

  init(_ writer: any ResponseBodyWriter, on loop: any EventLoop) {
    (self.writer, self.loop) = (writer, loop)
  }

  mutating func write(_ buffer: ByteBuffer) async throws {
    try await writer.write(buffer)
    try await loop.submit {}.get()
  }

  consuming func finish(_ trailers: HTTPFields?) async throws { try await writer.finish(trailers) }
}

/// One answer as long as anybody has it; a connection that breaks off has it no longer.
final class HeldAnswer: Sendable {
  private let room: BodyRoom
  private let source: String
  private let bytes: Int

  init(_ room: BodyRoom, _ source: String, _ bytes: Int) throws(Problem) {
    guard room.enter(source, with: bytes) else { throw .busy }
    (self.room, self.source, self.bytes) = (room, source, bytes)
  }

  deinit { room.leave(source, bytes) }
}
