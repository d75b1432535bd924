// What an import did, in four numbers.

/// The outcome of an import. Entries brought in, skipped and already there add up to the records of
/// the file.
public struct ImportCount: Hashable, Sendable {
  /// New or changed in the journal.
  public let trackers: Int
  /// New or changed in the journal.
  public let entries: Int
  public let skipped: Int
  /// Entries of which the journal knew everything.
  public let already: Int

  /// `drafts` is what the file says, `news` what of it changes the journal; `kinds` are those that
  /// count as entries.
  public init(drafts: [Draft], news: [Draft], skipped: Int = 0, kinds: [String] = [Entry.kind]) {
    trackers = ImportCount.entities(news, [Tracker.kind])
    entries = ImportCount.entities(news, kinds)
    already = ImportCount.entities(drafts, kinds) - entries
    self.skipped = skipped
  }

  private static func entities(_ drafts: [Draft], _ kinds: [String]) -> Int {
    var entities: Set<Identifier> = []
    for draft in drafts where kinds.contains(draft.kind) { entities.insert(draft.entity) }
    return entities.count
  }

  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("trackers")
    writer.int64(Int64(trackers))
    writer.key("entries")
    writer.int64(Int64(entries))
    writer.key("skipped")
    writer.int64(Int64(skipped))
    writer.key("already")
    writer.int64(Int64(already))
    writer.endObject()
    return writer.bytes
  }
}
