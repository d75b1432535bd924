// HMAC and HKDF against the published vectors.
import Engine
import Testing

@Suite("Keys drawn from a secret")
struct HKDFTests {
  private func bytes(_ hex: String) -> [UInt8] { Hex.decode(hex)! }

  @Test("HMAC gives the codes of RFC 4231, test cases 1 to 4, 6 and 7")
  func hmac() {
    let table: [(key: [UInt8], message: [UInt8], code: String)] = [
      (
        [UInt8](repeating: 0x0b, count: 20), Array("Hi There".utf8),
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        [UInt8](repeating: 0xaa, count: 20), [UInt8](repeating: 0xdd, count: 50),
        "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
      ),
      (
        [UInt8](repeating: 0xaa, count: 131),
        Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
      (
        [UInt8](1...25), [UInt8](repeating: 0xcd, count: 50),
        "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
      ),
      (
        [UInt8](repeating: 0xaa, count: 131),
        Array(
          ("This is a test using a larger than block-size key and a larger than block-size data. "
            + "The key needs to be hashed before being used by the HMAC algorithm.").utf8),
        "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
      ),
    ]
    for row in table { #expect(Hex.encode(HMAC.code(row.message, key: row.key)) == row.code) }
  }

  @Test("HKDF gives the keys of RFC 5869, test cases 1 to 3")
  func hkdf() {
    let secret = [UInt8](repeating: 0x0b, count: 22)
    let first = HKDF.key(
      from: secret, salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"),
      count: 42)
    #expect(
      Hex.encode(first)
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    let second = HKDF.key(
      from: [UInt8](0x00...0x4f), salt: [UInt8](0x60...0xaf), info: [UInt8](0xb0...0xff), count: 82)
    #expect(
      Hex.encode(second)
        == "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb"
        + "41c65e590e09da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87")
    #expect(
      Hex.encode(HKDF.key(from: secret, info: [], count: 42))
        == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
  }

  @Test("A root gives two keys of which neither is the other or the root")
  func roots() {
    let root = [UInt8](0..<32)
    let keys = PasswordKeys(root: root)
    #expect(Set([root, keys.signIn, keys.wrapping]).count == 3)
    #expect(PasswordKeys(root: root) == keys)
  }

  @Test("A device believes only rounds between 600,000 and 10,000,000 and a salt of 16 bytes")
  func rounds() {
    let salt = [UInt8](0..<16)
    for rounds: Int64 in [600_000, 10_000_000] {
      #expect(PasswordStretch(salt: salt, rounds: rounds) != nil)
    }
    for rounds: Int64 in [0, -1, 1, 599_999, 10_000_001, .max] {
      #expect(PasswordStretch(salt: salt, rounds: rounds) == nil)
    }
    #expect(PasswordStretch(salt: [], rounds: 600_000) == nil)
    #expect(PasswordStretch(salt: salt + [0], rounds: 600_000) == nil)
  }

  @Test("Each kind of wrap, name and key version has a place of its own")
  func wraps() {
    let name = Identifier(high: 1, low: 2)
    let places = [
      KeyWrap.password.associatedData(name: name, keyVersion: 1),
      KeyWrap.recovery.associatedData(name: name, keyVersion: 1),
      KeyWrap.password.associatedData(name: name, keyVersion: 2),
      KeyWrap.password.associatedData(name: Identifier(high: 2, low: 1), keyVersion: 1),
    ]
    #expect(Set(places).count == places.count)
  }
}
