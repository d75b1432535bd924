// A client that speaks HTTP/2 frame by frame, so that it can also do what no proper client does.

import Foundation
import NIOCore
import NIOHPACK
import NIOHTTP2
import NIOPosix
import NIOSSL
import Synchronization
import Testing

/// One connection. What comes is collected by stream.
final class H2Client: Sendable {
  /// What came on one stream.
  struct Answer: Sendable {
    var headers: HPACKHeaders?
    var body = ""
    var isEnded = false
    var reset: HTTP2ErrorCode?

    var status: String { headers?.first(name: ":status") ?? "" }
    var isOver: Bool { isEnded || reset != nil }
  }

  struct State: Sendable {
    var answers: [Int: Answer] = [:]
    var settings: [HTTP2Setting] = []
    var goAway: HTTP2ErrorCode?
    var isClosed = false
  }

  private let channel: any Channel
  private let state: Collected

  /// `window` bytes of each answer are taken; without it all.
  init(port: Int, window: Int? = nil, from source: String = "127.0.0.1") async throws {
    var settings = NIOHTTP2Handler.ConnectionConfiguration()
    if let window {
      settings.initialSettings.append(HTTP2Setting(parameter: .initialWindowSize, value: window))
    }
    let connection = settings
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.certificateVerification = .none
    configuration.applicationProtocols = ["h2"]
    let context = try NIOSSLContext(configuration: configuration)
    let collected = Collected()
    state = collected
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(NIOSSLClientHandler(context: context, serverHostname: nil))
          try pipeline.addHandler(
            NIOHTTP2Handler(
              mode: .client, connectionConfiguration: connection, streamConfiguration: .init()))
          try pipeline.addHandler(Collector(collected))
        }
      }
      .bind(to: try SocketAddress(ipAddress: source, port: 0))
      .connect(host: "127.0.0.1", port: port).get()
  }

  var seen: State { state.value.withLock { $0 } }

  func answer(_ stream: Int) -> Answer { seen.answers[stream] ?? Answer() }

  /// Waits until the answer is whole, or was reset.
  func whole(_ stream: Int) async throws -> Answer {
    try #require(try await Deadline.met { self.answer(stream).isOver || self.seen.isClosed })
    return answer(stream)
  }

  /// Streams have odd numbers, each larger than the one before.
  func ask(
    _ stream: Int, _ path: String, method: String = "GET", _ more: [(String, String)] = [],
    body: String? = nil, isWhole: Bool = true
  ) async throws {
    var headers = head(path, method)
    for (name, value) in more { headers.add(name: name, value: value) }
    try await send(
      stream, .headers(.init(headers: headers, endStream: body == nil && isWhole)))
    guard let body else { return }
    try await send(
      stream, .data(.init(data: .byteBuffer(ByteBuffer(string: body)), endStream: isWhole)))
  }

  /// Asks on so many streams and gives each up, in one go: an idle neighbour waits meanwhile.
  func askAndReset(_ path: String, streams: some Sequence<Int>) {
    for stream in streams {
      let id = HTTP2StreamID(stream)
      let head = HTTP2Frame.FramePayload.headers(
        .init(headers: head(path, "GET"), endStream: true))
      channel.write(HTTP2Frame(streamID: id, payload: head), promise: nil)
      channel.write(HTTP2Frame(streamID: id, payload: .rstStream(.cancel)), promise: nil)
    }
    channel.flush()
  }

  private func head(_ path: String, _ method: String) -> HPACKHeaders {
    HPACKHeaders([
      (":method", method), (":path", path), (":scheme", "https"), (":authority", "localhost"),
    ])
  }

  func send(_ stream: Int, _ payload: HTTP2Frame.FramePayload) async throws {
    let frame = HTTP2Frame(streamID: HTTP2StreamID(stream), payload: payload)
    try await channel.writeAndFlush(frame).get()
  }

  func close() async throws { try? await channel.close().get() }
}

/// What one connection has seen.
final class Collected: Sendable {
  let value = Mutex(H2Client.State())
}

private final class Collector: ChannelInboundHandler {
  typealias InboundIn = HTTP2Frame

  private let collected: Collected

  init(_ collected: Collected) { self.collected = collected }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    let stream = Int(frame.streamID)
    collected.value.withLock { state in
      switch frame.payload {
      case .headers(let headers):
        state.answers[stream, default: .init()].headers = headers.headers
        if headers.endStream { state.answers[stream, default: .init()].isEnded = true }
      case .data(let data):
        if case .byteBuffer(let bytes) = data.data {
          state.answers[stream, default: .init()].body += String(buffer: bytes)
        }
        if data.endStream { state.answers[stream, default: .init()].isEnded = true }
        makeRoom(context, data.data.readableBytes, in: data.endStream ? [0] : [0, stream])
      case .rstStream(let code): state.answers[stream, default: .init()].reset = code
      case .goAway(_, let code, _): state.goAway = code
      case .settings(.settings(let settings)): state.settings += settings
      default: break
      }
    }
  }

  private func makeRoom(_ context: ChannelHandlerContext, _ count: Int, in streams: [Int]) {
    for stream in streams where count > 0 {
      let payload = HTTP2Frame.FramePayload.windowUpdate(windowSizeIncrement: count)
      let frame = HTTP2Frame(streamID: HTTP2StreamID(stream), payload: payload)
      context.writeAndFlush(NIOAny(frame), promise: nil)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    collected.value.withLock { $0.isClosed = true }
  }

  /// A stream that the server gave up is told as an error, too; the connection goes on.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}
