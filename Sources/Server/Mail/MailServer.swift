// Where mails are handed in, as the settings say.

import Foundation

/// A mail server by its address; TLS is asked of each that is not on this machine.
public struct MailServer: Sendable, Equatable, CustomStringConvertible {
  /// `smtp://host:port` or `smtps://host:port`.
  public let url: String
  public let user: String?
  public let password: String?
  public let from: EmailAddress

  /// Without the password, wherever it may be printed.
  public var description: String { url }

  var needsTLS: Bool {
    guard url.hasPrefix("smtp://"), let host = URLComponents(string: url)?.host else {
      return true
    }
    return !["127.0.0.1", "[::1]", "::1", "localhost"].contains(host)
  }

  /// Scheme and host, without a user, a path or a query.
  static func isAddress(_ text: String) -> Bool {
    guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty else {
      return false
    }
    return ["smtp", "smtps"].contains(parts.scheme) && parts.user == nil
      && ["", "/"].contains(parts.path) && parts.query == nil && parts.fragment == nil
  }
}
