// Names files after the moment of which they are a copy.

import Engine

/// `redstart-2026-03-29T010203Z.db`: sorts as the moments do, and no file system minds it.
enum BackupName {
  private static let beginning = "redstart-"
  private static let ending = "Z.db"
  private static let timeColons = [13, 16]

  /// In whole seconds, in UTC.
  static func name(at moment: Instant) -> String { beginning + moment.fileText + ".db" }

  /// Nothing for a file with another name.
  static func moment(of name: String) -> Instant? {
    guard name.hasPrefix(beginning), name.hasSuffix(ending) else { return nil }
    var text = Array(name.dropFirst(beginning.count).dropLast(ending.count))
    guard text.count == 17 else { return nil }
    for place in timeColons { text.insert(":", at: place) }
    guard let moment = Instant(text: String(text) + "Z"), self.name(at: moment) == name else {
      return nil
    }
    return moment
  }
}

extension Instant {
  /// `2026-03-29T010203Z`.
  var fileText: String { text(at: .utc).filter { $0 != ":" } }
}
