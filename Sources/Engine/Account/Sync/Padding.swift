// Hides how long a change is: only the next step of a coarse scale can be seen.

/// Bytes with zeros after them, up to a step of a scale.
public enum Padding {
  private static let lengthBytes = 4

  /// Up to 128 times a power of two.
  public static func padded(_ bytes: [UInt8]) -> [UInt8] {
    var size = SyncLimits.smallestBody
    while size < bytes.count + lengthBytes { size *= 2 }
    return padded(bytes, to: size)
  }

  /// Of an attachment, whose size says little and whose doubling would weigh much.
  public static func padded(attachment bytes: [UInt8]) -> [UInt8] {
    let steps = (bytes.count + lengthBytes - 1) / SyncLimits.attachmentStep + 1
    return padded(bytes, to: steps * SyncLimits.attachmentStep)
  }

  private static func padded(_ bytes: [UInt8], to size: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.uint32(UInt32(bytes.count))
    writer.raw(bytes)
    writer.raw([UInt8](repeating: 0, count: size - lengthBytes - bytes.count))
    return writer.bytes
  }

  /// What was padded; nothing where this is no padding of ours.
  public static func removed(_ padded: [UInt8]) -> [UInt8]? {
    var reader = ByteReader(padded)
    do throws(BytesError) {
      let count = try reader.uint32()
      guard count <= UInt32(reader.remaining) else { return nil }
      let bytes = try reader.raw(count: Int(count))
      for byte in try reader.raw(count: reader.remaining) where byte != 0 { return nil }
      return bytes
    } catch {
      return nil
    }
  }
}
