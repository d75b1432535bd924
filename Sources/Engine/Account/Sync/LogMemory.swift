// What a device remembers of the log up to its cursor: the latest changes one by one, and all
// before them in a chain.

/// The log as one device saw it. Each link of the chain is made of the link before it and the next
/// change, so whoever has the same link has seen the same log from the chain's beginning on.
struct LogMemory: Equatable, Sendable {
  /// Bytes of a link.
  static let linkBytes = 16
  /// Links that are remembered from before the marks.
  static let mostOldLinks = 128

  /// So many of the latest changes are remembered one by one.
  let limit: Int
  /// Of these changes, in the order of the log.
  private(set) var marks: [UInt64] = []
  /// The marks begin behind this place.
  private(set) var start: Int64
  /// The chain begins behind this place: 0, unless the log was not read from its beginning.
  private(set) var origin: Int64
  /// The link at `start`.
  private(set) var link = [UInt8](repeating: 0, count: linkBytes)
  /// The links at the latest multiples of `limit` that are not above `start`.
  private(set) var oldLinks: [[UInt8]] = []

  /// Remembers nothing of what lies before `place`.
  init(from place: Int64, limit: Int) {
    self.limit = limit
    start = place
    origin = place
  }

  /// What was kept of it before; nothing for what does not go together.
  init?(
    marks: [UInt64], upTo cursor: Int64, origin: Int64?, link: [UInt8], oldLinks: [[UInt8]],
    limit: Int
  ) {
    self.init(from: cursor - Int64(marks.count), limit: limit)
    self.marks = marks
    self.oldLinks = oldLinks
    if let origin {
      self.origin = origin
      self.link = link
    }
    guard start >= 0, marks.count <= limit, (0...start).contains(self.origin),
      self.link.count == LogMemory.linkBytes, oldLinks.count <= LogMemory.mostOldLinks,
      oldLinks.allSatisfy({ $0.count == LogMemory.linkBytes })
    else { return nil }
  }

  /// Half of what is remembered, so that others still remember all of it when it reaches them.
  var longestReport: Int64 { Int64(limit / 2) }

  mutating func add(_ mark: UInt64) {
    marks.append(mark)
    guard marks.count > limit else { return }
    link = LogMemory.link(behind: link, marks.removeFirst())
    start += 1
    guard start == lastOldPlace else { return }
    oldLinks.append(link)
    if oldLinks.count > LogMemory.mostOldLinks { oldLinks.removeFirst() }
  }

  /// Goes back to `place`, if that is not behind all marks.
  mutating func cut(to place: Int64) -> Bool {
    guard let kept = marks(from: start, to: place) else { return false }
    marks = Array(kept)
    return true
  }

  /// The stretch behind `from`, for the other devices.
  func report(_ epoch: Identifier, from: Int64) -> LogReport? {
    let end = start + Int64(marks.count)
    guard let seen = marks(from: from, to: end), let base = link(at: from),
      let last = link(at: end)
    else { return nil }
    let chain = LogChain(
      origin: origin, base: base, link: last, old: link(at: oldPlace(before: end)) ?? [])
    return LogReport(
      epoch: epoch, from: from, to: end, digest: LogReport.digest(of: seen), chain: chain)
  }

  /// Whether another device was shown something else. What reaches too far back to be compared one
  /// by one is in the chain.
  func differs(from report: LogReport) -> Bool {
    if let seen = marks(from: report.from, to: report.to),
      LogReport.digest(of: seen) != report.digest
    {
      return true
    }
    guard let chain = report.chain, chain.origin == origin else { return false }
    if let own = link(at: report.to) { return own != chain.link }
    // It was long on its way, or held back.
    guard !chain.old.isEmpty, let own = link(at: oldPlace(before: report.to)) else { return false }
    return own != chain.old
  }

  /// Goes on with another device's chain, which begins earlier; what both remember is the same.
  mutating func join(_ report: LogReport) {
    guard let chain = report.chain, chain.origin < origin,
      marks(from: report.from, to: report.to) != nil
    else { return }
    marks.removeFirst(Int(clamping: report.from - start))
    start = report.from
    origin = chain.origin
    link = chain.base
    oldLinks = []
  }

  private func marks(from: Int64, to: Int64) -> ArraySlice<UInt64>? {
    guard from >= start, from <= to, to <= start + Int64(marks.count) else { return nil }
    return marks[Int(clamping: from - start)..<Int(clamping: to - start)]
  }

  private func link(at place: Int64) -> [UInt8]? {
    if let between = marks(from: start, to: place) {
      return between.reduce(link) { LogMemory.link(behind: $0, $1) }
    }
    let back = (lastOldPlace - place) / Int64(limit)
    guard place == oldPlace(before: place), (0..<Int64(oldLinks.count)).contains(back) else {
      return nil
    }
    return oldLinks[oldLinks.count - 1 - Int(clamping: back)]
  }

  /// The latest place up to this one of which all devices remember the link.
  private func oldPlace(before place: Int64) -> Int64 { place / Int64(limit) * Int64(limit) }

  private var lastOldPlace: Int64 { oldPlace(before: start) }

  private static func link(behind link: [UInt8], _ mark: UInt64) -> [UInt8] {
    var writer = ByteWriter()
    writer.raw(link)
    writer.uint64(mark)
    return Array(SHA256.hash(writer.bytes).prefix(linkBytes))
  }
}

/// What a device's chain of the log comes to in a report.
struct LogChain: Equatable, Sendable {
  /// The chain begins behind this place.
  let origin: Int64
  /// The link where the report begins.
  let base: [UInt8]
  /// The link where it ends.
  let link: [UInt8]
  /// The link at the latest multiple of `LogReport.remembered` up to there; empty where it is not
  /// known.
  let old: [UInt8]
}
