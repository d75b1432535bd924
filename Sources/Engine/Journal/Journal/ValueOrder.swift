// An order of values, needed only so that two writes with one stamp end alike on all devices.

extension Value: Comparable {
  public static func < (a: Value, b: Value) -> Bool {
    switch (a, b) {
    case (.bool(let x), .bool(let y)): !x && y
    case (.int(let x), .int(let y)): x < y
    case (.text(let x), .text(let y)): bytesPrecede(Array(x.utf8), Array(y.utf8))
    case (.bytes(let x), .bytes(let y)): bytesPrecede(x, y)
    case (.list(let x), .list(let y)): listPrecedes(x, y)
    default: a.rank < b.rank
    }
  }

  private var rank: Int {
    switch self {
    case .bool: 0
    case .int: 1
    case .text: 2
    case .bytes: 3
    case .list: 4
    }
  }
}

private func bytesPrecede(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  for (x, y) in zip(a, b) where x != y { return x < y }
  return a.count < b.count
}

/// Asks for the order twice instead of for equality: texts with the same letters in other bytes are
/// equal, and yet one of them has to win everywhere.
private func listPrecedes(_ a: [Value], _ b: [Value]) -> Bool {
  for (x, y) in zip(a, b) {
    if x < y { return true }
    if y < x { return false }
  }
  return a.count < b.count
}
