// The server's readers that need none of its libraries, for tools/fuzz.sh, which compiles their
// sources together with this file.

import Engine

enum ServerTarget: String, CaseIterable {
  case cbor, authenticator, query, encoding, cookies

  func problem(_ bytes: [UInt8]) -> String? {
    switch self {
    case .cbor:
      _ = try? CBORReader.value(bytes)
    case .authenticator:
      guard let data = try? AuthenticatorData(bytes) else { return nil }
      if data.relyingPartyHash.count != 32 { return "a hash has another length" }
    case .query:
      guard let text = UTF8Text.text(bytes), let fields = QueryFields(text[...]) else { return nil }
      for name in fields.names where fields[name] == nil { return "a field has a name alone" }
    case .encoding:
      guard let text = UTF8Text.text(bytes) else { return nil }
      _ = AcceptEncoding(text).best(of: [.identity, .gzip, .brotli])
    case .cookies:
      guard let text = UTF8Text.text(bytes) else { return nil }
      let fields = text.split(separator: "\n").map { String($0) }
      let value = CookieHeader.value("a", in: fields)
      if value?.contains(";") == true { return "a cookie goes beyond its end" }
    }
    return nil
  }
}
