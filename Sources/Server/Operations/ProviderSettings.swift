// Reads what was agreed with sign-in providers.

import Crypto
import Foundation

enum ProviderSettings {
  /// A provider of which nothing is said is off.
  static func read(
    _ text: (Setting) -> String?, _ publicAddress: String?
  ) throws(SettingsError) -> [SignInProvider] {
    let needed: [SignInProvider.Name: [Setting]] = [
      .apple: [.appleClientID, .appleTeamID, .appleKeyID, .appleKeyFile],
      .google: [.googleClientID, .googleClientSecret],
    ]
    var providers: [SignInProvider] = []
    for name in SignInProvider.Name.allCases {
      let settings = needed[name] ?? []
      let values = settings.compactMap(text)
      guard !values.isEmpty else { continue }
      guard values.count == settings.count, publicAddress != nil else {
        throw .halfAProvider(name.rawValue)
      }
      let issuer = text(name == .apple ? .appleIssuer : .googleIssuer) ?? name.issuer
      providers.append(
        SignInProvider(
          name: name, issuer: try checked(issuer), clientID: values[0],
          secret: try secret(name, values)))
    }
    return providers
  }

  private static func secret(
    _ name: SignInProvider.Name, _ values: [String]
  ) throws(SettingsError) -> SignInProvider.Secret {
    guard name == .apple else { return .text(values[1]) }
    guard let pem = try? String(contentsOfFile: values[3], encoding: .utf8),
      (try? P256.Signing.PrivateKey(pemRepresentation: pem)) != nil
    else { throw .badProviderKey(values[3]) }
    return .signed(team: values[1], keyName: values[2], key: pem)
  }

  private static func checked(_ issuer: String) throws(SettingsError) -> String {
    guard SignInProvider.isSafe(issuer) || SignInProvider.isHere(issuer), !issuer.hasSuffix("/")
    else { throw .badIssuer(issuer) }
    return issuer
  }
}
