// Unpacks what "deflate" packed (RFC 1951), piece by piece: packed bytes come as they are read,
// and never more than a window of unpacked ones is held.

/// One unpacking, from the first bit to the last.
struct Inflate {
  /// Bytes that may be repeated.
  private static let window = 1 << 15
  /// Unpacked bytes that are handed out at once, or a few more.
  private static let piece = 1 << 16
  private static let longestMatch = 258
  /// More bytes than the lengths of a block's codes take, and than a symbol takes.
  private static let longestHeader = 640
  private static let longestSymbol = 8

  private enum Stage {
    case header, codes, done
    /// Bytes that are still to come as they are.
    case stored(Int)
  }

  private var input: [UInt8] = []
  private var position = 0
  private var isLastInput = false
  private var held: UInt64 = 0
  private var heldCount = 0
  private var stage = Stage.header
  private var isLastBlock = false
  private var literals = HuffmanCode()
  private var distances = HuffmanCode()
  /// The window, and behind it what is unpacked next.
  private var output = [UInt8](
    repeating: 0, count: Inflate.window + Inflate.piece + Inflate.longestMatch)
  private var filled = 0
  private var handedOut = 0

  /// Whether the last block has ended and all of it was handed out.
  var isDone: Bool {
    if case .done = stage { return handedOut == filled }
    return false
  }

  /// The bytes that a range of `input` unpacks to; throws `damaged`, and `tooLarge` as soon as
  /// there are more than `limit`.
  static func bytes(_ input: [UInt8], in range: Range<Int>, limit: Int) throws(ZipError) -> [UInt8]
  {
    var inflate = Inflate()
    inflate.feed(input[range], isLast: true)
    var all: [UInt8] = []
    while !inflate.isDone {
      let piece = try inflate.next()
      guard piece.count <= limit - all.count else { throw .tooLarge }
      all += piece
    }
    return all
  }

  /// Takes in the packed bytes that follow.
  mutating func feed(_ bytes: ArraySlice<UInt8>, isLast: Bool) {
    // Bytes whose bits are held stay, as a stored block reads them again.
    let used = max(0, position - Inflate.longestSymbol)
    input.removeFirst(used)
    position -= used
    input += bytes
    isLastInput = isLast
  }

  /// The bytes that follow; none when more has to be fed, or when all is done.
  mutating func next() throws(ZipError) -> ArraySlice<UInt8> {
    makeRoom()
    while filled - handedOut < Inflate.piece {
      switch stage {
      case .done: return handOut()
      case .header:
        guard has(Inflate.longestHeader) else { return handOut() }
        try header()
      case .stored(let left):
        guard try stored(left) else { return handOut() }
      case .codes:
        guard has(Inflate.longestSymbol) else { return handOut() }
        try compressed()
      }
    }
    return handOut()
  }

  private func has(_ count: Int) -> Bool { isLastInput || input.count - position >= count }

  private mutating func handOut() -> ArraySlice<UInt8> {
    defer { handedOut = filled }
    return output[handedOut..<filled]
  }

  private mutating func makeRoom() {
    let extra = filled - Inflate.window
    guard extra > 0 else { return }
    for place in 0..<Inflate.window { output[place] = output[place + extra] }
    filled = Inflate.window
    handedOut = Inflate.window
  }

  // Bits

  private mutating func refill() {
    while heldCount <= 56, position < input.count {
      held |= UInt64(input[position]) << UInt64(heldCount)
      position += 1
      heldCount += 8
    }
  }

  /// The next bits, the first one lowest; 0 … 16 of them.
  private mutating func bits(_ count: Int) throws(ZipError) -> Int {
    if heldCount < count { refill() }
    guard heldCount >= count else { throw .damaged }
    let value = held & (1 << UInt64(count) - 1)
    held >>= UInt64(count)
    heldCount -= count
    return Int(value)
  }

  private mutating func nextSymbol(_ code: HuffmanCode) throws(ZipError) -> Int {
    if heldCount < HuffmanCode.longest { refill() }
    let quick = code.quick[Int(held & (1 << UInt64(HuffmanCode.quickBits) - 1))]
    let quickLength = Int(quick & 15)
    if quickLength > 0, quickLength <= heldCount {
      held >>= UInt64(quickLength)
      heldCount -= quickLength
      return Int(quick >> 4)
    }
    return try longSymbol(code)
  }

  private mutating func longSymbol(_ code: HuffmanCode) throws(ZipError) -> Int {
    var value = 0
    var first = 0
    var index = 0
    for length in 1...HuffmanCode.longest {
      value |= try bits(1)
      let count = code.counts[length]
      if value - count < first { return Int(code.symbols[index + value - first]) }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw .damaged
  }

  // Blocks

  private mutating func header() throws(ZipError) {
    guard !isLastBlock else {
      stage = .done
      return
    }
    isLastBlock = try bits(1) == 1
    switch try bits(2) {
    case 0: try storedHeader()
    case 1:
      literals = try code(Inflate.fixedLengths[...])
      distances = try code(Inflate.fixedDistances)
      stage = .codes
    case 2: try dynamic()
    default: throw .damaged
    }
  }

  private func code(_ lengths: ArraySlice<UInt8>) throws(ZipError) -> HuffmanCode {
    guard let code = HuffmanCode(lengths: lengths) else { throw .damaged }
    return code
  }

  private mutating func storedHeader() throws(ZipError) {
    _ = try bits(heldCount % 8)
    let length = try bits(16)
    let check = try bits(16)
    guard length == ~check & 0xFFFF else { throw .damaged }
    // Whole bytes that are held already are read again from the input.
    position -= heldCount / 8
    held = 0
    heldCount = 0
    stage = .stored(length)
  }

  /// Whether it goes on without more input.
  private mutating func stored(_ left: Int) throws(ZipError) -> Bool {
    let count = min(left, input.count - position, output.count - filled)
    for place in 0..<count { output[filled + place] = input[position + place] }
    position += count
    filled += count
    stage = left == count ? .header : .stored(left - count)
    guard left > count, position == input.count else { return true }
    guard !isLastInput else { throw .damaged }
    return false
  }

  private mutating func dynamic() throws(ZipError) {
    let literalCount = try bits(5) + 257
    let distanceCount = try bits(5) + 1
    let count = try bits(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw .damaged }
    var orderLengths = [UInt8](repeating: 0, count: 19)
    for place in Inflate.lengthOrder.prefix(count) { orderLengths[place] = UInt8(try bits(3)) }
    let lengths = try lengths(literalCount + distanceCount, by: try code(orderLengths[...]))
    // A block without an end of its own.
    guard lengths[256] > 0 else { throw .damaged }
    literals = try code(lengths[..<literalCount])
    distances = try code(lengths[literalCount...])
    stage = .codes
  }

  private mutating func lengths(_ all: Int, by code: HuffmanCode) throws(ZipError) -> [UInt8] {
    var lengths: [UInt8] = []
    while lengths.count < all {
      let symbol = try nextSymbol(code)
      if symbol < 16 {
        lengths.append(UInt8(symbol))
        continue
      }
      var repeated: UInt8 = 0
      let times: Int
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .damaged }
        repeated = last
        times = 3 + (try bits(2))
      case 17: times = 3 + (try bits(3))
      default: times = 11 + (try bits(7))
      }
      guard times <= all - lengths.count else { throw .damaged }
      for _ in 0..<times { lengths.append(repeated) }
    }
    return lengths
  }

  /// Symbols to the end of the block, of the room or of the input.
  private mutating func compressed() throws(ZipError) {
    while filled - handedOut < Inflate.piece, has(Inflate.longestSymbol) {
      let symbol = try nextSymbol(literals)
      if symbol < 256 {
        output[filled] = UInt8(symbol)
        filled += 1
      } else if symbol == 256 {
        stage = .header
        return
      } else {
        try match(symbol)
      }
    }
  }

  private mutating func match(_ symbol: Int) throws(ZipError) {
    guard symbol < 286 else { throw .damaged }
    let length = Inflate.lengthBases[symbol - 257] + (try bits(Inflate.lengthBits[symbol - 257]))
    let far = try nextSymbol(distances)
    guard far < 30 else { throw .damaged }
    let distance = Inflate.distanceBases[far] + (try bits(far < 4 ? 0 : far / 2 - 1))
    guard distance <= filled else { throw .damaged }
    for place in filled..<filled + length { output[place] = output[place - distance] }
    filled += length
  }

  // Tables of RFC 1951, sections 3.2.5 … 3.2.7.

  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let fixedLengths: [UInt8] =
    [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
    + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8)
  private static let fixedDistances = [UInt8](repeating: 5, count: 30)[...]
}
