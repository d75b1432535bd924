// Binary building blocks: exact bytes, refused spellings, round trips.

import Engine
import Testing

/// What is wrong with reading a value from bytes, or nothing.
private func fault<Value>(
  _ bytes: [UInt8], _ read: (inout ByteReader) throws(BytesError) -> Value
) -> BytesError? {
  var reader = ByteReader(bytes)
  do throws(BytesError) {
    _ = try read(&reader)
    try reader.end()
    return nil
  } catch { return error }
}

@Suite("Binary reader and writer")
struct ByteCodecTests {
  @Test("Values have the bytes that the format names")
  func exactBytes() {
    var writer = ByteWriter(version: 3)
    writer.uint8(0xFE)
    writer.uint16(0x0102)
    writer.uint32(0x0102_0304)
    writer.uint64(0x0102_0304_0506_0708)
    writer.varint(300)
    writer.signedVarint(-1)
    writer.signedVarint(1)
    writer.text("é")
    writer.counted([9])
    writer.raw([7, 7])
    #expect(
      writer.bytes == [
        3, 0xFE, 1, 2, 1, 2, 3, 4, 1, 2, 3, 4, 5, 6, 7, 8, 0xAC, 2, 1, 2, 2, 0xC3, 0xA9, 1, 9, 7, 7,
      ])
  }

  @Test(
    "Variable-length numbers have one spelling",
    arguments: [
      ([], .endsEarly), ([0x80], .endsEarly), ([0x80, 0], .badNumber),
      ([0xFF, 0x80, 0], .badNumber),
      ([0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 2], .badNumber),
      ([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], .badNumber),
      ([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x81, 0], .badNumber),
      ([UInt8](repeating: 0x80, count: 100), .badNumber), ([0, 0], .trailingBytes),
    ] as [([UInt8], BytesError)])
  func badVarint(bytes: [UInt8], expected: BytesError) {
    #expect(fault(bytes) { reader throws(BytesError) in try reader.varint() } == expected)
    #expect(fault(bytes) { reader throws(BytesError) in try reader.signedVarint() } == expected)
  }

  @Test("Numbers at the edges come back")
  func edges() throws {
    let numbers: [UInt64] = [0, 1, 127, 128, 16_383, 16_384, 1 << 32, 1 << 63 - 1, 1 << 63, .max]
    for number in numbers {
      var writer = ByteWriter()
      writer.varint(number)
      writer.signedVarint(Int64(bitPattern: number))
      var reader = ByteReader(writer.bytes)
      #expect(try reader.varint() == number)
      #expect(try reader.signedVarint() == Int64(bitPattern: number))
      #expect(reader.isAtEnd)
    }
  }

  @Test("A declared length is believed only within the limit and what is there")
  func lengths() {
    let huge: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1]
    let large: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0x07]
    #expect(fault(huge) { r throws(BytesError) in try r.counted(limit: .max) } == .tooLong)
    #expect(fault(large) { r throws(BytesError) in try r.counted(limit: .max) } == .endsEarly)
    #expect(fault([3, 1, 2]) { r throws(BytesError) in try r.counted(limit: 9) } == .endsEarly)
    #expect(fault([3, 1, 2, 3]) { r throws(BytesError) in try r.counted(limit: 2) } == .tooLong)
    #expect(fault([3, 1, 2, 3]) { r throws(BytesError) in try r.counted(limit: 3) } == nil)
    #expect(fault([2, 0xC0, 0x80]) { r throws(BytesError) in try r.text(limit: 9) } == .badUTF8)
    #expect(fault([1, 2]) { r throws(BytesError) in try r.raw(count: 3) } == .endsEarly)
    #expect(fault([1, 2]) { r throws(BytesError) in try r.raw(count: -1) } == .endsEarly)
  }

  @Test("A version outside the known ones is named")
  func versions() {
    #expect(fault([2]) { r throws(BytesError) in try r.version(in: 1...2) } == nil)
    #expect(fault([3]) { r throws(BytesError) in try r.version(in: 1...2) } == .unknownVersion(3))
    #expect(fault([]) { r throws(BytesError) in try r.version(in: 1...2) } == .endsEarly)
  }

  @Test("A read that throws consumes nothing")
  func nothingConsumed() {
    var reader = ByteReader([2, 0xFF, 0xFF])
    #expect(throws: BytesError.badUTF8) { try reader.text(limit: 9) }
    #expect(throws: BytesError.tooLong) { try reader.counted(limit: 1) }
    #expect(throws: BytesError.endsEarly) { try reader.uint32() }
    #expect(throws: BytesError.trailingBytes) { try reader.end() }
    #expect(reader.remaining == 3)
  }

  @Test("Any sequence of values comes back, and no shorter one is complete")
  func roundTrip() throws {
    let seed: UInt64 = 21
    var dice = CodecDice(seed: seed)
    for _ in 0..<500 {
      let bytes = dice.bytes(dice.below(40))
      let text = dice.text(longest: 9)
      let number = dice.integer()
      var writer = ByteWriter(version: 1)
      writer.counted(bytes)
      writer.signedVarint(number)
      writer.text(text)
      writer.uint32(UInt32(truncatingIfNeeded: number))
      let all = writer.bytes
      var reader = ByteReader(all)
      #expect(try reader.version(in: 1...1) == 1)
      #expect(try reader.counted(limit: 40) == bytes, "seed \(seed)")
      #expect(try reader.signedVarint() == number, "seed \(seed)")
      #expect(try Array(reader.text(limit: 1000).utf8) == Array(text.utf8), "seed \(seed)")
      #expect(try reader.uint32() == UInt32(truncatingIfNeeded: number), "seed \(seed)")
      #expect(reader.isAtEnd)
      for length in 0..<all.count {
        let cut = fault(Array(all[..<length])) { r throws(BytesError) in
          _ = try r.version(in: 1...1)
          _ = try r.counted(limit: 40)
          _ = try r.signedVarint()
          _ = try r.text(limit: 1000)
          return try r.uint32()
        }
        #expect(cut == .endsEarly, "seed \(seed)")
      }
    }
  }
}
