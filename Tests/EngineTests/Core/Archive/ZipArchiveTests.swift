// Archives: whole ones, damaged ones, and such as would fill the memory.

import Engine
import Testing

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

struct ZipArchiveTests {
  /// "Date,Value,Notes" and the 31 days of January 2025, as zlib deflates them at its best.
  private static let january =
    "ZdI7CsJQFIThPqtwAVe4MzfPMqCdphEFKwmYTrAwFu5eKwfOwOn+6nzMbl6XdJkf7yVNz3V5Vcxsthm/S9f96XYcp/N4"
    + "SPf5s4EaY6Naia2o1bHVak1sjVobW6vWxdap9bH1akNsw78h2+9Z0WEkA5OBaGA0kA3MBsKB4UA6MB2IB8YD+cB8ICAY"
    + "ECREE6KEaEKUEH07EqIJUUI0IUqIJkQJ0YQoIZoQJUQTooRoQpRQMaEioWJCBdUX"
  private static let text =
    "Date,Value,Notes\n"
    + (1...31).map { "2025-01-\($0 < 10 ? "0" : "")\($0),YES_MANUAL,day \($0)\n" }.joined()

  private func packed(_ text: String) throws -> [UInt8] {
    try #require(Base64.decodeStandard(text))
  }

  private func content(_ file: [UInt8]) throws(ZipError) -> [[UInt8]] {
    let archive = try ZipArchive(file)
    var contents: [[UInt8]] = []
    for entry in archive.entries { contents.append(try archive.content(of: entry)) }
    return contents
  }

  @Test("The checksum is that of the standard")
  func checksum() {
    #expect(CRC32.checksum(bytes("123456789")) == 0xCBF4_3926)
    #expect(CRC32.checksum([]) == 0)
  }

  @Test(
    "What zlib packed comes out as it went in: dynamic codes, fixed codes, nothing packed",
    arguments: [
      (january, text), ("y0jNyclXyECQOgrFuYk5OQA=", "hello hello hello, small"),
      ("AQwA8/9zdG9yZWQgYmxvY2s=", "stored block"), ("AwA=", ""),
    ])
  func inflate(base64: String, text: String) throws {
    var file = ZipFile()
    file.add("one.csv", bytes(text), packed: try packed(base64))
    #expect(try content(file.finished()) == [bytes(text)])
  }

  @Test("Names, folders and a comment are read, and stored files come out")
  func entries() throws {
    var file = ZipFile()
    file.add("001 Run/", [])
    file.add("001 Run/Checkmarks.csv", bytes("a"))
    file.add("Ärger.csv", bytes(""))
    let archive = try ZipArchive(file.finished(comment: "made by PK\u{5}\u{6} somebody"))
    #expect(archive.entries.map { $0.name } == ["001 Run/Checkmarks.csv", "Ärger.csv"])
    #expect(try content(file.finished()) == [bytes("a"), []])
    #expect(ZipArchive.isLikely(file.finished()))
    #expect(!ZipArchive.isLikely(bytes("Date,Run\n")))
  }

  @Test(
    "What is no archive is refused",
    arguments: ["", "PK", "Date,Run,\n2015-01-25,YES_MANUAL,\n", "PK\u{3}\u{4}"])
  func other(text: String) {
    #expect(throws: ZipError.notAnArchive) { _ = try ZipArchive(bytes(text)) }
  }

  @Test("A cut archive is refused wherever it is cut")
  func truncation() throws {
    var file = ZipFile()
    file.add("one.csv", bytes(Self.text), packed: try packed(Self.january))
    let whole = file.finished()
    for length in 0..<whole.count {
      #expect(throws: ZipError.notAnArchive) { _ = try content(Array(whole.prefix(length))) }
    }
  }

  @Test("Content that was changed does not pass for the original")
  func checksums() {
    let whole = ZipFile.of([("one.csv", "some content")])
    var changed = whole
    changed[30 + 7] ^= 1
    #expect(throws: ZipError.wrongChecksum) { _ = try content(changed) }
  }

  @Test("A file may not unpack to more than its directory says, nor than anybody could need")
  func bombs() throws {
    var longer = ZipFile()
    longer.add("one.csv", bytes(Self.text), packed: try packed(Self.january), size: 100)
    #expect(throws: ZipError.tooLarge) { _ = try content(longer.finished()) }

    var dense = ZipFile()
    dense.add("one.csv", [], packed: try packed(Self.january), size: 3 << 20)
    #expect(throws: ZipError.tooLarge) { _ = try content(dense.finished()) }

    var huge = ZipFile()
    huge.add("one.csv", [], packed: try packed(Self.january), size: ZipArchive.mostBytes + 1)
    #expect(throws: ZipError.tooLarge) { _ = try content(huge.finished()) }

    var many = ZipFile()
    for number in 0..<3 {
      many.add("\(number)", [], packed: try packed(Self.january), size: ZipArchive.mostBytes)
    }
    #expect(throws: ZipError.tooLarge) { _ = try ZipArchive(many.finished()) }

    var names = ZipFile()
    for number in 0...ZipArchive.mostFiles { names.add("\(number)", []) }
    #expect(throws: ZipError.tooManyFiles) { _ = try ZipArchive(names.finished()) }
  }

  @Test("Damaged archives are read or refused, and never trap")
  func damage() throws {
    var file = ZipFile()
    file.add("one.csv", bytes(Self.text), packed: try packed(Self.january))
    file.add(
      "two.csv", bytes("hello hello hello, small"), packed: try packed("y0jNyclXyECQOgrFuYk5OQA="))
    file.add("three.csv", bytes("stored"))
    let whole = file.finished()
    let originals = Set(try content(whole))
    var dice = CodecDice(seed: 4711)
    var refused = 0
    for _ in 0..<Trials.count(40_000) {
      let damaged = Mutation.mutated(whole, whole, &dice)
      do throws(ZipError) {
        let contents = try content(damaged)
        // What passes its checksum is what was packed.
        #expect(contents.allSatisfy { originals.contains($0) || $0.isEmpty }, "seed 4711")
      } catch {
        refused += 1
      }
    }
    #expect(refused > 0)
  }

  @Test("Any bytes may be given to unpack")
  func noise() {
    var dice = CodecDice(seed: 815)
    var refused = 0
    for _ in 0..<Trials.count(40_000) {
      let noise = dice.bytes(dice.below(200))
      var file = ZipFile()
      file.add("noise", bytes("x"), packed: noise, size: 1000)
      do throws(ZipError) {
        _ = try content(file.finished())
      } catch {
        refused += 1
      }
    }
    #expect(refused > 0)
  }
}
