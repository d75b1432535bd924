// HTTP/2 byte by byte (RFC 9113, section 4.1), for what a client's library does not send.

import NIOCore
import NIOPosix
import NIOSSL

/// One connection after its preface, whose answers nobody reads into.
final class H2Frames: Sendable {
  private let channel: any Channel

  init(port: Int) async throws {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.certificateVerification = .none
    configuration.applicationProtocols = ["h2"]
    let context = try NIOSSLContext(configuration: configuration)
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            NIOSSLClientHandler(context: context, serverHostname: nil))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    send(Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + Flood.frame(4))
  }

  var isClosed: Bool { !channel.isActive }

  /// What the server does not take any more is no trouble of the client.
  func send(_ bytes: [UInt8]) {
    channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
  }
}

/// Ten thousand frames of one kind.
enum Flood: CaseIterable {
  case continuation, ping, settings

  private static let count = 10_000

  var frames: [UInt8] {
    switch self {
    // A head that has no end.
    case .continuation: Flood.frame(1, stream: 1) + Flood.many(Flood.frame(9, stream: 1, [0x82]))
    case .ping: Flood.many(Flood.frame(6, [UInt8](repeating: 0, count: 8)))
    case .settings: Flood.many(Flood.frame(4))
    }
  }

  static func frame(_ kind: UInt8, stream: UInt8 = 0, _ payload: [UInt8] = []) -> [UInt8] {
    [0, 0, UInt8(payload.count), kind, 0, 0, 0, 0, stream] + payload
  }

  private static func many(_ frame: [UInt8]) -> [UInt8] {
    Array(repeatElement(frame, count: count).joined())
  }
}
