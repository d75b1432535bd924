// The pages of a database file, and the tree of pages that a table is.

/// Finds the records of a table, each page at most once.
struct SQLitePages: Sendable {
  enum Encoding: Sendable { case utf8, utf16Little, utf16Big }

  private static let leaf: UInt8 = 0x0D
  private static let interior: UInt8 = 0x05
  /// A tree of tables as large as any disk is not as deep.
  private static let deepest = 20

  let encoding: Encoding
  private let bytes: [UInt8]
  private let size: Int
  /// Bytes of a page that hold content.
  private let usable: Int

  init(_ bytes: [UInt8]) throws(SQLiteFileError) {
    self.bytes = bytes
    let said = Int(bytes[16]) << 8 | Int(bytes[17])
    size = said == 1 ? 65_536 : said
    usable = size - Int(bytes[20])
    guard size >= 512, size & (size - 1) == 0, usable >= 480 else { throw .notADatabase }
    switch bytes[59] {
    case 0, 1: encoding = .utf8
    case 2: encoding = .utf16Little
    case 3: encoding = .utf16Big
    default: throw .notADatabase
    }
  }

  var count: Int { bytes.count / size }

  func records(from root: Int) throws(SQLiteFileError) -> [SQLiteRecord] {
    var walk = Walk()
    try visit(root, depth: 0, &walk)
    return walk.records
  }

  /// What was found, and what keeps a file from being larger in memory than it is.
  private struct Walk {
    var records: [SQLiteRecord] = []
    var seen: Set<Int> = []
    /// Bytes of all records; cells that share bytes would make them more than the file has.
    var taken = 0
  }

  private func visit(
    _ page: Int, depth: Int, _ walk: inout Walk
  ) throws(SQLiteFileError) {
    guard depth < SQLitePages.deepest, walk.seen.insert(page).inserted else { throw .damaged }
    let start = try begin(of: page)
    // The first page begins with the head of the file.
    let head = page == 1 ? start + 100 : start
    let kind = bytes[head]
    guard kind == SQLitePages.leaf || kind == SQLitePages.interior else { throw .damaged }
    let isLeaf = kind == SQLitePages.leaf
    let cells = Int(bytes[head + 3]) << 8 | Int(bytes[head + 4])
    let pointers = head + (isLeaf ? 8 : 12)
    guard pointers + 2 * cells <= start + usable else { throw .damaged }
    for number in 0..<cells {
      let at = pointers + 2 * number
      let cell = start + (Int(bytes[at]) << 8 | Int(bytes[at + 1]))
      guard cell >= pointers, cell + 4 <= start + usable else { throw .damaged }
      if isLeaf {
        guard walk.records.count < SQLiteFile.mostRows else { throw .tooLarge }
        let record = try record(at: cell, end: start + usable, &walk)
        walk.records.append(record)
      } else {
        try visit(try pageNumber(at: cell), depth: depth + 1, &walk)
      }
    }
    if !isLeaf { try visit(try pageNumber(at: head + 8), depth: depth + 1, &walk) }
  }

  private func begin(of page: Int) throws(SQLiteFileError) -> Int {
    guard page >= 1, page <= count else { throw .damaged }
    return (page - 1) * size
  }

  /// Four bytes, as the number of a page that is there.
  private func pageNumber(at place: Int) throws(SQLiteFileError) -> Int {
    var number: UInt32 = 0
    for byte in bytes[place..<place + 4] { number = number << 8 | UInt32(byte) }
    guard number >= 1, number <= UInt32(count) else { throw .damaged }
    return Int(number)
  }

  private func record(
    at cell: Int, end: Int, _ walk: inout Walk
  ) throws(SQLiteFileError) -> SQLiteRecord {
    var reader = SQLiteNumbers(bytes[cell..<end])
    let length = try reader.length(upTo: bytes.count)
    let number = Int64(bitPattern: try reader.varint())
    let local = local(of: length)
    walk.taken += length
    guard walk.taken <= bytes.count else { throw .damaged }
    guard let here = reader.take(local) else { throw .damaged }
    guard local < length else { return SQLiteRecord(number: number, payload: Array(here)) }
    guard let link = reader.take(4) else { throw .damaged }
    var payload = Array(here)
    var next = try pageNumber(at: link.startIndex)
    while payload.count < length {
      guard walk.seen.insert(next).inserted else { throw .damaged }
      let start = try begin(of: next)
      payload += bytes[start + 4..<start + 4 + min(usable - 4, length - payload.count)]
      if payload.count < length { next = try pageNumber(at: start) }
    }
    return SQLiteRecord(number: number, payload: payload)
  }

  /// How much of a record stands in its cell; the rest is on pages of its own (§1.6 of the form).
  private func local(of length: Int) -> Int {
    let most = usable - 35
    guard length > most else { return length }
    let least = (usable - 12) * 32 / 255 - 23
    let wanted = least + (length - least) % (usable - 4)
    return wanted <= most ? wanted : least
  }
}
