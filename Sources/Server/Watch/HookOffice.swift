// Posts signs of a breach to the operator's program, one after the other, again and again until
// each is taken.

import AsyncHTTPClient
import Engine
import Foundation
import Logging
import NIOCore
import ServiceLifecycle
import Storage

/// A bounded queue of messages. No alarm waits for one.
final class HookOffice: Service {
  private struct Message: Sendable {
    let id: String
    let body: String
  }

  private let hook: AlarmHook
  private let logger: Logger
  private let clock: @Sendable () -> Instant
  private let queue: AsyncStream<Message>
  private let entrance: AsyncStream<Message>.Continuation

  /// Nothing where the settings name no program.
  init?(_ settings: Settings, logger: Logger, clock: @escaping @Sendable () -> Instant) {
    guard let hook = settings.alarmHook else { return nil }
    self.hook = hook
    self.logger = logger
    self.clock = clock
    (queue, entrance) = AsyncStream.makeStream(
      bufferingPolicy: .bufferingOldest(ServerLimits.hooksWaiting))
  }

  /// Whether there was room for it. The message names no account, no address and no content.
  func tell(_ alarm: Alarm, _ number: Int64, _ audit: AuditAnchor, now: Instant) -> Bool {
    let time = Date(timeIntervalSince1970: Double(now.milliseconds / 1000)).ISO8601Format()
    let data: [JSONMember] = [
      JSONMember("sign", .string(alarm.rawValue)), JSONMember("count", .int(number)),
      JSONMember(
        "audit",
        .object([
          JSONMember("lines", .int(audit.lines)), JSONMember("seal", .string(audit.seal)),
        ])),
    ]
    let body = JSONValue.object([
      JSONMember("type", .string("redstart.alarm")), JSONMember("timestamp", .string(time)),
      JSONMember("data", .object(data)),
    ])
    let message = Message(
      id: "msg_" + RandomBytes.identifier().text,
      body: String(decoding: body.bytes, as: UTF8.self))
    guard case .enqueued = entrance.yield(message) else { return false }
    return true
  }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      for await message in self.queue { await self.hand(message) }
    }
  }

  /// With growing pauses, for some hours. A stop of the server ends it.
  private func hand(_ message: Message) async {
    var pause = ServerLimits.hookPause.lowerBound
    for _ in 0..<ServerLimits.hookTries {
      if await isTaken(message) { return }
      logger.error("the operator's program did not take a sign")
      try? await Task.sleep(for: .seconds(pause))
      if Task.isCancelled { return }
      pause = min(2 * pause, ServerLimits.hookPause.upperBound)
    }
    logger.error("a sign was given up for the operator's program")
  }

  /// Signed anew at each try, so that a receiver can refuse what is old.
  private func isTaken(_ message: Message) async -> Bool {
    let seconds = clock().milliseconds / 1000
    var request = HTTPClientRequest(url: hook.address)
    request.method = .POST
    request.headers.add(name: "Content-Type", value: "application/json")
    request.headers.add(name: "webhook-id", value: message.id)
    request.headers.add(name: "webhook-timestamp", value: String(seconds))
    request.headers.add(
      name: "webhook-signature",
      value: hook.signature(id: message.id, seconds: seconds, body: message.body))
    request.body = .bytes(ByteBuffer(string: message.body))
    return await OutwardHTTP.isTaken(request)
  }
}
