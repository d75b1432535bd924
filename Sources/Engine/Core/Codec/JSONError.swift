// What can be wrong with a JSON document, and where.

/// The first thing in a document that the reader refuses.
public struct JSONError: Error, Equatable, Sendable {
  /// What is wrong; the names speak of the document, not of the reader.
  public enum Kind: Equatable, Sendable {
    case endsEarly
    case unexpectedByte
    /// Well-formed so far, but a value of another kind than the one asked for.
    case wrongKind
    case badLiteral
    case badNumber
    /// A number with a fraction or exponent where a whole one was asked for.
    case notWhole
    /// A number that does not fit `Int64` or a finite `Double`, whichever was asked for.
    case numberOutOfRange
    case badEscape
    case loneSurrogate
    case controlCharacter
    case badUTF8
    case byteOrderMark
    case duplicateKey
    case trailingBytes
    case documentTooLong
    case stringTooLong
    case numberTooLong
    case tooDeep
  }

  public let kind: Kind
  /// Bytes from the start of the document.
  public let position: Int

  public init(_ kind: Kind, at position: Int) {
    self.kind = kind
    self.position = position
  }
}
