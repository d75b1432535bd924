// Hands one message to its push service (RFC 8030), and says how that ended.

import AsyncHTTPClient
import Engine
import Foundation
import NIOCore
import NIOHTTP1
import Storage

/// How handing a message over ended.
enum PushResult: Equatable, Sendable {
  case sent
  /// The push service does not know the subscription any more.
  case removed
  /// The push service does not want it, or its host may not be asked.
  case refused
  /// It was not taken, for certain; with the seconds that the push service wants to pass.
  case notTaken(retryAfter: Int64?)
  /// It may have been taken or not.
  case unclear
  /// It was taken back before it began.
  case cancelled
}

/// Asks nobody but the endpoint's own host, at an address that was checked at this moment.
struct PushSender: Sendable {
  let addresses: PushAddresses
  let lines: PushLines
  let tokens: VAPIDTokens
  let beginnings: PushBeginnings
  /// As browsers got it, for `k=`.
  let publicKey: String

  func send(_ message: PushMessage, now: Instant) async -> PushResult {
    guard let endpoint = PushEndpoint(message.endpoint) else { return .refused }
    let found: [String]
    do throws(PushRefusal) {
      found = try await addresses.addresses(of: endpoint, now: now)
    } catch {
      return error == .host ? .refused : .notTaken(retryAfter: nil)
    }
    guard let token = try? await tokens.token(for: endpoint.origin, now: now) else {
      return .notTaken(retryAfter: nil)
    }
    let line = await lines.enter(endpoint, at: found)
    let body = AskedBody(message, beginnings)
    let result = await exchange(line, request(endpoint, message, body, token, now), body, now)
    await lines.leave(line, isReached: result.isReached)
    return result.result
  }

  private func request(
    _ endpoint: PushEndpoint, _ message: PushMessage, _ body: AskedBody, _ token: String,
    _ now: Instant
  ) -> HTTPClientRequest {
    let seconds = max(0, message.window.upperBound.milliseconds(since: now) / 1000)
    var request = HTTPClientRequest(url: endpoint.text)
    request.method = .POST
    request.headers.add(name: "Authorization", value: "vapid t=\(token), k=\(publicKey)")
    request.headers.add(name: "TTL", value: String(seconds))
    request.headers.add(name: "Content-Encoding", value: "aes128gcm")
    request.headers.add(name: "Content-Type", value: "application/octet-stream")
    request.headers.add(name: "Urgency", value: "normal")
    request.body = .stream(body, length: .known(Int64(body.count)))
    return request
  }

  private func exchange(
    _ line: PushLine, _ request: HTTPClientRequest, _ body: AskedBody, _ now: Instant
  ) async -> (result: PushResult, isReached: Bool) {
    do {
      let answer = try await line.client.execute(
        request, timeout: .seconds(ServerLimits.outwardSeconds))
      await PushSender.drain(answer.body)
      return (PushSender.result(answer, now), true)
    } catch {
      // Without its body no request is whole.
      switch body.end() {
      case .waits: return (.notTaken(retryAfter: nil), false)
      case .begins, .begun: return (.unclear, true)
      case .cancelled: return (.cancelled, true)
      case .unwritten: return (.notTaken(retryAfter: nil), true)
      }
    }
  }

  /// Reads past what an answer says, so that its connection can be used again: a little, and not
  /// for long. What it says does not matter.
  private static func drain(_ body: HTTPClientResponse.Body) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        var left = ServerLimits.pushAnswerBytes
        do {
          for try await part in body {
            left -= part.readableBytes
            if left < 0 { return }
          }
        } catch {}
      }
      group.addTask { try? await Task.sleep(for: .seconds(ServerLimits.pushAnswerSeconds)) }
      _ = await group.next()
      group.cancelAll()
    }
  }

  private static func result(_ answer: HTTPClientResponse, _ now: Instant) -> PushResult {
    switch answer.status.code {
    case 200..<300: .sent
    case 404, 410: .removed
    case 429, 500...:
      .notTaken(
        retryAfter: answer.headers.first(name: "Retry-After").flatMap {
          RetryAfter.seconds($0, now: now)
        })
    default: .refused
    }
  }
}
