// An address in the one form in which the server knows it.

import Foundation

/// Trimmed, composed (Unicode NFC) and lower-cased, so that one mailbox has one account.
public struct EmailAddress: Hashable, Sendable {
  public let text: String

  /// Nothing for what is no plain address, or could mean something else in a mail's head.
  public init?(_ typed: String) {
    guard typed.utf8.count <= ServerLimits.emailBytes * 2 else { return nil }
    let trimmed = typed.trimmingCharacters(in: .whitespaces)
    let text = trimmed.precomposedStringWithCanonicalMapping.lowercased()
      .precomposedStringWithCanonicalMapping
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard text.utf8.count <= ServerLimits.emailBytes, parts.count == 2,
      text == text.precomposedStringWithCompatibilityMapping,
      text.unicodeScalars.allSatisfy(EmailAddress.isPlain),
      EmailAddress.isDotted(parts[0]), EmailAddress.isDotted(parts[1]),
      parts[0].utf8.count <= 64, !parts[1].hasPrefix("-"), !parts[1].hasSuffix("-")
    else { return nil }
    self.text = text
  }

  /// Parts between points, none of them empty.
  private static func isDotted(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
  }

  /// Letters, digits, marks and the signs that an unquoted address may have.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "@.!#$%&'*+-/=?^_`{|}~".unicodeScalars.contains(scalar)
    }
    guard !scalar.properties.isDefaultIgnorableCodePoint else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      return true
    default: return false
    }
  }
}
