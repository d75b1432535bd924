// Which paths and methods are answered, and which must not be.

import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Server
import Testing

@Suite("Routes")
struct RouteTests {
  static let found = [
    ("/", "text/html; charset=utf-8", "no-cache"),
    ("/?source=home", "text/html; charset=utf-8", "no-cache"),
    ("/index.html", "text/html; charset=utf-8", "no-cache"),
    ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
    ("/sw.js?", "text/javascript; charset=utf-8", "no-cache"),
    ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
    ("/icons/192.png", "image/png", "no-cache"),
    ("/icons/mark.svg", "image/svg+xml", "no-cache"),
    (
      "/app.0123456789abcdef.js", "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable"
    ),
    ("/app.0123456789abcdef.wasm", "application/wasm", "public, max-age=31536000, immutable"),
    ("/style.00ff00ff.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
  ]

  @Test("A file has its type, its life in caches, and the same head without a body")
  func files() async throws {
    try await WebFixture.serve { client in
      for (path, type, cache) in Self.found {
        let get = try await client.executeRequest(uri: path, method: .get, headers: [:], body: nil)
        let head = try await client.executeRequest(
          uri: path, method: .head, headers: [:], body: nil)
        #expect(get.status == .ok, "\(path)")
        #expect(get.headers[.contentType] == type, "\(path)")
        #expect(get.headers[.cacheControl] == cache, "\(path)")
        #expect(get.headers[.contentLength] == String(get.body.readableBytes), "\(path)")
        #expect(head.headers[.contentLength] == get.headers[.contentLength], "\(path)")
        #expect(head.headers[.eTag] == get.headers[.eTag], "\(path)")
        #expect(head.headers[.contentType] == type, "\(path)")
        #expect(head.status == .ok && head.body.readableBytes == 0, "\(path)")
      }
    }
  }

  @Test(
    "A path that is no file's exact name is not found",
    arguments: [
      "/nothing", "/index.htm", "/INDEX.HTML", "/index.html/", "/icons", "/icons/", "//",
      "//index.html", "/./index.html", "/../index.html", "/icons/../index.html", "/..",
      "/../../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2fetc%2fpasswd",
      "/%252e%252e%252fetc%252fpasswd", "/index.html%00", "/%00", "/%2e/index.html",
      "/index%2ehtml", "/etc/passwd", "/.secret", "/index.html.br",
      "/index.html.gz", "/healthz/", "//healthz", "/%68ealthz", "/index.html;v=1",
    ])
  func unknown(path: String) async throws {
    try await WebFixture.serve { client in
      for method in [HTTPRequest.Method.get, .head] {
        let answer = try await client.executeRequest(
          uri: path, method: method, headers: [:], body: nil)
        #expect(answer.status == .notFound)
        #expect(answer.headers[.contentType] == "text/plain; charset=utf-8")
        #expect(answer.headers[.cacheControl] == "no-store")
        #expect(String(buffer: answer.body) == (method == .get ? "Not found\n" : ""))
      }
    }
  }

  @Test(
    "A method other than GET and HEAD is refused, with or without a body",
    arguments: [
      HTTPRequest.Method.post, .put, .delete, .patch, .options, .trace,
      HTTPRequest.Method("PROPFIND")!, HTTPRequest.Method("PURGE")!,
    ])
  func methods(method: HTTPRequest.Method) async throws {
    try await WebFixture.serve { client in
      for path in ["/", "/healthz", "/nothing"] {
        // No client sends a body with TRACE.
        for body in method == .trace ? [nil] : [nil, ByteBuffer(string: "{}")] {
          let answer = try await client.executeRequest(
            uri: path, method: method, headers: [:], body: body)
          #expect(answer.status == .methodNotAllowed)
          #expect(answer.headers[.allow] == "GET, HEAD")
          #expect(answer.headers[.eTag] == nil)
        }
      }
    }
  }

  @Test("A range is passed over: the whole file comes")
  func range() async throws {
    try await WebFixture.serve { client in
      let answer = try await client.executeRequest(
        uri: "/", method: .get, headers: [.range: "bytes=0-3"], body: nil)
      #expect(answer.status == .ok)
      #expect(String(buffer: answer.body) == WebFixture.index)
      #expect(answer.headers[.contentRange] == nil)
    }
  }

  @Test("Health is told with the version and never kept")
  func health() async throws {
    try await WebFixture.serve { client in
      let answer = try await client.executeRequest(
        uri: "/healthz", method: .get, headers: [:], body: nil)
      #expect(answer.status == .ok)
      #expect(
        String(buffer: answer.body) == #"{"status":"ok","version":"\#(ServerVersion.text)"}"#)
      #expect(answer.headers[.contentType] == "application/json")
      #expect(answer.headers[.cacheControl] == "no-store")
    }
  }
}
