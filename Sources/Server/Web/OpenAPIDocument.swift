// The description of all routes below /api, for programs.

import HTTPTypes
import Hummingbird

/// `GET /api/openapi.yaml`
enum OpenAPIDocument {
  static let route = Route(.get, "/api/openapi.yaml") { _ in
    Response(
      status: .ok,
      headers: [.contentType: "application/yaml", .cacheControl: "no-store"],
      body: AnswerBody.own(PackageResources.openapi_yaml))
  }
}
