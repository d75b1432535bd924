// Asks providers over HTTP: short answers, soon, from exactly where they were asked.

import AsyncHTTPClient
import Engine
import Foundation
import NIOCore
import NIOHTTP1

enum ProviderClient {
  static func get(_ address: String) async throws(ProviderError) -> JSONValue {
    var request = HTTPClientRequest(url: address)
    request.headers.add(name: "Accept", value: "application/json")
    return try await value(of: request)
  }

  /// Sends a form.
  static func post(
    _ address: String, _ fields: [(String, String)]
  ) async throws(ProviderError) -> JSONValue {
    try await value(of: form(address, fields))
  }

  /// Whether a form was taken; what is answered does not matter.
  static func tell(_ address: String, _ fields: [(String, String)]) async -> Bool {
    await OutwardHTTP.isTaken(form(address, fields))
  }

  /// Names and values as they stand in a query or a form.
  static func encoded(_ fields: [(String, String)]) -> String {
    fields.map { escaped($0.0) + "=" + escaped($0.1) }.joined(separator: "&")
  }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }

  /// Unreserved in RFC 3986.
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  private static func form(_ address: String, _ fields: [(String, String)]) -> HTTPClientRequest {
    var request = HTTPClientRequest(url: address)
    request.method = .POST
    request.headers.add(name: "Accept", value: "application/json")
    request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
    request.body = .bytes(ByteBuffer(string: encoded(fields)))
    return request
  }

  private static func value(
    of request: HTTPClientRequest
  ) async throws(ProviderError) -> JSONValue {
    let bytes: [UInt8]
    do {
      let answer = try await OutwardHTTP.answer(to: request)
      guard answer.status == .ok else { throw ProviderError.noAnswer }
      bytes = Array(buffer: try await answer.body.collect(upTo: ServerLimits.providerBytes))
    } catch { throw .noAnswer }
    guard let value = try? JSONValue(parsing: bytes), case .object = value else {
      throw .badAnswer
    }
    return value
  }
}
