// Any JSON document as a tree, for the places where speed does not matter.

/// A value of any kind; whole numbers that fit `Int64` are `int`, all others are `number`.
public enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Members in the order of the document.
  case object([JSONMember])

  /// Reads a whole document; strict as `JSONReader` is.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = try JSONReader(bytes)
    try self.init(from: &reader)
    try reader.end()
  }

  /// Reads the reader's next value.
  public init(from reader: inout JSONReader) throws(JSONError) {
    switch try reader.peek() {
    case .null:
      try reader.readNull()
      self = .null
    case .bool: self = .bool(try reader.readBool())
    case .number: self = try reader.readNumber()
    case .string: self = .string(try reader.readString())
    case .array:
      var elements: [JSONValue] = []
      try reader.beginArray()
      while try reader.nextElement() { elements.append(try JSONValue(from: &reader)) }
      self = .array(elements)
    case .object:
      var members: [JSONMember] = []
      try reader.beginObject()
      while let key = try reader.nextKey() {
        members.append(JSONMember(key.text, try JSONValue(from: &reader)))
      }
      self = .object(members)
    }
  }

  /// The value as a document without white space.
  public var bytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .int(let value): writer.int64(value)
    case .number(let value): writer.double(value)
    case .string(let value): writer.string(value)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }

  /// The value of an object's first member of a name, compared byte by byte; nothing when there
  /// is none or this is not an object.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    for member in members where member.name.utf8.elementsEqual(name.utf8) { return member.value }
    return nil
  }
}

/// One member of an object.
public struct JSONMember: Equatable, Sendable {
  public let name: String
  public let value: JSONValue

  public init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }
}

extension JSONReader {
  /// A number of either kind; `-0` keeps its sign and so is not whole.
  fileprivate mutating func readNumber() throws(JSONError) -> JSONValue {
    let number = try scanNumber()
    if let value = number.int64, value != 0 || !number.isNegative { return .int(value) }
    return .number(try double(of: number))
  }
}
