// Unpacks what "deflate" packed (RFC 1951), with a limit that the caller names.

/// One unpacking, from the first bit to the last.
struct Inflate {
  private let input: [UInt8]
  private let end: Int
  private let limit: Int
  private var position: Int
  private var held: UInt32 = 0
  private var heldCount = 0
  private var output: [UInt8] = []

  /// The bytes that a range of `input` unpacks to; throws `damaged`, and `tooLarge` as soon as
  /// there are more than `limit`.
  static func bytes(_ input: [UInt8], in range: Range<Int>, limit: Int) throws(ZipError) -> [UInt8]
  {
    var inflate = Inflate(input: input, range: range, limit: limit)
    try inflate.run()
    return inflate.output
  }

  private init(input: [UInt8], range: Range<Int>, limit: Int) {
    self.input = input
    self.limit = limit
    position = range.lowerBound
    end = range.upperBound
  }

  private mutating func run() throws(ZipError) {
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 0: try stored()
      case 1: try compressed(try code(Inflate.fixedLengths[...]), try code(Inflate.fixedDistances))
      case 2: try dynamic()
      default: throw .damaged
      }
    }
  }

  // Bits

  /// The next bits, the first one lowest; 0 … 16 of them.
  private mutating func bits(_ count: Int) throws(ZipError) -> Int {
    while heldCount < count {
      guard position < end else { throw .damaged }
      held |= UInt32(input[position]) << UInt32(heldCount)
      position += 1
      heldCount += 8
    }
    let value = held & (1 << UInt32(count) - 1)
    held >>= UInt32(count)
    heldCount -= count
    return Int(value)
  }

  private mutating func nextSymbol(_ code: HuffmanCode) throws(ZipError) -> Int {
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

  private func code(_ lengths: ArraySlice<UInt8>) throws(ZipError) -> HuffmanCode {
    guard let code = HuffmanCode(lengths: lengths) else { throw .damaged }
    return code
  }

  // Blocks

  private mutating func stored() throws(ZipError) {
    held = 0
    heldCount = 0
    guard end - position >= 4 else { throw .damaged }
    let length = Int(input[position]) | Int(input[position + 1]) << 8
    let check = Int(input[position + 2]) | Int(input[position + 3]) << 8
    position += 4
    guard length == ~check & 0xFFFF, length <= end - position else { throw .damaged }
    guard length <= limit - output.count else { throw .tooLarge }
    output.append(contentsOf: input[position..<position + length])
    position += length
  }

  private mutating func dynamic() throws(ZipError) {
    let literals = try bits(5) + 257
    let distances = try bits(5) + 1
    let count = try bits(4) + 4
    guard literals <= 286, distances <= 30 else { throw .damaged }
    var orderLengths = [UInt8](repeating: 0, count: 19)
    for place in Inflate.lengthOrder.prefix(count) { orderLengths[place] = UInt8(try bits(3)) }
    let lengthCode = try code(orderLengths[...])
    var lengths: [UInt8] = []
    while lengths.count < literals + distances {
      let symbol = try nextSymbol(lengthCode)
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
      guard times <= literals + distances - lengths.count else { throw .damaged }
      for _ in 0..<times { lengths.append(repeated) }
    }
    // A block without an end of its own.
    guard lengths[256] > 0 else { throw .damaged }
    try compressed(try code(lengths[..<literals]), try code(lengths[literals...]))
  }

  private mutating func compressed(_ literals: HuffmanCode, _ distances: HuffmanCode)
    throws(ZipError)
  {
    while true {
      let symbol = try nextSymbol(literals)
      if symbol == 256 { return }
      if symbol < 256 {
        guard output.count < limit else { throw .tooLarge }
        output.append(UInt8(symbol))
        continue
      }
      guard symbol < 286 else { throw .damaged }
      let length = Inflate.lengthBases[symbol - 257] + (try bits(Inflate.lengthBits[symbol - 257]))
      let far = try nextSymbol(distances)
      guard far < 30 else { throw .damaged }
      let distance = Inflate.distanceBases[far] + (try bits(far < 4 ? 0 : far / 2 - 1))
      guard distance <= output.count else { throw .damaged }
      guard length <= limit - output.count else { throw .tooLarge }
      let start = output.count - distance
      for place in start..<start + length { output.append(output[place]) }
    }
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
