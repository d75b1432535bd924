// Writes archives (PKWARE APPNOTE 6.3.10): files that are stored as they are, without times, so
// that the same content gives the same bytes.

/// Puts files into an archive, one after another.
public struct ZipWriter: Sendable {
  private var out: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// Files of version 2.0, with names in UTF-8.
  private static let version: UInt16 = 20
  private static let namesAreUTF8: UInt16 = 1 << 11
  /// 1 January 1980, the first day that an archive can name.
  private static let firstDay: UInt16 = 1 << 5 | 1

  public init() {}

  /// Adds a file; names are short and stand in an archive once.
  public mutating func add(_ name: String, _ content: [UInt8]) {
    let start = UInt32(out.count)
    let name = Array(name.utf8)
    let facts = ZipWriter.facts(of: content, name)
    out += ZipWriter.bytes(UInt32(0x0403_4B50)) + facts + name + content
    directory += ZipWriter.bytes(UInt32(0x0201_4B50))
    directory += ZipWriter.bytes(ZipWriter.version) + facts
    // No comment, the first volume, no attributes.
    directory += [UInt8](repeating: 0, count: 10) + ZipWriter.bytes(start) + name
    count += 1
  }

  /// The whole archive.
  public var bytes: [UInt8] {
    var end = ZipWriter.bytes(UInt32(0x0605_4B50)) + [0, 0, 0, 0]
    end += ZipWriter.bytes(count) + ZipWriter.bytes(count)
    end += ZipWriter.bytes(UInt32(directory.count)) + ZipWriter.bytes(UInt32(out.count))
    return out + directory + end + [0, 0]
  }

  /// What a file's own header and its line in the directory have in common.
  private static func facts(of content: [UInt8], _ name: [UInt8]) -> [UInt8] {
    let size = bytes(UInt32(content.count))
    // Stored, at midnight.
    var facts = bytes(version) + bytes(namesAreUTF8) + [0, 0, 0, 0] + bytes(firstDay)
    facts += bytes(CRC32.checksum(content)) + size + size
    return facts + bytes(UInt16(name.count)) + [0, 0]
  }

  /// The lowest byte first.
  private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    var bytes: [UInt8] = []
    for place in 0..<Number.bitWidth / 8 {
      bytes.append(UInt8(truncatingIfNeeded: number >> Number(place * 8)))
    }
    return bytes
  }
}
