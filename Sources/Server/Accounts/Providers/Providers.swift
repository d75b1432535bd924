// The providers of this server, and the talk with them.

import Crypto
import Engine
import JWTKit

/// What came back for a code.
struct ProviderAnswer: Sendable {
  let token: IDToken
  let refreshToken: String?
}

/// One provider with what is known of it.
struct ProviderOffice: Sendable {
  let provider: SignInProvider
  private let publicAddress: String
  private let directory: ProviderDirectory

  init(_ provider: SignInProvider, publicAddress: String) {
    self.provider = provider
    self.publicAddress = publicAddress
    directory = ProviderDirectory(provider)
  }

  /// Where the browser goes to say who somebody is (RFC 6749, section 4.1.1; RFC 7636).
  func address(_ flow: ProviderFlow, now: Instant) async throws(ProviderError) -> String {
    let place = try await directory.places(now: now).authorization
    var fields = [
      ("response_type", "code"), ("client_id", provider.clientID),
      ("redirect_uri", publicAddress + provider.callback), ("scope", provider.name.scope),
      ("state", flow.state), ("nonce", flow.nonce), ("code_challenge", flow.codeChallenge),
      ("code_challenge_method", "S256"),
    ]
    if provider.name.sendsForm { fields.append(("response_mode", "form_post")) }
    return place + (place.contains("?") ? "&" : "?") + ProviderClient.encoded(fields)
  }

  func answer(
    to code: String, _ flow: ProviderFlow, now: Instant
  ) async throws(ProviderError) -> ProviderAnswer {
    let value = try await ProviderClient.post(
      try await directory.places(now: now).token,
      [
        ("grant_type", "authorization_code"), ("code", code),
        ("redirect_uri", publicAddress + provider.callback),
        ("code_verifier", flow.codeVerifier), ("client_id", provider.clientID),
        ("client_secret", try await secret(now: now)),
      ])
    guard case .string(let text)? = value["id_token"] else { throw .badAnswer }
    let token = try await IDToken(text, of: provider, directory, nonce: flow.nonce, now: now)
    var refreshToken: String?
    if case .string(let text)? = value["refresh_token"],
      text.utf8.count <= ServerLimits.providerTokenBytes
    {
      refreshToken = text
    }
    return ProviderAnswer(token: token, refreshToken: refreshToken)
  }

  /// Asks the provider to forget; whether it did (RFC 7009).
  func revoke(_ refreshToken: String, now: Instant) async -> Bool {
    guard let place = try? await directory.places(now: now).revocation,
      let secret = try? await secret(now: now)
    else { return false }
    return await ProviderClient.tell(
      place,
      [
        ("token", refreshToken), ("token_type_hint", "refresh_token"),
        ("client_id", provider.clientID), ("client_secret", secret),
      ])
  }

  private func secret(now: Instant) async throws(ProviderError) -> String {
    switch provider.secret {
    case .text(let text): return text
    case .signed(let team, let keyName, let pem):
      guard let key = try? ES256PrivateKey(pem: pem) else { throw .badKey }
      let seconds = now.milliseconds / 1000
      let claims = ClientClaims(
        iss: team, sub: provider.clientID, aud: provider.issuer, iat: seconds,
        exp: seconds + ServerLimits.clientSecretSeconds)
      var header = JWTHeader()
      header.kid = keyName
      let keys = await JWTKeyCollection().add(ecdsa: key)
      guard let token = try? await keys.sign(claims, header: header) else { throw .badKey }
      return token
    }
  }
}

/// What Apple takes as this server's secret.
private struct ClientClaims: JWTPayload {
  let iss: String
  let sub: String
  let aud: String
  let iat: Int64
  let exp: Int64

  func verify(using algorithm: some JWTAlgorithm) {}
}
