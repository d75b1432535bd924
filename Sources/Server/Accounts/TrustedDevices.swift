// A browser that was signed in to an account before: strangers use up nothing of what it may try.

import Crypto
import Engine
import Foundation
import HTTPTypes
import Storage

extension Cookies {
  static let device = "__Host-redstart-device"
}

/// A sealed cookie that says no more than: somebody was signed in here. Which account that was
/// cannot be read from it, only tried.
enum TrustedDevice {
  /// A name of 16 random bytes, the time in 8, a seal of 32.
  static let nameBytes = 16
  static let count = 56

  /// The name of the device, where the cookie was made for this account and is not too old.
  static func name(
    in headers: HTTPFields, for account: Identifier, _ secrets: ServerSecrets, now: Instant
  ) -> [UInt8]? {
    guard let text = Cookies.value(Cookies.device, in: headers), text.utf8.count < 2 * count,
      let bytes = Base64.decode(text), bytes.count == count
    else { return nil }
    let content = Array(bytes.prefix(count - 32))
    let seal = secrets.seal(device: content, of: account)
    guard zip(bytes.suffix(32), seal).reduce(0, { $0 | ($1.0 ^ $1.1) }) == 0 else { return nil }
    let age = now.milliseconds - time(content)
    guard age < ServerLimits.deviceSeconds * Milliseconds.second else { return nil }
    return Array(content.prefix(nameBytes))
  }

  /// The field that sets the cookie; a device that has a name keeps it.
  static func field(
    _ name: [UInt8]?, for account: Identifier, _ secrets: ServerSecrets, now: Instant
  ) -> HTTPField {
    var writer = ByteWriter()
    writer.uint64(UInt64(bitPattern: now.milliseconds))
    let content = (name ?? RandomBytes.make(nameBytes)) + writer.bytes
    let value = Base64.encode(content + secrets.seal(device: content, of: account))
    return Cookies.field(Cookies.device, value, seconds: ServerLimits.deviceSeconds)
  }

  private static func time(_ content: [UInt8]) -> Int64 {
    Int64(bitPattern: content.suffix(8).reduce(0) { $0 << 8 | UInt64($1) })
  }
}

extension ServerSecrets {
  fileprivate func seal(device content: [UInt8], of account: Identifier) -> [UInt8] {
    Array(
      HMAC<Crypto.SHA256>.authenticationCode(
        for: Array(account.text.utf8) + content, using: devices))
  }
}

extension Accounts {
  /// The device that a request comes from, if it was signed in to the account before.
  func trustedDevice(_ request: APIRequest, _ account: Account?) -> [UInt8]? {
    account.flatMap {
      TrustedDevice.name(in: request.headers, for: $0.id, secrets, now: clock())
    }
  }
}
