// A check that runs natively and in the browser, where numbers, memory and library differ.

/// A sentence about the product and the proof of it.
public struct Check: Sendable {
  /// What holds when the check passes, as a sentence.
  public let name: String
  /// Nothing when the check passes, otherwise what is wrong.
  public let run: @Sendable () -> String?

  /// A check of that name.
  public init(_ name: String, run: @escaping @Sendable () -> String?) {
    self.name = name
    self.run = run
  }

  /// A check that finds an expected text.
  public init(_ name: String, finds expected: String, in found: @escaping @Sendable () -> String) {
    self.init(name) {
      let text = found()
      return text == expected ? nil : "found \(text) instead of \(expected)"
    }
  }
}
