// Takes a place for each connection, and says whose turn it is there.

import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The first handler of a connection: holds its place as long as it is open.
final class ConnectionPlace: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private let room: ConnectionRoom
  private var name: Int64?
  private var source = ""

  init(_ room: ConnectionRoom) { self.room = room }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    source = ClientSource.network(channel.remoteAddress?.ipAddress ?? "")
    name = room.enter(channel, source: source)
    // What is read ahead of its use is small, however many connections there are.
    let buffers = AdaptiveRecvByteBufferAllocator(
      minimum: 512, initial: 2_048, maximum: ServerLimits.readBytes)
    channel.setOption(ChannelOptions.recvAllocator, value: buffers).whenComplete { _ in }
    // The system would take megabytes for each client that does not read.
    let unsent = ChannelOptions.Types.SocketOption(
      level: .tcp, name: NIOBSDSocket.Option(rawValue: TCP_NOTSENT_LOWAT))
    channel.setOption(unsent, value: ServerLimits.unsentBytes).whenComplete { _ in }
    if name == nil { context.eventLoop.execute { channel.close(promise: nil) } }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    if let name { room.leave(name) }
    name = nil
  }

  /// The server ended the connection for what its client did.
  func wasAbused() { room.abused(by: source) }

  func works() { if let name { room.works(name) } }

  func waits() { if let name { room.waits(name) } }
}
