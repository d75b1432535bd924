// The description of the routes and the routes themselves, held against each other.

import HTTPTypes
import HummingbirdTesting
import Testing

@Suite("The OpenAPI document")
struct OpenAPITests {
  /// `GET /api/server` and so on, as the document names them.
  private func described(_ document: String) -> [String] {
    var routes: [String] = []
    var path = ""
    for line in document.split(separator: "\n") {
      if line.hasPrefix("components:") { break }
      if line.hasPrefix("  /") { path = String(line.dropFirst(2).dropLast()) }
      let method = line.drop { $0 == " " }.dropLast()
      guard line.hasPrefix("    "), !line.hasPrefix("     "), line.hasSuffix(":") else { continue }
      routes.append(method.uppercased() + " " + path)
    }
    return routes.sorted()
  }

  @Test func itNamesEachRouteAndNoOther() async throws {
    try await AccountServer.run { server in
      let answer = try await server.send(.get, "/api/openapi.yaml")
      #expect(answer.status == .ok)
      #expect(answer.headers[.contentType] == "application/yaml")
      let document = String(buffer: answer.body)
      #expect(document.contains("\nopenapi: 3.1.0\n"))
      let routes = described(document)
      #expect(routes == server.site.routeNames.sorted())
      #expect(routes.count == 62)
    }
  }
}
