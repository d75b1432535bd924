// The two cookies of a session.

import HTTPTypes

enum Cookies {
  static let access = "__Host-redstart-access"
  static let refresh = "__Host-redstart-refresh"

  /// The value of a cookie; nothing when it is missing or there more than once.
  static func value(_ name: String, in headers: HTTPFields) -> String? {
    var found: [Substring] = []
    for field in headers[values: .cookie] {
      for pair in field.split(separator: ";") {
        let trimmed = pair.drop { $0 == " " }
        guard trimmed.hasPrefix(name + "=") else { continue }
        found.append(trimmed.dropFirst(name.count + 1))
      }
    }
    return found.count == 1 ? String(found[0]) : nil
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
