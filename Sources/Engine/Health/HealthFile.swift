// Reads a file of health data, alone or in its archive, with no more of it in memory than a piece.

/// One reading of a file, step by step, so that whoever reads can show how far it is, and stop.
public struct HealthFile {
  /// Bytes of the document.
  public static let mostBytes: Int64 = 4 << 30
  /// Bytes that are read at once.
  static let piece: Int64 = 1 << 18

  /// The bytes of the file from an offset, as many as are asked for.
  public typealias Read = (_ offset: Int64, _ count: Int) throws(HealthProblem) -> [UInt8]

  private let size: Int64
  private let read: Read
  private var reader = HealthReader()
  private var packed: PackedHealth?
  /// The documents of the archive that were not looked at yet.
  private var waiting: ArraySlice<HealthArchiveEntry> = []
  private var position: Int64 = 0
  private var start: Int64 = 0
  private var end: Int64

  /// A file of so many bytes.
  public init(size: Int64, read: @escaping Read) throws(HealthProblem) {
    self.size = size
    self.read = read
    end = size
    if ZipArchive.isLikely(try bytes(0, min(size, 4))) {
      waiting = try documents()[...]
      try openNext()
    } else {
      guard size <= HealthFile.mostBytes else { throw .tooLarge }
    }
  }

  /// How much of the document was read, 0 … 1.
  public var progress: Double {
    end > start ? Double(position - start) / Double(end - start) : 1
  }

  /// The totals so far.
  public var totals: HealthTotals { reader.totals }

  /// Reads a piece; whether there is more. What a file that was cut off says whole, counts.
  public mutating func step() throws(HealthProblem) -> Bool {
    let piece = try bytes(position, min(end - position, HealthFile.piece))
    position += Int64(piece.count)
    do throws(HealthProblem) {
      if packed != nil {
        try packed?.unpack(piece, isLast: position == end, into: &reader)
      } else {
        try reader.read(piece[...])
      }
      guard position == end else { return true }
      try reader.end()
      return false
    } catch {
      guard error == .notAnExport, !waiting.isEmpty else { throw error }
      try openNext()
      return true
    }
  }

  private func bytes(_ offset: Int64, _ count: Int64) throws(HealthProblem) -> [UInt8] {
    guard count > 0 else { return [] }
    let bytes = try read(offset, Int(count))
    guard bytes.count == Int(count) else { throw .unreadable }
    return bytes
  }

  // The archive

  private func documents() throws(HealthProblem) -> [HealthArchiveEntry] {
    let count = min(size, HealthArchive.endBytes)
    let tail = try bytes(size - count, count)
    let end = try zipped { () throws(ZipError) in
      try HealthArchive.end(in: tail, size: size)
    }
    var part = end.part
    if end.isWide {
      let record = try bytes(part.offset, part.count)
      part = try zipped { () throws(ZipError) in
        try HealthArchive.directory(in: record, at: part.offset)
      }
    }
    let directory = try bytes(part.offset, part.count)
    return try zipped { () throws(ZipError) in try HealthArchive.documents(directory) }
  }

  /// Begins with the document that is likeliest now.
  private mutating func openNext() throws(HealthProblem) {
    guard let entry = waiting.popFirst() else { throw .notAnExport }
    try zipped { () throws(ZipError) in try entry.check() }
    guard entry.offset <= size - 30 else { throw .archive(.damaged) }
    let header = try bytes(entry.offset, 30)
    guard HealthArchive.number(header, 0, 4) == 0x0403_4B50 else { throw .archive(.damaged) }
    let names = HealthArchive.number(header, 26, 2) + HealthArchive.number(header, 28, 2)
    start = entry.offset + 30 + names
    guard start <= size, entry.packedSize <= size - start else { throw .archive(.damaged) }
    position = start
    end = start + entry.packedSize
    packed = PackedHealth(entry)
    reader = HealthReader()
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
