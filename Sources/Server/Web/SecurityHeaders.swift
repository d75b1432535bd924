// What a browser may do with the app: only its own files, no inline script, no other origin.

import HTTPTypes

/// The header fields that every answer carries, errors too.
struct SecurityHeaders: Sendable {
  let fields: HTTPFields

  /// `overTLS` adds the promise to stay on https for a year, which also binds the names
  /// below this one; over plain http a browser ignores it.
  init(overTLS: Bool) {
    var fields = HTTPFields()
    for (name, value) in SecurityHeaders.always {
      fields[HTTPField.Name(name)!] = value
    }
    if overTLS { fields[.strictTransportSecurity] = "max-age=31536000; includeSubDomains" }
    self.fields = fields
  }

  func added(to head: HTTPResponse) -> HTTPResponse {
    var head = head
    for field in fields { head.headerFields[field.name] = field.value }
    return head
  }

  static let contentSecurityPolicy = [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types app",
  ].joined(separator: "; ")

  /// Every power that the app does not use, and the microphone for voice notes. Only names which
  /// browsers know: they warn of others.
  static let permissionsPolicy =
    [
      "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid",
      "magnetometer", "midi", "payment", "serial", "usb", "xr-spatial-tracking",
    ].map { $0 + "=()" }.joined(separator: ", ") + ", microphone=(self)"

  private static let always = [
    ("Content-Security-Policy", contentSecurityPolicy),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", permissionsPolicy),
  ]
}
