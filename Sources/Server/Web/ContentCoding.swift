// The compressed forms that a file of the web app may come in.

/// How the bytes of an answer are coded, best first.
enum ContentCoding: String, CaseIterable, Sendable {
  case brotli = "br"
  case gzip
  case identity

  /// The ending that the build gives a compressed twin; `nil` for the file itself.
  var twinEnding: String? {
    switch self {
    case .brotli: ".br"
    case .gzip: ".gz"
    case .identity: nil
    }
  }
}
