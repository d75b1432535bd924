// swift-format-ignore-file
// Made by `make words` out of Words/; change what lies there.

extension WordList {
  /// So many texts stand in the block of a first visit.
  public static let firstCount = 339
  /// So many texts there are.
  public static let count = 3536

  /// The languages that have a catalogue, the one written first before the others.
  static let tags = ["en", "de"]
  /// What each of them calls itself.
  static let names = ["English", "Deutsch"]

  #if !hasFeature(Embedded)
    /// The table of a language.
    static func inside(_ tag: String) -> String? {
      switch tag {
      case "en": en
      case "de": de
      default: nil
      }
    }
  #endif
}
