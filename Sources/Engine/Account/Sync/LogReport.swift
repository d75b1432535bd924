// What a device tells the others of the log, so that nobody between them can leave something out.

/// A stretch of the log as one device has seen it. It travels as an ordinary change, sealed like
/// any other: a device that was shown another log finds out.
public struct LogReport: Equatable, Sendable {
  public static let kind = "log"
  /// From one report of a device to its next where it has no other device to answer, in
  /// milliseconds.
  public static let interval: Int64 = 3_600_000
  /// Each device remembers as many of the latest changes of the log.
  public static let remembered = 512

  public let epoch: Identifier
  /// The stretch begins behind this place.
  public let from: Int64
  public let to: Int64
  /// The first 16 bytes of SHA-256 of the marks.
  public let digest: [UInt8]
  /// Of all before the stretch and of the stretch; an earlier app says nothing of it.
  let chain: LogChain?

  init(epoch: Identifier, from: Int64, to: Int64, digest: [UInt8], chain: LogChain?) {
    self.epoch = epoch
    self.from = from
    self.to = to
    self.digest = digest
    self.chain = chain
  }

  static func digest(of marks: ArraySlice<UInt64>) -> [UInt8] {
    var writer = ByteWriter()
    for mark in marks { writer.uint64(mark) }
    return Array(SHA256.hash(writer.bytes).prefix(16))
  }

  public var fields: [Field] {
    let fields = [
      Field("epoch", .text(epoch.text)), Field("from", .int(from)), Field("to", .int(to)),
      Field("digest", .text(Hex.encode(digest))),
    ]
    guard let chain else { return fields }
    return fields + [
      Field("origin", .int(chain.origin)), Field("base", .bytes(chain.base)),
      Field("link", .bytes(chain.link)), Field("old", .bytes(chain.old)),
    ]
  }

  /// Nothing for any change but a report.
  init?(_ change: Change) {
    guard change.kind == LogReport.kind else { return nil }
    var found: [Field]
    switch change.action {
    case .create(let fields), .set(let fields): found = fields
    case .delete, .undelete: return nil
    }
    func value(_ name: String) -> Value? { found.first { $0.name == name }?.value }
    guard case .text(let epoch)? = value("epoch"), let epoch = Identifier(text: epoch),
      case .int(let from)? = value("from"), case .int(let to)? = value("to"),
      case .text(let digest)? = value("digest"), let digest = Hex.decode(digest),
      from >= 0, from < to
    else { return nil }
    self.epoch = epoch
    self.from = from
    self.to = to
    self.digest = digest
    if case .int(let origin)? = value("origin"), (0...from).contains(origin),
      case .bytes(let base)? = value("base"), base.count == LogMemory.linkBytes,
      case .bytes(let link)? = value("link"), case .bytes(let old)? = value("old")
    {
      chain = LogChain(origin: origin, base: base, link: link, old: old)
    } else {
      chain = nil
    }
  }

  /// The thing that a device's reports are about: the last one counts.
  public static func name(of device: UInt64) -> Identifier {
    Identifier(high: 0x7265_6473_7461_7274, low: device)
  }

  /// What one change comes to: the first 8 bytes of SHA-256 of its envelope.
  static func mark(of sealed: SealedChange) -> UInt64 {
    var writer = ByteWriter()
    writer.uint64(sealed.id.high)
    writer.uint64(sealed.id.low)
    writer.uint64(sealed.device)
    writer.uint64(UInt64(bitPattern: sealed.number))
    writer.uint64(UInt64(bitPattern: sealed.stamp.milliseconds))
    writer.uint16(sealed.stamp.counter)
    writer.uint64(sealed.stamp.device)
    return SHA256.hash(writer.bytes).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}

/// A change that the vault took, and the place in the log that it named.
struct ExpectedChange: Equatable, Sendable {
  let sequence: Int64
  let id: Identifier
}

/// A report as it came by the log.
struct HeardReport: Equatable, Sendable {
  let report: LogReport
  /// Where it stands.
  let place: Int64
  /// The device that wrote it has not taken another name since, as it does for a new epoch.
  let isUnderFirstName: Bool
}
