// Reads a file of health data that lies at hand, alone or in its archive.

/// One reading of a file, step by step, so that whoever reads can show how far it is, and stop.
public struct HealthFile {
  /// Bytes of a document, or of all that are read of an archive.
  public static let mostBytes: Int64 = 4 << 30

  /// The bytes of the file from an offset, as many as are asked for.
  public typealias Read = (_ offset: Int64, _ count: Int) throws(HealthProblem) -> [UInt8]

  private let read: Read
  private var feed: HealthFeed

  /// A file of so many bytes.
  public init(size: Int64, read: @escaping Read) throws(HealthProblem) {
    self.read = read
    feed = HealthFeed(size: size)
    while !feed.isInDocument { _ = try step() }
  }

  /// How much was read, 0 … 1.
  public var progress: Double { feed.progress }

  /// The totals so far.
  public var totals: HealthTotals { feed.totals }

  /// Reads a slice; whether there is more.
  public mutating func step() throws(HealthProblem) -> Bool {
    guard let slice = feed.wanted else { return false }
    try feed.take(slice.count > 0 ? read(slice.offset, slice.count) : [])
    return feed.wanted != nil
  }
}
