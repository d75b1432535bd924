// Reads what `PackWriter` writes, from bytes that may be anything.

/// Why bytes are not a pack of changes.
public enum PackError: Error, Equatable, Sendable {
  case bytes(BytesError)
  /// Written by a later version: to be kept as it is.
  case later(version: UInt8)
  case malformed
}

/// What a pack holds.
public struct Pack: Equatable, Sendable {
  public var changes: [Change] = []
  public var unreadable: [[UInt8]] = []
  /// More changes; only a pack of the store has them in columns.
  public private(set) var columns: [Columns] = []

  public init() {}

  /// Reads a whole pack or nothing of it.
  public init(_ bytes: [UInt8]) throws(PackError) {
    try self.init(bytes, through: PackWriter.version)
  }

  /// Reads a pack of the device's own store, which may have columns.
  public init(stored bytes: [UInt8]) throws(PackError) {
    try self.init(bytes, through: PackWriter.columnsVersion)
  }

  private init(_ bytes: [UInt8], through latest: UInt8) throws(PackError) {
    if let version = bytes.first, version > latest { throw .later(version: version) }
    var reader = PackReader(bytes)
    var version = PackWriter.version
    do throws(BytesError) {
      version = try reader.reader.version(in: version...latest)
    } catch {
      throw .bytes(error)
    }
    let mayHaveColumns = version == PackWriter.columnsVersion
    while !reader.reader.isAtEnd { try reader.next(into: &self, mayHaveColumns) }
  }

  /// All changes, those in columns first.
  public var allChanges: [Change] {
    var all: [Change] = []
    for columns in columns { all += columns.changes }
    return all + changes
  }

  fileprivate mutating func append(_ columns: Columns) { self.columns.append(columns) }
}

/// The state of reading: the same tables that the writer built.
struct PackReader {
  var reader: ByteReader
  private var texts: [String] = []
  private var devices: [UInt64] = []
  private(set) var shapes: [PackShape] = []
  /// For each shape, where the last numbers of its fields stand in `steps`.
  private(set) var places: [[Int]] = []
  private var steps = PackSteps()

  /// Flags that this version knows.
  private static let knownFlags: UInt8 =
    PackFlag.namesItself | PackFlag.isNext | PackFlag.noCounter | PackFlag.foreignStamp
  static let longestRecord = 1 << 24

  init(_ bytes: [UInt8]) {
    reader = ByteReader(bytes)
  }

  mutating func next(into pack: inout Pack, _ mayHaveColumns: Bool) throws(PackError) {
    do throws(BytesError) {
      let flags = try reader.uint8()
      if flags == PackFlag.unreadable {
        pack.unreadable.append(try reader.counted(limit: PackReader.longestRecord))
        return
      }
      if mayHaveColumns, flags & PackFlag.columns != 0 {
        if let columns = try columns(flags) { return pack.append(columns) }
      } else if let change = try change(flags) {
        pack.changes.append(change)
        return
      }
    } catch {
      throw .bytes(error)
    }
    throw .malformed
  }

  private mutating func change(_ flags: UInt8) throws(BytesError) -> Change? {
    guard flags & ~PackReader.knownFlags == 0 else { return nil }
    let id = try identifier()
    let entity = flags & PackFlag.namesItself != 0 ? id : try identifier()
    guard try readAuthor(isNext: flags & PackFlag.isNext != 0) else { return nil }
    let device = devices[steps.device]
    steps.milliseconds = steps.milliseconds &+ (try reader.signedVarint())
    guard (0...Stamp.largestMilliseconds).contains(steps.milliseconds) else { return nil }
    let counter = flags & PackFlag.noCounter != 0 ? 0 : try reader.uint16()
    let stampDevice = flags & PackFlag.foreignStamp != 0 ? try reader.uint64() : device
    guard let index = try shape() else { return nil }
    let shape = shapes[index]
    let places = places[index]
    var fields: [Field] = []
    fields.reserveCapacity(shape.names.count)
    for field in shape.names.indices {
      guard let value = try value(shape.types[field], after: places[field], depth: 0) else {
        return nil
      }
      fields.append(Field(shape.names[field], value))
    }
    guard let action = Change.Action(code: shape.action, fields: fields) else { return nil }
    return Change(
      id: id, device: device, number: steps.number,
      stamp: Stamp(milliseconds: steps.milliseconds, counter: counter, device: stampDevice),
      schema: shape.schema, entity: entity, kind: shape.kind, action: action)
  }

  /// Reads which device wrote the change under which number; false where there is none such.
  private mutating func readAuthor(isNext: Bool) throws(BytesError) -> Bool {
    if isNext {
      let (next, overflow) = steps.number.addingReportingOverflow(1)
      steps.number = next
      return !overflow && devices.indices.contains(steps.device)
    }
    guard let place = try devicePlace() else { return false }
    steps.device = place
    steps.number = try reader.signedVarint()
    return steps.number >= 0
  }

  private mutating func devicePlace() throws(BytesError) -> Int? {
    let place = try reader.varint()
    guard place <= UInt64(devices.count) else { return nil }
    if place == UInt64(devices.count) { devices.append(try reader.uint64()) }
    return Int(place)
  }

  mutating func device() throws(BytesError) -> UInt64? {
    guard let place = try devicePlace() else { return nil }
    return devices[place]
  }

  mutating func identifier() throws(BytesError) -> Identifier {
    let high = try reader.uint64()
    return Identifier(high: high, low: try reader.uint64())
  }

  mutating func text(limit: Int) throws(BytesError) -> String? {
    let place = try reader.varint()
    if place == 0 {
      let text = try reader.text(limit: limit)
      texts.append(text)
      return text
    }
    guard place <= UInt64(texts.count) else { return nil }
    return texts[Int(place) - 1]
  }

  /// The place of the next change's shape in `shapes`.
  mutating func shape() throws(BytesError) -> Int? {
    let place = try reader.varint()
    if place > 0 { return place <= UInt64(shapes.count) ? Int(place) - 1 : nil }
    guard let kind = try text(limit: Field.longestName), Field.isName(kind) else { return nil }
    let schema = try reader.varint()
    let action = try reader.uint8()
    let count = try reader.varint()
    guard schema <= UInt64(UInt16.max), count <= UInt64(Change.mostFields) else { return nil }
    var names: [String] = []
    var types: [UInt8] = []
    for _ in 0..<Int(count) {
      guard let name = try text(limit: Field.longestName), Field.isName(name) else { return nil }
      // Each field is written once in a change; a second one would be lost in silence.
      guard !names.contains(name) else { return nil }
      names.append(name)
      types.append(try reader.uint8())
    }
    shapes.append(
      PackShape(kind: kind, schema: Int(schema), action: action, names: names, types: types))
    places.append(names.map { steps.place(of: $0) })
    return shapes.count - 1
  }

  mutating func value(
    _ type: UInt8, after place: Int, depth: Int
  ) throws(BytesError) -> Value? {
    switch type {
    case 0: return .bool(false)
    case 1: return .bool(true)
    case 2: return .int(steps.value(after: try reader.signedVarint(), at: place))
    case 3: return try text(limit: Value.Limit.textBytes).map { .text($0) }
    case 4: return .bytes(try reader.counted(limit: Value.Limit.textBytes))
    case 5: return try list(after: place, depth: depth + 1)
    default: return nil
    }
  }

  private mutating func list(after place: Int, depth: Int) throws(BytesError) -> Value? {
    let count = try reader.varint()
    guard depth <= Value.Limit.listDepth, count <= UInt64(Value.Limit.listLength) else {
      return nil
    }
    var values: [Value] = []
    for _ in 0..<Int(count) {
      let type = try reader.uint8()
      guard let value = try value(type, after: place, depth: depth) else { return nil }
      values.append(value)
    }
    return .list(values)
  }
}
