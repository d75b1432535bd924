// Passes over a document type declaration. iOS 16 wrote one that is malformed, so nothing in it is
// understood but where it ends, and whether it defines words that could unfold into any length.

/// How far a declaration has been passed.
struct XMLDoctype {
  private static let entity: StaticString = "<!ENTITY"

  private var isInside = false
  private var isClosing = false
  /// How many bytes of `<!ENTITY` came just now.
  private var matched = 0

  /// Whether this byte is the last one of the declaration.
  mutating func ends(with byte: UInt8) throws(HealthProblem) -> Bool {
    if byte == XMLDoctype.entity.utf8Start[matched] {
      matched += 1
    } else {
      matched = byte == UInt8(ascii: "<") ? 1 : 0
    }
    guard matched < XMLDoctype.entity.utf8CodeUnitCount else { throw .ownEntities }
    switch byte {
    case UInt8(ascii: "["): isInside = true
    case UInt8(ascii: "]"): isClosing = true
    case UInt8(ascii: ">"): return isClosing || !isInside
    default: if !XMLReader.isSpace(byte) { isClosing = false }
    }
    return false
  }
}
