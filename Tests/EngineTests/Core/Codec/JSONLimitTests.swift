// The limits of the JSON reader: just within, just beyond, and far beyond.

import Engine
import Testing

private func fault(_ bytes: [UInt8]) -> JSONError.Kind? {
  do throws(JSONError) {
    _ = try JSONValue(parsing: bytes)
    return nil
  } catch { return error.kind }
}

private func repeated(_ text: String, _ count: Int) -> [UInt8] {
  let part = Array(text.utf8)
  if part.count == 1 { return [UInt8](repeating: part[0], count: count) }
  var bytes: [UInt8] = []
  for _ in 0..<count { bytes += part }
  return bytes
}

@Suite("JSON limits")
struct JSONLimitTests {
  @Test("Nesting ends at the limit, and a hundred thousand levels do no harm")
  func depth() {
    let limit = JSONReader.depthLimit
    #expect(fault(repeated("[", limit) + repeated("]", limit)) == nil)
    #expect(fault(repeated("[", limit + 1) + repeated("]", limit + 1)) == .tooDeep)
    #expect(fault(repeated("[", 100_000)) == .tooDeep)
    #expect(fault(repeated("{\"a\":", 100_000)) == .tooDeep)
    #expect(fault(repeated("[{\"a\":", 50_000)) == .tooDeep)
    #expect(fault(Array("[".utf8) + repeated("[],", 1000) + Array("1]".utf8)) == nil)
  }

  @Test("An array may have a million elements")
  func longArray() throws {
    var bytes = repeated("7,", 1_000_000)
    bytes[bytes.count - 1] = UInt8(ascii: "]")
    var reader = try JSONReader(Array("[".utf8) + bytes)
    var count = 0
    var sum: Int64 = 0
    try reader.beginArray()
    while try reader.nextElement() {
      sum += try reader.readInt64()
      count += 1
    }
    try reader.end()
    #expect(count == 1_000_000)
    #expect(sum == 7_000_000)
  }

  @Test("A string may be as long as the limit and no longer")
  func strings() {
    let quote = Array("\"".utf8)
    #expect(fault(quote + repeated("a", JSONReader.stringLimit) + quote) == nil)
    #expect(fault(quote + repeated("a", JSONReader.stringLimit + 1) + quote) == .stringTooLong)
  }

  @Test("A number may have as many characters as the limit and no more")
  func numbers() {
    let limit = JSONReader.numberLimit
    #expect(fault(Array("0.".utf8) + repeated("1", limit - 2)) == nil)
    #expect(fault(Array("0.".utf8) + repeated("1", limit - 1)) == .numberTooLong)
    #expect(fault(repeated("9", 309)) == .numberOutOfRange)
    #expect(fault(repeated("1", 308)) == nil)
    #expect(fault(repeated("9", 100_000)) == .numberTooLong)
    #expect(fault(Array("1e".utf8) + repeated("9", 100_000)) == .numberTooLong)
  }

  @Test("A document may be as long as the limit and no longer")
  func size() {
    let spaces = [UInt8](repeating: 0x20, count: JSONReader.sizeLimit + 1)
    #expect(fault(spaces) == .documentTooLong)
    #expect(throws: Never.self) { try JSONReader(Array(spaces[1...])) }
  }

  @Test("A repeated key is found among the first keys of a large object")
  func manyKeys() {
    let limit = JSONReader.checkedKeys
    func object(_ count: Int, last: String) -> [UInt8] {
      let members = (0..<count).map { "\"k\($0)\":0," }.joined()
      return Array("{\(members)\"\(last)\":0}".utf8)
    }
    #expect(fault(object(limit, last: "other")) == nil)
    #expect(fault(object(limit, last: "k0")) == .duplicateKey)
    #expect(fault(object(limit, last: "k\(limit - 1)")) == .duplicateKey)
    #expect(fault(object(10 * limit, last: "k\(limit - 1)")) == .duplicateKey)
    #expect(fault(object(10 * limit, last: "other")) == nil)
    // Not found, as documented: the earlier one is beyond those that are remembered.
    #expect(fault(object(10 * limit, last: "k\(limit)")) == nil)
  }
}
