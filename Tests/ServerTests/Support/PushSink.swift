// A push service on this machine, over TLS, which keeps what it gets and answers as it is told.

import Engine
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdHTTP2
import HummingbirdTesting
import NIOSSL
import Server
import Synchronization
import Testing

/// One request, as far as it matters.
struct TakenPush: Sendable {
  let path: String
  let headers: HTTPFields
  let body: [UInt8]

  func field(_ name: String) -> String { headers[HTTPField.Name(name)!] ?? "" }
}

final class PushSink: Sendable {
  /// What is answered once, and then 201 for ever.
  struct Answer: Sendable {
    var status: HTTPResponse.Status
    var headers: HTTPFields = [:]
  }

  private let taken = Mutex<[TakenPush]>([])
  private let answers: Mutex<[Answer]>
  private let port = TestPort()

  init(_ answers: [Answer]) { self.answers = Mutex(answers) }

  var all: [TakenPush] { taken.withLock { $0 } }
  var host: String { "localhost:\(port.number)" }

  func endpoint(_ name: String) -> String { "https://\(host)/push/\(name)" }

  func answerNext(_ answer: Answer) { answers.withLock { $0.append(answer) } }

  /// Runs a test with a server whose operator named this push service.
  static func run(
    answering answers: [Answer] = [], _ more: [String: String] = [:],
    lookup: HostLookup = HostLookup { _ in ["127.0.0.1"] },
    _ test: @escaping @Sendable (AccountServer, PushSink) async throws -> Void
  ) async throws {
    let sink = PushSink(answers)
    let files = try await Certificates.folder()
    let tls = TLSConfiguration.makeServerConfiguration(
      certificateChain: try NIOSSLCertificate.fromPEMFile(files.path + "/certificate.pem")
        .map { .certificate($0) },
      privateKey: .privateKey(
        try NIOSSLPrivateKey(file: files.path + "/key.pem", format: .pem)))
    let application = Application(
      router: sink.router, server: try .http2Upgrade(tlsConfiguration: tls))
    try await application.test(.live) { client in
      sink.port.tell(client.port ?? 0)
      let settings = [
        "REDSTART_PUSH_HOSTS": sink.host + "," + PushHosts.standard,
        "REDSTART_PUSH_ROOTS": files.path + "/certificate.pem",
        "REDSTART_METRICS_PORT": "0",
      ]
      try await AccountServer.run(settings.merging(more) { $1 }, lookup: lookup) { server in
        try await test(server, sink)
      }
    }
  }

  /// What came, once so many requests are there.
  func wait(for count: Int) async throws -> [TakenPush] {
    try #require(
      try await Deadline.met { self.all.count >= count }, "\(all.count) requests of \(count)")
    return all
  }

  private var router: Router<BasicRequestContext> {
    let router = Router()
    router.post("/push/**") { request, _ in
      let body = try await request.body.collect(upTo: 8_192)
      return self.take(
        TakenPush(path: request.uri.path, headers: request.headers, body: Array(buffer: body)))
    }
    return router
  }

  private func take(_ push: TakenPush) -> Response {
    taken.withLock { $0.append(push) }
    let answer = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    return Response(status: answer?.status ?? .created, headers: answer?.headers ?? [:])
  }
}
