// Sends mails one after the other, in the background, so that no answer waits for one.

import CCurl
import Engine
import Logging
import NIOPosix
import ServiceLifecycle
import Synchronization

/// A bounded queue of work that ends in a mail or in none: from outside both look the same. Each is
/// begun a moment later, so that the answer to who asked is out before it.
final class MailOffice: Service {
  typealias Work = @Sendable () async throws -> Void
  private struct Order: Sendable {
    let work: Work
    let notBefore: ContinuousClock.Instant
  }

  private let server: MailServer
  private let publicAddress: String
  private let logger: Logger
  private let queue: AsyncStream<Order>
  private let entrance: AsyncStream<Order>.Continuation
  private let thread = NIOThreadPool(numberOfThreads: 1)
  private let underWay = Mutex(0)

  init(_ server: MailServer, publicAddress: String, logger: Logger) {
    self.server = server
    self.publicAddress = publicAddress
    self.logger = logger
    (queue, entrance) = AsyncStream.makeStream(
      bufferingPolicy: .bufferingOldest(ServerLimits.mailsWaiting))
    _ = MailOffice.start
    thread.start()
  }

  /// Nothing where the settings name no mail server.
  convenience init?(_ settings: Settings, logger: Logger) {
    guard let server = settings.mail, let address = settings.publicAddress else { return nil }
    self.init(server, publicAddress: address, logger: logger)
  }

  /// Work that was taken in and is not done.
  var waiting: Int { underWay.withLock { $0 } }

  deinit { thread.shutdownGracefully { _ in } }

  /// Takes work in, or is busy.
  func hand(_ work: @escaping Work) throws(Problem) {
    underWay.withLock { $0 += 1 }
    let pause = Int.random(in: ServerLimits.mailPause)
    let order = Order(work: work, notBefore: .now + .milliseconds(pause))
    guard case .enqueued = entrance.yield(order) else {
      underWay.withLock { $0 -= 1 }
      throw .busy
    }
  }

  func run() async throws {
    for await order in queue.cancelOnGracefulShutdown() {
      try? await Task.sleep(until: order.notBefore)
      do { try await order.work() } catch { logger.error("a mail could not be prepared") }
      underWay.withLock { $0 -= 1 }
    }
  }

  /// A link into the app; what follows the `#` reaches no server and no log.
  func link(_ purpose: String, _ token: OneTimeToken) -> String {
    publicAddress + "/#/account/" + purpose + "/" + token.text
  }

  /// The log says that a mail did not go out, not to whom.
  func send(_ mail: Mail, now: Instant) async {
    let server = server
    let message = mail.message(from: server.from, id: RandomBytes.identifier().text, now: now)
    let code = try? await thread.runIfActive { MailOffice.hand(message, to: mail.to, server) }
    guard code != 0 else { return }
    logger.error("a mail was not taken", metadata: ["curl": "\(code.map { Int($0) } ?? -1)"])
  }

  private static func hand(
    _ message: String, to address: EmailAddress, _ server: MailServer
  ) -> CInt {
    redstart_send_mail(
      server.url, server.user ?? "", server.password ?? "", server.from.text, address.text,
      message, message.utf8.count, server.needsTLS ? 1 : 0, ServerLimits.mailSeconds)
  }

  /// libcurl is to be set up once in a process.
  private static let start: CInt = redstart_start_mail()
}
