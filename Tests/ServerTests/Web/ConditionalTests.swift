// When a browser is spared bytes that it already has.

import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@Suite("If-None-Match")
struct ConditionalTests {
  @Test("The tag, weakly, in a list, or a star: not modified, with the same fields and no body")
  func matches() async throws {
    try await WebFixture.serve { client in
      let full = try await client.get("/", [.acceptEncoding: "br"])
      let tag = try #require(full.headers[.eTag])
      #expect(tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.count == 66)
      for field in [tag, "W/\(tag)", "\"a\", \(tag)", "\"a\" , W/\(tag),\"b\"", "*", " \(tag) "] {
        let answer = try await client.get("/", [.acceptEncoding: "br", .ifNoneMatch: field])
        #expect(answer.status == .notModified, "\(field)")
        #expect(answer.body.readableBytes == 0)
        #expect(answer.headers[.eTag] == tag)
        #expect(answer.headers[.vary] == "Accept-Encoding")
        #expect(answer.headers[.cacheControl] == "no-cache")
        #expect(answer.headers[.contentLength] == nil)
        #expect(answer.headers[.contentEncoding] == nil)
      }
    }
  }

  @Test("Another tag, a bare one, a part of it: the full answer")
  func otherTags() async throws {
    try await WebFixture.serve { client in
      let tag = try #require(try await client.get("/", [:]).headers[.eTag])
      let bare = String(tag.dropFirst().dropLast())
      for field in ["", "\"a\"", bare, "\"\(bare.dropLast())\"", "w/\(tag)", "**", "\"*\""] {
        let answer = try await client.get("/", [.ifNoneMatch: field])
        #expect(answer.status == .ok, "\(field)")
        #expect(String(buffer: answer.body) == WebFixture.index)
      }
    }
  }

  @Test("The tag of one form does not stand for another")
  func forms() async throws {
    try await WebFixture.serve { client in
      let brotli = try #require(try await client.get("/", [.acceptEncoding: "br"]).headers[.eTag])
      let answer = try await client.get("/", [.acceptEncoding: "gzip", .ifNoneMatch: brotli])
      #expect(answer.status == .ok)
      #expect(answer.headers[.eTag] != brotli)
    }
  }

  @Test("A star does not make a missing file exist")
  func missing() async throws {
    try await WebFixture.serve { client in
      let answer = try await client.get("/nothing", [.ifNoneMatch: "*"])
      #expect(answer.status == .notFound)
    }
  }
}

extension TestClientProtocol {
  fileprivate func get(_ path: String, _ headers: HTTPFields) async throws -> TestResponse {
    try await executeRequest(uri: path, method: .get, headers: headers, body: nil)
  }
}
