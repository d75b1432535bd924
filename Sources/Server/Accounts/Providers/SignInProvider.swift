// A service that says who somebody is, by OpenID Connect.

import Foundation

/// What the person who runs the server agreed with a provider.
public struct SignInProvider: Sendable, Equatable {
  public enum Name: String, Sendable, CaseIterable {
    case apple
    case google

    /// Where its description is found, below which it says the rest of itself.
    var issuer: String {
      switch self {
      case .apple: "https://appleid.apple.com"
      case .google: "https://accounts.google.com"
      }
    }

    /// What it is asked for: the address, and a name where it gives one.
    var scope: String {
      switch self {
      case .apple: "openid email name"
      case .google: "openid email"
      }
    }

    /// With a name in its answer, Apple sends it as a form of its own page.
    var sendsForm: Bool { self == .apple }
  }

  /// How this server proves itself to the provider.
  public enum Secret: Sendable, Equatable {
    case text(String)
    /// Made anew each time and signed with a P-256 key in PEM form, as Apple wants it.
    case signed(team: String, keyName: String, key: String)
  }

  public let name: Name
  public let issuer: String
  public let clientID: String
  public let secret: Secret

  var callback: String { "/api/oidc/\(name.rawValue)/callback" }

  /// Whether an address may be asked: over TLS, or on this machine where the provider is there too.
  func mayAsk(_ address: String) -> Bool {
    SignInProvider.isSafe(address)
      || (SignInProvider.isHere(issuer) && SignInProvider.isHere(address))
  }

  static func isSafe(_ address: String) -> Bool {
    guard let parts = URLComponents(string: address), parts.user == nil else { return false }
    return parts.scheme == "https" && parts.host?.isEmpty == false
  }

  /// Plain http on this machine.
  static func isHere(_ address: String) -> Bool {
    guard let parts = URLComponents(string: address), parts.user == nil else { return false }
    return parts.scheme == "http"
      && ["127.0.0.1", "localhost", "[::1]"].contains(parts.host ?? "")
  }
}
