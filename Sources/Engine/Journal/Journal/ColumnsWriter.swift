// Writes packs of the store: what many changes have in common once, the rest part by part.

extension PackWriter {
  /// Fewer changes of one shape than this stand one by one.
  private static let fewestRows = 8

  /// A pack that `Pack(stored:)` reads; the changes in columns keep their order among themselves.
  public static func columns(_ changes: [Change], unreadable: [[UInt8]] = []) -> [UInt8] {
    var places: [ColumnsKey: Int] = [:]
    var groups: [[Change]] = []
    var group: [Int] = []
    for change in changes {
      let key = ColumnsKey(change)
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append([])
      }
      groups[place].append(change)
      group.append(place)
    }
    var pack = PackWriter(version: PackWriter.columnsVersion)
    for rows in groups where rows.count >= fewestRows { pack.append(columns: rows) }
    for (change, place) in zip(changes, group) where groups[place].count < fewestRows {
      pack.append(change)
    }
    for record in unreadable { pack.append(unreadable: record) }
    return pack.bytes
  }

  /// Changes with one key.
  private mutating func append(columns rows: [Change]) {
    let first = rows[0]
    let key = ColumnsKey(first)
    writer.uint8(PackFlag.columns | key.flags)
    writer.varint(UInt64(rows.count))
    write(device: first.device)
    if key.flags & PackFlag.foreignStamp != 0 { writer.uint64(first.stamp.device) }
    write(key.shape)
    for row in rows { write(row.id) }
    if key.flags & PackFlag.namesItself == 0 { for row in rows { write(row.entity) } }
    write(ints: rows.map { $0.number })
    write(ints: rows.map { $0.stamp.milliseconds })
    if key.flags & PackFlag.noCounter == 0 { write(ints: rows.map { Int64($0.stamp.counter) }) }
    for field in key.shape.names.indices {
      write(column: rows.map { $0.action.fields[field].value }, named: key.shape.names[field])
    }
  }

  private mutating func write(ints: [Int64]) {
    var last: Int64 = 0
    for value in ints {
      writer.signedVarint(value &- last)
      last = value
    }
  }

  private mutating func write(column: [Value], named name: String) {
    switch column[0] {
    case .bool: break
    case .int: write(ints: column.map { $0.asInt ?? 0 })
    case .text: write(texts: column.map { $0.asText ?? "" })
    default: for value in column { write(value, named: name) }
    }
  }

  private mutating func write(texts: [String]) {
    // By their bytes: texts with the same letters in other bytes are not the same.
    var places: [[UInt8]: Int] = [:]
    var each: [String] = []
    var rows: [Int] = []
    for text in texts {
      let bytes = Array(text.utf8)
      let place = places[bytes] ?? each.count
      if place == each.count {
        places[bytes] = place
        each.append(text)
      }
      rows.append(place)
    }
    writer.varint(UInt64(each.count))
    for text in each { write(text: text) }
    for place in rows { writer.varint(UInt64(place)) }
  }
}

/// What changes must have in common to stand in the same columns.
private struct ColumnsKey: Hashable {
  let device: UInt64
  let stampDevice: UInt64
  let flags: UInt8
  let shape: PackShape

  init(_ change: Change) {
    device = change.device
    stampDevice = change.stamp.device
    var flags: UInt8 = 0
    if change.entity == change.id { flags |= PackFlag.namesItself }
    if change.stamp.counter == 0 { flags |= PackFlag.noCounter }
    if change.stamp.device != change.device { flags |= PackFlag.foreignStamp }
    self.flags = flags
    shape = PackShape(change)
  }
}
