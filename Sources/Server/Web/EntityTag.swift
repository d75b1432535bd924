// Names the exact bytes of an answer, so that a browser need not fetch them twice.

import Crypto
import NIOCore

/// A strong validator (RFC 9110, section 8.8.3): the SHA-256 of the bytes that are sent.
struct EntityTag: Sendable, Equatable {
  /// Quoted, as it stands in a header field.
  let text: String

  init(of bytes: ByteBuffer) {
    let digest = SHA256.hash(data: bytes.readableBytesView)
    text = "\"" + digest.map { hexByte($0) }.joined() + "\""
  }

  /// Whether an `If-None-Match` field names these bytes: by list, weakly, or by `*`.
  func matches(ifNoneMatch field: String?) -> Bool {
    guard let field else { return false }
    for item in field.split(separator: ",") {
      let tag = item.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      if tag == "*" || tag == text || tag == "W/" + text { return true }
    }
    return false
  }
}

private func hexByte(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16)
  return byte < 16 ? "0" + digits : digits
}
