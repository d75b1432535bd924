// What a provider says of itself, and its keys; asked for seldom.

import Engine
import JWTKit

/// The places where a provider answers.
struct ProviderPlaces: Sendable, Equatable {
  let authorization: String
  let token: String
  let keys: String
  /// Where it can be told to forget.
  let revocation: String?

  /// OpenID Connect Discovery 1.0, section 3.
  init(_ value: JSONValue, of provider: SignInProvider) throws(ProviderError) {
    func place(_ name: String) -> String? {
      guard case .string(let address)? = value[name], provider.mayAsk(address),
        address.utf8.count <= ServerLimits.providerAddressBytes
      else { return nil }
      return address
    }
    guard value["issuer"] == .string(provider.issuer),
      let authorization = place("authorization_endpoint"), let token = place("token_endpoint"),
      let keys = place("jwks_uri")
    else { throw .badAnswer }
    self.authorization = authorization
    self.token = token
    self.keys = keys
    revocation = place("revocation_endpoint")
  }
}

/// A provider's public key, good for one algorithm.
struct ProviderKey: Sendable {
  let algorithm: String
  let keys: JWTKeyCollection

  /// Nothing for a key that signs nothing here.
  init?(_ value: JSONValue) async {
    guard value["use"] ?? .string("sig") == .string("sig"), value["d"] == nil,
      case .string(let kind)? = value["kty"]
    else { return nil }
    let keys = JWTKeyCollection()
    switch kind {
    case "RSA":
      guard case .string(let n)? = value["n"], case .string(let e)? = value["e"],
        let key = try? Insecure.RSA.PublicKey(modulus: n, exponent: e)
      else { return nil }
      algorithm = "RS256"
      await keys.add(rsa: key, digestAlgorithm: .sha256)
    case "EC":
      guard value["crv"] == .string("P-256"), case .string(let x)? = value["x"],
        case .string(let y)? = value["y"], let key = try? ES256PublicKey(parameters: (x, y))
      else { return nil }
      algorithm = "ES256"
      await keys.add(ecdsa: key)
    default: return nil
    }
    guard value["alg"] ?? .string(algorithm) == .string(algorithm) else { return nil }
    self.keys = keys
  }
}

/// Remembers both for an hour; an unknown key makes it ask again, at most once a minute.
actor ProviderDirectory {
  private let provider: SignInProvider
  private var known: (places: ProviderPlaces, at: Instant)?
  private var keys: [String: ProviderKey] = [:]
  private var askedForKeys: Instant?

  init(_ provider: SignInProvider) { self.provider = provider }

  func places(now: Instant) async throws(ProviderError) -> ProviderPlaces {
    if let known, isFresh(known.at, ServerLimits.providerMilliseconds, now) {
      return known.places
    }
    let document = try await ProviderClient.get(
      provider.issuer + "/.well-known/openid-configuration")
    let places = try ProviderPlaces(document, of: provider)
    known = (places, now)
    return places
  }

  func key(_ name: String, now: Instant) async throws(ProviderError) -> ProviderKey? {
    let most =
      keys[name] == nil
      ? ServerLimits.providerPauseMilliseconds : ServerLimits.providerMilliseconds
    if let askedForKeys, isFresh(askedForKeys, most, now) { return keys[name] }
    let document = try await ProviderClient.get(try await places(now: now).keys)
    guard case .array(let list)? = document["keys"] else { throw .badAnswer }
    var fresh: [String: ProviderKey] = [:]
    for value in list.prefix(ServerLimits.providerKeys) {
      guard case .string(let name)? = value["kid"] else { continue }
      fresh[name] = await ProviderKey(value)
    }
    (keys, askedForKeys) = (fresh, now)
    return fresh[name]
  }

  private func isFresh(_ then: Instant, _ most: Int64, _ now: Instant) -> Bool {
    (0..<most).contains(now.milliseconds(since: then))
  }
}
