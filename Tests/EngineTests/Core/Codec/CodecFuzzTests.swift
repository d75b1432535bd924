// Damaged inputs for every parser of the codec: none may trap, and whatever is accepted must mean
// the same after it has been written again.

import Engine
import Testing

/// A case of every parser counts as one.
#if DEBUG
private let cases = 20_000
#else
private let cases = 1_000_000
#endif

/// The share of all cases that each test runs.
private let share = cases / 4

@Suite("Codec under damaged inputs", .serialized)
struct CodecFuzzTests {
  private static let documents: [[UInt8]] = [
    #"{"v":1,"id":"01J9Z8","name":"Morgen­kaffee ☕️","goal":{"per":"day","ma"#
      + #"x":3},"tags":["a","b"]}"#,
    #"[{"at":1700000000000,"n":1,"x":0.25},{"at":1700000360000,"n":-2,"x":-1"#
      + #".5e-7,"note":"\u00e9\ud83d\ude00\n"}]"#,
    #"{"ops":[{"k":"put","e":[1,[2,[3,[4,{}]]]]},{"k":"del"}],"cursor":90071"#
      + #"99254740993,"more":false,"next":null}"#,
    #" [ true , false , null , "" , 0 , -0 , 1E5 , 123456789012345678901234567890 ] "#,
  ].map { Array($0.utf8) }

  private static let tables: [[UInt8]] = [
    "date,amount,note\r\n2026-03-29,3,\"late, \"\"again\"\"\"\r\n2026-03-30,-1,'=sum\r\n",
    "Datum;Menge;Notiz\n2026-03-29;1,5;\"zwei\nZeilen\"\n;;\n\n2026-03-30;2;é\n",
    "\u{FEFF}full_date,date,weekday,time,mood,activities,note\n\"2026-01-01"
      + "\",\"Jan 1\",,\"8:00\",rad,\"a | b\",\"\"\n",
  ].map { Array($0.utf8) }

  @Test("JSON that is accepted means the same when written again")
  func json() throws {
    try run(seed: 0x4A53, from: Self.documents) { bytes in
      guard let value = try? JSONValue(parsing: bytes) else { return false }
      let again = value.bytes
      let back = try? JSONValue(parsing: again)
      if back != value || back?.bytes != again { Issue.record("JSON \(bytes)") }
      var reader = try JSONReader(bytes)
      let raw = try reader.rawValue()
      if try JSONValue(parsing: Array(raw)) != value { Issue.record("raw JSON \(bytes)") }
      return true
    }
  }

  @Test("Tables that are accepted mean the same when written again")
  func csv() throws {
    try run(seed: 0x4353, from: Self.tables) { bytes in
      var accepted = false
      for separator in [CSVSeparator.comma, .semicolon] {
        guard let rows = try? CSVReader.rows(bytes, separator: separator) else { continue }
        accepted = true
        // U+FEFF at the start of the second writing would be taken for a byte order mark.
        if rows.first?.fields[0].unicodeScalars.first == "\u{FEFF}" { continue }
        var writer = CSVWriter(separator: separator)
        for row in rows { writer.row(row.fields.map { .text($0) }) }
        let back = try? CSVReader.rows(
          writer.bytes, separator: separator, removesFormulaGuard: true)
        if back?.map({ $0.fields }) != rows.map({ $0.fields }) { Issue.record("CSV \(bytes)") }
      }
      return accepted
    }
  }

  @Test("Binary records that are accepted are written again byte for byte")
  func binary() throws {
    var seeds: [[UInt8]] = []
    for (index, text) in ["", "Kaffee ☕️", "a longer text that says more"].enumerated() {
      let record = Record(
        kind: 2, day: 20_541, flags: 7, stamp: 1 << 60, count: UInt64(index) << 40,
        change: -300 << Int64(index), blob: [1, 2, 3], text: text)
      seeds.append(record.bytes)
    }
    try run(seed: 0x4259, from: seeds) { bytes in
      guard let record = try? Record(bytes) else { return false }
      if record.bytes != bytes { Issue.record("binary \(bytes)") }
      return true
    }
  }

  @Test("Base64 and hexadecimal that are accepted have one spelling")
  func textOfBytes() throws {
    let seeds = ["Zm9vYmFy", "-_-_AA", "Zm9vYg==", "00ff10ab", "deadbeef00", "+/+/"]
    try run(seed: 0x4236, from: seeds.map { Array($0.utf8) }) { bytes in
      guard let text = UTF8Text.text(bytes) else { return false }
      var accepted = false
      if let decoded = Base64.decode(text) {
        accepted = true
        if Base64.encode(decoded) != text { Issue.record("base64 \(text)") }
      }
      if let decoded = Hex.decode(text) {
        accepted = true
        if Hex.encode(decoded) != text { Issue.record("hexadecimal \(text)") }
      }
      if let decoded = Base64.decodeStandard(text) {
        accepted = true
        if Base64.decode(Base64.encode(decoded)) != decoded { Issue.record("standard \(text)") }
      }
      return accepted
    }
  }

  /// Runs a share of the cases; accepted inputs join the ones to be damaged, up to a number.
  private func run(
    seed: UInt64, from seeds: [[UInt8]], _ accepts: ([UInt8]) throws -> Bool
  ) throws {
    print("fuzz seed \(seed), \(share) cases")
    var dice = CodecDice(seed: seed)
    var pool = seeds
    var accepted = 0
    for _ in 0..<share {
      let base = pool[dice.below(pool.count)]
      let bytes = Mutation.mutated(base, pool[dice.below(pool.count)], &dice)
      guard try accepts(bytes) else { continue }
      accepted += 1
      guard bytes.count < 400 else { continue }
      if pool.count < 64 {
        pool.append(bytes)
      } else {
        pool[seeds.count + dice.below(64 - seeds.count)] = bytes
      }
    }
    // Both sides must have been reached, or the test would say nothing.
    #expect(accepted > share / 100, "seed \(seed)")
    #expect(accepted < share, "seed \(seed)")
  }
}

/// A record that uses every building block of the binary format.
private struct Record {
  var kind: UInt8
  var day: UInt16
  var flags: UInt32
  var stamp: UInt64
  var count: UInt64
  var change: Int64
  var blob: [UInt8]
  var text: String
}

extension Record {
  init(_ bytes: [UInt8]) throws(BytesError) {
    var reader = ByteReader(bytes)
    _ = try reader.version(in: 1...1)
    kind = try reader.uint8()
    day = try reader.uint16()
    flags = try reader.uint32()
    stamp = try reader.uint64()
    count = try reader.varint()
    change = try reader.signedVarint()
    blob = try reader.counted(limit: 100)
    text = try reader.text(limit: 1000)
    try reader.end()
  }

  var bytes: [UInt8] {
    var writer = ByteWriter(version: 1)
    writer.uint8(kind)
    writer.uint16(day)
    writer.uint32(flags)
    writer.uint64(stamp)
    writer.varint(count)
    writer.signedVarint(change)
    writer.counted(blob)
    writer.text(text)
    return writer.bytes
  }
}
