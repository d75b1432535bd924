// Reads a file of health data of which it never sees more than a slice: it says which bytes it
// wants next, and whoever has the file brings them, at once or some time later.

/// One reading of a file, slice by slice.
public struct HealthFeed: Sendable {
  /// Bytes of a plain document that are read at once.
  static let plainSlice: Int64 = 1 << 18
  /// The same of a packed one, which unpacks to thirty times as much.
  static let packedSlice: Int64 = 1 << 16

  /// A piece of the file.
  public struct Slice: Equatable, Sendable {
    public let offset: Int64
    public let count: Int
  }

  /// What the bytes are that come next.
  private enum Stage {
    case start, tail, wideRecord, directory, document
    case header(HealthArchiveEntry)
  }

  /// The bytes that it waits for; nothing once it is done.
  public private(set) var wanted: Slice?

  private let size: Int64
  private var stage = Stage.start
  private let windows: PulseWindows
  private var document: HealthDocument
  private var packed: PackedHealth?
  private var entry: HealthArchiveEntry?
  /// The documents of the archive that were not looked at yet.
  private var waiting: ArraySlice<HealthArchiveEntry> = []
  /// How many documents were looked at, and how many there will be.
  private var opened = 0
  private var planned = 1
  /// Bytes that these unpack to.
  private var unpacked: Int64 = 0
  private var start: Int64 = 0
  private var end: Int64

  /// A file of so many bytes; Apple's export also tells the pulse around these cravings.
  public init(size: Int64, around cravings: [Craving] = []) {
    windows = PulseWindows(around: cravings)
    document = HealthDocument(around: windows)
    self.size = max(0, size)
    end = self.size
    ask(0, min(self.size, 4))
  }

  /// How much was read, 0 … 1: of the one document, or of an archive with many.
  public var progress: Double {
    guard let wanted else { return 1 }
    let part =
      isInDocument && end > start
      ? document.share(Double(wanted.offset - start) / Double(end - start)) : 0
    guard let entry, entry.rank.rawValue >= HealthArchiveEntry.Rank.listed.rawValue else {
      return part
    }
    return (Double(opened - 1) + part) / Double(planned)
  }

  /// The totals so far.
  public var totals: HealthTotals { document.totals }

  /// Whether what comes next is of the document itself.
  var isInDocument: Bool {
    if case .document = stage { true } else { false }
  }

  /// Takes the bytes that were wanted. What a file that was cut off says whole, counts.
  public mutating func take(_ bytes: [UInt8]) throws(HealthProblem) {
    guard let slice = wanted else { return }
    guard bytes.count == slice.count else { throw .unreadable }
    switch stage {
    case .start: try begin(bytes)
    case .tail:
      let told = try zipped { () throws(ZipError) in try HealthArchive.end(in: bytes, size: size) }
      stage = told.isWide ? .wideRecord : .directory
      ask(told.part.offset, told.part.count)
    case .wideRecord:
      let part = try zipped { () throws(ZipError) in
        try HealthArchive.directory(in: bytes, at: slice.offset)
      }
      stage = .directory
      ask(part.offset, part.count)
    case .directory:
      waiting = try zipped { () throws(ZipError) in try HealthArchive.documents(bytes)[...] }
      try openNext()
    case .header(let entry): try open(entry, bytes)
    case .document: try read(bytes, from: slice.offset)
    }
  }

  private mutating func ask(_ offset: Int64, _ count: Int64) {
    wanted = Slice(offset: offset, count: Int(count))
  }

  private mutating func askFurther(at offset: Int64) {
    let most = packed == nil ? HealthFeed.plainSlice : HealthFeed.packedSlice
    ask(offset, min(end - offset, most))
  }

  private mutating func begin(_ bytes: [UInt8]) throws(HealthProblem) {
    if ZipArchive.isLikely(bytes) {
      stage = .tail
      let count = min(size, HealthArchive.endBytes)
      ask(size - count, count)
    } else {
      guard size <= HealthFile.mostBytes else { throw .tooLarge }
      stage = .document
      askFurther(at: 0)
    }
  }

  private mutating func read(_ bytes: [UInt8], from offset: Int64) throws(HealthProblem) {
    let position = offset + Int64(bytes.count)
    do throws(HealthProblem) {
      if packed != nil {
        try packed?.unpack(bytes, isLast: position == end, into: &document)
      } else {
        try document.read(bytes[...])
      }
      guard position == end else { return askFurther(at: position) }
      try document.end()
    } catch {
      // Any other list of an archive may be one of numbers without a name.
      let isForeign = error == .notAnExport || (entry != nil && error == .unnamed)
      guard isForeign, entry != nil else { throw error }
      return try openNext()
    }
    if document.wantsAgain {
      document.again()
      packed = entry.map { PackedHealth($0) }
      return askFurther(at: start)
    }
    // Apple's export is all that its archive has.
    guard entry != nil, !document.isXML else {
      wanted = nil
      return
    }
    try openNext()
  }

  // The archive

  /// Begins with the document that is likeliest now; where one was known already, only those are
  /// looked at that are named as its export names them.
  private mutating func openNext() throws(HealthProblem) {
    let totals = document.carried
    let isFound = !totals.formats.isEmpty
    guard let next = waiting.popFirst(), !isFound || next.rank == entry?.rank else {
      guard isFound else { throw .notAnExport }
      wanted = nil
      return
    }
    try zipped { () throws(ZipError) in try next.check() }
    unpacked += next.size
    guard unpacked <= HealthFile.mostBytes else { throw .tooLarge }
    guard next.offset <= size - 30 else { throw .archive(.damaged) }
    opened += 1
    if next.rank != entry?.rank {
      planned = opened + waiting.filter { $0.rank == next.rank }.count
    }
    entry = next
    document = HealthDocument(
      after: totals, name: String(next.name.split(separator: "/").last ?? ""), around: windows)
    stage = .header(next)
    ask(next.offset, 30)
  }

  private mutating func open(
    _ entry: HealthArchiveEntry, _ header: [UInt8]
  ) throws(HealthProblem) {
    guard HealthArchive.number(header, 0, 4) == 0x0403_4B50 else { throw .archive(.damaged) }
    let names = HealthArchive.number(header, 26, 2) + HealthArchive.number(header, 28, 2)
    start = entry.offset + 30 + names
    guard start <= size, entry.packedSize <= size - start else { throw .archive(.damaged) }
    end = start + entry.packedSize
    packed = PackedHealth(entry)
    stage = .document
    askFurther(at: start)
  }
}

/// What goes wrong with the archive goes wrong with the health data in it.
func zipped<Result>(_ read: () throws(ZipError) -> Result) throws(HealthProblem) -> Result {
  do throws(ZipError) {
    return try read()
  } catch {
    throw .archive(error)
  }
}
