// The two cookies of a session.

import HTTPTypes

enum Cookies {
  static let access = "__Host-redstart-access"
  static let refresh = "__Host-redstart-refresh"

  /// The value of a cookie; nothing when it is missing or there more than once.
  static func value(_ name: String, in headers: HTTPFields) -> String? {
    CookieHeader.value(name, in: headers[values: .cookie])
  }

  /// The field that sets a cookie for some seconds; 0 takes it away.
  static func field(
    _ name: String, _ value: String, seconds: Int64, sameSite: String = "Strict"
  ) -> HTTPField {
    HTTPField(
      name: .setCookie,
      value: "\(name)=\(value); Max-Age=\(seconds); Path=/; Secure; HttpOnly; "
        + "SameSite=\(sameSite)")
  }
}
