// The compact bytes of a food table: they come back whole, and no others are taken for them.

import Engine
import Testing

@Suite("The bytes of a food table")
struct FoodTableBytesTests {
  private static let bytes = FoodTableWriter.bytes(FoodSamples.table)
  /// The name, the version and the checksum.
  private static let headLength = 14 + 1 + 4

  private func fault(_ bytes: [UInt8]) -> FoodTableError? {
    do throws(FoodTableError) {
      _ = try FoodTableReader.table(bytes)
      return nil
    } catch {
      return error
    }
  }

  /// The same body under a right checksum, so that only the reader's own checks can refuse it.
  private func sealed(_ body: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.raw(Array(Self.bytes[..<15]))
    writer.uint32(CRC32.checksum(body))
    writer.raw(body)
    return writer.bytes
  }

  @Test("A table comes back with every value")
  func roundTrip() throws {
    for table in [FoodSamples.table, FoodTable([]), FoodTable([FoodSamples.plain])] {
      let read = try FoodTableReader.table(FoodTableWriter.bytes(table))
      #expect(FoodSamples.foods(read) == FoodSamples.foods(table))
      #expect(read.phrases == table.phrases)
    }
  }

  @Test("Unknown stays unknown, and zero stays zero")
  func unknown() throws {
    let read = try FoodTableReader.table(Self.bytes)
    #expect(read.food(FoodSamples.plain.code)?.facts.addedSugars == nil)
    #expect(read.food(FoodSamples.milk.code)?.facts.addedSugars == 0)
    #expect(read.food(FoodSamples.plain.code)?.usualWeight == nil)
    #expect(read.food(FoodSamples.plain.code)?.germanName == nil)
  }

  @Test("Equal tables have equal bytes and one version, others have another")
  func version() {
    let again = FoodTable(
      [FoodSamples.plain, FoodSamples.milk, FoodSamples.cola], phrases: FoodSamples.table.phrases)
    #expect(FoodTableWriter.bytes(again) == Self.bytes)
    let version = FoodTableVersion.text(of: Self.bytes)
    #expect(version.utf8.count == FoodTableVersion.length)
    #expect(version.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) })
    let other = FoodTableWriter.bytes(FoodTable([FoodSamples.milk]))
    #expect(FoodTableVersion.text(of: other) != version)
  }

  @Test("Bytes that were cut off anywhere end early")
  func cut() {
    for length in 0..<Self.bytes.count {
      #expect(fault(Array(Self.bytes[..<length])) == .endsEarly, "\(length)")
      guard length >= Self.headLength else { continue }
      #expect(fault(sealed(Array(Self.bytes[Self.headLength..<length]))) == .endsEarly)
    }
  }

  @Test("One byte that changed is noticed, wherever it is")
  func changed() {
    for index in Self.bytes.indices {
      var bytes = Self.bytes
      bytes[index] ^= 1 << UInt8(index % 8)
      #expect(fault(bytes) != nil, "\(index)")
    }
  }

  @Test("Other files, later versions and further bytes are told apart")
  func others() {
    #expect(fault(Array("name,weight\n".utf8)) == .notATable)
    #expect(fault(Array("redstart-journal".utf8)) == .notATable)
    #expect(fault([]) == .endsEarly)
    var later = Self.bytes
    later[14] = 2
    #expect(fault(later) == .later(2))
    #expect(fault(sealed(Array(Self.bytes[Self.headLength...]) + [0])) == .damaged)
    #expect(
      fault([UInt8](repeating: 0, count: FoodTableFormat.mostBytes + 1)) == .tooLong)
  }

  @Test("Values beyond their limits are refused")
  func limits() {
    let far: [(String, Food)] = [
      (
        "energy",
        Food(code: FoodSamples.milk.code, name: "a", category: 1, facts: FoodFacts(energy: 903))
      ),
      (
        "mass",
        Food(
          code: FoodSamples.milk.code, name: "a", category: 1,
          facts: FoodFacts(energy: 1, fat: 10_001))
      ),
    ]
    for (what, food) in far {
      #expect(fault(FoodTableWriter.bytes(FoodTable([food]))) == .damaged, "\(what)")
    }
  }

  @Test("Foreign bytes never trap, whatever is done to a table")
  func fuzz() {
    let seed: UInt64 = 61
    var dice = CodecDice(seed: seed)
    let body = Array(Self.bytes[Self.headLength...])
    var refused = 0
    for _ in 0..<20_000 {
      var bytes = body
      for _ in 0...dice.below(4) {
        let place = dice.below(bytes.count)
        switch dice.below(4) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: dice.next())
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: dice.bytes(1 + dice.below(9)), at: place)
        default: bytes[place] = 0xFF
        }
      }
      guard fault(sealed(bytes)) == nil else {
        refused += 1
        continue
      }
      // What is accepted can be written and read again.
      let table = (try? FoodTableReader.table(sealed(bytes))) ?? FoodTable([])
      #expect(fault(FoodTableWriter.bytes(table)) == nil, "seed \(seed)")
    }
    #expect(refused > 0, "seed \(seed)")
  }
}
