// bcrypt through the system's libcrypt.

import CCrypt
import Foundation

/// Hashes that are slow to try out. Only the first 72 bytes of a secret count, and it ends at a
/// NUL; what is hashed here is base64url of 32 bytes, which is neither longer nor has one.
public enum BCrypt {
  /// The hash of a secret with a random salt of 16 bytes; `cost` is the logarithm of the rounds.
  public static func hash(_ secret: String, cost: UInt, salt: [UInt8]) -> String? {
    var setting = [CChar](repeating: 0, count: 64)
    let made = salt.withUnsafeBytes { bytes in
      crypt_gensalt_rn(
        "$2b$", cost, bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        CInt(bytes.count), &setting, CInt(setting.count))
    }
    return made == nil ? nil : crypt(secret, setting)
  }

  /// Takes the same time for a right and a wrong secret.
  public static func matches(_ secret: String, _ hash: String) -> Bool {
    guard let again = crypt(secret, Array(hash.utf8CString)) else { return false }
    let (a, b) = (Array(again.utf8), Array(hash.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func crypt(_ secret: String, _ setting: [CChar]) -> String? {
    let work = UnsafeMutablePointer<crypt_data>.allocate(capacity: 1)
    defer { work.deallocate() }
    let size = MemoryLayout<crypt_data>.size
    memset(work, 0, size)
    guard let text = crypt_rn(secret, setting, work, CInt(size)) else { return nil }
    let hash = String(cString: text)
    return hash.hasPrefix("$2") ? hash : nil
  }
}
