// Changes as the store keeps them. Ten years of taps must stay small, so what repeats is named
// once: texts, devices, and the shape of a change (its kind, action and the names of its fields).
// Numbers are written as the step from the last number of the same field.

/// Writes changes one after the other into one self-contained run of bytes.
public struct PackWriter {
  static let version: UInt8 = 1
  /// Of packs with columns, which only a device's own store has.
  static let columnsVersion: UInt8 = 2
  var writer: ByteWriter
  private var texts: [String: Int] = [:]
  private var textCount = 0
  private var devices: [UInt64] = []
  private var shapes: [PackShape: Int] = [:]
  private var steps = PackSteps()

  public init() { self.init(version: PackWriter.version) }

  init(version: UInt8) { writer = ByteWriter(version: version) }

  public var bytes: [UInt8] { writer.bytes }

  /// A pack of these changes and of records that this version cannot read.
  public static func pack(_ changes: [Change], unreadable: [[UInt8]] = []) -> [UInt8] {
    var pack = PackWriter()
    for change in changes { pack.append(change) }
    for record in unreadable { pack.append(unreadable: record) }
    return pack.bytes
  }

  public mutating func append(_ change: Change) {
    let device = place(of: change.device)
    var flags: UInt8 = 0
    if change.entity == change.id { flags |= PackFlag.namesItself }
    if change.number == steps.number &+ 1, device == steps.device { flags |= PackFlag.isNext }
    if change.stamp.counter == 0 { flags |= PackFlag.noCounter }
    if change.stamp.device != change.device { flags |= PackFlag.foreignStamp }
    writer.uint8(flags)
    write(change.id)
    if flags & PackFlag.namesItself == 0 { write(change.entity) }
    if flags & PackFlag.isNext == 0 {
      write(device: change.device)
      writer.signedVarint(change.number)
    }
    steps.device = device
    steps.number = change.number
    writer.signedVarint(change.stamp.milliseconds &- steps.milliseconds)
    steps.milliseconds = change.stamp.milliseconds
    if flags & PackFlag.noCounter == 0 { writer.uint16(change.stamp.counter) }
    if flags & PackFlag.foreignStamp != 0 { writer.uint64(change.stamp.device) }
    write(PackShape(change))
    for field in change.action.fields { write(field.value, named: field.name) }
  }

  public mutating func append(unreadable record: [UInt8]) {
    writer.uint8(PackFlag.unreadable)
    writer.counted(record)
  }

  private func place(of device: UInt64) -> Int {
    devices.firstIndex(of: device) ?? devices.count
  }

  mutating func write(device: UInt64) {
    let place = place(of: device)
    writer.varint(UInt64(place))
    guard place == devices.count else { return }
    devices.append(device)
    writer.uint64(device)
  }

  mutating func write(_ id: Identifier) {
    writer.uint64(id.high)
    writer.uint64(id.low)
  }

  /// Writes where a shape stands among those that came before, or a new one whole.
  mutating func write(_ shape: PackShape) {
    if let place = shapes[shape] { return writer.varint(UInt64(place + 1)) }
    shapes[shape] = shapes.count
    writer.varint(0)
    write(text: shape.kind)
    writer.varint(UInt64(shape.schema))
    writer.uint8(shape.action)
    writer.varint(UInt64(shape.names.count))
    for (name, type) in zip(shape.names, shape.types) {
      write(text: name)
      writer.uint8(type)
    }
  }

  mutating func write(text: String) {
    if let index = texts.index(forKey: text) {
      // The table takes texts with the same letters in other bytes for one; their bytes must stay.
      if Array(texts[index].key.utf8) == Array(text.utf8) {
        return writer.varint(UInt64(texts[index].value + 1))
      }
    } else {
      texts[text] = textCount
    }
    textCount += 1
    writer.varint(0)
    writer.text(text)
  }

  mutating func write(_ value: Value, named name: String) {
    switch value {
    case .bool: break
    case .int(let number):
      writer.signedVarint(steps.step(to: number, at: steps.place(of: name)))
    case .text(let text): write(text: text)
    case .bytes(let bytes): writer.counted(bytes)
    case .list(let values):
      writer.varint(UInt64(values.count))
      for element in values {
        writer.uint8(element.packType)
        write(element, named: name)
      }
    }
  }
}

/// What a change looks like apart from its values.
struct PackShape: Hashable {
  let kind: String
  let schema: Int
  let action: UInt8
  let names: [String]
  let types: [UInt8]
}

extension PackShape {
  init(_ change: Change) {
    let fields = change.action.fields
    self.init(
      kind: change.kind, schema: change.schema, action: change.action.code,
      names: fields.map { $0.name }, types: fields.map { $0.value.packType })
  }
}

/// Bits of the byte at the head of each change.
enum PackFlag {
  static let namesItself: UInt8 = 1
  static let isNext: UInt8 = 2
  static let noCounter: UInt8 = 4
  static let foreignStamp: UInt8 = 8
  static let columns: UInt8 = 16
  static let unreadable: UInt8 = 128
}

/// The last numbers, from which the next ones are written as steps.
struct PackSteps {
  var device = -1
  var number: Int64 = 0
  var milliseconds: Int64 = 0
  private var places: [String: Int] = [:]
  private var values: [Int64] = []

  /// Where the last number of the fields with this name stands.
  mutating func place(of name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = values.count
    values.append(0)
    return values.count - 1
  }

  mutating func step(to value: Int64, at place: Int) -> Int64 {
    let step = value &- values[place]
    values[place] = value
    return step
  }

  mutating func value(after step: Int64, at place: Int) -> Int64 {
    values[place] &+= step
    return values[place]
  }
}

extension Change.Action {
  var code: UInt8 {
    switch self {
    case .create: 0
    case .set: 1
    case .delete: 2
    case .undelete: 3
    }
  }

  var fields: [Field] {
    switch self {
    case .create(let fields), .set(let fields): fields
    case .delete, .undelete: []
    }
  }

  init?(code: UInt8, fields: [Field]) {
    switch code {
    case 0: self = .create(fields)
    case 1: self = .set(fields)
    case 2: self = .delete
    case 3: self = .undelete
    default: return nil
    }
  }
}

extension Value {
  var packType: UInt8 {
    switch self {
    case .bool(false): 0
    case .bool(true): 1
    case .int: 2
    case .text: 3
    case .bytes: 4
    case .list: 5
    }
  }
}
