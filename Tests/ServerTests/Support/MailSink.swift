// A mail server on this machine that keeps what it is given.

import Foundation
import NIOCore
import NIOPosix
import Synchronization
import Testing

/// What arrived in one mail.
struct ReceivedMail: Sendable {
  let sender: String
  let recipients: [String]
  let head: String
  let body: String
  /// When whoever brought it knocked.
  let begunAt: ContinuousClock.Instant

  /// The token at the end of the link for a purpose.
  func token(_ purpose: String) -> String {
    let lines = body.split(whereSeparator: { $0.isNewline })
    let link = "/#/account/\(purpose)/"
    guard let line = lines.first(where: { $0.contains(link) }) else { return "" }
    return String(line.split(separator: "/").last ?? "")
  }
}

/// Speaks just enough SMTP.
final class MailSink: Sendable {
  private let mails = Mutex<[ReceivedMail]>([])
  private let group = MultiThreadedEventLoopGroup.singleton

  var all: [ReceivedMail] { mails.withLock { $0 } }

  /// Runs a test with a server that hands its mail in here.
  static func run(
    _ more: [String: String] = [:],
    _ test: @escaping @Sendable (AccountServer, MailSink) async throws -> Void
  ) async throws {
    try await listening { sink, settings in
      try await AccountServer.run(settings.merging(more) { $1 }) { try await test($0, sink) }
    }
  }

  /// With the settings of a server that hands its mail in here.
  static func listening(
    _ test: (MailSink, [String: String]) async throws -> Void
  ) async throws {
    let sink = MailSink()
    let channel = try await ServerBootstrap(group: sink.group)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Talk(sink))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let settings = [
      "REDSTART_SMTP_URL": "smtp://127.0.0.1:\(channel.localAddress?.port ?? 0)",
      "REDSTART_SMTP_FROM": "post@redstart.example",
      "REDSTART_PUBLIC_ADDRESS": "https://redstart.example",
    ]
    try await test(sink, settings)
    try await channel.close()
  }

  /// The mail of that number, from 1, once it is there.
  func mail(_ number: Int) async throws -> ReceivedMail {
    try #require(try await Deadline.met { self.all.count >= number }, "no mail \(number)")
    return all[number - 1]
  }

  fileprivate func take(
    _ sender: String, _ recipients: [String], _ text: String, begunAt: ContinuousClock.Instant
  ) {
    let parts = text.components(separatedBy: "\r\n\r\n")
    let coded = parts.dropFirst().joined().filter { !$0.isNewline }
    let body = Data(base64Encoded: coded).map { String(decoding: $0, as: UTF8.self) } ?? ""
    mails.withLock {
      $0.append(
        ReceivedMail(
          sender: sender, recipients: recipients, head: parts[0], body: body, begunAt: begunAt))
    }
  }
}

/// One connection.
private final class Talk: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let sink: MailSink
  private let begunAt = ContinuousClock.now
  private var waiting = ""
  private var sender = ""
  private var recipients: [String] = []
  private var text: [String]?

  init(_ sink: MailSink) { self.sink = sink }

  func channelActive(context: ChannelHandlerContext) { say(context, "220 sink") }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    waiting += String(buffer: unwrapInboundIn(data))
    while let end = waiting.range(of: "\r\n") {
      let line = String(waiting[..<end.lowerBound])
      waiting.removeSubrange(..<end.upperBound)
      hear(context, line)
    }
  }

  private func hear(_ context: ChannelHandlerContext, _ line: String) {
    if let lines = text {
      guard line == "." else { return text = lines + [line] }
      sink.take(sender, recipients, lines.joined(separator: "\r\n"), begunAt: begunAt)
      (text, recipients) = (nil, [])
      return say(context, "250 taken")
    }
    let command = line.prefix(4).uppercased()
    if command == "MAIL" { sender = line }
    if command == "RCPT" { recipients.append(line) }
    if command == "DATA" { text = [] }
    say(context, command == "DATA" ? "354 go on" : command == "QUIT" ? "221 bye" : "250 sink")
  }

  private func say(_ context: ChannelHandlerContext, _ line: String) {
    context.writeAndFlush(NIOAny(ByteBuffer(string: line + "\r\n")), promise: nil)
  }
}
