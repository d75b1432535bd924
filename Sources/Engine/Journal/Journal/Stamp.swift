// When a change was made, in an order that all devices agree on: a hybrid logical clock.

/// The order of a change among all changes of a person: wall time, then counter, then device.
public struct Stamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970 as the device's clock had them, 48 bits.
  public let milliseconds: Int64
  /// Separates changes of the same millisecond.
  public let counter: UInt16
  public let device: UInt64

  public static let largestMilliseconds: Int64 = (1 << 48) - 1

  public init(milliseconds: Int64, counter: UInt16, device: UInt64) {
    self.milliseconds = min(max(0, milliseconds), Stamp.largestMilliseconds)
    self.counter = counter
    self.device = device
  }

  public static func < (a: Stamp, b: Stamp) -> Bool {
    if a.milliseconds != b.milliseconds { return a.milliseconds < b.milliseconds }
    if a.counter != b.counter { return a.counter < b.counter }
    return a.device < b.device
  }

  /// Milliseconds, counter and device as `0190f3c2a1b4-0003-00000000deadbeef`: sorts as it counts.
  public var text: String {
    let time = hexadecimal(UInt64(milliseconds)).dropFirst(4)
    return "\(time)-\(hexadecimal(UInt64(counter)).dropFirst(12))-\(hexadecimal(device))"
  }

  /// Reads the form of `text` and nothing else.
  public init?(text: String) {
    let bytes = Array(text.utf8)
    let dash = UInt8(ascii: "-")
    guard bytes.count == 34, bytes[12] == dash, bytes[17] == dash,
      let time = hexadecimalValue(bytes[0..<12]), let counter = hexadecimalValue(bytes[13..<17]),
      let device = hexadecimalValue(bytes[18..<34])
    else { return nil }
    self.init(milliseconds: Int64(time), counter: UInt16(counter), device: device)
  }
}

/// What a device stamps with: never runs backwards, whatever the wall clock does.
public struct Clock: Hashable, Sendable {
  public let device: UInt64
  /// The time and counter of the latest stamp given or seen.
  public private(set) var milliseconds: Int64
  public private(set) var counter: UInt16
  /// The number of this device's latest change; the first one is 1.
  public private(set) var number: Int64

  public init(device: UInt64, milliseconds: Int64 = 0, counter: UInt16 = 0, number: Int64 = 0) {
    self.device = device
    self.milliseconds = min(max(0, milliseconds), Stamp.largestMilliseconds)
    self.counter = counter
    self.number = number
  }

  /// The stamp and number of the next change, later than any before; at the end of their ranges,
  /// which only a damaged store reaches, both stay.
  public mutating func tick(now: Instant) -> (stamp: Stamp, number: Int64) {
    let wall = min(now.milliseconds, Stamp.largestMilliseconds)
    if wall > milliseconds {
      milliseconds = wall
      counter = 0
    } else if counter < .max {
      counter += 1
    } else if milliseconds < Stamp.largestMilliseconds {
      // An overflowing counter borrows a millisecond from the future.
      milliseconds += 1
      counter = 0
    }
    if number < .max { number += 1 }
    return (Stamp(milliseconds: milliseconds, counter: counter, device: device), number)
  }

  /// Raises the clock to a stamp that came from elsewhere.
  public mutating func observe(_ stamp: Stamp) {
    guard (stamp.milliseconds, stamp.counter) > (milliseconds, counter) else { return }
    milliseconds = stamp.milliseconds
    counter = stamp.counter
  }

  /// Raises the number to that of a change which this device wrote.
  public mutating func reach(number reached: Int64) {
    number = max(number, reached)
  }

  /// The clock as the store keeps it: version, device, time, counter, number.
  public var bytes: [UInt8] {
    var writer = ByteWriter(version: 1)
    writer.uint64(device)
    writer.varint(UInt64(milliseconds))
    writer.uint16(counter)
    writer.signedVarint(number)
    return writer.bytes
  }

  /// Reads the form of `bytes` and nothing else.
  public init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    do throws(BytesError) {
      _ = try reader.version(in: 1...1)
      let device = try reader.uint64()
      let milliseconds = try reader.varint()
      let counter = try reader.uint16()
      let number = try reader.signedVarint()
      try reader.end()
      guard milliseconds <= UInt64(Stamp.largestMilliseconds), number >= 0 else { return nil }
      self.init(
        device: device, milliseconds: Int64(milliseconds), counter: counter, number: number)
    } catch {
      return nil
    }
  }
}
