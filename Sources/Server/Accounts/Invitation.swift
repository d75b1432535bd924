// A code that lets one person sign up: made on the command line, proven by the server's secret.

import Engine
import Foundation

/// When it runs out, a random name, and the server's mark on both. Nothing is written down until
/// somebody uses it, so it can be made while the server runs.
public struct Invitation: Sendable, Equatable {
  static let nameBytes = 8
  static let markBytes = 16
  private static let dateBytes = 6

  let name: [UInt8]
  let ends: Instant

  /// Makes one that is good for some days, for the server whose data directory this is.
  public static func text(data: String, days: Int64, now: Instant) throws -> String {
    let path = data + "/secret"
    // The server makes its secret at its first start.
    guard FileManager.default.fileExists(atPath: path) else {
      throw SecretsFileError.unreadable(path)
    }
    let secrets = ServerSecrets(try SecretsFile.load(path))
    let ends = now.adding(milliseconds: days * 24 * Milliseconds.hour)
    return Invitation(name: RandomBytes.make(nameBytes), ends: ends).text(secrets)
  }

  init(name: [UInt8], ends: Instant) {
    self.name = name
    self.ends = ends
  }

  /// Nothing for what this server did not make, and for what has run out.
  init?(_ text: String, _ secrets: ServerSecrets, now: Instant) {
    let typed = text.filter { !$0.isWhitespace }
    let count = Invitation.dateBytes + Invitation.nameBytes
    guard typed.utf8.count < 64, let bytes = Base64.decode(typed),
      bytes.count == count + Invitation.markBytes,
      Invitation.mark(Array(bytes.prefix(count)), secrets) == Array(bytes.suffix(Self.markBytes))
    else { return nil }
    let date = bytes.prefix(Invitation.dateBytes).reduce(Int64(0)) { $0 << 8 | Int64($1) }
    name = Array(bytes[Invitation.dateBytes..<count])
    ends = Instant(milliseconds: date)
    guard now < ends else { return nil }
  }

  func text(_ secrets: ServerSecrets) -> String {
    let date = (0..<Invitation.dateBytes).reversed().map {
      UInt8(truncatingIfNeeded: ends.milliseconds >> (8 * Int64($0)))
    }
    return Base64.encode(date + name + Invitation.mark(date + name, secrets))
  }

  private static func mark(_ bytes: [UInt8], _ secrets: ServerSecrets) -> [UInt8] {
    Array(secrets.name(of: "invitation " + Hex.encode(bytes)).prefix(markBytes))
  }
}
