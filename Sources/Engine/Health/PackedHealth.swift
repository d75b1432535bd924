// Unpacks the document of an archive on its way to its reader.

/// How far a document was unpacked.
struct PackedHealth {
  private let entry: HealthArchiveEntry
  private var inflate = Inflate()
  private var sum = CRC32()
  private var count: Int64 = 0

  init(_ entry: HealthArchiveEntry) {
    self.entry = entry
  }

  /// Hands on what these packed bytes hold, and checks the whole behind the last ones.
  mutating func unpack(
    _ bytes: [UInt8], isLast: Bool, into document: inout HealthDocument
  ) throws(HealthProblem) {
    if entry.isStored {
      try take(bytes[...], into: &document)
    } else {
      inflate.feed(bytes[...], isLast: isLast)
      while !inflate.isDone {
        let piece = try zipped { () throws(ZipError) in try inflate.next() }
        guard !piece.isEmpty else { break }
        try take(piece, into: &document)
      }
    }
    guard isLast else { return }
    guard count == entry.size else { throw .archive(.damaged) }
    guard sum.value == entry.checksum else { throw .archive(.wrongChecksum) }
  }

  private mutating func take(
    _ piece: ArraySlice<UInt8>, into document: inout HealthDocument
  ) throws(HealthProblem) {
    count += Int64(piece.count)
    guard count <= entry.size else { throw .archive(.tooLarge) }
    sum.add(piece)
    try document.read(piece)
  }
}
