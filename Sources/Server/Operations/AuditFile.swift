// The file of the audit log: appended to, and read in pieces, as it may be longer than memory.

import Foundation

struct AuditFile {
  let path: String

  init(directory: String) { path = directory + "/" + AuditLog.fileName }

  func append(_ line: String) -> Bool {
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    }
    guard let file = FileHandle(forWritingAtPath: path) else { return false }
    defer { try? file.close() }
    return (try? file.seekToEnd()) != nil && (try? file.write(contentsOf: Data(line.utf8))) != nil
  }

  /// Each whole line within the first `bytes`. One that is too long to be the server's is cut, and
  /// then is nobody's.
  func eachLine(upTo bytes: Int64 = .max, _ take: (String) -> Void) {
    guard let file = FileHandle(forReadingAtPath: path) else { return }
    defer { try? file.close() }
    var (left, rest) = (bytes, [UInt8]())
    while left > 0, let piece = AuditFile.piece(of: file, left) {
      left -= Int64(piece.count)
      rest += piece
      var start = 0
      while let end = rest[start...].firstIndex(of: newline) {
        take(String(decoding: rest[start..<end], as: UTF8.self))
        start = end + 1
      }
      rest = Array(rest[start...].prefix(ServerLimits.auditLineBytes))
    }
  }

  /// What a power cut left of a line that was being written.
  func dropTornLine() {
    guard let file = FileHandle(forUpdatingAtPath: path) else { return }
    defer { try? file.close() }
    guard var end = try? file.seekToEnd() else { return }
    while end > 0 {
      let start = end - min(end, UInt64(ServerLimits.auditPieceBytes))
      guard (try? file.seek(toOffset: start)) != nil,
        let piece = AuditFile.piece(of: file, Int64(end - start))
      else { return }
      if let last = piece.lastIndex(of: newline) {
        end = start + UInt64(last) + 1
        break
      }
      end = start
    }
    try? file.truncate(atOffset: end)
  }

  private static func piece(of file: FileHandle, _ most: Int64) -> [UInt8]? {
    let count = Int(min(most, Int64(ServerLimits.auditPieceBytes)))
    guard let piece = try? file.read(upToCount: count), !piece.isEmpty else { return nil }
    return Array(piece)
  }
}

private let newline = UInt8(ascii: "\n")
