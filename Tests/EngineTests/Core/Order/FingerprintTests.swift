// The numbers that FNV's authors publish for their algorithm.
import Engine
import Testing

@Suite("Fingerprints")
struct FingerprintTests {
  @Test(
    "Bytes have the numbers that the authors of FNV-1a publish",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325 as UInt64), ("a", 0xAF63_DC4C_8601_EC8C),
      ("foobar", 0x8594_4171_F739_67E8),
    ])
  func published(text: String, number: UInt64) {
    var print = Fingerprint()
    print.add(bytes: text.utf8)
    #expect(print.value == number)
  }

  @Test("A word adds its eight bytes, the lowest first")
  func word() {
    var word = Fingerprint()
    word.add(bytesOf: 0x0807_0605_0403_0201)
    var bytes = Fingerprint()
    bytes.add(bytes: [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(word.value == bytes.value)
  }

  @Test("The order of what is added makes another number")
  func order() {
    var one = Fingerprint()
    one.add(1)
    one.add(2)
    var other = Fingerprint()
    other.add(2)
    other.add(1)
    #expect(one.value != other.value)
  }
}
