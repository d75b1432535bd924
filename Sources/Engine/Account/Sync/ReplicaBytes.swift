// A replica as the store keeps it.

extension Replica {
  private static let version: UInt8 = 5

  /// Version, account, device, epoch, numbers, clock, attention.
  public var bytes: [UInt8] {
    var writer = ByteWriter(version: Replica.version)
    writer.identifier(account)
    writer.uint64(device)
    writer.uint8(epoch == nil ? 0 : 1)
    if let epoch { writer.identifier(epoch) }
    writer.signedVarint(cursor)
    writer.signedVarint(acknowledged)
    writer.signedVarint(offered)
    writer.uint8(offset == nil ? 0 : 1)
    if let offset { writer.signedVarint(offset) }
    writer.signedVarint(heard.milliseconds)
    writer.signedVarint(pulls)
    writer.signedVarint(compared)
    writer.uint8(doubted == nil ? 0 : 1)
    if let doubted { writer.signedVarint(doubted) }
    writeReports(to: &writer)
    writer.varint(UInt64(attention.count))
    for item in attention {
      writer.identifier(item.id)
      writer.uint8(item.reason.code)
    }
    return writer.bytes
  }

  private func writeReports(to writer: inout ByteWriter) {
    writer.varint(UInt64(memory.marks.count))
    for mark in memory.marks { writer.uint64(mark) }
    writer.varint(UInt64(expected.count))
    for one in expected {
      writer.signedVarint(one.sequence)
      writer.identifier(one.id)
    }
    writer.signedVarint(reported)
    writer.signedVarint(reportedAt.milliseconds)
    writer.uint8(hasNews ? 1 : 0)
    writer.signedVarint(mended)
    writer.signedVarint(memory.origin)
    writer.raw(memory.link)
    writer.varint(UInt64(memory.oldLinks.count))
    for link in memory.oldLinks { writer.raw(link) }
    writer.uint8(settled == nil ? 0 : 1)
    if let settled { writer.signedVarint(settled) }
    writer.uint8(hasStampedBack ? 1 : 0)
    writer.uint8(owesAnswer ? 1 : 0)
  }

  private mutating func readReports(
    _ reader: inout ByteReader, _ version: UInt8
  ) throws(BytesError) {
    var marks: [UInt64] = []
    for _ in 0..<(try reader.varint()) { marks.append(try reader.uint64()) }
    for _ in 0..<(try reader.varint()) {
      let sequence = try reader.count()
      expected.append(ExpectedChange(sequence: sequence, id: try reader.identifier()))
    }
    reported = try reader.count()
    reportedAt = Instant(milliseconds: try reader.signedVarint())
    hasNews = try reader.flag()
    mended = try reader.count()
    let origin = version > 3 ? try reader.count() : nil
    let link = version > 3 ? try reader.raw(count: LogMemory.linkBytes) : []
    var oldLinks: [[UInt8]] = []
    if version > 3 {
      for _ in 0..<(try reader.varint()) {
        oldLinks.append(try reader.raw(count: LogMemory.linkBytes))
      }
      if try reader.flag() { settled = try reader.count() }
      hasStampedBack = try reader.flag()
    }
    if version > 4 { owesAnswer = try reader.flag() }
    let kept = LogMemory(
      marks: marks, upTo: cursor, origin: origin, link: link, oldLinks: oldLinks,
      limit: memory.limit)
    guard let kept else { throw .badNumber }
    memory = kept
  }

  /// Reads the form of `bytes`, and those before: version 1 counted no pulls, 2 doubted no clock, 3
  /// had no chain of the log, 4 owed no answer.
  public init?(bytes: [UInt8], remembering limit: Int = LogReport.remembered) {
    var reader = ByteReader(bytes)
    do throws(BytesError) {
      let version = try reader.version(in: 1...Replica.version)
      self.init(
        account: try reader.identifier(), device: try reader.uint64(), remembering: limit)
      if try reader.flag() { epoch = try reader.identifier() }
      cursor = try reader.count()
      acknowledged = try reader.count()
      offered = try reader.count()
      if try reader.flag() { offset = try reader.signedVarint() }
      heard = Instant(milliseconds: try reader.signedVarint())
      if version > 1 {
        pulls = try reader.count()
        compared = try reader.count()
      }
      if version > 2 {
        if try reader.flag() { doubted = try reader.signedVarint() }
        try readReports(&reader, version)
      }
      if version < 3 { memory = LogMemory(from: cursor, limit: limit) }
      for _ in 0..<(try reader.varint()) {
        let id = try reader.identifier()
        guard let reason = AttentionItem.Reason(code: try reader.uint8()) else { return nil }
        attention.append(AttentionItem(id: id, reason: reason))
      }
      try reader.end()
    } catch {
      return nil
    }
  }
}

extension AttentionItem.Reason {
  fileprivate var code: UInt8 {
    switch self {
    case .unreadable: 0
    case .refused(.tooLarge): 1
    case .differs: 2
    case .withheld: 3
    }
  }

  fileprivate init?(code: UInt8) {
    switch code {
    case 0: self = .unreadable
    case 1: self = .refused(.tooLarge)
    case 2: self = .differs
    case 3: self = .withheld
    default: return nil
    }
  }
}

extension ByteWriter {
  fileprivate mutating func identifier(_ id: Identifier) {
    uint64(id.high)
    uint64(id.low)
  }
}

extension ByteReader {
  fileprivate mutating func identifier() throws(BytesError) -> Identifier {
    let high = try uint64()
    return Identifier(high: high, low: try uint64())
  }

  fileprivate mutating func flag() throws(BytesError) -> Bool {
    switch try uint8() {
    case 0: return false
    case 1: return true
    default: throw .badNumber
    }
  }

  /// A number that counts something.
  fileprivate mutating func count() throws(BytesError) -> Int64 {
    let count = try signedVarint()
    guard count >= 0 else { throw .badNumber }
    return count
  }
}
