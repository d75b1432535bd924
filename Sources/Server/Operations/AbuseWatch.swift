// Notices that an HTTP/2 connection was ended for what its client did there.

import NIOCore
import NIOHTTP2

/// Stands behind NIO's handler of frames, in front of what closes the connection.
final class AbuseWatch: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  /// Each frame that follows is an error as well.
  private var wasSeen = false

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if !wasSeen, AbuseWatch.isAbuse(error) {
      wasSeen = true
      let place = try? context.pipeline.syncOperations.handler(type: ConnectionPlace.self)
      place?.wasAbused()
    }
    context.fireErrorCaught(error)
  }

  /// What costs its sender less than it costs the server.
  private static func isAbuse(_ error: any Error) -> Bool {
    switch error {
    case is NIOHTTP2Errors.ExcessiveRSTFrames, is NIOHTTP2Errors.ExcessiveControlFrames,
      is NIOHTTP2Errors.ExcessiveContinuationFrames, is NIOHTTP2Errors.ExcessiveEmptyDataFrames,
      is NIOHTTP2Errors.ExcessivelyLargeHeaderBlock, is NIOHTTP2Errors.ExcessiveNumberOfGlitches:
      true
    default: false
    }
  }
}
