// This server as authenticators know it.

import Crypto
import Foundation

/// A domain, and the pages which may ask for its passkeys.
struct RelyingParty: Sendable {
  /// The name of the host.
  let id: String
  let origins: [String]

  /// The public address, or else whatever host the request names. Nothing for an address of
  /// numbers: passkeys belong to a domain.
  init?(publicAddress: String?, host: String?) {
    origins = publicAddress.map { [$0] } ?? (host.map { ["https://" + $0, "http://" + $0] } ?? [])
    guard let origin = origins.first, let name = URLComponents(string: origin)?.host,
      name.unicodeScalars.contains(where: { $0.properties.isAlphabetic }), !name.contains(":")
    else { return nil }
    id = name
  }

  var hash: [UInt8] { Array(Crypto.SHA256.hash(data: Array(id.utf8))) }
}
