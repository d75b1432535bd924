// Reads archives (PKWARE APPNOTE 6.3.10): files that are stored or deflated, in one volume.
// Whatever the bytes, nothing traps, and nothing grows without a bound.

/// One file of an archive.
public struct ZipEntry: Sendable {
  /// With `/` between folders; bytes that are not UTF-8 become U+FFFD.
  public let name: String
  /// Bytes when unpacked, as the directory says.
  public let size: Int
  fileprivate let method: UInt16
  fileprivate let isEncrypted: Bool
  fileprivate let checksum: UInt32
  fileprivate let packedSize: Int
  fileprivate let offset: Int
}

/// An archive whose directory was read.
public struct ZipArchive: Sendable {
  /// How much is taken in.
  public struct Limits: Sendable {
    /// Bytes of an archive.
    public let packedBytes: Int
    /// Bytes of one file, unpacked.
    public let bytes: Int
    /// Bytes of all files together, unpacked.
    public let bytesOfAll: Int

    /// For archives of other apps.
    public static let usual = Limits(
      packedBytes: mostPackedBytes, bytes: mostBytes, bytesOfAll: mostBytesOfAll)
    /// For a journal of this app with its pictures and voice notes.
    public static let own = Limits(
      packedBytes: 128 << 20, bytes: 64 << 20, bytesOfAll: 128 << 20)
  }

  /// Bytes of an archive.
  public static let mostPackedBytes = 16 << 20
  /// Files in an archive, folders included.
  public static let mostFiles = 4096
  /// Bytes of one file, unpacked.
  public static let mostBytes = 16 << 20
  /// Bytes of all files together, unpacked.
  public static let mostBytesOfAll = 32 << 20
  /// Unpacked bytes for each packed one, where a file has more than `ratioMatters`. Tables of a
  /// tracker reach about 200, and deflate cannot exceed 1032.
  public static let largestRatio = 500
  /// Bytes.
  public static let ratioMatters = 1 << 20

  private let bytes: [UInt8]
  private let limits: Limits
  /// Without folders, in the order of the directory.
  public let entries: [ZipEntry]

  /// Whether bytes begin as an archive with at least one file does.
  public static func isLikely(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04])
  }

  public init(_ bytes: [UInt8], limits: Limits = .usual) throws(ZipError) {
    guard bytes.count <= limits.packedBytes else { throw .tooLarge }
    self.bytes = bytes
    self.limits = limits
    entries = try ZipDirectory(bytes).entries(limits)
  }

  /// The content of a file, checked against its checksum.
  public func content(of entry: ZipEntry) throws(ZipError) -> [UInt8] {
    guard !entry.isEncrypted else { throw .encrypted }
    guard entry.size <= limits.bytes else { throw .tooLarge }
    if entry.size > ZipArchive.ratioMatters {
      guard entry.packedSize >= entry.size / ZipArchive.largestRatio else { throw .tooLarge }
    }
    let range = try range(of: entry)
    let content: [UInt8]
    switch entry.method {
    case 0: content = Array(bytes[range])
    case 8: content = try Inflate.bytes(bytes, in: range, limit: entry.size)
    default: throw .unsupported
    }
    guard content.count == entry.size else { throw .damaged }
    guard CRC32.checksum(content) == entry.checksum else { throw .wrongChecksum }
    return content
  }

  /// Where the packed bytes stand: behind a header that repeats the name.
  private func range(of entry: ZipEntry) throws(ZipError) -> Range<Int> {
    let header = entry.offset
    guard header <= bytes.count - 30, ZipDirectory.uint32(bytes, header) == 0x0403_4B50 else {
      throw .damaged
    }
    let name = Int(ZipDirectory.uint16(bytes, header + 26))
    let extra = Int(ZipDirectory.uint16(bytes, header + 28))
    let start = header + 30 + name + extra
    guard start <= bytes.count, entry.packedSize <= bytes.count - start else { throw .damaged }
    return start..<start + entry.packedSize
  }
}

/// The list of files at the end of an archive.
private struct ZipDirectory {
  /// The bytes of the end record without its comment.
  private static let endLength = 22
  private static let longestComment = 65_535

  private let bytes: [UInt8]
  private let count: Int
  private let start: Int
  private let end: Int

  init(_ bytes: [UInt8]) throws(ZipError) {
    self.bytes = bytes
    guard let end = ZipDirectory.endRecord(bytes) else { throw .notAnArchive }
    let disk = ZipDirectory.uint16(bytes, end + 4) | ZipDirectory.uint16(bytes, end + 6)
    let size = ZipDirectory.uint32(bytes, end + 12)
    let offset = ZipDirectory.uint32(bytes, end + 16)
    let count = ZipDirectory.uint16(bytes, end + 10)
    guard disk == 0, offset != .max, count != .max else { throw .unsupported }
    guard Int(count) <= ZipArchive.mostFiles else { throw .tooManyFiles }
    guard offset <= UInt32(end), size <= UInt32(end) - offset else { throw .damaged }
    self.count = Int(count)
    start = Int(offset)
    self.end = Int(offset + size)
  }

  /// Where the end record starts: the last place that looks like one whose comment ends the file.
  private static func endRecord(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= endLength else { return nil }
    var place = bytes.count - endLength
    let first = max(0, place - longestComment)
    while place >= first {
      if uint32(bytes, place) == 0x0605_4B50,
        Int(uint16(bytes, place + 20)) <= bytes.count - place - endLength
      {
        return place
      }
      place -= 1
    }
    return nil
  }

  func entries(_ limits: ZipArchive.Limits) throws(ZipError) -> [ZipEntry] {
    var entries: [ZipEntry] = []
    var place = start
    var total = 0
    for _ in 0..<count {
      guard end - place >= 46, ZipDirectory.uint32(bytes, place) == 0x0201_4B50 else {
        throw .damaged
      }
      let nameLength = Int(ZipDirectory.uint16(bytes, place + 28))
      let rest =
        Int(ZipDirectory.uint16(bytes, place + 30)) + Int(ZipDirectory.uint16(bytes, place + 32))
      guard nameLength + rest <= end - place - 46 else { throw .damaged }
      let entry = try entry(at: place, nameLength)
      place += 46 + nameLength + rest
      guard entry.name.utf8.last != UInt8(ascii: "/") else { continue }
      // A file that is too large by itself is refused when it is asked for.
      total += min(entry.size, limits.bytes)
      guard total <= limits.bytesOfAll else { throw .tooLarge }
      entries.append(entry)
    }
    return entries
  }

  private func entry(at place: Int, _ nameLength: Int) throws(ZipError) -> ZipEntry {
    let packed = ZipDirectory.uint32(bytes, place + 20)
    let size = ZipDirectory.uint32(bytes, place + 24)
    let offset = ZipDirectory.uint32(bytes, place + 42)
    guard packed != .max, size != .max, offset != .max else { throw .unsupported }
    guard let packedSize = Int(exactly: packed), let realSize = Int(exactly: size),
      let header = Int(exactly: offset), header < end
    else { throw .damaged }
    return ZipEntry(
      name: String(decoding: bytes[place + 46..<place + 46 + nameLength], as: UTF8.self),
      size: realSize, method: ZipDirectory.uint16(bytes, place + 10),
      isEncrypted: ZipDirectory.uint16(bytes, place + 8) & 1 == 1,
      checksum: ZipDirectory.uint32(bytes, place + 16), packedSize: packedSize, offset: header)
  }

  static func uint16(_ bytes: [UInt8], _ place: Int) -> UInt16 {
    UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8
  }

  static func uint32(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    UInt32(uint16(bytes, place)) | UInt32(uint16(bytes, place + 2)) << 16
  }
}
