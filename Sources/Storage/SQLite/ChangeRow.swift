// A sealed change as a row of the log, so that a row which the disk has altered is noticed.

import Engine
import Foundation
import GRDB

extension SealedChange {
  /// Of the place in the log, the envelope and the body.
  func checksum(sequence: Int64) -> Int64 {
    var writer = ByteWriter()
    writer.uint64(UInt64(bitPattern: sequence))
    writer.raw(associatedData(account: Identifier(high: 0, low: 0)))
    writer.raw(body)
    return Int64(CRC32.checksum(writer.bytes))
  }

  /// Reads sequence, id, device, number, stamp, key version, body and checksum.
  init(_ row: Row, sequence: Int64) throws {
    guard let place: Int64 = row.value(0), place == sequence, let id = row.identifier(1),
      let device: Int64 = row.value(2), let number: Int64 = row.value(3),
      let text: String = row.value(4), let stamp = Stamp(text: text),
      let keyVersion: Int64 = row.value(5), let body: Data = row.value(6),
      let checksum: Int64 = row.value(7)
    else { throw VaultError.unavailable(cause: "the log has a damaged row") }
    self.init(
      id: id, device: UInt64(bitPattern: device), number: number, stamp: stamp,
      keyVersion: keyVersion, body: [UInt8](body))
    guard checksum == self.checksum(sequence: sequence) else {
      throw VaultError.unavailable(cause: "the log has a damaged row")
    }
  }
}
