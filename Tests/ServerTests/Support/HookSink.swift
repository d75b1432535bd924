// A program of an operator's on this machine, which keeps what is posted to it and can refuse it.

import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Synchronization
import Testing

/// One request, as far as it matters.
struct PostedSign: Sendable {
  let id: String
  let seconds: String
  let signature: String
  let body: String
}

final class HookSink: Sendable {
  private let posted = Mutex<[PostedSign]>([])
  /// What is answered to the first requests.
  private let refusals: [HTTPResponse.Status]

  init(refusals: [HTTPResponse.Status]) { self.refusals = refusals }

  var all: [PostedSign] { posted.withLock { $0 } }

  /// Runs a test with a server that tells this program, and has the settings `more`.
  static func run(
    refusals: [HTTPResponse.Status] = [], _ more: [String: String] = [:],
    _ test: @escaping @Sendable (AccountServer, HookSink) async throws -> Void
  ) async throws {
    let sink = HookSink(refusals: refusals)
    try await Application(router: sink.router).test(.live) { client in
      let settings = [
        "REDSTART_ALARM_WEBHOOK": "http://localhost:\(client.port ?? 0)/signs?of=home",
        "REDSTART_ALARM_WEBHOOK_SECRET": HookSink.secret,
      ]
      try await AccountServer.run(settings.merging(more) { $1 }) { try await test($0, sink) }
    }
  }

  /// The example of the Standard Webhooks.
  static let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

  /// The request of that number, from 1, once it is there.
  func sign(_ number: Int) async throws -> PostedSign {
    try #require(try await Deadline.met { self.all.count >= number }, "no request \(number)")
    return all[number - 1]
  }

  private var router: Router<BasicRequestContext> {
    let router = Router()
    router.post("/signs") { request, _ in
      let body = try await request.body.collect(upTo: 4_096)
      let fields = request.headers
      return self.take(
        PostedSign(
          id: fields[HookSink.field("webhook-id")] ?? "",
          seconds: fields[HookSink.field("webhook-timestamp")] ?? "",
          signature: fields[HookSink.field("webhook-signature")] ?? "",
          body: String(buffer: body)))
    }
    return router
  }

  private func take(_ sign: PostedSign) -> HTTPResponse.Status {
    let number = posted.withLock { posted in
      posted.append(sign)
      return posted.count
    }
    return number <= refusals.count ? refusals[number - 1] : .noContent
  }

  private static func field(_ name: String) -> HTTPField.Name { HTTPField.Name(name)! }
}
