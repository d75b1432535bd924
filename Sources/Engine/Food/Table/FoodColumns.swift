// The columns of a food table's bytes, each value held to its limits as it is read.

/// Takes columns from the front of bytes.
struct FoodColumns {
  private var reader: ByteReader

  init(_ bytes: [UInt8]) { reader = ByteReader(bytes) }

  mutating func version() throws(FoodTableError) {
    do throws(BytesError) {
      _ = try reader.version(in: FoodTableFormat.version...FoodTableFormat.version)
    } catch {
      throw FoodTableError(error)
    }
  }

  mutating func checksum() throws(FoodTableError) -> UInt32 {
    do throws(BytesError) { return try reader.uint32() } catch { throw FoodTableError(error) }
  }

  /// Refuses to leave bytes unread.
  func end() throws(FoodTableError) {
    guard reader.isAtEnd else { throw .damaged }
  }

  mutating func number(in range: ClosedRange<Int>) throws(FoodTableError) -> Int {
    do throws(BytesError) {
      let value = try reader.varint()
      if let number = Int(exactly: value), range.contains(number) { return number }
    } catch {
      throw FoodTableError(error)
    }
    throw .damaged
  }

  /// An index of a list with as many members.
  mutating func place(below count: Int) throws(FoodTableError) -> Int {
    let place = try number(in: 0...FoodTableFormat.mostBytes)
    guard place < count else { throw .damaged }
    return place
  }

  mutating func numbers(
    _ count: Int, in range: ClosedRange<Int>
  ) throws(FoodTableError) -> [Int] {
    // Nothing is allocated for numbers that cannot all be there.
    guard count <= reader.remaining else { throw .endsEarly }
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for _ in 0..<count { numbers.append(try number(in: range)) }
    return numbers
  }

  /// Numbers that may be unknown.
  mutating func unsureNumbers(
    _ count: Int, in range: ClosedRange<Int>
  ) throws(FoodTableError) -> [Int?] {
    var numbers: [Int?] = []
    numbers.reserveCapacity(count)
    for _ in 0..<count {
      let value = try number(in: 0...range.upperBound + 1)
      guard value == 0 || range.contains(value - 1) else { throw .damaged }
      numbers.append(value == 0 ? nil : value - 1)
    }
    return numbers
  }

  /// Rising eight-digit numbers, none of them twice.
  mutating func codes(_ count: Int) throws(FoodTableError) -> [FoodCode] {
    var codes: [FoodCode] = []
    codes.reserveCapacity(count)
    var last: Int64 = 0
    for _ in 0..<count {
      let distance = try number(in: 1...Int(FoodCode.range.upperBound))
      last += Int64(distance)
      guard let code = FoodCode(last) else { throw .damaged }
      codes.append(code)
    }
    return codes
  }

  mutating func texts(_ count: Int) throws(FoodTableError) -> [String] {
    let lengths = try numbers(count, in: 0...FoodTableFormat.mostText)
    var texts: [String] = []
    texts.reserveCapacity(count)
    for length in lengths {
      let bytes = try raw(length)
      guard let text = UTF8Text.text(bytes) else { throw .damaged }
      texts.append(text)
    }
    return texts
  }

  /// For each food a list of texts that stand once in a list of their own.
  mutating func lists(_ count: Int, most: Int) throws(FoodTableError) -> [[String]] {
    let distinct = try texts(try number(in: 0...FoodTableFormat.mostBytes))
    let lengths = try numbers(count, in: 0...most)
    var lists: [[String]] = []
    lists.reserveCapacity(count)
    for length in lengths {
      var list: [String] = []
      list.reserveCapacity(length)
      for _ in 0..<length { list.append(distinct[try place(below: distinct.count)]) }
      lists.append(list)
    }
    return lists
  }

  /// All bytes that are left.
  mutating func rest() throws(FoodTableError) -> [UInt8] { try raw(reader.remaining) }

  private mutating func raw(_ count: Int) throws(FoodTableError) -> [UInt8] {
    do throws(BytesError) {
      return try reader.raw(count: count)
    } catch {
      throw FoodTableError(error)
    }
  }
}
