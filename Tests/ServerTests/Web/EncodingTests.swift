// Which compressed form of a file a browser gets.

import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@Suite("Content codings")
struct EncodingTests {
  /// The page exists in three forms: `Accept-Encoding` and the `Content-Encoding` that must follow.
  static let page: [(String?, String?)] = [
    (nil, nil), ("", nil), ("identity", nil), ("deflate, zstd", nil),
    ("br", "br"), ("gzip", "gzip"), ("gzip, deflate, br", "br"), ("gzip, br;q=1.0", "br"),
    ("BR", "br"), ("x-gzip", "gzip"), ("*", "br"), ("br;q=0, *", "gzip"), ("*;q=0.1", "br"),
    ("gzip;q=1, br;q=0.5", "gzip"), ("gzip;q=0.001", "gzip"), (" gzip ; q=0.8 ,br ; q=0.9", "br"),
    ("br;q=0", nil), ("br;q=0, gzip;q=0", nil), ("br;q=0.000, gzip", "gzip"),
    ("identity;q=0.9, br;q=0.3", nil), ("identity;q=0.2, gzip;q=0.3", "gzip"),
    ("br;q=1.5, gzip", "gzip"), ("br;q=-1", nil), ("br;q=abc", nil), ("br;q=0.1234", nil),
    ("br;q=", nil), (",;,=;q", nil), ("brotli", nil), ("br;Q=0.5", "br"), ("br;level=3", "br"),
    ("identity;q=0, br", "br"), ("*;q=0, gzip", "gzip"),
  ]

  @Test("The page comes in the form with the greatest weight, Brotli before gzip", arguments: page)
  func negotiation(accepted: String?, coding: String?) async throws {
    try await WebFixture.serve { client in
      let answer = try await client.executeRequest(
        uri: "/", method: .get, headers: fields(accepted), body: nil)
      let bodies = ["br": "index in Brotli", "gzip": "index in gzip"]
      #expect(answer.status == .ok)
      #expect(answer.headers[.contentEncoding] == coding)
      #expect(String(buffer: answer.body) == bodies[coding ?? ""] ?? WebFixture.index)
      #expect(answer.headers[.vary] == "Accept-Encoding")
      #expect(answer.headers[.contentType] == "text/html; charset=utf-8")
    }
  }

  @Test("A form that the build did not make is not announced")
  func missingForm() async throws {
    try await WebFixture.serve { client in
      let script = try await client.executeRequest(
        uri: "/" + WebFixture.script, method: .get, headers: fields("br, gzip;q=0.1"), body: nil)
      let worker = try await client.executeRequest(
        uri: "/sw.js", method: .get, headers: fields("br, gzip"), body: nil)
      #expect(script.headers[.contentEncoding] == "gzip")
      #expect(worker.headers[.contentEncoding] == nil)
      #expect(worker.headers[.vary] == "Accept-Encoding")
      #expect(String(buffer: worker.body) == "the worker")
    }
  }

  @Test(
    "Who refuses every form gets none",
    arguments: ["identity;q=0", "*;q=0", "br;q=0, gzip;q=0, identity;q=0"])
  func refusal(accepted: String) async throws {
    try await WebFixture.serve { client in
      let answer = try await client.executeRequest(
        uri: "/sw.js", method: .get, headers: fields(accepted), body: nil)
      #expect(answer.status == .notAcceptable)
      #expect(answer.headers[.vary] == "Accept-Encoding")
      #expect(answer.headers[.eTag] == nil)
    }
  }
}

private func fields(_ accepted: String?) -> HTTPFields {
  accepted.map { [.acceptEncoding: $0] } ?? [:]
}
