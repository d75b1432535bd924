// Nobody sees how long a change is.

import Engine
import Testing

struct PaddingTests {
  @Test(
    "Lengths are 128 bytes times a power of two",
    arguments: [
      (0, 128), (1, 128), (124, 128), (125, 256), (252, 256), (253, 512), (8188, 8192),
      (8189, 16_384),
    ])
  func sizes(_ count: Int, _ padded: Int) {
    let bytes = [UInt8](repeating: 7, count: count)
    #expect(Padding.padded(bytes).count == padded)
    #expect(Padding.removed(Padding.padded(bytes)) == bytes)
  }

  @Test("What is no padding of ours is refused")
  func refused() {
    #expect(Padding.removed([]) == nil)
    #expect(Padding.removed([0, 0, 0]) == nil)
    #expect(Padding.removed([0, 0, 0, 1]) == nil)
    #expect(Padding.removed([255, 255, 255, 255, 1]) == nil)
    var padded = Padding.padded([1, 2])
    padded[127] = 1
    #expect(Padding.removed(padded) == nil)
  }
}
