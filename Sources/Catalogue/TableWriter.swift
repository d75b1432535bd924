// The Swift files that hold whole tables of words: for every build but the browser's, which loads
// its tables as files.

public enum TableWriter {
  /// A language's table as one literal; tools/content.sh cuts the lines between its quotes out.
  static func swift(_ table: String, _ tag: String) -> String {
    """
    // swift-format-ignore-file
    // Made by `make words` out of Words/\(tag).ftl; change that.
    #if !hasFeature(Embedded)

    extension WordList {
      static let \(tag.split(separator: "-").joined()) = #\"\"\"
    \(table)\"\"\"#
    }

    #endif

    """
  }

  /// How many texts there are, and how many of them a first visit needs.
  static func counts(_ numbers: WordNumbers, _ all: [Catalogue]) -> String {
    let tags = all.map { "\"\($0.tag)\"" }.joined(separator: ", ")
    let names = all.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let cases = all.map { "case \"\($0.tag)\": \($0.tag.split(separator: "-").joined())" }
    return """
      // swift-format-ignore-file
      // Made by `make words` out of Words/; change what lies there.

      extension WordList {
        /// So many texts stand in the block of a first visit.
        public static let firstCount = \(numbers.firstCount)
        /// So many texts there are.
        public static let count = \(numbers.ids.count)

        /// The languages that have a catalogue, the one written first before the others.
        static let tags = [\(tags)]
        /// What each of them calls itself.
        static let names = [\(names)]

        #if !hasFeature(Embedded)
          /// The table of a language.
          static func inside(_ tag: String) -> String? {
            switch tag {
            \(cases.joined(separator: "\n      "))
            default: nil
            }
          }
        #endif
      }

      """
  }
}
