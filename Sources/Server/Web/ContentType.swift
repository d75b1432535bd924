// Which media type a file of the web app is announced with.

/// Media types by file name extension.
enum ContentType {
  /// `application/octet-stream` for an extension that the app does not use.
  static func ofFile(named name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return unknown }
    return byExtension[String(name[name.index(after: dot)...])] ?? unknown
  }

  static let unknown = "application/octet-stream"
  static let plainText = "text/plain; charset=utf-8"
  static let json = "application/json"
  static let form = "application/x-www-form-urlencoded"
  static let problem = "application/problem+json"

  private static let byExtension = [
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": json,
    "md": "text/markdown; charset=utf-8",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": plainText,
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
  ]
}
