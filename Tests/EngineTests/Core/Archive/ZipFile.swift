// Packs archives for tests: stored, or around bytes that something else deflated.

import Engine

/// An archive in the making.
struct ZipFile {
  private(set) var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// `packed` are the bytes of "deflate"; without them the content is stored.
  mutating func add(_ name: String, _ content: [UInt8], packed: [UInt8]? = nil, size: Int? = nil) {
    let offset = UInt32(bytes.count)
    let method: UInt16 = packed == nil ? 0 : 8
    let body = packed ?? content
    let common =
      two(20) + two(0x0800) + two(method) + two(0) + two(0) + four(CRC32.checksum(content))
      + four(UInt32(body.count)) + four(UInt32(size ?? content.count))
      + two(UInt16(name.utf8.count)) + two(0)
    bytes += four(0x0403_4B50) + common + Array(name.utf8) + body
    directory +=
      four(0x0201_4B50) + two(20) + common + two(0) + two(0) + two(0) + four(0) + four(offset)
      + Array(name.utf8)
    count += 1
  }

  /// The whole archive.
  func finished(comment: String = "") -> [UInt8] {
    bytes + directory + four(0x0605_4B50) + two(0) + two(0) + two(count) + two(count)
      + four(UInt32(directory.count)) + four(UInt32(bytes.count))
      + two(UInt16(comment.utf8.count)) + Array(comment.utf8)
  }

  static func of(_ files: [(String, String)]) -> [UInt8] {
    var file = ZipFile()
    for (name, text) in files { file.add(name, Array(text.utf8)) }
    return file.finished()
  }

  private func two(_ value: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)]
  }

  private func four(_ value: UInt32) -> [UInt8] {
    two(UInt16(truncatingIfNeeded: value)) + two(UInt16(value >> 16))
  }
}
