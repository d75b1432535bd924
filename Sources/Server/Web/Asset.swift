// One file of the web app, ready to be sent in each form that the build made of it.

import NIOCore

/// A file of the web app.
struct Asset: Sendable {
  /// The bytes of one form and their validator.
  struct Form: Sendable {
    let bytes: ByteBuffer
    let tag: EntityTag

    init(_ bytes: ByteBuffer) {
      self.bytes = bytes
      tag = EntityTag(of: bytes)
    }
  }

  let name: String
  let forms: [ContentCoding: Form]

  var contentType: String { ContentType.ofFile(named: name) }

  var cacheControl: String {
    Asset.namesItsContent(name) ? "public, max-age=31536000, immutable" : "no-cache"
  }

  /// Whether a name carries a hash, 8 or more lower case hex digits before its last point, so that
  /// its content can never change.
  static func namesItsContent(_ name: String) -> Bool {
    let file = name.split(separator: "/").last ?? ""
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    return parts.dropLast().contains { part in
      part.utf8.count >= 8
        && part.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }
  }
}
