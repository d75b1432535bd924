// Who runs the server, in words that people can be shown.

/// A person's or an organisation's name, on one line.
public struct OperatorName: Sendable, Equatable {
  /// In letters as people count them.
  static let longest = 120

  public let text: String

  /// `nil` for a text that is empty, too long, or holds more than one line.
  public init?(_ text: String) {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    guard isPlain, text.count <= OperatorName.longest, text.contains(where: { !$0.isWhitespace })
    else { return nil }
    self.text = text
  }

  /// As the value of an attribute in quotes.
  var escaped: String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
