// How the engine's values stand in the database, read without trust in what the disk gives back.

import Engine
import Foundation
import GRDB

extension Row {
  /// Nothing where the column is empty or has another type.
  func value<Value: DatabaseValueConvertible>(_ column: Int) -> Value? {
    Value.fromDatabaseValue(self[column])
  }

  func identifier(_ column: Int) -> Identifier? {
    guard let data: Data = value(column), data.count == 16 else { return nil }
    return Identifier(bytes: [UInt8](data))
  }
}

extension Identifier {
  var data: Data {
    var writer = ByteWriter()
    writer.uint64(high)
    writer.uint64(low)
    return Data(writer.bytes)
  }
}
