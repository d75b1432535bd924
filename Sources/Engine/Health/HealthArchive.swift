// Finds the documents of health data in an archive (PKWARE APPNOTE 6.3.10, also with 64-bit sizes),
// reading only the archive's directory: it may be larger than the memory.

/// A document of an archive.
struct HealthArchiveEntry {
  let name: String
  let rank: Rank
  let method: UInt16
  let isEncrypted: Bool
  let checksum: UInt32
  let packedSize: Int64
  let size: Int64
  /// Where its own header starts.
  let offset: Int64

  var isStored: Bool { method == 0 }

  /// What a document is likely to be: the lower, the earlier it is looked at.
  enum Rank: Int {
    case export, document, clinical
    /// Named as Fitbit and Google Fit name what is read of them.
    case listed
    /// Any other list or table. Of those with a name as above only these are looked at.
    case other
  }

  /// The rank of a path.
  static func rank(of path: String) -> Rank {
    let last = path.split(separator: "/").last ?? ""
    if path.hasSuffix(".xml") {
      return last == "export.xml" ? .export : last == "export_cda.xml" ? .clinical : .document
    }
    if last == "daily activity metrics.csv" { return .listed }
    guard last.hasSuffix(".json") else { return .other }
    for start in ["steps-", "sleep-", "resting_heart_rate-", "heart_rate-", "exercise-"] {
      if last.hasPrefix(start) { return .listed }
    }
    return .other
  }

  /// Whether it can be unpacked, and honestly unpacks to that much.
  func check() throws(ZipError) {
    guard !isEncrypted else { throw .encrypted }
    guard method == 0 || method == 8 else { throw .unsupported }
    guard size <= HealthFile.mostBytes else { throw .tooLarge }
    if size > Int64(ZipArchive.ratioMatters) {
      guard packedSize >= size / HealthArchive.largestRatio else { throw .tooLarge }
    }
  }
}

/// The directory of an archive.
struct HealthArchive {
  /// Files without the routes, heart curves and lists, of which there is one for each training,
  /// and of some one for each day.
  static let mostFiles = 1000
  /// Those that may hold health data.
  static let mostDocuments = 20_000
  /// Bytes of the whole directory.
  static let mostDirectoryBytes: Int64 = 16 << 20
  /// Unpacked bytes for each packed one; an export reaches about 30.
  static let largestRatio: Int64 = 200
  /// Bytes at the end of the file in which the directory's place is told.
  static let endBytes: Int64 = 22 + 20 + 65_535

  /// Where a part of the file stands.
  struct Part {
    let offset: Int64
    let count: Int64
  }

  /// Where the directory stands, told by the last bytes of a file of `size` bytes; in a wide
  /// archive, where the 64-bit record stands that tells it.
  static func end(in tail: [UInt8], size: Int64) throws(ZipError) -> (part: Part, isWide: Bool) {
    guard let end = endRecord(tail) else { throw .notAnArchive }
    let place = size - Int64(tail.count - end)
    if end >= 20, number(tail, end - 20, 4) == 0x0706_4B50 {
      let record = Part(offset: number(tail, end - 12, 8), count: 56)
      return (try checked(record, before: place), true)
    }
    guard number(tail, end + 4, 4) == 0 else { throw .unsupported }
    let part = Part(offset: number(tail, end + 16, 4), count: number(tail, end + 12, 4))
    return (try checked(part, before: place), false)
  }

  /// Where the directory stands, as the 64-bit record says that was found at `place`.
  static func directory(in record: [UInt8], at place: Int64) throws(ZipError) -> Part {
    guard record.count == 56, number(record, 0, 4) == 0x0606_4B50 else { throw .damaged }
    let part = Part(offset: number(record, 48, 8), count: number(record, 40, 8))
    return try checked(part, before: place)
  }

  private static func checked(_ part: Part, before end: Int64) throws(ZipError) -> Part {
    guard part.offset >= 0, part.count >= 0, part.offset <= end, part.count <= end - part.offset
    else { throw .damaged }
    guard part.count <= mostDirectoryBytes else { throw .tooManyFiles }
    return part
  }

  private static func endRecord(_ tail: [UInt8]) -> Int? {
    var place = tail.count - 22
    while place >= 0 {
      if number(tail, place, 4) == 0x0605_4B50,
        number(tail, place + 20, 2) <= Int64(tail.count - place - 22)
      {
        return place
      }
      place -= 1
    }
    return nil
  }

  /// The documents that may be of an export, likeliest first. Phones name it in their own language,
  /// such as `导出.xml`, so the name decides nothing but the order.
  static func documents(_ directory: [UInt8]) throws(ZipError) -> [HealthArchiveEntry] {
    var entries: [HealthArchiveEntry] = []
    var place = 0
    var files = 0
    while place < directory.count {
      guard directory.count - place >= 46, number(directory, place, 4) == 0x0201_4B50 else {
        throw .damaged
      }
      let nameCount = Int(number(directory, place + 28, 2))
      let extraCount = Int(number(directory, place + 30, 2))
      let next = place + 46 + nameCount + extraCount + Int(number(directory, place + 32, 2))
      guard next <= directory.count else { throw .damaged }
      let nameEnd = place + 46 + nameCount
      let name = String(decoding: directory[place + 46..<nameEnd], as: UTF8.self).lowercased()
      let isDocument = [".xml", ".json", ".csv"].contains { name.hasSuffix($0) }
      let mayBeMany = [".gpx", ".tcx", ".json", ".csv", "/"].contains { name.hasSuffix($0) }
      if !mayBeMany { files += 1 }
      if isDocument {
        entries.append(try entry(directory, place, name, nameEnd..<nameEnd + extraCount))
      }
      guard files <= mostFiles, entries.count <= mostDocuments else { throw .tooManyFiles }
      place = next
    }
    return entries.sorted { order($0) < order($1) }
  }

  private static func order(_ entry: HealthArchiveEntry) -> (Int, Int64, Int64) {
    (entry.rank.rawValue, -entry.size, entry.offset)
  }

  private static func entry(
    _ bytes: [UInt8], _ place: Int, _ name: String, _ extra: Range<Int>
  ) throws(ZipError) -> HealthArchiveEntry {
    var wide = try wideNumbers(bytes, extra)
    /// A number that does not fit stands behind the name, in 64 bits.
    func real(_ at: Int) throws(ZipError) -> Int64 {
      let value = number(bytes, place + at, 4)
      guard value == UInt32.max else { return value }
      guard let first = wide.popFirst(), first >= 0 else { throw .damaged }
      return first
    }
    let size = try real(24)
    let packedSize = try real(20)
    return HealthArchiveEntry(
      name: name, rank: HealthArchiveEntry.rank(of: name),
      method: UInt16(number(bytes, place + 10, 2)),
      isEncrypted: number(bytes, place + 8, 2) & 1 == 1,
      checksum: UInt32(truncatingIfNeeded: number(bytes, place + 16, 4)), packedSize: packedSize,
      size: size, offset: try real(42))
  }

  private static func wideNumbers(
    _ bytes: [UInt8], _ extra: Range<Int>
  ) throws(ZipError) -> ArraySlice<Int64> {
    var place = extra.lowerBound
    while extra.upperBound - place >= 4 {
      let count = Int(number(bytes, place + 2, 2))
      guard count <= extra.upperBound - place - 4 else { throw .damaged }
      if number(bytes, place, 2) == 1 {
        return (0..<min(count / 8, 3)).map { number(bytes, place + 4 + $0 * 8, 8) }[...]
      }
      place += 4 + count
    }
    return []
  }

  /// The lowest byte first; negative for what no file has.
  static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int64 {
    var value: UInt64 = 0
    for offset in 0..<count { value |= UInt64(bytes[place + offset]) << UInt64(offset * 8) }
    return Int64(bitPattern: value)
  }
}
