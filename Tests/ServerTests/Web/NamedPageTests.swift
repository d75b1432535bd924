// The page names who runs the server, and nothing else of it changes.

import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@Suite("The page with a name")
struct NamedPageTests {
  private static let place = "<meta name=\"operator\" content=\"\">"
  private static let page = "<head>\n\(place)\n</head>"

  /// Looks at what a browser that takes Brotli gets for the page, by either of its names.
  private func served(_ name: String?, _ page: String, _ expected: String) async throws {
    let environment = name.map { ["REDSTART_OPERATOR_NAME": $0] } ?? [:]
    try await WebFixture.serve(environment, page: page) { client in
      for path in ["/", "/index.html"] {
        let answer = try await client.executeRequest(
          uri: path, method: .get, headers: [.acceptEncoding: "br"], body: nil)
        #expect(answer.status == .ok)
        #expect(String(buffer: answer.body) == expected)
      }
    }
  }

  @Test("The name stands in its place, and no form of the page without it is left")
  func named() async throws {
    try await served(
      "Ada", Self.page, "<head>\n<meta name=\"operator\" content=\"Ada\">\n</head>")
  }

  @Test("No name can end the attribute that it stands in")
  func escaped() async throws {
    try await served(
      "\"><script>alert('1')</script> & Co.", Self.place,
      "<meta name=\"operator\" content=\""
        + "&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt; &amp; Co.\">")
  }

  @Test("Without a name, or a place for one, the page stays as it was built")
  func unnamed() async throws {
    try await served(nil, Self.page, "index in Brotli")
    try await served("Ada", "<head></head>", "index in Brotli")
  }
}
