// What the server asks of others over HTTP: of sign-in providers, and of the operator's program.

import AsyncHTTPClient
import NIOCore

/// Answers soon, from exactly where they were asked.
enum OutwardHTTP {
  private static let longest = TimeAmount.seconds(ServerLimits.outwardSeconds)

  /// Follows nobody anywhere. Lives as long as the process.
  private static let client = HTTPClient(
    eventLoopGroupProvider: .singleton,
    configuration: HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: .init(connect: longest, read: longest)))

  static func answer(to request: HTTPClientRequest) async throws -> HTTPClientResponse {
    try await client.execute(request, timeout: longest)
  }

  /// Whether it was taken; what else is answered does not matter.
  static func isTaken(_ request: HTTPClientRequest) async -> Bool {
    let answer = try? await answer(to: request)
    return answer.map { (200..<300).contains($0.status.code) } ?? false
  }
}
