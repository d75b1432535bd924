// The JSON object in a request: known members of the right type, and nothing else.

import Engine

/// One body, read strictly. Each refusal names the member, never its value.
struct RequestFields {
  private let object: JSONValue

  /// Refuses what is no JSON object, and a member whose name is not among `names`.
  init(_ body: [UInt8], _ names: [String]) throws(Problem) {
    guard let value = try? JSONValue(parsing: body), case .object(let members) = value else {
      throw .invalid("the body is one JSON object")
    }
    for member in members where !names.contains(member.name) {
      throw .invalid("the body has members that are not known here")
    }
    object = value
  }

  /// Without control characters; `bytes` bounds its length in UTF-8.
  func text(_ name: String, bytes: ClosedRange<Int>) throws(Problem) -> String {
    guard case .string(let text)? = object[name], bytes.contains(text.utf8.count),
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      throw .invalid("\(name) is a text of \(bytes.lowerBound) to \(bytes.upperBound) bytes")
    }
    return text
  }

  func number(_ name: String, in range: ClosedRange<Int64>) throws(Problem) -> Int64 {
    guard case .int(let value)? = object[name], range.contains(value) else {
      throw .invalid("\(name) is a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  func flag(_ name: String) throws(Problem) -> Bool {
    guard case .bool(let value)? = object[name] else {
      throw .invalid("\(name) is true or false")
    }
    return value
  }

  func identifier(_ name: String) throws(Problem) -> Identifier {
    guard case .string(let text)? = object[name], let value = Identifier(text: text) else {
      throw .invalid("\(name) is 32 lower-case hexadecimal digits")
    }
    return value
  }

  func device(_ name: String) throws(Problem) -> UInt64 {
    guard case .string(let text)? = object[name], let value = DeviceName.value(text) else {
      throw .invalid("\(name) is 16 lower-case hexadecimal digits")
    }
    return value
  }

  /// Base64url without padding, in its one spelling.
  func bytes(_ name: String, count: Int) throws(Problem) -> [UInt8] {
    guard case .string(let text)? = object[name], text.utf8.count <= 2 * count,
      let bytes = Base64.decode(text), bytes.count == count
    else { throw .invalid("\(name) is \(count) bytes in base64url") }
    return bytes
  }

  func bytes(_ name: String, in counts: ClosedRange<Int>) throws(Problem) -> [UInt8] {
    guard case .string(let text)? = object[name], text.utf8.count <= 2 * counts.upperBound,
      let bytes = Base64.decode(text), counts.contains(bytes.count)
    else {
      throw .invalid(
        "\(name) is \(counts.lowerBound) to \(counts.upperBound) bytes in base64url")
    }
    return bytes
  }

  func list(_ name: String, most: Int) throws(Problem) -> [JSONValue] {
    guard case .array(let values)? = object[name], values.count <= most else {
      throw .invalid("\(name) is a list of at most \(most)")
    }
    return values
  }

  func has(_ name: String) -> Bool { object[name] != nil }
}
