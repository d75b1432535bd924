// What a browser is told on every answer, errors too.

import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@Suite("Security headers")
struct SecurityHeaderTests {
  static let expected = [
    (
      "Content-Security-Policy",
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        + "connect-src 'self'; img-src 'self' blob:; media-src 'self' blob:; object-src 'none'; "
        + "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        + "require-trusted-types-for 'script'; trusted-types app"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  @Test(
    "Each answer carries them once",
    arguments: [
      (HTTPRequest.Method.get, "/", 200), (.head, "/sw.js", 200), (.get, "/healthz", 200),
      (.get, "/nothing", 404), (.post, "/", 405),
    ])
  func answers(method: HTTPRequest.Method, path: String, status: Int) async throws {
    try await WebFixture.serve { client in
      let answer = try await client.executeRequest(
        uri: path, method: method, headers: [:], body: nil)
      #expect(answer.status.code == status)
      for (name, value) in Self.expected {
        #expect(answer.headers[values: HTTPField.Name(name)!] == [value], "\(name)")
      }
      let permissions = try #require(answer.headers[HTTPField.Name("Permissions-Policy")!])
      for power in ["camera", "geolocation", "payment", "usb"] {
        #expect(permissions.split(separator: ", ").contains { $0 == "\(power)=()" }, "\(power)")
      }
      #expect(permissions.hasSuffix("microphone=(self)"), "voice notes need it, frames do not")
      #expect(answer.headers[.strictTransportSecurity] == nil)
      #expect(answer.headers[.server] == nil)
    }
  }

  @Test("Only the worker's script may claim the whole site")
  func serviceWorker() async throws {
    try await WebFixture.serve { client in
      for (path, allowed) in [("/sw.js", "/"), ("/", nil), ("/\(WebFixture.script)", nil)] {
        let answer = try await client.executeRequest(
          uri: path, method: .get, headers: [:], body: nil)
        #expect(answer.headers[HTTPField.Name("Service-Worker-Allowed")!] == allowed, "\(path)")
      }
    }
  }
}
