// The head field in which a browser sends cookies, as text.

enum CookieHeader {
  /// The value of a cookie; nothing when it is missing or there more than once.
  static func value(_ name: String, in fields: [String]) -> String? {
    var found: [Substring] = []
    for field in fields {
      for pair in field.split(separator: ";") {
        let trimmed = pair.drop { $0 == " " }
        guard trimmed.hasPrefix(name + "=") else { continue }
        found.append(trimmed.dropFirst(name.count + 1))
      }
    }
    return found.count == 1 ? String(found[0]) : nil
  }
}
