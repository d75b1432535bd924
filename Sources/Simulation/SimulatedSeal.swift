// Sealing that costs little and proves nothing: a body opens under its key and in its place only.

import Engine

enum SimulatedSeal {
  private static let nonceBytes = 12
  private static let tagBytes = 16
  private static let head = 1 + nonceBytes

  static func sealed(
    _ text: [UInt8], _ associatedData: [UInt8], key: UInt64, nonce: UInt64
  ) -> [UInt8] {
    let tag = tag(text, associatedData, key, nonce)
    return [UInt8](unsafeUninitializedCapacity: text.count + Push.sealBytes) { bytes, count in
      bytes.initialize(repeating: 0)
      bytes[0] = 1
      for place in 0..<8 { bytes[1 + place] = UInt8(truncatingIfNeeded: nonce >> (8 * place)) }
      let mask = mask(key, nonce)
      for place in text.indices { bytes[head + place] = text[place] ^ mask }
      for place in 0..<8 {
        bytes[head + text.count + place] = UInt8(truncatingIfNeeded: tag >> (8 * place))
      }
      count = text.count + Push.sealBytes
    }
  }

  static func opened(_ body: [UInt8], _ associatedData: [UInt8], key: UInt64) -> [UInt8]? {
    guard body.count >= Push.sealBytes, body[0] == 1 else { return nil }
    let nonce = number(in: body, at: 1)
    let mask = mask(key, nonce)
    let text = body[head..<body.count - tagBytes].map { $0 ^ mask }
    let found = number(in: body, at: body.count - tagBytes)
    return found == tag(text, associatedData, key, nonce) ? text : nil
  }

  /// What a broken device takes that does not look where a body stands.
  static func openedAnywhere(_ body: [UInt8], key: UInt64) -> [UInt8] {
    let mask = mask(key, number(in: body, at: 1))
    return body[head..<body.count - tagBytes].map { $0 ^ mask }
  }

  private static func mask(_ key: UInt64, _ nonce: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: Dice.mixed(key ^ nonce)) | 1
  }

  private static func number(in bytes: [UInt8], at start: Int) -> UInt64 {
    var number: UInt64 = 0
    for place in 0..<8 { number |= UInt64(bytes[start + place]) << UInt64(8 * place) }
    return number
  }

  private static func tag(
    _ text: [UInt8], _ associatedData: [UInt8], _ key: UInt64, _ nonce: UInt64
  ) -> UInt64 {
    hash(associatedData, hash(text, key ^ nonce))
  }

  private static func hash(_ bytes: [UInt8], _ start: UInt64) -> UInt64 {
    bytes.withUnsafeBytes { raw in
      var state = start ^ UInt64(raw.count)
      var place = 0
      while place + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        state = (state ^ UInt64(littleEndian: word)) &* 0x9E37_79B9_7F4A_7C15
        state ^= state >> 29
        place += 8
      }
      for last in place..<raw.count {
        state = (state ^ UInt64(raw[last])) &* 0x0000_0100_0000_01B3
      }
      return Dice.mixed(state)
    }
  }
}
