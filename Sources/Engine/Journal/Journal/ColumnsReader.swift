// Reads columns from bytes that may be anything. Everything is checked here, once, so that a row
// can be asked for later without a doubt.

extension PackReader {
  /// The flags of columns that this version knows.
  private static let columnsFlags: UInt8 =
    PackFlag.columns | PackFlag.namesItself | PackFlag.noCounter | PackFlag.foreignStamp

  /// Columns behind their flags; nothing for bytes that are none.
  mutating func columns(_ flags: UInt8) throws(BytesError) -> Columns? {
    guard flags & ~PackReader.columnsFlags == 0 else { return nil }
    let declared = try reader.varint()
    // Each row has a name of 16 bytes, so nothing is made for rows that cannot be there.
    guard declared > 0, declared <= UInt64(reader.remaining / 16) else { return nil }
    let count = Int(declared)
    guard let device = try device() else { return nil }
    let stampDevice = flags & PackFlag.foreignStamp != 0 ? try reader.uint64() : device
    guard let place = try shape(), Change.Action(code: shapes[place].action, fields: []) != nil
    else { return nil }
    let ids = try identifiers(count)
    let entities = flags & PackFlag.namesItself != 0 ? [] : try identifiers(count)
    let numbers = try ints(count)
    let milliseconds = try ints(count)
    let counters = flags & PackFlag.noCounter != 0 ? [] : try ints(count)
    for row in 0..<count {
      guard numbers[row] >= 0, (0...Stamp.largestMilliseconds).contains(milliseconds[row])
      else { return nil }
    }
    for counter in counters where !(0...Int64(UInt16.max)).contains(counter) { return nil }
    var fields: [Columns.Column] = []
    for (type, after) in zip(shapes[place].types, places[place]) {
      guard let column = try column(type, count, after: after) else { return nil }
      fields.append(column)
    }
    return Columns(
      Columns.Head(shape: shapes[place], device: device, stampDevice: stampDevice), ids: ids,
      entities: entities, numbers: numbers, milliseconds: milliseconds, counters: counters,
      fields: fields)
  }

  private mutating func identifiers(_ count: Int) throws(BytesError) -> [Identifier] {
    // Asked before room is made for them.
    guard count <= reader.remaining / 16 else { throw .endsEarly }
    var ids: [Identifier] = []
    ids.reserveCapacity(count)
    for _ in 0..<count { ids.append(try identifier()) }
    return ids
  }

  /// Steps, added up from 0 on.
  private mutating func ints(_ count: Int) throws(BytesError) -> [Int64] {
    var values: [Int64] = []
    values.reserveCapacity(count)
    var last: Int64 = 0
    for _ in 0..<count {
      last &+= try reader.signedVarint()
      values.append(last)
    }
    return values
  }

  private mutating func column(
    _ type: UInt8, _ count: Int, after place: Int
  ) throws(BytesError) -> Columns.Column? {
    switch type {
    case 0, 1: return .same(.bool(type == 1))
    case 2: return .ints(try ints(count))
    case 3: return try texts(count)
    default:
      var values: [Value] = []
      for _ in 0..<count {
        guard let value = try value(type, after: place, depth: 0) else { return nil }
        values.append(value)
      }
      return .values(values)
    }
  }

  private mutating func texts(_ count: Int) throws(BytesError) -> Columns.Column? {
    let declared = try reader.varint()
    guard declared <= UInt64(count) else { return nil }
    var texts: [String] = []
    for _ in 0..<Int(declared) {
      guard let text = try text(limit: Value.Limit.textBytes) else { return nil }
      texts.append(text)
    }
    var places: [Int32] = []
    places.reserveCapacity(count)
    for _ in 0..<count {
      let place = try reader.varint()
      guard place < declared else { return nil }
      places.append(Int32(place))
    }
    return .texts(texts, places)
  }
}
