// The log up to one place as a few large parts, which spares a new device years of changes.

/// What a checkpoint is made of; the server sees it only sealed.
public struct Checkpoint: Equatable, Sendable {
  /// A run of changes that is sealed as one.
  public struct Part: Hashable, Sendable {
    /// SHA-256 of the sealed bytes: so the server calls them.
    public let name: [UInt8]
    public let count: Int64
    public let digest: JournalDigest

    public init(name: [UInt8], count: Int64, digest: JournalDigest) {
      self.name = name
      self.count = count
      self.digest = digest
    }

    /// 64 hexadecimal digits.
    public var nameText: String { Hex.encode(name) }
  }

  private static let version: UInt8 = 1

  /// The place in the log up to which it holds everything.
  public let sequence: Int64
  /// Of all its changes.
  public let digest: JournalDigest
  public let parts: [Part]

  public init(sequence: Int64, digest: JournalDigest, parts: [Part]) {
    self.sequence = sequence
    self.digest = digest
    self.parts = parts
  }

  /// How many changes its parts say that they hold.
  public var count: Int64 { parts.reduce(0) { $0 &+ $1.count } }

  /// Version, sequence number, digest, parts.
  public var bytes: [UInt8] {
    var writer = ByteWriter(version: Checkpoint.version)
    writer.signedVarint(sequence)
    writer.uint64(digest.high)
    writer.uint64(digest.low)
    writer.varint(UInt64(parts.count))
    for part in parts {
      writer.raw(part.name)
      writer.signedVarint(part.count)
      writer.uint64(part.digest.high)
      writer.uint64(part.digest.low)
    }
    return writer.bytes
  }

  /// Reads the form of `bytes` and nothing else.
  public init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    do throws(BytesError) {
      _ = try reader.version(in: Checkpoint.version...Checkpoint.version)
      sequence = try reader.signedVarint()
      digest = JournalDigest(high: try reader.uint64(), low: try reader.uint64())
      let count = try reader.varint()
      guard count <= UInt64(SyncLimits.partsInCheckpoint) else { return nil }
      var parts: [Part] = []
      for _ in 0..<Int(count) {
        let name = try reader.raw(count: SHA256.digestLength)
        let held = try reader.signedVarint()
        let digest = JournalDigest(high: try reader.uint64(), low: try reader.uint64())
        guard held > 0 else { return nil }
        parts.append(Part(name: name, count: held, digest: digest))
      }
      try reader.end()
      self.parts = parts
    } catch {
      return nil
    }
    // The log holds no id twice and has no gap: so many changes are there, no more and no fewer.
    guard sequence > 0, count == sequence else { return nil }
  }

  /// What the seal of a part is bound to: account and key version.
  public static func partData(account: Identifier, keyVersion: Int64) -> [UInt8] {
    var writer = ByteWriter()
    writer.text("redstart checkpoint part")
    writer.uint64(account.high)
    writer.uint64(account.low)
    writer.uint64(UInt64(bitPattern: keyVersion))
    return writer.bytes
  }
}
