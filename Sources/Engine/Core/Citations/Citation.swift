// Where a number or a claim comes from. Each part keeps its own sources beside what they support,
// as extensions of this type.

/// A published source, named so that a reader can find it.
public struct Citation: Hashable, Sendable {
  /// Who says it: authors or the institution, such as `Lindson-Hawley et al.`.
  public let author: String
  public let title: String
  /// The year of publication; for a page that changes, the year in which it was read.
  public let year: Int
  /// Journal, publisher or address without its scheme, such as `nhs.uk`.
  public let place: String

  public init(author: String, title: String, year: Int, place: String) {
    self.author = author
    self.title = title
    self.year = year
    self.place = place
  }

  /// One line for a reader.
  public var line: String { author + " (" + String(year) + "). " + title + ". " + place }
}
