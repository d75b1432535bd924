// The description of all routes below /api, for programs.

import HTTPTypes
import Hummingbird
import NIOCore

/// `GET /api/openapi.yaml`
enum OpenAPIDocument {
  static let route = Route(.get, "/api/openapi.yaml") { _ in
    Response(
      status: .ok,
      headers: [.contentType: "application/yaml", .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(bytes: PackageResources.openapi_yaml)))
  }
}
