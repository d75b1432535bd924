// What the prose of the kind `swaps` says about a swap: a title and what is good about it.
//
//     1. sparkling-orange | Sparkling water with orange | Same fizz, hardly any sugar.

/// The words of a swap in one language.
public struct SwapText: Hashable, Sendable {
  /// Characters of a title.
  public static let longestTitle = 60
  /// Characters of a benefit.
  public static let longestBenefit = 90

  public let id: String
  public let title: String
  /// One line, calm and concrete.
  public let benefit: String

  /// The words of all swaps of a common food, in the order of the file.
  public static func all(_ entry: ContentEntry) throws(SwapTextError) -> [SwapText] {
    var texts: [SwapText] = []
    for index in entry.steps.indices {
      let text = try SwapText(entry.steps[index], step: index + 1)
      for other in texts where other.id == text.id {
        throw SwapTextError(.twin, step: index + 1)
      }
      texts.append(text)
    }
    return texts
  }

  private init(_ line: String, step: Int) throws(SwapTextError) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
    guard cells.count == 3 else { throw SwapTextError(.notThreeParts, step: step) }
    id = SwapText.trimmed(cells[0])
    title = SwapText.trimmed(cells[1])
    benefit = SwapText.trimmed(cells[2])
    guard !id.isEmpty, !title.isEmpty, !benefit.isEmpty else {
      throw SwapTextError(.emptyPart, step: step)
    }
    guard title.count <= SwapText.longestTitle, benefit.count <= SwapText.longestBenefit else {
      throw SwapTextError(.tooLong, step: step)
    }
  }

  private static func trimmed(_ cell: Substring) -> String {
    var rest = cell
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

/// The first step of an entry that is no swap.
public struct SwapTextError: Error, Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// Another number of parts than id, title and benefit.
    case notThreeParts
    case emptyPart
    /// A title or a benefit beyond its limit.
    case tooLong
    /// An id that a step before it has.
    case twin
  }

  public let kind: Kind
  /// The first step being 1.
  public let step: Int

  public init(_ kind: Kind, step: Int) {
    self.kind = kind
    self.step = step
  }
}
